import { PageTitle } from '@/ui/page-title';

import { CompanyForm } from './company-form';

/** Where a company is described (spec 2). */
export function CompanyOnboardingPage() {
  return (
    <div className="mx-auto max-w-240">
      <PageTitle title="Onboard your company" />
      <p className="mt-1 text-muted">Name and industry are required. The rest helps the assistant, and can wait.</p>
      <CompanyForm />
    </div>
  );
}
