import { PageTitle } from '@/ui/page-title';

/** Where a company is described (spec 2). */
export function CompanyOnboardingPage() {
  return <PageTitle title="Company" />;
}
