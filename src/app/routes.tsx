import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';

import { audiences } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';
import { ErrorBoundary } from '@/ui/error-boundary';
import { lazyPage } from '@/ui/lazy';

import { Guard } from './guards';

const publicBranch = () => import('./branches/public');
const publicMore = () => import('./branches/public-more');

const PublicLayout = lazyPage(async () => (await publicBranch()).PublicLayout);
const Landing = lazyPage(async () => (await publicBranch()).LandingPage);
const AboutUs = lazyPage(async () => (await publicMore()).AboutPage);
const Features = lazyPage(async () => (await publicMore()).FeaturesPage);
const GetStarted = lazyPage(async () => (await publicBranch()).GetStartedPage);
const Privacy = lazyPage(async () => (await publicMore()).PrivacyPage);
const Terms = lazyPage(async () => (await publicMore()).TermsPage);

const AuthLayout = lazyPage(async () => (await import('./branches/auth')).AuthLayout);
const SignIn = lazyPage(async () => (await import('@/features/auth/sign-in-page')).SignInPage);
const SignUp = lazyPage(async () => (await import('@/features/auth/sign-up-page')).SignUpPage);
const ForgotPassword = lazyPage(async () => (await import('@/features/auth/forgot-password-page')).ForgotPasswordPage);
const ConfirmEmail = lazyPage(async () => (await import('@/features/auth/confirm-email-page')).ConfirmEmailPage);
const Welcome = lazyPage(async () => (await import('@/features/auth/welcome-page')).WelcomePage);
const ResetPassword = lazyPage(async () => (await import('@/features/auth/reset-password-page')).ResetPasswordPage);

const Shell = lazyPage(async () => (await import('./branches/shell')).Shell);
const Notifications = lazyPage(async () => (await import('./branches/notifications')).NotificationsRoute);
const Profile = lazyPage(async () => (await import('./branches/profile')).ProfileRoute);
const Search = lazyPage(async () => (await import('./branches/search')).SearchRoute);
const Help = lazyPage(async () => (await import('@/features/help')).HelpPage);
const Dashboard = lazyPage(async () => (await import('./branches/dashboard')).DashboardPage);
const Pocket = lazyPage(async () => (await import('./branches/pocket')).PocketPage);
const Business = lazyPage(async () => (await import('./branches/business')).BusinessPage);

const { individual, business } = audiences;
const { okr, kpi } = goalKinds;

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
            <Route element={<Shell />}>
              <Route path={paths.dashboard} element={<Dashboard audience={individual.audience} />} />
              <Route path={paths.okrs} element={<Pocket key={okr.kind} audience={individual.audience} kind={okr} />} />
              <Route path={paths.kpis} element={<Pocket key={kpi.kind} audience={individual.audience} kind={kpi} />} />

              <Route path={paths.notifications} element={<Notifications />} />
              <Route path={paths.help} element={<Help />} />
              <Route path={paths.profile} element={<Profile />} />
              <Route path={paths.search} element={<Search />} />

              <Route
                path={paths.businessOkrs}
                element={<Pocket key={okr.kind} audience={business.audience} kind={okr} />}
              />
              <Route
                path={paths.businessKpis}
                element={<Pocket key={kpi.kind} audience={business.audience} kind={kpi} />}
              />
              <Route path={paths.businessDashboard} element={<Business page="overview" />} />
              <Route path={paths.companyOnboarding} element={<Business page="companyOnboarding" />} />
              <Route path={paths.companyProfile} element={<Business page="companyProfile" />} />
              <Route path={paths.employeeOnboarding} element={<Business page="employeeOnboarding" />} />
              <Route path={paths.employeeList} element={<Business page="employeeList" />} />
            </Route>
          </Route>
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
