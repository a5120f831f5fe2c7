import { useQuery } from '@tanstack/react-query';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';

import { employeesQuery } from '@/api/employees';
import type { EmployeeSummary } from '@/domain/employee';
import { paths } from '@/domain/paths';
import { log } from '@/lib/log';
import { ButtonLink } from '@/ui/button';
import { EmptyState, RefreshFailed, useLoad, TryAgain, SkeletonRows } from '@/ui/load-states';

import { EmployeeList } from './list/employee-list';
import { useEmployeeView } from './list/employees';
import { ListHeader } from './list/list-header';

const noEmployees: readonly EmployeeSummary[] = [];

/**
 * All employees of the company (docs/product.md 8.8). A failed call is logged and shown in place of the list, never as a toast
 * (docs/product.md 11.4).
 */
export function EmployeeListPage() {
  const load = useLoad(useQuery(employeesQuery()), (reason) => log('The employees could not be read.', reason));
  const { data, isLoading, hasFailed } = load;
  const view = useEmployeeView(data ?? noEmployees);

  return (
    <>
      <ListHeader view={view} isKnown={data !== undefined} />
      <RefreshFailed loads={[load]} className="mt-4" />
      {isLoading && (
        <div className="mt-5 rounded-card border border-line bg-raised">
          <SkeletonRows rows={8} label="Loading your employees" />
        </div>
      )}
      {data && data.length > 0 && <EmployeeList view={view} />}
      {(hasFailed || data?.length === 0) && (
        <div className="mt-5 rounded-card border border-line bg-raised">
          {data && (
            <EmptyState
              title="No employees yet"
              action={
                <ButtonLink icon={UserRoundPlus} to={paths.employeeOnboarding}>
                  Onboard employee
                </ButtonLink>
              }
            >
              Onboard the first one, and they will be listed here.
            </EmptyState>
          )}
          {hasFailed && (
            <EmptyState title="We could not load your employees" action={<TryAgain load={load} />}>
              Nothing is lost. It may work in a moment.
            </EmptyState>
          )}
        </div>
      )}
    </>
  );
}
