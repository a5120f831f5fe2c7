import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { brand } from '@/brand';
import { paths } from '@/domain/paths';

import { accountOf, address, loadApp, tokenFor } from '../support/app.tsx';

it('the first page of a visit does not steal the focus', async () => {
  await loadApp(paths.individualSignIn);
  const title = await screen.findByRole('heading', { name: 'Sign In' });
  await waitFor(() => expect(document.title).toBe(`Sign In - ${brand.name}`));
  expect(title).not.toHaveFocus();
});

it('a public page that stood here while another tab signed in leads past the sign-in', async () => {
  const [{ email }, token] = [await accountOf('individual'), await tokenFor('individual')];
  const user = await loadApp(paths.getStarted);
  localStorage.setItem('authToken', token);
  localStorage.setItem('email', email);
  await screen.findByRole('heading', { level: 1 });
  await user.click(document.querySelector(`main a[href="${paths.individualSignIn}"]`) ?? document.body);
  await waitFor(() => expect(address()).toBe(paths.dashboard));
});

it('the business dashboard greets with another name where one is set', async () => {
  vi.stubEnv('VITE_BUSINESS_GREETING_NAME', ' Jordan ');
  vi.resetModules();
  const { env } = await import('@/lib/env');
  expect(env.businessGreetingName).toBe('Jordan');
});
