import type { Audience } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';

type Page = {
  /** The page's path, with its id and query. */
  path: string;
  /** The page's name in the window title. */
  title: string;
  /** The text of its h1, where it differs from the title. */
  h1?: string | RegExp;
  /** The same if nothing can be read. */
  h1Unread?: string;
  /** The audience of the page; shared pages are opened as an individual. */
  guarded?: Audience;
};

const page = (path: string, title: string, more: Omit<Page, 'path' | 'title'> = {}): Page => ({ path, title, ...more });

/** The public pages, which the build prerenders. Those that are not specified have their addresses written out. */
export const publicPages: readonly Page[] = [
  page(paths.landing, 'Next-Level People Process'),
  page(paths.aboutUs, 'About Us'),
  page(paths.features, 'Features', { h1: 'AI that does the drafting, people who decide' }),
  page(paths.getStarted, 'Get Started', { h1: 'Who is this for?' }),
  page('/privacy', 'Privacy'),
  page('/terms', 'Terms'),
];

/** Every page with its title. */
export const pages: readonly Page[] = [
  ...publicPages,
  // Opened without a fragment, like a typed address.
  page('/shared', 'Shared goal', { h1: 'This link is incomplete' }),

  page(paths.individualSignIn, 'Sign In'),
  page(paths.individualSignUp, 'Sign Up'),
  page(paths.forgotPassword, 'Forgot your password?'),
  page(paths.confirmEmail, 'Confirm your email address'),
  page(paths.welcome, 'Welcome'),
  page(`${paths.resetPassword}?token=x`, 'Set a new password'),
  page(paths.businessSignIn, 'Sign In for business', { h1: 'Sign In' }),
  page(paths.businessSignUp, 'Sign Up for business', { h1: 'Sign Up' }),
  page(paths.businessForgotPassword, 'Forgot your password? for business', { h1: 'Forgot your password?' }),
  page(paths.businessConfirmEmail, 'Confirm your email address for business', { h1: 'Confirm your email address' }),
  page(`${paths.businessResetPassword}?token=x`, 'Set a new password for business', { h1: 'Set a new password' }),

  page(paths.dashboard, 'Dashboard', { h1: /^Welcome/, guarded: 'individual' }),
  ...Object.values(goalKinds).map(({ listPath, listTitle }) =>
    page(listPath.individual, listTitle, { guarded: 'individual' }),
  ),
  page(paths.profile, 'Your information', { guarded: 'individual' }),
  page(paths.notifications, 'Stay Updated', { guarded: 'individual' }),
  page(paths.search, 'Search', { guarded: 'individual' }),
  page(paths.help, 'Help', { guarded: 'individual' }),
  page(paths.businessDashboard, 'Dashboard Overview', { guarded: 'business' }),
  ...Object.values(goalKinds).map(({ listPath, listTitle }) =>
    page(listPath.business, `${listTitle} for business`, { h1: listTitle, guarded: 'business' }),
  ),
  page(paths.companyOnboarding, 'Onboard your company', { guarded: 'business' }),
  page(paths.companyProfile.replace(':id', 'company-3'), 'Northbay Systems', {
    h1Unread: 'Company Profile',
    guarded: 'business',
  }),
  page(paths.employeeOnboarding, 'Employee Onboarding', { guarded: 'business' }),
  page(paths.employeeList, 'Employee List', { guarded: 'business' }),
  page('/business/employee-list/import', 'Import people', { guarded: 'business' }),
];

/** The pages that need a session, each with its text for a user whose data fails to load. */
export const guardedPages = pages.flatMap(({ path, title, h1 = title, h1Unread = h1, guarded }) =>
  guarded === undefined ? [] : [{ path, h1: h1Unread, audience: guarded }],
);
