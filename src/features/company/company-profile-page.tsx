import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

import { companyQuery } from '@/api/company-queries';
import type { Company } from '@/domain/company';
import { errors } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { log } from '@/lib/log';
import { ButtonLink } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { useLoad } from '@/ui/load-states';
import { PageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/skeleton';
import { TryAgain } from '@/ui/try-again';

import { CompanyProfile } from './company-profile';

/** An answer in which nothing stands is no profile either. */
function saysSomething(company: Company): boolean {
  return Object.entries(company).some(([field, value]) => field !== 'id' && value.length > 0);
}

/** What a company said of itself: 'Loading...', then the profile or 'No profile found' (spec 2). */
export function CompanyProfilePage() {
  const { id = '' } = useParams();
  const load = useLoad(useQuery(companyQuery(id)), (reason) => log('The company could not be read.', reason));
  const { data, isLoading } = load;
  if (data && saysSomething(data)) return <CompanyProfile company={data} />;
  return (
    <div className="mx-auto max-w-280">
      <PageTitle title="Company Profile" />
      <div className="mt-5 rounded-card border border-line bg-raised">
        {isLoading ? (
          <>
            <p className="px-5 pt-5 text-muted">Loading...</p>
            <SkeletonRows rows={5} label="Loading the company" />
          </>
        ) : (
          <EmptyState
            title={errors.noProfile}
            action={
              <div className="flex flex-wrap justify-center gap-3">
                <TryAgain load={load} />
                <ButtonLink to={paths.companyOnboarding}>Company</ButtonLink>
              </div>
            }
          >
            Onboard your company to see it here.
          </EmptyState>
        )}
      </div>
    </div>
  );
}
