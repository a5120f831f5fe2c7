import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import MapPin from 'lucide-react/icons/map-pin';
import UsersRound from 'lucide-react/icons/users-round';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';

import { companyQuery } from '@/api/companies';
import { useDocumentTitle } from '@/components/document-title';
import { companyTexts, growthStages, type Company, type CompanyText as TextName } from '@/domain/company';
import { errors } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { initials } from '@/lib/display-name';
import { log } from '@/lib/log';
import { Contours } from '@/ui/art/contours';
import { ButtonLink } from '@/ui/button';
import { EmptyState, RefreshFailed, useLoad, TryAgain, SkeletonRows } from '@/ui/load-states';
import { PageTitle } from '@/ui/page-title';
import { RouteList } from '@/ui/route-list';

/** Growth stages as a route with waypoints (docs/product.md 8.5); an unknown stage is shown as text. */
function GrowthRoute({ stage }: { stage: string }) {
  const now = growthStages.findIndex(({ value }) => value === stage);
  if (now < 0) {
    return (
      <p className="wrap-anywhere">
        <bdi>{stage}</bdi>
      </p>
    );
  }
  return (
    <RouteList
      items={growthStages.map(({ label }) => ({ look: 'stop', text: label }))}
      tint="[--fill:var(--c-accent)]"
      current={now}
      signOf={(index) => (index < now ? 'done' : index > now ? 'weak' : undefined)}
    />
  );
}

/** Place and market position are shown elsewhere. */
const texts = (Object.keys(companyTexts) as TextName[]).filter(
  (field) => field !== 'location' && field !== 'marketPosition',
);

const card = 'rounded-card border border-line bg-raised';

/** The company profile; empty fields are left out (docs/product.md 8.5). */
export function CompanyProfile({ company }: { company: Company }) {
  const { growthStage, companyValues, marketPosition } = company;
  const filledIn = texts.filter((field) => company[field] !== '');
  const hasSide = growthStage !== '' || companyValues.length > 0 || marketPosition !== '';
  return (
    <div className="grid max-w-280 gap-5">
      <Cover company={company} />
      <div className="grid items-start gap-5 xl:grid-cols-[7fr_4fr]">
        {filledIn.length > 0 && (
          <dl className={`${card} divide-y divide-line px-5 py-2 md:px-8`}>
            {filledIn.map((field) => (
              <div key={field} className="py-5">
                <dt className="text-label text-muted">{companyTexts[field]}</dt>
                <CompanyText as="dd">{company[field]}</CompanyText>
              </div>
            ))}
          </dl>
        )}
        {hasSide && (
          <div className="grid gap-5 md:max-xl:grid-cols-2">
            {growthStage !== '' && (
              <Section title="Growth Stage">
                <GrowthRoute stage={growthStage} />
              </Section>
            )}
            {companyValues.length > 0 && (
              <Section title="Company Values">
                <ul className="flex flex-wrap gap-2">
                  {companyValues.map((value, index) => (
                    <li
                      key={index}
                      className="rounded-badge bg-accent-soft px-3 py-1 text-label wrap-anywhere text-accent-soft-ink"
                    >
                      <bdi>{value}</bdi>
                    </li>
                  ))}
                </ul>
              </Section>
            )}
            {marketPosition !== '' && (
              <Section title="Market Position">
                <CompanyText as="p">{marketPosition}</CompanyText>
              </Section>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function Cover({ company: { name, industry, location, headCount } }: { company: Company }) {
  const title = name === '' ? 'Company Profile' : name;
  useDocumentTitle(title);
  return (
    <header className={`${card} overflow-hidden`}>
      <div className="relative isolate h-22 overflow-hidden bg-pine md:h-28">
        <Contours scene="band" className="-z-10" />
      </div>
      <div className="flex flex-wrap gap-x-7 gap-y-3 px-5 pb-6 md:flex-nowrap md:px-9">
        <span
          aria-hidden
          className="relative -mt-7 grid size-20 shrink-0 place-items-center rounded-panel bg-blaze text-h1 text-blaze-ink ring-4 ring-raised"
        >
          {initials(name)}
        </span>
        <div className="min-w-0 md:pt-4">
          <PageTitle className="text-h1 wrap-anywhere">
            <bdi>{title}</bdi>
          </PageTitle>
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-muted">
            {industry !== '' && <IconText icon={BriefcaseBusiness}>{industry}</IconText>}
            {location !== '' && <IconText icon={MapPin}>{location}</IconText>}
            {headCount !== '' && (
              <IconText icon={UsersRound}>{`${headCount} ${headCount === '1' ? 'person' : 'people'}`}</IconText>
            )}
          </ul>
        </div>
      </div>
    </header>
  );
}

function IconText({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex min-w-0 items-start gap-2">
      <Icon className="mt-0.5 size-5 shrink-0" />
      <bdi className="min-w-0 wrap-anywhere">{children}</bdi>
    </li>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${card} p-5 md:p-6`}>
      <h2 className="mb-4 text-label text-muted">{title}</h2>
      {children}
    </section>
  );
}

/** A text with its line breaks. */
function CompanyText({ as: Tag, children }: { as: 'dd' | 'p'; children: string }) {
  return (
    <Tag className="mt-1 wrap-anywhere whitespace-pre-line">
      <bdi>{children}</bdi>
    </Tag>
  );
}

/** A response without any value is no profile either. */
function saysSomething(company: Company): boolean {
  return Object.entries(company).some(([field, value]) => field !== 'id' && value.length > 0);
}

/** The company page (docs/product.md 8.5). Only an empty answer leads to onboarding: a failed read proves no absence. */
export function CompanyProfilePage() {
  const { id = '' } = useParams();
  const query = useQuery({ ...companyQuery(id), staleTime: 0 });
  const load = useLoad(query, (reason) => log('Loading the company failed.', reason));
  const { data, isLoading, hasFailed } = load;
  if (data && saysSomething(data)) {
    return (
      <>
        <RefreshFailed loads={[load]} className="mb-4 max-w-280" />
        <CompanyProfile company={data} />
      </>
    );
  }
  return (
    <div className="max-w-280">
      <PageTitle>Company Profile</PageTitle>
      <div className="mt-5 rounded-card border border-line bg-raised">
        {/* Rendered from the start, so that its later text is announced. */}
        <div role="status">
          {isLoading ? (
            <p className="px-5 pt-5 text-muted">Loading...</p>
          ) : (
            <EmptyState title={errors.noProfile}>
              {hasFailed ? "We couldn't load it just now." : 'Onboard your company to see it here.'}
            </EmptyState>
          )}
        </div>
        {isLoading ? (
          <SkeletonRows rows={5} label="Loading the company" />
        ) : (
          <div className="-mt-7 flex flex-wrap justify-center gap-3 px-6 pb-12">
            <TryAgain load={load} look={hasFailed ? 'primary' : 'secondary'} />
            {!hasFailed && <ButtonLink to={paths.companyOnboarding}>Company</ButtonLink>}
          </div>
        )}
      </div>
    </div>
  );
}
