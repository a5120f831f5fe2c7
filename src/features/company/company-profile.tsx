import { BriefcaseBusiness, MapPin, UsersRound, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Company } from '@/domain/company';
import { initials } from '@/lib/display-name';
import { Contours } from '@/ui/art/contours';
import { PageTitle } from '@/ui/page-title';

import { GrowthRoute } from './growth-route';

/** The longer texts, in the order they are read. */
const texts = [
  ['missionStatement', 'Mission Statement'],
  ['visionStatement', 'Vision Statement'],
  ['currentYearGoals', 'Current Year Goals'],
  ['longTermObjectives', 'Long-term Objectives'],
  ['organizationalGrowth', 'Organizational Growth'],
  ['previousGoals', 'Previous Goals'],
] as const satisfies readonly (readonly [keyof Company, string])[];

const card = 'rounded-card border border-line bg-raised';

/** A company's own page; what it left open is left out (design 9). */
export function CompanyProfile({ company }: { company: Company }) {
  const { growthStage, companyValues, marketPosition } = company;
  const told = texts.filter(([field]) => company[field] !== '');
  const hasSide = growthStage !== '' || companyValues.length > 0 || marketPosition !== '';
  return (
    <div className="mx-auto grid max-w-280 gap-5">
      <Cover company={company} />
      <div className="grid items-start gap-5 xl:grid-cols-[7fr_4fr]">
        {told.length > 0 && (
          <dl className={`${card} divide-y divide-line px-5 py-2 md:px-8`}>
            {told.map(([field, label]) => (
              <div key={field} className="py-5">
                <dt className="text-label text-muted">{label}</dt>
                <Told as="dd">{company[field]}</Told>
              </div>
            ))}
          </dl>
        )}
        {hasSide && (
          <div className="grid gap-5 md:max-xl:grid-cols-2">
            {growthStage !== '' && (
              <Part title="Growth Stage">
                <GrowthRoute stage={growthStage} />
              </Part>
            )}
            {companyValues.length > 0 && (
              <Part title="Company Values">
                <ul className="flex flex-wrap gap-2">
                  {companyValues.map((value, index) => (
                    // Two values may say the same.
                    <li
                      key={index}
                      className="rounded-badge bg-accent-soft px-3 py-1 text-label wrap-anywhere text-accent-soft-ink"
                    >
                      <bdi>{value}</bdi>
                    </li>
                  ))}
                </ul>
              </Part>
            )}
            {marketPosition !== '' && (
              <Part title="Market Position">
                <Told as="p">{marketPosition}</Told>
              </Part>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function Cover({ company: { name, industry, location, headCount } }: { company: Company }) {
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
          <PageTitle title={name === '' ? 'Company Profile' : name} className="text-h1 wrap-anywhere">
            <bdi>{name === '' ? 'Company Profile' : name}</bdi>
          </PageTitle>
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-muted">
            {industry !== '' && <Fact icon={BriefcaseBusiness}>{industry}</Fact>}
            {location !== '' && <Fact icon={MapPin}>{location}</Fact>}
            {headCount !== '' && (
              <Fact icon={UsersRound}>{`${headCount} ${headCount === '1' ? 'person' : 'people'}`}</Fact>
            )}
          </ul>
        </div>
      </div>
    </header>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex min-w-0 items-start gap-2">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.85} />
      <bdi className="min-w-0 wrap-anywhere">{children}</bdi>
    </li>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${card} p-5 md:p-6`}>
      <h2 className="mb-4 text-label text-muted">{title}</h2>
      {children}
    </section>
  );
}

/** A text as it was written, its line breaks kept. */
function Told({ as: Tag, children }: { as: 'dd' | 'p'; children: string }) {
  return (
    <Tag className="mt-1 wrap-anywhere whitespace-pre-line">
      <bdi>{children}</bdi>
    </Tag>
  );
}
