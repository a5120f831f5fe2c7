import { expect } from '@playwright/test';

import { publicPages } from '../../support/pages.ts';
import { sharedLink } from '../../support/shared-link.ts';
import { button, type Screen, visit } from './visits';

/** The public pages, by their paths. */
export const prerendered: readonly Screen[] = publicPages.map(({ path }) => ({
  name: path.slice(1) || 'landing',
  open: (page) => visit(page, path),
}));

/** Screens before a sign-in. */
export const publicScreens: readonly Screen[] = [
  ...prerendered,
  {
    name: 'shared-goal',
    open: (page) => visit(page, sharedLink),
    shown: (page) => button(page, 'Copy'),
  },
  {
    name: 'shared-goal-broken',
    open: async (page) => {
      await visit(page, sharedLink.slice(0, -9));
      await button(page, 'Open').click();
    },
    shown: (page) => page.getByText('Paste the link first.'),
  },
  { name: 'sign-in', open: (page) => visit(page, '/individual-signin') },
  {
    name: 'sign-up-errors',
    open: async (page) => {
      await visit(page, '/individual-signup');
      await button(page, 'Sign Up').click();
      await expect(page.getByText('Required', { exact: true })).toHaveCount(5);
    },
    shown: (page) => page.getByText('Required', { exact: true }).first(),
  },
  { name: 'forgot-password', open: (page) => visit(page, '/forgot-password') },
  { name: 'reset-password', open: (page) => visit(page, '/reset-password?token=0123456789abcdef') },
  { name: 'reset-password-incomplete', open: (page) => visit(page, '/reset-password') },
  { name: 'confirm-email', open: (page) => visit(page, '/confirm-email') },
  { name: 'welcome', open: (page) => visit(page, '/welcome?email=noor.haddad%40northbay.example') },
];
