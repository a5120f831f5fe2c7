import { PageTitle } from '@/ui/page-title';

import { EmployeeForm } from './onboarding/employee-form';

/** Where a person is onboarded (spec 2). */
export function EmployeeOnboardingPage() {
  return (
    <>
      <div className="mx-auto max-w-280">
        <PageTitle title="Employee Onboarding" />
        <p className="mt-1 text-muted">Add one person to your employee records.</p>
      </div>
      <EmployeeForm />
    </>
  );
}
