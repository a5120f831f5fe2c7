import { paths } from '@/domain/paths';

import { companyDraft, openFilledCompanyForm } from './company.ts';
import { employeeDraft, openFilledEmployeeForm } from './employee-form.ts';

/** The two onboarding forms: their payload, their page, the next page, and the question on leaving. */
export const onboardings = [
  {
    what: 'a person',
    call: 'createEmployee',
    storedId: 'employeeId',
    open: openFilledEmployeeForm,
    form: 'employee',
    draft: employeeDraft,
    path: paths.employeeOnboarding,
    menu: 'Employee Onboarding',
    first: 'First Name',
    asks: 'This person is being submitted',
    arrival: paths.employeeList,
    nextPage: '@/features/people/employee-list-page',
  },
  {
    what: 'a company',
    call: 'createCompany',
    storedId: 'businessId',
    open: openFilledCompanyForm,
    form: 'company',
    draft: companyDraft,
    path: paths.companyOnboarding,
    menu: 'Company',
    first: 'Name',
    asks: 'Submitting the company continues',
    arrival: '/business/company-profile/',
    nextPage: '@/features/company/company-profile',
  },
] as const;
