import { PageTitle } from '@/ui/page-title';

/** What a business sees first (spec 2). */
export function OverviewPage() {
  return <PageTitle title="Dashboard Overview" />;
}
