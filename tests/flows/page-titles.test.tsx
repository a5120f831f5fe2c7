import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { brand } from '@/brand';
import type { Audience } from '@/domain/audience';
import { paths } from '@/domain/paths';

import { goBack, loadApp, openApp, signedInAs } from '../support/app.tsx';

const pages: Record<string, { title: string; guarded?: Audience }> = {
  [paths.landing]: { title: 'Next-Level People Process' },
  [paths.aboutUs]: { title: 'About Us' },
  [paths.features]: { title: 'Features' },
  [paths.getStarted]: { title: 'Get Started' },
  [paths.privacy]: { title: 'Privacy' },
  [paths.terms]: { title: 'Terms' },

  [paths.individualSignIn]: { title: 'Sign In' },
  [paths.individualSignUp]: { title: 'Sign Up' },
  [paths.forgotPassword]: { title: 'Forgot your password?' },
  [paths.confirmEmail]: { title: 'Confirm your email address' },
  [paths.welcome]: { title: 'Welcome' },
  [`${paths.resetPassword}?token=x`]: { title: 'Set a new password' },
  [paths.businessSignIn]: { title: 'Sign In for business' },
  [paths.businessSignUp]: { title: 'Sign Up for business' },
  [paths.businessForgotPassword]: { title: 'Forgot your password? for business' },
  [paths.businessConfirmEmail]: { title: 'Confirm your email address for business' },
  [`${paths.businessResetPassword}?token=x`]: { title: 'Set a new password for business' },

  [paths.dashboard]: { title: 'Dashboard', guarded: 'individual' },
  [paths.okrs]: { title: 'View Set OKRs', guarded: 'individual' },
  [paths.kpis]: { title: 'View Set KPIs', guarded: 'individual' },
  [paths.profile]: { title: 'Your information', guarded: 'individual' },
  [paths.notifications]: { title: 'Stay Updated', guarded: 'individual' },
  [paths.search]: { title: 'Search', guarded: 'individual' },
  [paths.help]: { title: 'Help', guarded: 'individual' },
  [paths.businessDashboard]: { title: 'Dashboard Overview', guarded: 'business' },
  [paths.businessOkrs]: { title: 'View Set OKRs for business', guarded: 'business' },
  [paths.businessKpis]: { title: 'View Set KPIs for business', guarded: 'business' },
  [paths.companyOnboarding]: { title: 'Onboard your company', guarded: 'business' },
  [paths.companyProfile.replace(':id', 'company-3')]: { title: 'Northbay Systems', guarded: 'business' },
  [paths.employeeOnboarding]: { title: 'Employee Onboarding', guarded: 'business' },
  [paths.employeeList]: { title: 'Employee List', guarded: 'business' },
};

describe('every page', () => {
  it.each(Object.entries(pages))('%s names the window and has one h1', async (path, { title, guarded }) => {
    if (guarded) await signedInAs(guarded);
    openApp(path);
    await waitFor(() => expect(document.title).toBe(`${title} - ${brand.name}`));
    const [heading, ...others] = screen.getAllByRole('heading', { level: 1 });
    expect(others).toEqual([]);
    expect(heading).not.toHaveTextContent(/for business$/);
  });

  it('is in the table above, under a title of its own', () => {
    const addresses = Object.keys(pages).map((path) => path.replace(/\?.*/, '').replace('company-3', ':id'));
    expect(addresses.toSorted()).toEqual(Object.values(paths).toSorted());
    const titles = Object.values(pages).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
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
