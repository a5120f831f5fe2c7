import type { FunctionComponent } from 'react';

import { lazyPage } from '@/ui/lazy';

/*
 * The pages that only a business has. Their list is loaded with the first of them: every name of a file in the router
 * weighs on sign-in and the dashboard, which have no bytes to spare (docs/decisions/0004).
 */
const pages = {
  overview: lazyPage(async () => (await import('@/features/overview/overview-page')).OverviewPage),
  companyOnboarding: lazyPage(async () => (await import('@/features/company/company-form')).CompanyOnboardingPage),
  companyProfile: lazyPage(async () => (await import('@/features/company/company-profile')).CompanyProfilePage),
  employeeOnboarding: lazyPage(
    async () => (await import('@/features/employees/onboarding/employee-form')).EmployeeOnboardingPage,
  ),
  employeeList: lazyPage(async () => (await import('@/features/employees/employee-list-page')).EmployeeListPage),
} satisfies Record<string, FunctionComponent>;

/** One of the business pages, by its name. */
export function BusinessPage({ page }: { page: keyof typeof pages }) {
  const Page = pages[page];
  return <Page />;
}
