// proof: races

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { CallName } from '@/api/contract';
import { errors, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';

import { makeCompany } from '../../mock-api/factories.ts';
import { db } from '../../mock-api/node.ts';
import { address, expiredTokenFor, goTo, openApp, signedInAs } from '../support/app.tsx';
import { openFilledForm } from '../support/dashboard.ts';
import { openList, panel } from '../support/employee-list.ts';
import { refusal } from '../support/faults.ts';
import { fill, press } from '../support/form.ts';
import { go, toHelp } from '../support/leaving.ts';
import { triesRace } from '../support/note-tests.ts';
import { openPocket, searchField, shownGoals } from '../support/pocket.ts';
import { expectSameAfterReload } from '../support/reload.ts';
import { findToast, onlyToast, toasts } from '../support/toasts.ts';
import { answer, callsOf, hold, holdEach, watchAborts, type Held } from '../support/wire.ts';

/** All requests of a call that are held back by now, at least one. */
async function sent(name: CallName, held: { next: () => Promise<Held> }): Promise<Held[]> {
  await waitFor(() => expect(callsOf(name)).not.toEqual([]));
  return Promise.all(callsOf(name).map(() => held.next()));
}

const pathOf = ({ url }: Request): string => new URL(url).pathname;

/** Lets what was answered arrive: it passes through a few promises of the client. */
const arrived = () => act(() => new Promise((resolve) => void setTimeout(resolve)));

describe("people's details that come late", () => {
  const people = ['Zoë Sjögren', 'Ben Okafor', 'Ana Marin', 'Émile Roy'];

  it.each(['in order', 'the last one first'])('are of the person pressed last: %s', async (order) => {
    triesRace(7);
    const user = await openList();
    const details = holdEach('employeeDetails');
    const aborted = watchAborts();
    for (const name of people) await press(user, name);
    await waitFor(() => expect(callsOf('employeeDetails').some(({ url }) => url.includes('/e4/'))).toBe(true));
    const held = await sent('employeeDetails', details);
    const left = callsOf('employeeDetails').filter(({ url }) => !url.includes('/e4/'));
    expect(left).not.toEqual([]);
    expect(aborted()).toEqual(left.map(pathOf));
    for (const each of order === 'in order' ? held : held.toReversed()) each.release();
    await within(panel()).findByText('Start Date');
    expect(within(panel()).getByRole('heading', { level: 2 })).toHaveTextContent('Émile Roy');
    await expectSameAfterReload();
  });

  it('open nothing and move no focus once they are closed', async () => {
    triesRace(8);
    const user = await openList();
    const details = holdEach('employeeDetails');
    await press(user, 'Ben Okafor');
    const held = await sent('employeeDetails', details);
    await press(user, 'Close details');
    const focused = document.activeElement;
    for (const each of held) each.release();
    await arrived();
    expect(screen.queryByRole('region', { name: 'Details' })).toBeNull();
    expect(focused).toHaveFocus();
    await expectSameAfterReload();
  });
});

it.each(['the one that was left first', 'the one that is shown first'])(
  'a company profile that was left does not replace the one that is shown: %s',
  async (order) => {
    triesRace(9);
    const { id: ownerId } = await signedInAs('business');
    db.tables.companies = ['One', 'Two'].map((name) => makeCompany({ ownerId, id: name, name: `Company ${name}` }));
    const companies = holdEach('company');
    openApp('/business/company-profile/One');
    await screen.findByText('Loading...');
    goTo('/business/company-profile/Two');
    await waitFor(() => expect(callsOf('company').some(({ url }) => url.endsWith('/Two'))).toBe(true));
    const held = await sent('company', companies);
    for (const each of order.startsWith('the one that was left') ? held : held.toReversed()) each.release();
    expect(await screen.findByRole('heading', { level: 1, name: 'Company Two' })).toBeVisible();
    await arrived();
    expect(screen.queryByText('Company One')).toBeNull();
    await expectSameAfterReload();
  },
);

it('lists that come after the search field was cleared bring no results and no count', async () => {
  triesRace(13);
  await signedInAs('individual');
  const lists = holdEach('listOkrs');
  const user = openApp(paths.search);
  await fill({ Search: 'sales' });
  await press(user, 'Clear search');
  const held = await sent('listOkrs', lists);
  for (const each of held) each.release();
  await arrived();
  await screen.findByText(/^Search looks in your/);
  expect(screen.queryByRole('region', { name: /^OKRs/ })).toBeNull();
  expect(screen.queryByText(/\d results?/)).toBeNull();
  await waitFor(() => expect(address()).toBe(paths.search));
  await expectSameAfterReload();
});

it('a search that is typed while the list comes keeps every letter and its caret', async () => {
  triesRace(4);
  await openPocket('okr');
  cleanup();
  const letGo = hold('listOkrs');
  const user = openApp('/okrs?q=goal&sort=-date');
  expect(await screen.findByText('Loading your OKRs')).toBeInTheDocument();
  letGo();
  await waitFor(() => expect(shownGoals()).toHaveLength(3));
  expect(searchField()).toHaveValue('goal');
  await user.type(searchField(), '{ArrowLeft>4/}second ');
  expect(searchField()).toHaveValue('second goal');
  expect((searchField() as HTMLInputElement).selectionStart).toBe('second '.length);
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('q')).toBe('second goal'));
  expect(new URLSearchParams(window.location.search).get('sort')).toBe('-date');
  await expectSameAfterReload();
});

it('a session that ends before a list answers is one bar and one quiet line', async () => {
  triesRace(14);
  const { user } = await openPocket('okr');
  await toHelp(user);
  answer('listOkrs', () => refusal(401).respond(200));
  const token = await expiredTokenFor('individual');
  await go(user, /OKRs$/);
  await fill({ 'Search your pocket': 'second' });
  act(() => {
    localStorage.setItem('authToken', token);
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(await screen.findByText("Couldn't refresh")).toBeVisible();
  expect(await screen.findAllByText(/^Your session has ended/)).toHaveLength(1);
  expect(address()).toMatch(/^\/okrs/);
  expect(searchField()).toHaveValue('second');
  expect(shownGoals()).toEqual(['Second goal']);
  expect(toasts()).toEqual([]);
});

it('of three menu entries pressed at once the last one wins', async () => {
  triesRace(26);
  const { user } = await openPocket('okr');
  await toHelp(user);
  const lists = holdEach('listKpis');
  const aborted = watchAborts();
  const menu = screen.getByRole('navigation', { name: 'Main' });
  for (const path of [paths.profile, paths.kpis, paths.notifications]) {
    fireEvent.click(menu.querySelector(`a[href="${path}"]`) ?? menu);
  }
  const title = await screen.findByRole('heading', { level: 1, name: 'Stay Updated' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(document.title).toMatch(/^Stay Updated/);
  expect([...menu.querySelectorAll('[aria-current=page]')].map((link) => link.getAttribute('href'))).toEqual([
    paths.notifications,
  ]);
  expect(aborted()).toEqual(callsOf('listKpis').map(pathOf));
  for (let left = callsOf('listKpis').length; left > 0; left -= 1) (await lists.next()).release();
  await arrived();
  expect(toasts()).toEqual([]);
  expect(address()).toBe(paths.notifications);
  await expectSameAfterReload();
});

it('after two hours of sleep each list is read at most once, without a message', async () => {
  triesRace(33);
  vi.useFakeTimers({ toFake: ['Date'] });
  await openPocket('okr');
  await waitFor(() => expect(callsOf('listNotifications')).not.toEqual([]));
  await arrived();
  const [lists, notifications] = [callsOf('listOkrs').length, callsOf('listNotifications').length];
  act(() => {
    vi.setSystemTime(Date.now() + 2 * 60 * 60 * 1000);
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('pageshow'));
  });
  await waitFor(() => expect(callsOf('listNotifications')).toHaveLength(notifications + 1));
  await arrived();
  expect(callsOf('listNotifications')).toHaveLength(notifications + 1);
  expect(callsOf('listOkrs')).toHaveLength(lists);
  expect(toasts()).toEqual([]);
  expect(shownGoals()).toHaveLength(3);
});

describe('drafts under way', () => {
  it.each(['in order', 'the second first'])('of both kinds are two requests and two messages: %s', async (order) => {
    triesRace(15);
    const { user } = await openFilledForm();
    const [okrs, kpis] = [holdEach('createOkr'), holdEach('createKpi')];
    await press(user, 'Create OKRs');
    await press(user, 'Create KPIs');
    const held = [await okrs.next(), await kpis.next()];
    for (const each of order === 'in order' ? held : held.toReversed()) each.release();
    await findToast(successes.okrsGenerated);
    await findToast(successes.kpisGenerated);
    expect(callsOf('createOkr')).toHaveLength(1);
    expect(callsOf('createKpi')).toHaveLength(1);
  });

  it.each([
    { end: 'a success', release: (held: Held) => held.release(), told: successes.okrsGenerated },
    { end: 'a lost connection', release: (held: Held) => held.lose(), told: errors.generateOkrsFailed },
  ])('end with $end on a page that was left for another site and came back', async ({ release, told }) => {
    triesRace(31);
    const { user } = await openFilledForm();
    const creations = holdEach('createOkr', { acts: 'at once' });
    await press(user, 'Create OKRs');
    const creation = await creations.next();
    for (const type of ['pagehide', 'pageshow']) {
      act(() => void window.dispatchEvent(Object.assign(new Event(type), { persisted: true })));
    }
    const button = screen.getByRole('button', { name: 'Create OKRs' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    release(creation);
    await onlyToast(told);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await press(user, 'Create OKRs');
    (await creations.next()).release();
    expect(callsOf('createOkr')).toHaveLength(2);
  });
});
