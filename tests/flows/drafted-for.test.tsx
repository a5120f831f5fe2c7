import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { paths } from '@/domain/paths';

import { db } from '../../mock-api/node.ts';
import { goTo } from '../support/app.tsx';
import { fill, press } from '../support/form.ts';
import { ada, bo, choose, dialog, generateButton, openDialog } from '../support/overview.ts';
import { setWidth, widths } from '../support/viewport.ts';

beforeEach(() => setWidth(widths.wide));

type User = Awaited<ReturnType<typeof openDialog>>;

/** Drafts for someone in the open dialog. */
async function draftFor(user: User, name: string, prompt: string) {
  await choose(user, name);
  await fill({ 'Additional prompt': prompt });
  const count = db.tables.goals.length;
  await user.click(generateButton());
  await waitFor(() => expect(db.tables.goals).toHaveLength(count + 1));
  await dialog().findByRole('region', { name: /^Newest/ });
}

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
  await draftFor(user, 'Bo', 'Fewer clicks');
  goTo(paths.employeeList);
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
  await draftFor(user, 'Ada', 'Grow');
  await draftFor(user, 'Bo', 'Grow');
  goTo(paths.employeeList);
  expect(await goalsOf(user, 'Ada Berg')).toHaveLength(1);
  expect(await goalsOf(user, 'Bo Lind')).toHaveLength(1);
});

const refuse = () => {
  throw new DOMException('Refused', 'InvalidStateError');
};

it('what cannot be read from this browser is asked for again', async () => {
  const read = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(refuse);
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
