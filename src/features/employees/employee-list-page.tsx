import { PageTitle } from '@/ui/page-title';

/** Everybody in the company (spec 2). */
export function EmployeeListPage() {
  return <PageTitle title="Employee List" />;
}
