import { Suspense } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';

import { audiences } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';
import { useGuardOpen } from '@/session/use-session';
import { ErrorBoundary } from '@/ui/error-boundary';
import { lazyPage } from '@/ui/lazy';

const PublicLayout = lazyPage(async () => (await import('./layouts/public/public-layout')).PublicLayout);
const Landing = lazyPage(async () => (await import('@/features/marketing/landing-page')).LandingPage);
const AboutUs = lazyPage(async () => (await import('@/features/marketing/about-page')).AboutPage);
const Features = lazyPage(async () => (await import('@/features/marketing/features-page')).FeaturesPage);
const GetStarted = lazyPage(async () => (await import('@/features/marketing/get-started-page')).GetStartedPage);
const Privacy = lazyPage(async () => (await import('@/features/marketing/legal-pages')).PrivacyPage);
const Terms = lazyPage(async () => (await import('@/features/marketing/legal-pages')).TermsPage);

const AuthLayout = lazyPage(async () => (await import('./layouts/auth/auth-layout')).AuthLayout);
const SignIn = lazyPage(async () => (await import('@/features/auth/sign-in-page')).SignInPage);
const SignUp = lazyPage(async () => (await import('@/features/auth/sign-up-page')).SignUpPage);
const ForgotPassword = lazyPage(async () => (await import('@/features/auth/forgot-password-page')).ForgotPasswordPage);
const ConfirmEmail = lazyPage(async () => (await import('@/features/auth/confirm-email-page')).ConfirmEmailPage);
const Welcome = lazyPage(async () => (await import('@/features/auth/welcome-page')).WelcomePage);
const ResetPassword = lazyPage(async () => (await import('@/features/auth/reset-password-page')).ResetPasswordPage);

const ShellLayout = lazyPage(async () => (await import('./layouts/shell/shell-layout')).ShellLayout);
const Notifications = lazyPage(
  async () => (await import('@/features/notifications/notifications-page')).NotificationsPage,
);
const Profile = lazyPage(async () => (await import('@/features/profile/profile-form')).ProfilePage);
const Search = lazyPage(async () => (await import('@/features/search/search-page')).SearchPage);
const Help = lazyPage(async () => (await import('@/features/help/help-page')).HelpPage);
const Dashboard = lazyPage(async () => (await import('@/features/goals/dashboard-page')).DashboardPage);
const Pocket = lazyPage(async () => (await import('@/features/goals/pocket-page')).PocketPage);
const Overview = lazyPage(async () => (await import('@/features/overview/overview-page')).OverviewPage);
const CompanyOnboarding = lazyPage(async () => (await import('@/features/company/company-form')).CompanyOnboardingPage);
const CompanyProfile = lazyPage(async () => (await import('@/features/company/company-profile')).CompanyProfilePage);
const EmployeeOnboarding = lazyPage(
  async () => (await import('@/features/employees/onboarding/employee-form')).EmployeeOnboardingPage,
);
const EmployeeList = lazyPage(async () => (await import('@/features/employees/employee-list-page')).EmployeeListPage);

const { individual } = audiences;

/**
 * Every address of the product (docs/product.md 2). Guarded ones are open to either kind of session; the frame around a
 * page says which audience it belongs to.
 */
export function AppRoutes() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={null}>
        <Routes>
          <Route element={<PublicLayout />}>
            <Route path={paths.aboutUs} element={<AboutUs />} />
            <Route path={paths.features} element={<Features />} />
            <Route path={paths.getStarted} element={<GetStarted />} />
            <Route path={paths.privacy} element={<Privacy />} />
            <Route path={paths.terms} element={<Terms />} />
            <Route path="*" element={<Landing />} />
          </Route>

          {Object.values(audiences).map((row) => (
            // A page of the other audience starts anew: what was typed for one is not for the other.
            <Route key={row.audience} element={<AuthLayout row={row} />}>
              <Route path={row.signInPath} element={<SignIn key={row.audience} row={row} />} />
              <Route path={row.signUpPath} element={<SignUp key={row.audience} row={row} />} />
              <Route path={row.forgotPasswordPath} element={<ForgotPassword key={row.audience} row={row} />} />
              <Route path={row.confirmEmailPath} element={<ConfirmEmail key={row.audience} row={row} />} />
              <Route path={row.resetPasswordPath} element={<ResetPassword key={row.audience} row={row} />} />
            </Route>
          ))}
          <Route element={<AuthLayout row={individual} />}>
            <Route path={paths.welcome} element={<Welcome />} />
          </Route>

          <Route element={<Guard />}>
            <Route element={<ShellLayout />}>
              <Route path={paths.dashboard} element={<Dashboard audience={individual.audience} />} />
              {Object.values(audiences).flatMap(({ audience }) =>
                Object.values(goalKinds).map((kind) => (
                  <Route
                    key={`${audience} ${kind.kind}`}
                    path={kind.listPath[audience]}
                    element={<Pocket key={kind.kind} audience={audience} kind={kind} />}
                  />
                )),
              )}

              <Route path={paths.notifications} element={<Notifications />} />
              <Route path={paths.help} element={<Help />} />
              <Route path={paths.profile} element={<Profile />} />
              <Route path={paths.search} element={<Search />} />

              <Route path={paths.businessDashboard} element={<Overview />} />
              <Route path={paths.companyOnboarding} element={<CompanyOnboarding />} />
              <Route path={paths.companyProfile} element={<CompanyProfile />} />
              <Route path={paths.employeeOnboarding} element={<EmployeeOnboarding />} />
              <Route path={paths.employeeList} element={<EmployeeList />} />
            </Route>
          </Route>
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Lets guarded routes through while a token of either kind exists; existence is all it asks. */
function Guard() {
  return useGuardOpen() ? <Outlet /> : <Navigate to={paths.landing} replace />;
}
