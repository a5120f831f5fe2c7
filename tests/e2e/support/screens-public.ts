import { expect } from '@playwright/test';

import { button, type Screen, visit } from './visits';

/** What stands before a sign-in. */
export const publicScreens: readonly Screen[] = [
  { name: 'landing', open: (page) => visit(page, '/') },
  { name: 'about-us', open: (page) => visit(page, '/about-us') },
  { name: 'features', open: (page) => visit(page, '/features') },
  { name: 'privacy', open: (page) => visit(page, '/privacy') },
  { name: 'terms', open: (page) => visit(page, '/terms') },
  { name: 'get-started', open: (page) => visit(page, '/get-started') },
  { name: 'sign-in', open: (page) => visit(page, '/individual-signin') },
  {
    name: 'sign-up-errors',
    open: async (page) => {
      await visit(page, '/individual-signup');
      await button(page, 'Sign Up').click();
      await expect(page.getByText('Fill this in.')).toHaveCount(5);
    },
    shown: (page) => page.getByText('Fill this in.').first(),
  },
  { name: 'forgot-password', open: (page) => visit(page, '/forgot-password') },
  { name: 'reset-password', open: (page) => visit(page, '/reset-password?token=0123456789abcdef') },
  { name: 'reset-password-incomplete', open: (page) => visit(page, '/reset-password') },
  { name: 'confirm-email', open: (page) => visit(page, '/confirm-email') },
  { name: 'welcome', open: (page) => visit(page, '/welcome?email=noor.haddad%40northbay.example') },
];
