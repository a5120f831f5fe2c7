import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { goalCalls } from '@/api/contract';
import { audiences } from '@/domain/audience';
import { paths } from '@/domain/paths';

import { db, makeGoal, makeNotification } from '../../mock-api/node.ts';
import { address, goBack, openApp, signedInAs } from '../support/app.tsx';
import { refusal } from '../support/faults.ts';
import { plurals, searchedInWords } from '../support/goal-texts.ts';
import { fill, press, textsOf } from '../support/steps.ts';
import { answer, callsOf } from '../support/wire.ts';

const field = () => screen.findByRole('searchbox', { name: 'Search' });

/** The results of one list, once it is read. */
const group = (name: string) =>
  waitFor(() => {
    const found = screen.getByRole('region', { name: new RegExp(`^${name}`) });
    expect(found).not.toHaveTextContent('Loading');
    return found;
  });

const marks = () => textsOf(document.querySelectorAll('mark'));

async function openSearch(query = '', audience: 'individual' | 'business' = 'individual') {
  const { id: ownerId } = await signedInAs(audience);
  db.tables.goals = [
    makeGoal({
      ownerId,
      kind: 'okr',
      goal: 'Win Zürich for us',
      role: 'Sales Lead',
      result: 'First\nReach 30 customers',
    }),
    makeGoal({ ownerId, kind: 'kpi', goal: 'Reply within hours', role: 'Support', result: 'Median hours' }),
  ];
  db.tables.notifications = [makeNotification({ ownerId, message: 'Your OKRs for Sales Lead are ready.' })];
  return openApp(`${paths.search}${query}`);
}

describe('searching', () => {
  it('starts in its field; filters on typing, in any order and case, and marks the matches; the address keeps it', async () => {
    const user = await openSearch();
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    expect(screen.getByText(`Search looks in your ${searchedInWords}.`)).toBeVisible();
    await user.type(input, 'LEAD zurich');
    const found = await group('OKRs');
    expect(within(found).getByRole('heading')).toHaveTextContent('OKRs 1');
    expect(marks()).toEqual(['Zürich', 'Lead']);
    expect(screen.queryByRole('region', { name: /^Notifications/ })).toBeNull();

    await fill({ Search: 'win & 50% ' });
    expect(await screen.findByText('Nothing matches')).toBeVisible();
    expect(screen.getByText(`Search looks in your ${searchedInWords}.`)).toBeVisible();
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('q')).toBe('win & 50% '));
    await fill({ Search: '' });
    await waitFor(() => expect(address()).toBe('/search'));

    await fill({ Search: 'sales' });
    const link = within(await group('Notifications')).getByRole('link');
    expect(link).toHaveTextContent('Your OKRs for Sales Lead are ready.');
    expect(await screen.findByText('2 results')).toBeInTheDocument();
    // Without a business session.
    expect(callsOf('listEmployees')).toEqual([]);
    await user.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Stay Updated' })).toBeVisible();
  });

  it.each(Object.values(audiences))(
    'opens the record in the $audience pocket, and Back brings the query',
    async (row) => {
      const user = await openSearch('', row.audience);
      await user.type(await field(), 'reply');
      const link = within(await group('KPIs')).getByRole('link');
      await user.click(link);
      const key = db.tables.goals[1]?.id ?? '';
      await waitFor(() => expect(address()).toContain(`?record=${encodeURIComponent(key)}`));
      expect(await screen.findByRole('heading', { level: 2, name: 'Reply within hours' })).toBeVisible();
      await goBack();
      await waitFor(() => expect(address()).toBe('/search?q=reply'));
      expect(await field()).toHaveValue('reply');
      expect(await group('KPIs')).toBeVisible();
    },
  );

  it('finds employees with a business session', async () => {
    const user = await openSearch('?q=a', 'business');
    const [first] = within(await group('Employees')).getAllByRole('link');
    if (!first) throw new Error('No one was found.');
    const id = db.tables.employees[0]?.id ?? '';
    expect(first).toHaveAttribute('href', `${paths.employeeList}?employee=${encodeURIComponent(id)}`);
    await user.click(first);
    const details = await screen.findByRole('dialog', { name: 'Details' });
    expect(await within(details).findByRole('heading', { level: 2, name: 'Priya Raman' })).toBeVisible();
  });

  it('says where nothing was found, and which list it could not search', async () => {
    answer('listNotifications', () => refusal(404).respond(200));
    await openSearch('?q=xyzzy');
    expect(await screen.findByText(`No results in your ${new Intl.ListFormat('en-GB').format(plurals)}`)).toBeVisible();
    expect(screen.getAllByText("We couldn't search your notifications.")).toHaveLength(2);
    expect(screen.queryByText('Nothing matches')).toBeNull();
  });

  it('says nothing of what matches when no list could be read', async () => {
    const goalLists = Object.values(goalCalls).map(({ list }) => list);
    for (const name of [...goalLists, 'listNotifications'] as const) answer(name, () => refusal(404).respond(200));
    await openSearch('?q=xyzzy');
    expect(await screen.findByText("We can't reach the server. Your data is safe.")).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    for (const name of [...plurals, 'Notifications']) expect(await group(name)).toHaveTextContent(`${name} \u2013`);
    expect(screen.queryByText(/Nothing matches|No results/)).toBeNull();
    expect(screen.getByText(`We couldn't search your ${searchedInWords}.`)).toBeInTheDocument();
  });

  it('finds a line among many goals, whose texts are read in slices; draws a part of many results, and more when asked', async () => {
    const { id: ownerId } = await signedInAs('individual');
    db.tables.goals = Array.from({ length: 600 }, (_, index) => {
      const result = `**Objective:** Grow\n- Win **account** ${index}.`;
      return makeGoal({ ownerId, kind: 'okr', goal: index < 60 ? `Sell ${index}` : `Goal ${index}`, result });
    });
    const user = openApp(`${paths.search}?q=account%20599`);
    expect(within(await group('OKRs')).getByRole('link')).toHaveTextContent(/Goal 599.*Win account 599/);
    expect(screen.queryByText(/^Nothing/)).toBeNull();
    await fill({ Search: 'sell' });
    await waitFor(async () => expect(within(await group('OKRs')).getByRole('heading')).toHaveTextContent('60'));
    const found = await group('OKRs');
    expect(within(found).getAllByRole('link')).toHaveLength(8);
    await press(user, 'Show 40 more');
    expect(within(found).getAllByRole('link')).toHaveLength(48);
    await press(user, 'Show 12 more');
    expect(within(found).getAllByRole('link')).toHaveLength(60);
  });
});

describe('the key that searches', () => {
  it('leads to it from anywhere, and no other key', async () => {
    await signedInAs('individual');
    openApp(paths.help);
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    await waitFor(() => expect(fireEvent.keyDown(document.body, { key: 'K', ctrlKey: true })).toBe(false));
    await waitFor(() => expect(address()).toBe(paths.search));
    await waitFor(async () => expect(await field()).toHaveFocus());
    for (const keys of [
      { key: 'k' },
      { key: 'k', metaKey: true },
      { key: 'k', ctrlKey: true, metaKey: true },
      { key: 'k', ctrlKey: true, shiftKey: true },
      { key: 'k', ctrlKey: true, altKey: true },
      { key: 'k', ctrlKey: true, isComposing: true },
      { key: 'j', ctrlKey: true },
    ]) {
      expect(fireEvent.keyDown(document.body, keys), JSON.stringify(keys)).toBe(true);
    }
  });

  it('leaves Ctrl K to the text fields of a Mac, and searches with Cmd K; what is typed waits', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
    await signedInAs('individual');
    openApp(paths.dashboard);
    await fill({ Role: 'Sales Lead', 'Your Company Strategic Goal': 'Grow' });
    const goal = screen.getByLabelText('Your Company Strategic Goal');
    let leavesOther = false;
    // Once the listener exists, and once: every press starts its own navigation.
    await waitFor(() => {
      leavesOther = fireEvent.keyDown(goal, { key: 'k', ctrlKey: true });
      expect(fireEvent.keyDown(goal, { key: 'k', metaKey: true })).toBe(false);
    });
    expect(leavesOther).toBe(true);
    await waitFor(() => expect(address()).toBe(paths.search));
    expect(await screen.findByText(/\u2318 K opens search/)).toBeVisible();
    await goBack();
    expect(await screen.findByLabelText('Your Company Strategic Goal')).toHaveValue('Grow');
  });
});
