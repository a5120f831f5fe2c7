import { PageTitle } from '@/ui/page-title';

/** What a company said of itself (spec 2). */
export function CompanyProfilePage() {
  return <PageTitle title="Company Profile" />;
}
