import { screen } from '@testing-library/react';

import { paths } from '@/domain/paths';

import { openApp, signedInAs } from './app.tsx';
import { fill } from './steps.ts';

/** A goal request with blanks and special characters that must arrive unchanged. */
export const request = {
  role: ' Chief of Öl & Gas ',
  goal: 'Grow  revenue\nwithout "churn" <b>',
  industry: 'Energy / Wind',
} as const;

/** The form's labels with the values of `request`. */
export const typed = {
  Role: request.role,
  'Your Company Strategic Goal': request.goal,
  'Your Industry': request.industry,
} as const;

/** Opens the dashboard of the ready individual account with the form filled in. */
export async function openFilledForm() {
  const account = await signedInAs('individual');
  const user = openApp(paths.dashboard);
  await screen.findByLabelText('Role');
  await fill(typed);
  return { user, account };
}
