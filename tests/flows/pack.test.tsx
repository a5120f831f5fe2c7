import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { paths } from '@/domain/paths';

import { db } from '../../mock-api/node.ts';
import { goTo } from '../support/app.tsx';
import { boxOf, foundBox } from '../support/employee-list.ts';
import { filesOf } from '../support/foreign-readers.ts';
import { choose, dialog, generateButton, openDialog, ada, bo } from '../support/overview.ts';
import { pagesOf, withSavedFiles } from '../support/saved-files.ts';
import { breakDatabase, fill, findToast, press, setWidth, widths } from '../support/steps.ts';
import { hearFromAnotherTab, storeVersions } from '../support/versions.ts';

const saved = withSavedFiles();

beforeEach(() => setWidth(widths.wide));

type User = Awaited<ReturnType<typeof openDialog>>;

/** Drafts goals for people one by one in the open dialog, then opens the list of people. */
async function draftFor(user: User, ...drafts: readonly (readonly [name: string, prompt: string])[]) {
  for (const [name, prompt] of drafts) {
    await choose(user, name);
    await fill({ 'Additional prompt': prompt });
    const count = db.tables.goals.length;
    await user.click(generateButton());
    await waitFor(() => expect(db.tables.goals).toHaveLength(count + 1));
    await dialog().findByRole('region', { name: /^Newest/ });
  }
  goTo(paths.employeeList);
  await screen.findByRole('button', { name: 'Bo Lind' });
}

/** Opens the pack of Bo, for whom a goal was drafted. */
async function openPackOfBo() {
  const user = await openDialog();
  await draftFor(user, ['Bo', 'Fewer clicks']);
  await user.click(boxOf('Bo Lind'));
  return { user, pack: await openPack(user) };
}

async function openPack(user: User) {
  await user.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: 'Goal pack' }));
  return within(await screen.findByRole('dialog', { name: /^Goal pack for/ }));
}

describe('a pack for people', () => {
  it('is one PDF with contents and a page for each person who has goals, in the order of the list', async () => {
    const user = await openDialog();
    await draftFor(user, ['Bo', 'Fewer clicks'], ['Ada', 'Grow'], ['Ada', 'Serve']);
    await user.click(foundBox());
    const pack = await openPack(user);
    expect(await pack.findByText(/have goals/)).toBeVisible();
    await press(user, 'Download');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^Goals-\d{4}-\d\d-\d\d\.pdf$/);
    const [contents, first, second, ...more] = await pagesOf(saved[0]);
    expect(contents).toMatch(/Goals[^]*Ada Berg 2[^]*Bo Lind 3/);
    expect(first).toMatch(/^[^]*Ada Berg[^]*(Serve[^]*Grow|Grow[^]*Serve)/);
    expect(first).not.toContain('Fewer clicks');
    expect(second).toMatch(/Bo Lind[^]*Fewer clicks/);
    expect(more).toEqual([]);
    await findToast('Goal pack for 2 people downloaded.');
  });

  it('is a ZIP of single PDFs named by work mail', async () => {
    const { user, pack } = await openPackOfBo();
    await user.click(pack.getByRole('radio', { name: /ZIP/ }));
    await press(user, 'Download');
    await waitFor(() => expect(saved).toHaveLength(1));
    const files = await filesOf(saved[0]?.blob ?? new Blob());
    const { workMail = '' } = db.tables.employees.find(({ firstName }) => firstName === 'Bo') ?? {};
    expect([...files.keys()]).toEqual([`${workMail}.pdf`]);
    const pdf = files.get(`${workMail}.pdf`);
    const [page] = await pagesOf({ name: '', blob: new Blob([pdf ?? '']) });
    expect(page).toMatch(/Bo Lind[^]*Fewer clicks/);
    await findToast('Goal pack for 1 person downloaded.');
  });

  it('has the own version of a goal, and not the one that it replaces', async () => {
    const user = await openDialog();
    await draftFor(user, ['Bo', 'Fewer clicks']);
    const drafted = db.tables.goals.find(({ goal }) => goal === 'Fewer clicks')?.result ?? '';
    await storeVersions({ 'Fewer clicks': { lines: ['Two clicks to every page'] } }, { audience: 'business' });
    // The overview has read the existing goals.
    hearFromAnotherTab(undefined, 'business');
    goTo(paths.businessOkrs);
    await screen.findByRole('img', { name: 'Your version' });
    goTo(paths.employeeList);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Bo Lind' }));
    await openPack(user);
    await press(user, 'Download');
    await waitFor(() => expect(saved).toHaveLength(1));
    const text = (await pagesOf(saved[0])).join('\n');
    expect(text).toContain('Two clicks to every page');
    expect(drafted).not.toBe('');
    expect(text).not.toContain(drafted.split('\n').at(-1)?.slice(0, 20));
  });

  it('leads to generating where no one has goals', async () => {
    const user = await openDialog();
    await draftFor(user);
    await user.click(boxOf('Bo Lind'));
    const pack = await openPack(user);
    expect(await pack.findByText('This person has no goals in this browser yet.')).toBeVisible();
    expect(pack.queryByRole('button', { name: 'Download' })).toBeNull();
    expect(pack.queryByRole('radio')).toBeNull();
    await user.click(pack.getByRole('button', { name: 'Generate for 1 person' }));
    expect(await screen.findByRole('dialog', { name: 'Generate for 1 person' })).toBeVisible();
  });
});

/** The goals in someone's details, as texts. */
async function goalsOf(user: User, name: string): Promise<string[]> {
  await user.click(await screen.findByRole('button', { name }));
  const section = await screen.findByRole('region', { name: 'Goals' });
  expect(section).toHaveTextContent('in this browser');
  return within(section)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
}

it('goals drafted for a person are in their details until the record is deleted', async () => {
  const user = await openDialog({ goals: [{ goal: 'Fewer clicks', role: 'Designer' }] });
  await draftFor(user, ['Bo', 'Fewer clicks']);
  expect(await goalsOf(user, 'Bo Lind')).toEqual([expect.stringMatching(/^Fewer clicksOKR · /)]);
  expect(await goalsOf(user, 'Ada Berg')).toEqual([]);
  // The earlier goal may be hers.
  expect(screen.getByRole('region', { name: 'Goals' })).toHaveTextContent(
    "Not known in this browser. 1 saved goal isn't linked to people in this browser.",
  );

  await user.click(await screen.findByRole('button', { name: 'Bo Lind' }));
  await user.click(within(await screen.findByRole('region', { name: 'Goals' })).getByRole('link'));
  await screen.findByRole('heading', { level: 2, name: 'Fewer clicks' });
  const [name] = await screen.findAllByText('For', { selector: 'dt' });
  expect(name?.nextElementSibling).toHaveTextContent('Bo Lind');
  expect(within(name?.nextElementSibling as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining(`${paths.employeeList}?employee=`),
  );
  await press(user, 'Delete');
  await press(user, 'Delete OKR');
  await waitFor(() => expect(db.tables.goals).toHaveLength(1));
  goTo(paths.employeeList);
  expect(await goalsOf(user, 'Bo Lind')).toEqual([]);
});

it('two people of one role and goal have one each', async () => {
  const user = await openDialog({ employees: [ada, { ...bo, jobTitle: ada.jobTitle }] });
  await draftFor(user, ['Ada', 'Grow'], ['Bo', 'Grow']);
  expect(await goalsOf(user, 'Ada Berg')).toHaveLength(1);
  expect(await goalsOf(user, 'Bo Lind')).toHaveLength(1);
});

it('what cannot be read from this browser is asked for again', async () => {
  const read = breakDatabase('get');
  const user = await openDialog();
  goTo(paths.employeeList);
  await user.click(await screen.findByRole('button', { name: 'Bo Lind' }));
  const section = await screen.findByRole('region', { name: 'Goals' });
  expect(section).toHaveTextContent("We couldn't load this person's goals.");
  read.mockRestore();
  await press(user, 'Try again: Goals');
  await waitFor(() => expect(section).toHaveTextContent('No goals yet'));
  expect(within(section).getByRole('heading')).toHaveFocus();
});
