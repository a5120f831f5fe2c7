import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { paths } from '@/domain/paths';

import { openAs } from './app.tsx';
import { csvText } from './people-files.ts';
import { setWidth, widths } from './steps.ts';

export { labels, personRow } from './people-files.ts';

export async function openImport(): Promise<UserEvent> {
  setWidth(widths.wide);
  return openAs('business', paths.employeeImport);
}

export const csvOf = (rows: string[][], headings?: string[]): File =>
  new File([csvText(rows, headings)], 'people.csv', { type: 'text/csv' });

/** Chooses a file, as the browser's dialog would. */
export async function chooseFile(user: UserEvent, file: File): Promise<void> {
  await user.upload(await screen.findByLabelText('Choose file'), file);
}

/** Opens the page, chooses a file and continues to matching. */
export async function readFile(file: File): Promise<UserEvent> {
  const user = await openImport();
  await chooseFile(user, file);
  await user.click(await screen.findByRole('button', { name: 'Match columns' }));
  await screen.findByRole('heading', { name: /^Your \d+ columns?$/ });
  // A section without an open question is closed.
  for (const button of screen.getAllByRole('button', { expanded: false })) await user.click(button);
  return user;
}

/** The same, continued to the check: for a file without open questions. */
export async function checkFile(file: File): Promise<UserEvent> {
  const user = await openImport();
  await chooseFile(user, file);
  await user.click(await screen.findByRole('button', { name: 'Match columns' }));
  await user.click(await screen.findByRole('button', { name: 'Check rows' }));
  await screen.findByText(/ready to import\.$/);
  return user;
}

export const fieldFor = (heading: string) => screen.getByRole('combobox', { name: `Field for ${heading}` });

/** The text of the chosen option. In this environment `selectedOptions` misses a choice that React has set. */
export function chosenText(select: HTMLElement): string | undefined {
  const { options, value } = select as HTMLSelectElement;
  return [...options].find((option) => option.value === value)?.textContent;
}
