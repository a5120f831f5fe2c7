import { act, fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';

import { versionMessages } from '@/domain/version-messages';

import { press } from './form.ts';
import { details, openPocket } from './pocket.ts';
import { onlyToast } from './toasts.ts';

/* Queries and steps of the tests of a person's version (docs/product.md 7.19). */

export const line = (number: number) =>
  screen.getByRole('textbox', { name: new RegExp(`^(?:Key result|KPI) ${number}$`) });

/** The texts of the fields of the lines, the objective first. */
export const lines = () =>
  screen
    .getAllByRole('textbox', { name: /^(?:Key result|KPI|Objective)/ })
    .map((field) => (field as HTMLTextAreaElement).value);

export const rangeOf = (number: number) => screen.getByRole('slider', { name: `Progress of key result ${number}` });

/** The lines of the open record. */
export const shownLines = () => [...details().querySelectorAll('li bdi')].map(({ textContent }) => textContent);

export const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

/** Opens a record and its editor. */
export async function edit(user: UserEvent, goal: string) {
  await press(user, goal);
  await press(user, 'Edit');
  await screen.findByRole('button', { name: 'Save my version' });
}

/** Saves, and waits for the details to return. */
export async function save(user: UserEvent) {
  await press(user, 'Save my version');
  await screen.findByText('Your version, saved in this browser');
}

/** Chooses a backup file with this text. */
export async function importBackup(user: UserEvent, text: string) {
  await press(user, 'Backup');
  const file = new File([text], 'version.json', { type: 'application/json' });
  await user.upload(await screen.findByLabelText('Import edits and progress'), file);
}

/** Opens the first record and saves a version of it. */
export async function openWorded() {
  const { user } = await openPocket('okr');
  await edit(user, 'First goal');
  type(line(1), 'Raise night shifts with a full team from 71% to 95%');
  type(screen.getByRole('textbox', { name: 'Note' }), 'Ask Ines');
  await save(user);
  await onlyToast(versionMessages.saved);
  act(() => toast.remove());
  return { user };
}
