import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { createSearchParams } from 'react-router-dom';

import { timeOf } from '@/api/goals';
import { peopleCount } from '@/components/employee/people-count';
import { kindLooks } from '@/components/goal/goal-kind';
import { unlinkedInWords, useGoalsOfPeople, type GoalsOfPeople } from '@/components/goal/use-goals-of-people';
import { useSource, type Source } from '@/components/source';
import { lastVisitQuery } from '@/device/last-visit';
import { audiences } from '@/domain/audience';
import { keptHere } from '@/domain/drafted-for';
import { fullName, type EmployeeSummary } from '@/domain/employee';
import type { GoalRecord } from '@/domain/goal';
import { goalKinds, inSentence } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';
import { formatDate, sinceWhen } from '@/lib/dates';
import { fold } from '@/lib/text-search';
import { withCommas } from '@/lib/with-commas';
import { ownerOrTokenHash } from '@/session/owner';
import { onStoredChange } from '@/session/storage';
import { Avatar, tintOf } from '@/ui/avatar';
import { ChartTable, RowChart } from '@/ui/charts';

import { AnswerCard, type Answer } from './answer-card';
import { useEveryRecord, type GoalSources } from './goal-cards';
import { UntouchedAnswer } from './untouched-answer';

const { audience } = audiences.business;

const listWith = (parameters: Record<string, string>) =>
  `${paths.employeeList}?${createSearchParams(parameters).toString()}`;

const faces = 5;

/** Who has no goals; null without employees. Goals linked to no one may be anyone's (docs/product.md 8.20). */
function withoutGoals(employees: readonly EmployeeSummary[], { byPerson, unlinked }: GoalsOfPeople): Answer | null {
  if (employees.length === 0) return null;
  const without = employees.filter(({ key }) => !byPerson.has(key));
  const has = employees.length - without.length;
  if (unlinked > 0 && without.length > 0) {
    return {
      title: unlinkedInWords(unlinked),
      ground: `${withCommas(has)} of ${peopleCount(employees.length)} ${has === 1 ? 'has' : 'have'} linked goals. We don't know about the others.`,
      evidence: null,
      links: [{ to: listWith({ goals: 'without' }), label: 'See who' }],
    };
  }
  const ground = `${has === 0 ? 'Nobody has one' : `${withCommas(has)} ${has === 1 ? 'has' : 'have'} at least one`}, ${keptHere}.`;
  if (without.length === 0) {
    return {
      title: 'Everybody has goals',
      ground,
      evidence: null,
      links: [{ to: listWith({ goals: 'with' }), label: 'See who' }],
    };
  }
  const more = without.length - faces;
  return {
    title: `${peopleCount(without.length)} ${without.length === 1 ? 'has' : 'have'} no goals yet`,
    ground,
    evidence: (
      <p className="flex items-center">
        {without.slice(0, faces).map((employee) => (
          <span key={employee.key} className="-me-2 rounded-full border-2 border-raised">
            <Avatar name={fullName(employee)} image={null} tint={tintOf(employee.id)} />
          </span>
        ))}
        {more > 0 && <span className="ms-5 text-small text-muted">and {withCommas(more)} more</span>}
      </p>
    ),
    links: [{ to: listWith({ goals: 'without' }), label: 'See who' }],
  };
}

const bars = 3;

/** Which department drafts most; null where nothing was drafted for anybody, or goals that are linked to no one could change it. */
function busiest(employees: readonly EmployeeSummary[], { byPerson, unlinked }: GoalsOfPeople): Answer | null {
  const counts = new Map<string, { key: string; label: string; name: string; value: number }>();
  let all = 0;
  for (const { key: person, department: name } of employees) {
    const value = byPerson.get(person)?.length ?? 0;
    if (value === 0) continue;
    all += value;
    const key = fold(name.trim());
    const known = counts.get(key);
    if (known) known.value += value;
    else counts.set(key, { key, name, label: name.trim() || 'No department', value });
  }
  const sorted = [...counts.values()].toSorted((one, other) => other.value - one.value);
  const [first] = sorted;
  if (first === undefined || (unlinked > 0 && first.value - (sorted[1]?.value ?? 0) <= unlinked)) return null;
  const shown = sorted.slice(0, bars);
  const ties = sorted.filter(({ value }) => value === first.value).length;
  return {
    title:
      ties > 1 ? (
        `${ties} departments draft most`
      ) : (
        <>
          <bdi>{first.label}</bdi> drafts most
        </>
      ),
    ground: `${withCommas(first.value)} of ${withCommas(all)} ${all === 1 ? 'goal' : 'goals'}, ${keptHere}.`,
    evidence: (
      <>
        <RowChart bars={shown} />
        <ChartTable
          caption="Goals by department"
          heads={['Department', 'Goals']}
          rows={shown.map(({ key, label, value }) => ({ key, label, values: [value] }))}
        />
      </>
    ),
    links: [
      ties > 1
        ? { to: listWith({ goals: 'with' }), label: 'See their people' }
        : { to: listWith({ department: first.name }), label: 'See its people' },
    ],
  };
}

const named = 3;

function newestFirstLinks(records: readonly GoalRecord[]): Answer['links'] {
  const kinds = Object.values(goalKinds).filter(({ kind }) => records.some((record) => record.kind === kind));
  return kinds.map(({ listPath, plural }) => ({
    to: `${listPath[audience]}?${createSearchParams({ sort: '-date' }).toString()}`,
    label: kinds.length === 1 ? 'Open the newest' : `Open the newest ${inSentence(plural)}`,
  }));
}

/** What came in since the last visit; null for the first one on this device, and where there are no goals at all. */
function sinceLastVisit(records: readonly GoalRecord[], visit: number | null, now: Date): Answer | null {
  const newestFirst = records.toSorted((one, other) => timeOf(other) - timeOf(one));
  const [newest] = newestFirst;
  if (visit === null || newest === undefined) return null;
  const fresh = newestFirst.filter((record) => timeOf(record) > visit);
  const last = new Date(visit);
  return {
    title: `${fresh.length === 0 ? 'Nothing' : withCommas(fresh.length)} new since ${sinceWhen(last, now)}`,
    ground: `Your last visit was ${formatDate(last)}.`,
    evidence: fresh.length > 0 && (
      <ul className="grid grid-cols-1 gap-1.5">
        {fresh.slice(0, named).map(({ kind, key, goal }) => {
          const { icon: Icon, text } = kindLooks[kind];
          return (
            <li key={`${kind} ${key}`} className="flex items-center gap-2 text-small">
              <Icon className={clsx('size-4 shrink-0', text)} />
              <bdi className="min-w-0 truncate">{goal || '\u2013'}</bdi>
            </li>
          );
        })}
      </ul>
    ),
    links: newestFirstLinks(fresh.length > 0 ? fresh : [newest]),
  };
}

const isUnread = ({ hasFailed, isOutdated }: Source<unknown>): boolean => hasFailed || isOutdated;

/** Questions about people and goals, each with its answer (docs/product.md 8.20). */
export function Answers({ employees, goals }: { employees: Source<EmployeeSummary[]>; goals: GoalSources }) {
  const [now] = useState(() => new Date());
  const owner = useSyncExternalStore(onStoredChange, ownerOrTokenHash);
  const ofPeople = useGoalsOfPeople();
  const visit = useSource('last visit', useQuery(lastVisitQuery(owner)));
  const lists = Object.values(goals);
  const { data: everybody } = employees;
  const { goals: known } = ofPeople;
  const records = useEveryRecord(goals);
  const isRead = lists.every(({ isFinished }) => isFinished);
  // Kept: what is typed in the page's dialog renders this too.
  const without = useMemo(
    () => (everybody && known?.isFinished ? withoutGoals(everybody, known) : undefined),
    [everybody, known],
  );
  const most = useMemo(() => everybody && known && busiest(everybody, known), [everybody, known]);
  const fresh = useMemo(
    () => (records && isRead && visit.data !== undefined ? sinceLastVisit(records, visit.data, now) : undefined),
    [records, isRead, visit.data, now],
  );
  // An answer is no better than the oldest list that it is made of.
  const failedLists = lists.filter(isUnread);
  const failedPeople = [...[employees].filter(isUnread), ...(ofPeople.hasFailed ? [ofPeople] : failedLists)];
  return (
    <ul
      aria-label="Answers"
      className="grid grid-cols-1 gap-4 empty:hidden md:grid-cols-[repeat(auto-fit,minmax(13.5rem,1fr))] md:gap-5"
    >
      <AnswerCard name="Goals by person" failed={failedPeople} answer={without} />
      <AnswerCard name="Goals by department" failed={failedPeople} answer={most} />
      <AnswerCard name="New goals" failed={[...failedLists, ...[visit].filter(isUnread)]} answer={fresh} />
      <UntouchedAnswer goals={goals} />
    </ul>
  );
}
