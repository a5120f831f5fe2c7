import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

import { keptAnswers } from '@/device/goal-answers';
import { changeOwn, type Key, withStore } from '@/device/kept';
import type { Audience } from '@/domain/audience';
import { type AnswerChange, withChange } from '@/domain/goal-answers';
import { goalKinds } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';
import { ownerOrTokenHash } from '@/session/owner';
import { draftedForName, goalGroupsName } from '@/session/storage';

import type { Goal } from '../../mock-api/tables.ts';
import { goTo } from '../support/app.tsx';
import { ada, openWith, type Data } from '../support/overview.ts';
import { savedFiles } from '../support/saved-files.ts';
import { breakDatabase, findToast, press, setWidth, widths } from '../support/steps.ts';
import { hear } from '../support/versions.ts';

/** Four records of three strategic goals. */
const goals: Partial<Goal>[] = [
  { goal: 'Sign clinics in the north', role: 'Sales Lead' },
  { goal: 'Sign clinics in the north', role: 'Marketer' },
  { goal: 'Sign the clinics in our north', role: 'CEO' },
  { goal: 'Keep every promise', role: 'HR' },
];

const company = {
  currentYearGoals: 'Sign 60 clinics. Halve the time to first answer.',
  longTermObjectives: 'Keep our promises every day',
};

/** Opens the pocket of OKRs in its groups. */
async function openGroups(data: Data = {}, audience: Audience = 'business') {
  setWidth(widths.wide);
  const dated = goals.map((goal, index) => ({ ...goal, createdAt: new Date(2026, 2, 20 - index).toISOString() }));
  const groups = `${goalKinds.okr.listPath[audience]}?group=goal`;
  const { user } = await openWith(groups, { employees: [ada], company, goals: dated, ...data }, audience);
  await screen.findAllByRole('button', { name: /^(?:Collapse|Expand) (?!menu)/ });
  return { user };
}

/** The button with the company goals that a group supports. */
const servesButton = (goal: string) =>
  screen.findByRole('button', { name: (name) => /^(?:Supports|Not linked)/.test(name) && name.endsWith(`, ${goal}`) });

/** Stores an answer like another tab whose message is still pending. */
async function storeAnswers(change: AnswerChange): Promise<void> {
  await changeOwn(keptAnswers([ownerOrTokenHash(), 'business']), (stored) => withChange(stored, change));
}

// Lazy parts load on the first press; their loading time is not tested.
beforeAll(() => Promise.all([import('@/features/pocket/serves-menu'), import('@/features/overview/overview-page')]));

const storeValue = (database: string, key: Key, value: unknown) =>
  withStore(database, 'readwrite', async (kept) => void (await kept.put(value, key)));

describe('Supports', () => {
  it('says what a goal serves, and what a person sets there is never overruled', async () => {
    const { user } = await openGroups();
    expect(await servesButton('Keep every promise')).toHaveTextContent('Supports: Keep our promises every day');
    const button = await servesButton('Sign clinics in the north');
    expect(button).toHaveTextContent('Supports: Sign 60 clinics');
    await user.click(button);
    const menu = await screen.findByRole('menu', { name: 'Supports' });
    const boxes = within(menu).getAllByRole('menuitemcheckbox');
    expect(boxes.map((box) => [box.textContent, box.getAttribute('aria-checked')])).toEqual([
      ['Sign 60 clinics', 'true'],
      ['Halve the time to first answer', 'false'],
      ['Keep our promises every day', 'false'],
    ]);
    expect(boxes[0]).toHaveFocus();
    expect(boxes[0]).toHaveAccessibleDescription('Current-year goal');
    await user.keyboard('{Enter}{ArrowDown}{Enter}{End}{Enter}');
    await waitFor(() =>
      expect(boxes.map((box) => box.getAttribute('aria-checked'))).toEqual(['false', 'true', 'true']),
    );
    await press(user, 'Close dialog');
    expect(button).toHaveTextContent('Supports: Halve the time to first answer, and 1 more');

    goTo(paths.businessDashboard);
    const card = (await screen.findByRole('heading', { name: 'Company goals' })).closest('section');
    await waitFor(() => expect(card).toHaveTextContent('supported by'));
    expect(card).not.toHaveTextContent('no goals support this yet');
    goTo(`${paths.businessOkrs}?group=goal`);
    expect(await servesButton('Sign clinics in the north')).toHaveTextContent('Halve the time to first answer, and 1');
  });

  it('says that the browser refuses an answer', async () => {
    const { user } = await openGroups();
    breakDatabase('put');
    await user.click(await servesButton('Sign clinics in the north'));
    await screen.findByRole('menu', { name: 'Supports' });
    await user.keyboard('{Enter}');
    await findToast("This browser couldn't save your answer.");
    expect(screen.getByRole('menuitemcheckbox', { name: 'Sign 60 clinics' })).toBeChecked();
  });

  it('says that answers cannot be read, keeps them, and exports them as they are', async () => {
    const answers = { of: 'a newer version' };
    const people = 'links of a newer version';
    const { user } = await openGroups({
      before: async () => {
        await storeValue(goalGroupsName, ['business', ownerOrTokenHash()], answers);
        await storeValue(draftedForName, ['drafts', ownerOrTokenHash()], people);
      },
    });
    expect(await screen.findByText(/answers of yours that we couldn't read/)).toBeInTheDocument();
    await user.click(await servesButton('Sign clinics in the north'));
    await screen.findByRole('menu', { name: 'Supports' });
    await user.keyboard('{Enter}');
    await findToast("This browser couldn't save your answer.");
    await press(user, 'Close dialog');
    const files = savedFiles();
    await press(user, 'Backup');
    await press(user, 'Export edits and progress');
    await waitFor(() => expect(files).toHaveLength(1));
    expect(JSON.parse((await files[0]?.blob.text()) ?? '')).toMatchObject({
      unreadable: { answers: [answers], people: [people] },
    });
    goTo(paths.businessDashboard);
    const card = (await screen.findByRole('heading', { name: 'Company goals' })).closest('section');
    await waitFor(() => expect(card).toHaveTextContent("answers of yours that we couldn't read"));
  });

  it.each([
    ['without a company profile', { company: null }, 'business'],
    ['for individuals', {}, 'individual'],
    ['where the profile holds no goals', { company: { currentYearGoals: ' ', longTermObjectives: '' } }, 'business'],
  ] as const)('is left out %s', async (_, data, audience) => {
    await openGroups(data, audience);
    expect(screen.queryByRole('button', { name: /^(?:Supports|Not linked)/ })).toBeNull();
  });

  it('takes over what another tab has set, and overwrites nothing of it', async () => {
    const { user } = await openGroups();
    await servesButton('Keep every promise');
    const common = { goal: 'keep every promise' };
    await storeAnswers({ ...common, sentence: 'sign 60 clinics', serves: true });
    await user.click(await servesButton('Keep every promise'));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Halve the time to first answer' }));
    await press(user, 'Close dialog');
    await waitFor(async () =>
      expect(await servesButton('Keep every promise')).toHaveTextContent('Supports: Sign 60 clinics, and 2 more'),
    );
    await storeAnswers({ ...common, sentence: 'sign 60 clinics', serves: false });
    hear(['goal answers', ownerOrTokenHash()]);
    await waitFor(async () =>
      expect(await servesButton('Keep every promise')).toHaveTextContent(
        'Supports: Halve the time to first answer, and 1 more',
      ),
    );
    for (const sentence of ['halve the time to first answer', 'keep our promises every day'])
      await storeAnswers({ ...common, sentence, serves: false });
    hear(['goal answers', ownerOrTokenHash()]);
    await waitFor(async () =>
      expect(await servesButton('Keep every promise')).toHaveTextContent('Not linked to a company goal'),
    );
  });
});
