import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { brand } from '@/brand';
import { paths } from '@/domain/paths';

import { goBack, loadApp, openApp, signedInAs } from '../support/app.tsx';

const pages = [
  { path: paths.individualSignIn, title: 'Sign In' },
  { path: paths.individualSignUp, title: 'Sign Up' },
  { path: paths.forgotPassword, title: 'Forgot your password?' },
  { path: paths.confirmEmail, title: 'Confirm your email address' },
  { path: paths.welcome, title: 'Welcome' },
  { path: `${paths.resetPassword}?token=x`, title: 'Set a new password' },
  { path: paths.dashboard, title: 'Dashboard', guarded: true },
  { path: paths.okrs, title: 'View Set OKRs', guarded: true },
  { path: paths.kpis, title: 'View Set KPIs', guarded: true },
  { path: paths.notifications, title: 'Stay Updated', guarded: true },
  { path: paths.help, title: 'Help', guarded: true },
  { path: paths.profile, title: 'Your information', guarded: true },
];

describe('every page', () => {
  it.each(pages)('$path names the window and has one h1', async ({ path, title, guarded = false }) => {
    if (guarded) await signedInAs('individual');
    openApp(path);
    await waitFor(() => expect(document.title).toBe(`${title} - ${brand.name}`));
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});

describe('a change of page', () => {
  it('gives the focus to the h1, in the auth pages and in the shell', async () => {
    const user = openApp(paths.individualSignIn);
    await user.click(await screen.findByRole('link', { name: 'Create an account' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Sign Up' })).toHaveFocus());
    await goBack();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Sign In' })).toHaveFocus());
  });

  it('also from the menu', async () => {
    await signedInAs('individual');
    const user = openApp(paths.help);
    await user.click((await screen.findAllByRole('link', { name: 'Profile' }))[0] ?? document.body);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your information' })).toHaveFocus());
  });
});

it('the first page of a visit does not steal the focus', async () => {
  await loadApp(paths.individualSignIn);
  const title = await screen.findByRole('heading', { name: 'Sign In' });
  await waitFor(() => expect(document.title).toBe(`Sign In - ${brand.name}`));
  expect(title).not.toHaveFocus();
});
