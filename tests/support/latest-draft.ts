import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { db } from '../../mock-api/node.ts';
import { openFilledForm, request } from './dashboard.ts';
import { press, textsOf } from './form.ts';

export const region = () => screen.findByRole('region', { name: 'Latest draft' });
export const inRegion = async () => within(await region());
export const again = async () => (await inRegion()).findByRole('button', { name: 'Draft again' });
export const shownLines = async () => textsOf((await inRegion()).getAllByRole('listitem'));
/** The results of the stored drafts, the oldest first. */
export const stored = () =>
  db.tables.goals.filter(({ goal }) => goal === request.goal).map(({ result }) => result.split(/\n+/));

/** Creates once and drafts again until there are so many drafts. */
export async function openDrafts(count: number, label = 'Create OKRs') {
  const opened = await openFilledForm();
  await press(opened.user, label);
  await (await inRegion()).findAllByRole('listitem');
  for (let number = 2; number <= count; number += 1) await draftAgain(opened.user, number);
  return opened;
}

export async function draftAgain(user: UserEvent, number: number) {
  await user.click(await again());
  await (await inRegion()).findByText(new RegExp(`^Draft ${number} of ${number}\\.`));
}

export async function deleteShown(user: UserEvent) {
  await user.click((await inRegion()).getByRole('button', { name: 'Delete' }));
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: /^Delete / }));
}
