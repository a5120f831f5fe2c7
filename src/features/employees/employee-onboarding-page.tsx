import { PageTitle } from '@/ui/page-title';

/** Where a person is onboarded (spec 2). */
export function EmployeeOnboardingPage() {
  return <PageTitle title="Employee Onboarding" />;
}
