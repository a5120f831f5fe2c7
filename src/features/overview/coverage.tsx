import UsersRound from 'lucide-react/icons/users-round';
import { useMemo } from 'react';
import { createSearchParams, Link } from 'react-router-dom';

import { peopleCount } from '@/components/employee/people-count';
import { unlinkedInWords, type GoalsOfPeople } from '@/components/goal/use-goals-of-people';
import type { Source, SourceState } from '@/components/source';
import type { EmployeeSummary } from '@/domain/employee';
import { unknown } from '@/domain/known';
import { paths } from '@/domain/paths';
import { withCommas } from '@/lib/with-commas';
import { Button, ButtonLink } from '@/ui/button';
import { groupsByName } from '@/ui/list-view';
import { Track } from '@/ui/track';

import { OverviewCard } from './card';

/** How many of some people have goals. */
type Share = { people: number; having: number };

type Department = Share & { name: string };

type Coverage = Share & {
  /** Lowest share first, of equal ones the larger first. */
  departments: readonly Department[];
  /** The number of saved goals without a linked person: while there are some, no one is listed as without goals. */
  unlinked: number;
};

function coverageOf(
  employees: readonly EmployeeSummary[],
  { byPerson, unlinked: { length: unlinked } }: GoalsOfPeople,
): Coverage {
  const shareOf = (people: readonly EmployeeSummary[]): Share => ({
    people: people.length,
    having: people.filter(({ key }) => byPerson.has(key)).length,
  });
  const departments = groupsByName(employees, ({ department }) => department)
    .map(({ name, rows }) => ({ name, ...shareOf(rows) }))
    .toSorted((one, other) => one.having / one.people - other.having / other.people || other.people - one.people);
  return { ...shareOf(employees), departments, unlinked };
}

/** @returns undefined until people and their goals were read to their end, and without people (docs/product.md 8.20) */
export function useCoverage({ data, isFinished }: Source<EmployeeSummary[]>, goals: GoalsOfPeople | undefined) {
  return useMemo(
    () => (data && data.length > 0 && isFinished && goals?.isFinished ? coverageOf(data, goals) : undefined),
    [data, isFinished, goals],
  );
}

/** The employee list with the same people selected. */
const listWith = (parameters: Record<string, string>): string =>
  `${paths.employeeList}?${createSearchParams({ ...parameters, select: 'all' }).toString()}`;

type CoverageProps = {
  coverage: Coverage | undefined;
  sources: readonly SourceState[];
  onLink: () => void;
};

/** How many people have goals, and the way to the others. */
export function CoverageCard({ coverage, sources, onLink }: CoverageProps) {
  const content = coverage ? { state: 'known' as const, value: coverage } : unknown;
  return (
    <OverviewCard
      title={coverage === undefined ? 'People with goals' : titleOf(coverage)}
      sources={sources}
      content={content}
    >
      {({ people, having, departments, unlinked }) => (
        <div className="-mt-3 flex flex-wrap items-center gap-x-6 gap-y-4">
          <div className="min-w-0 flex-1 basis-72">
            <p className="text-muted">
              {unlinked > 0 ? (
                `${sentenceOf({ people, having })} here. We don't know about the others.`
              ) : (
                <Gap departments={departments} missing={people - having} />
              )}
            </p>
            <div aria-hidden className="mt-3.5">
              <Track value={having} longest={people} className="h-3" />
            </div>
          </div>
          {unlinked > 0 ? (
            <Button
              look="secondary"
              icon={UsersRound}
              aria-haspopup="dialog"
              onClick={onLink}
              className="max-sm:w-full"
            >
              Link by role
            </Button>
          ) : (
            having < people && (
              <ButtonLink
                look="secondary"
                icon={UsersRound}
                to={listWith({ goals: 'without' })}
                className="max-sm:w-full"
              >
                Choose people without goals
              </ButtonLink>
            )
          )}
        </div>
      )}
    </OverviewCard>
  );
}

/** '157 of 420 people have goals' */
const sentenceOf = ({ people, having }: Share): string =>
  `${withCommas(having)} of ${peopleCount(people)} ${having === 1 ? 'has' : 'have'} goals`;

const titleOf = (coverage: Coverage): string =>
  coverage.unlinked > 0 ? unlinkedInWords(coverage.unlinked) : sentenceOf(coverage);

/** The longest list of departments that fits a glance. */
const maxNamed = 4;

/** 'Finance and Legal have none yet. They are 79 of the 263 people still without.' @param missing how many have no goals */
function Gap({ departments, missing }: { departments: readonly Department[]; missing: number }) {
  const empty = departments.filter(({ having }) => having === 0);
  const among = empty.reduce((sum, { people }) => sum + people, 0);
  if (missing === 0) return 'Everyone has goals.';
  if (empty.length === 0 || empty.length === departments.length || empty.length > maxNamed)
    return `${peopleCount(missing)} ${missing === 1 ? 'has' : 'have'} none yet.`;
  const names = new Intl.ListFormat('en-US').formatToParts(empty.map(labelOf));
  return (
    <>
      {names.map(({ type, value }, index) => (type === 'element' ? <bdi key={index}>{value}</bdi> : value))}{' '}
      {empty.length === 1 ? 'has' : 'have'} none yet
      {among < missing && `, with ${withCommas(among)} of the ${peopleCount(missing)} still without`}.
    </>
  );
}

const labelOf = ({ name }: Department): string => name || 'No department';

/** Every department with how many of its people have goals; each leads to those without. */
export function Departments({ coverage, sources }: Omit<CoverageProps, 'onLink'>) {
  const content = coverage ? { state: 'known' as const, value: coverage } : unknown;
  return (
    <OverviewCard
      title={coverage && coverage.unlinked > 0 ? 'Linked goals by department' : 'Goals by department'}
      sources={sources}
      content={content}
    >
      {({ departments, unlinked }) => (
        <ul className="-mx-3 -my-2">
          {departments.map((department) => {
            const { name, people, having } = department;
            const isOpen = unlinked === 0 && having < people;
            return (
              <li key={name}>
                <Link
                  to={
                    isOpen
                      ? listWith({ department: name, goals: 'without' })
                      : `${paths.employeeList}?${createSearchParams({ department: name }).toString()}`
                  }
                  className="grid min-h-9.5 grid-cols-[minmax(0,7.75rem)_minmax(0,1fr)_auto] items-center gap-2.5 rounded-field px-3 text-ink no-underline hover:bg-sunken/60 sm:grid-cols-[9.5rem_minmax(0,1fr)_auto] sm:gap-4 pointer-coarse:min-h-11"
                >
                  <bdi className="font-medium wrap-anywhere">{labelOf(department)}</bdi>
                  <span aria-hidden>
                    <Track value={having} longest={people} className="h-2" />
                  </span>
                  <span className="min-w-18 text-end text-small text-muted">
                    {having === 0 && unlinked === 0 ? (
                      <span className="rounded-badge bg-blaze-soft px-2 py-0.75 font-semibold text-blaze-soft-ink forced-colors:border">
                        0 of {withCommas(people)}
                      </span>
                    ) : (
                      <>
                        <b className="font-semibold text-ink">{withCommas(having)}</b> of {withCommas(people)}
                      </>
                    )}
                  </span>
                  <span className="sr-only">have goals{isOpen && '. Choose those without'}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </OverviewCard>
  );
}
