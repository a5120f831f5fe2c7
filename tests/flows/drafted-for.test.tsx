import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { paths } from '@/domain/paths';

import { db } from '../../mock-api/node.ts';
import { goTo } from '../support/app.tsx';
import { fill, press } from '../support/form.ts';
import { ada, bo, choose, dialog, employeeField, generateButton, openDialog } from '../support/overview.ts';
import { setWidth, widths } from '../support/viewport.ts';

beforeEach(() => setWidth(widths.wide));

type User = Awaited<ReturnType<typeof openDialog>>;

/** Drafts for somebody in the open dialog. */
async function draftFor(user: User, name: string, prompt: string) {
  await user.clear(employeeField());
  await choose(user, name);
  await fill({ 'Additional prompt': prompt });
  const count = db.tables.goals.length;
  await user.click(generateButton());
  await waitFor(() => expect(db.tables.goals).toHaveLength(count + 1));
  await dialog().findByRole('region', { name: /^Newest/ });
}

/** The goals in somebody's details, as texts. */
async function goalsOf(user: User, name: string): Promise<string[]> {
  await user.click(await screen.findByRole('button', { name }));
  const section = await screen.findByRole('region', { name: 'Goals' });
  expect(section).toHaveTextContent('as kept on this device');
  return within(section)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
}

it('what is drafted for a person stands in their details, and leaves them with its record', async () => {
  const user = await openDialog({ goals: [{ goal: 'Fewer clicks', role: 'Designer' }] });
  await draftFor(user, 'Bo', 'Fewer clicks');
  await goTo(paths.employeeList);
  expect(await goalsOf(user, 'Bo Lind')).toEqual([expect.stringMatching(/^Fewer clicksOKR · /)]);
  expect(await goalsOf(user, 'Ada Berg')).toEqual([]);
  expect(screen.getByText('No goals yet')).toBeVisible();

  await user.click(await screen.findByRole('button', { name: 'Bo Lind' }));
  await user.click(within(await screen.findByRole('region', { name: 'Goals' })).getByRole('link'));
  await screen.findByRole('heading', { level: 2, name: 'Fewer clicks' });
  await press(user, 'Delete');
  await press(user, 'Delete OKR');
  await waitFor(() => expect(db.tables.goals).toHaveLength(1));
  await goTo(paths.employeeList);
  expect(await goalsOf(user, 'Bo Lind')).toEqual([]);
});

it('two people of one role and goal are told apart by the order of sending, which is said', async () => {
  const user = await openDialog({ employees: [ada, { ...bo, jobTitle: ada.jobTitle }] });
  // The list of before is all that is known until both are sent.
  await draftFor(user, 'Ada', 'Grow');
  await draftFor(user, 'Bo', 'Grow');
  await goTo(paths.employeeList);
  expect(await goalsOf(user, 'Ada Berg')).toHaveLength(1);
  expect(await goalsOf(user, 'Bo Lind')).toHaveLength(1);
});

it('what this browser cannot keep is known until the page is left, and what cannot be read is asked for again', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = await openDialog();
  await goTo(paths.employeeList);
  await user.click(await screen.findByRole('button', { name: 'Bo Lind' }));
  const section = await screen.findByRole('region', { name: 'Goals' });
  expect(section).toHaveTextContent('We could not load them.');
  open.mockRestore();
  await press(user, 'Try again: Goals');
  await waitFor(() => expect(section).toHaveTextContent('No goals yet'));
  said.mockRestore();
});

it('drafts that this browser cannot keep are known until the page is left', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = await openDialog();
  await draftFor(user, 'Bo', 'Fewer clicks');
  await goTo(paths.employeeList);
  expect(await goalsOf(user, 'Bo Lind')).toHaveLength(1);
  expect(said).toHaveBeenCalled();
  open.mockRestore();
  said.mockRestore();
});
