import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { paths } from '@/domain/paths';

import { address, openApp, signedInAs } from '../support/app.tsx';

/** Where the address itself leads on: sign-in pages send who is signed in home. */
const leadsOn: readonly string[] = [paths.individualSignIn];

const addresses = Object.values<string>(paths)
  .filter((path) => path !== paths.landing && !leadsOn.includes(path))
  .map((path) => path.replace(':id', 'company-1'));

it.each(addresses)('%s shows a page of its own, and not the landing page', async (path) => {
  await signedInAs('individual');
  openApp(path);
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title.textContent).not.toBe('');
  expect(title).not.toHaveTextContent('Next-Level People Process');
  expect(title).not.toHaveTextContent('This page could not be shown');
  expect(address()).toBe(path);
});

it('the sign-in page leads on', async () => {
  await signedInAs('individual');
  openApp(paths.individualSignIn);
  await waitFor(() => expect(address()).toBe(paths.dashboard));
});
