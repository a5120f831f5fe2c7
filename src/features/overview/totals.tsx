import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createSearchParams, Link } from 'react-router-dom';

import { timeOf } from '@/api/goals';
import { useSource, type Source } from '@/components/source';
import { lastVisitQuery } from '@/device/last-visit';
import { audiences } from '@/domain/audience';
import type { EmployeeSummary } from '@/domain/employee';
import { countKinds, goalKinds } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';
import { sinceWhen } from '@/lib/dates';
import { withCommas } from '@/lib/with-commas';
import { useOwner } from '@/session/use-session';
import { RefreshFailed, TryAgain } from '@/ui/load-states';

import type { EveryRecord, GoalSources } from './goal-sources';

const { audience } = audiences.business;

type TotalsProps = { employees: Source<EmployeeSummary[]>; goals: GoalSources; records: EveryRecord };

/** How many people and goals there are, each with the way to its list, and what came in since the last visit. */
export function Totals({ employees, goals, records }: TotalsProps) {
  return (
    <div className="flex flex-wrap items-center justify-between rounded-card border border-line bg-raised">
      <ul aria-label="Totals" className="flex divide-x divide-line max-md:w-full max-md:flex-wrap">
        <Total label="Employees" to={paths.employeeList} source={employees} />
        {Object.values(goalKinds).map(({ kind, plural, listPath }) => (
          <Total key={kind} label={plural} to={listPath[audience]} source={goals[kind]} />
        ))}
      </ul>
      <NewGoals goals={goals} records={records} />
    </div>
  );
}

type TotalProps = { label: string; to: string; source: Source<readonly unknown[]> };

function Total({ label, to, source }: TotalProps) {
  const { data, hasFailed } = source;
  const link = useRef<HTMLAnchorElement>(null);
  const again = { name: label, onLoaded: () => link.current?.focus() };
  return (
    <li className="relative flex flex-wrap items-baseline gap-x-2.5 px-3 py-3 first:rounded-s-card has-[a:hover]:bg-sunken max-md:flex-1 max-md:basis-[5.5rem] max-md:flex-col md:px-5 md:py-3.5">
      <span className="text-h2 proportional-nums">
        {data ? withCommas(data.length) : hasFailed ? '\u2013' : <NumberSkeleton label={label} />}
      </span>
      <Link
        ref={link}
        to={to}
        className="inline-flex min-h-6 items-center text-small text-muted no-underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
      >
        {label}
      </Link>
      {hasFailed && (
        <TryAgain
          load={source}
          size="small"
          aria-label={`Try again: ${label}`}
          onLoaded={again.onLoaded}
          className="relative z-[1]"
        />
      )}
      <RefreshFailed loads={[source]} {...again} className="relative z-[1]" />
    </li>
  );
}

function NumberSkeleton({ label }: { label: string }) {
  return (
    <span role="status" className="inline-block animate-fade-in [animation-delay:200ms]">
      <span className="sr-only">{`Loading: ${label}`}</span>
      <span aria-hidden className="inline-block h-4 w-12 rounded-full bg-track motion-safe:animate-pulse-slow" />
    </span>
  );
}

/** 'New since Monday: 8 OKRs, 6 KPIs'; nothing on the first visit in this browser, and while a list is not read. */
function NewGoals({ goals, records }: Omit<TotalsProps, 'employees'>) {
  const [now] = useState(() => new Date());
  const owner = useOwner();
  const { data: visit = null } = useSource('last visit', useQuery(lastVisitQuery(owner)));
  const isRead = Object.values(goals).every(({ isFinished }) => isFinished);
  if (visit === null || !isRead || records === undefined || records.length === 0) return null;
  const fresh = records.filter((record) => timeOf(record) > visit);
  const since = `new since ${sinceWhen(new Date(visit), now)}`;
  return (
    <p className="px-4 py-2.5 text-small text-muted max-md:w-full max-md:border-t max-md:border-line md:px-6">
      {fresh.length === 0 ? `Nothing ${since}` : `${withCommas(fresh.length)} ${since}: `}
      {countKinds(fresh).map(({ kind, count, name, listPath }) => (
        <Link
          key={kind}
          to={`${listPath[audience]}?${createSearchParams({ sort: '-date' }).toString()}`}
          className="ms-2 inline-flex min-h-6 items-center font-semibold text-accent no-underline hover:underline pointer-coarse:min-h-11"
        >
          {withCommas(count)} {name}
        </Link>
      ))}
    </p>
  );
}
