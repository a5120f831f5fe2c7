import type { FunctionComponent } from 'react';
import { matchRoutes, type LoaderFunction, type RouteObject } from 'react-router-dom';

import { audiences } from '@/domain/audience';
import { goalKinds, siteDescription } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';
import { basename } from '@/lib/base';
import { lazyRoute, loadOnce, prefetch } from '@/ui/lazy';

import { FailurePage } from './failure-page';
import { RootLayout, type PageHandle } from './root-layout';

const loadPageQueries = loadOnce(() => import('./page-queries'));

/** Prefetches the queries of a guarded page while its code loads, without waiting for them. */
function loaderOf(path: string): LoaderFunction {
  return async ({ request: { signal } }) => {
    // Where this chunk fails to load, so does the layout's, which reports it.
    const queries = await loadPageQueries().catch(() => undefined);
    if (!signal.aborted) queries?.prefetchPageQueries(path, signal);
    return null;
  };
}

/**
 * The route of a page, whose code loads when its path is visited.
 * @param props the page's audience or kind
 */
function page<Props extends object>(
  path: string,
  handle: PageHandle,
  load: () => Promise<FunctionComponent<Props>>,
  props?: Props,
): RouteObject {
  // The key keeps the state of pages of one component apart: both sign-in pages, all lists of goals.
  const lazy = lazyRoute<Props>(load, { ...(props as Props), key: path });
  // The menu finds the active entry by the id.
  return { id: path, path, handle, lazy };
}

/** The route of a page in the shell. */
function guardedPage<Props extends object>(...row: Parameters<typeof page<Props>>): RouteObject {
  // A change of the search params, by a filter or a selected record, is the same visit.
  return { ...page(...row), loader: loaderOf(row[0]), shouldRevalidate: () => false };
}

const { individual, business } = audiences;

const PublicLayout = async () => (await import('./layouts/public/public-layout')).PublicLayout;
const AuthLayout = async () => (await import('./layouts/auth/auth-layout')).AuthLayout;
const ShellLayout = async () => (await import('./layouts/shell/shell-layout')).ShellLayout;
const Landing = async () => (await import('@/features/marketing/landing-page')).LandingPage;
const AboutUs = async () => (await import('@/features/marketing/about-page')).AboutPage;
const Features = async () => (await import('@/features/marketing/features-page')).FeaturesPage;
const GetStarted = async () => (await import('@/features/marketing/get-started-page')).GetStartedPage;
const Privacy = async () => (await import('@/features/marketing/legal-pages')).PrivacyPage;
const Terms = async () => (await import('@/features/marketing/legal-pages')).TermsPage;
const Shared = async () => (await import('@/features/shared/shared-page')).SharedPage;
const SignIn = async () => (await import('@/features/auth/sign-in-page')).SignInPage;
const SignUp = async () => (await import('@/features/auth/sign-up-page')).SignUpPage;
const ForgotPassword = async () => (await import('@/features/auth/forgot-password-page')).ForgotPasswordPage;
const ConfirmEmail = async () => (await import('@/features/auth/confirm-email-page')).ConfirmEmailPage;
const ResetPassword = async () => (await import('@/features/auth/reset-password-page')).ResetPasswordPage;
const Welcome = async () => (await import('@/features/auth/welcome-page')).WelcomePage;
const Dashboard = async () => (await import('@/features/drafting/dashboard-page')).DashboardPage;
const Pocket = async () => (await import('@/features/pocket/pocket-page')).PocketPage;
const Notifications = async () => (await import('@/features/notifications/notifications-page')).NotificationsPage;
const Profile = async () => (await import('@/features/profile/profile-form')).ProfilePage;
const Search = async () => (await import('@/features/search/search-page')).SearchPage;
const Help = async () => (await import('@/features/help/help-page')).HelpPage;
const Overview = async () => (await import('@/features/overview/overview-page')).OverviewPage;
const CompanyOnboarding = async () => (await import('@/features/company/company-form')).CompanyOnboardingPage;
const CompanyProfile = async () => (await import('@/features/company/company-profile')).CompanyProfilePage;
const EmployeeOnboarding = async () => (await import('@/features/onboarding/employee-form')).EmployeeOnboardingPage;
const EmployeeImport = async () => (await import('@/features/import/import-page')).ImportPage;
const EmployeeList = async () => (await import('@/features/people/employee-list-page')).EmployeeListPage;

/** Any path without a page of its own shows the landing page. */
export const anyPath = '*';

/** The route of a public page. */
function publicPage(
  path: string,
  title: string,
  description: string,
  load: () => Promise<FunctionComponent>,
): RouteObject {
  return page(path, { title, description }, load);
}

/** The public pages, the first of them for every path without a page. */
export const publicPages: RouteObject[] = [
  publicPage(anyPath, 'Next-Level People Process', siteDescription, Landing),
  publicPage(
    paths.aboutUs,
    'About Us',
    'Who it is for and what it stands for: simplicity, speed, innovation and people centricity.',
    AboutUs,
  ),
  publicPage(
    paths.features,
    'Features',
    'Six ways to set goals, follow them and notice good work, with AI that drafts and people who decide.',
    Features,
  ),
  publicPage(paths.getStarted, 'Get Started', 'Start as an individual, or bring your business.', GetStarted),
  publicPage(paths.privacy, 'Privacy', 'What this client keeps in the browser, why, and for how long.', Privacy),
  publicPage(paths.terms, 'Terms', 'What to expect, and what to keep in mind when you use it.', Terms),
];

/** The page of a shared link, without the layout of the public pages. */
export const sharedPage: RouteObject = page(paths.shared, { title: 'Shared goal', isUnlisted: true }, Shared);

/** The pages before sign-in, in their layouts. */
export const authPages: RouteObject[] = [
  ...Object.values(audiences).map((row) => {
    const named = (title: string): PageHandle => ({ title: title + row.titleSuffix });
    return {
      lazy: lazyRoute(AuthLayout, { row }),
      children: [
        page(row.signInPath, named('Sign In'), SignIn, { row }),
        page(row.signUpPath, named('Sign Up'), SignUp, { row }),
        page(row.forgotPasswordPath, named('Forgot your password?'), ForgotPassword, { row }),
        page(row.confirmEmailPath, named('Confirm your email address'), ConfirmEmail, { row }),
        page(row.resetPasswordPath, named('Set a new password'), ResetPassword, { row }),
      ],
    };
  }),
  {
    lazy: lazyRoute(AuthLayout, { row: individual }),
    children: [page(paths.welcome, { title: 'Welcome' }, Welcome)],
  },
];

/** The route of a page for businesses. */
function businessPage(path: string, handle: PageHandle, load: () => Promise<FunctionComponent>): RouteObject {
  return guardedPage(path, { ...handle, audience: business.audience }, load);
}

const goalPages: RouteObject[] = Object.values(audiences).flatMap(({ audience, titleSuffix }) =>
  Object.values(goalKinds).map((kind) => {
    const { listPath, listTitle: heading } = kind;
    const handle = { title: heading + titleSuffix, heading, audience, kind: kind.kind };
    return guardedPage(listPath[audience], handle, Pocket, { audience, kind });
  }),
);

/** The pages in the shell; those of both audiences read from its outlet context whose they are. */
export const guardedPages: RouteObject[] = [
  guardedPage(paths.dashboard, { title: 'Dashboard', audience: individual.audience }, Dashboard, {
    audience: individual.audience,
  }),
  ...goalPages,
  guardedPage(paths.notifications, { title: 'Stay Updated' }, Notifications),
  guardedPage(paths.profile, { title: 'Your information' }, Profile),
  guardedPage(paths.search, { title: 'Search' }, Search),
  guardedPage(paths.help, { title: 'Help' }, Help),
  businessPage(paths.businessDashboard, { title: 'Dashboard Overview' }, Overview),
  businessPage(paths.companyOnboarding, { title: 'Onboard your company' }, CompanyOnboarding),
  businessPage(paths.companyProfile, { title: 'Company Profile' }, CompanyProfile),
  businessPage(paths.employeeOnboarding, { title: 'Employee Onboarding' }, EmployeeOnboarding),
  businessPage(paths.employeeList, { title: 'Employee List' }, EmployeeList),
  businessPage(
    paths.employeeImport,
    { title: 'Import people', parent: { path: paths.employeeList, title: 'Employee List' } },
    EmployeeImport,
  ),
];

/** The route tree: every path of the product, in the layout its page is shown in (docs/product.md 2). */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    // The window stays empty until the first page is loaded.
    HydrateFallback: () => null,
    children: [
      {
        errorElement: <FailurePage />,
        children: [
          { lazy: lazyRoute(PublicLayout, {}), children: publicPages },
          sharedPage,
          ...authPages,
          {
            lazy: lazyRoute(ShellLayout, {}),
            children: [{ errorElement: <FailurePage isInside />, children: guardedPages }],
          },
        ],
      },
    ],
  },
];

/** Loads the code of a page when the user points at a link to it, or focuses one. */
export function prefetchLinks(): void {
  const consider = ({ target }: { target: EventTarget | null }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin) return;
    for (const { route } of matchRoutes(routes, link.pathname, basename) ?? [])
      if (typeof route.lazy === 'function') prefetch(route.lazy);
  };
  document.addEventListener('pointerover', consider, { passive: true });
  document.addEventListener('focusin', consider);
}
