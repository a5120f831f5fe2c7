import { useRef } from 'react';
import { Link } from 'react-router-dom';

import { KindTile } from '@/components/goal/goal-kind';
import { recordAddress } from '@/components/goal/record-address';
import { goalsOf, unlinkedInWords, useGoalsOfPeople } from '@/components/goal/use-goals-of-people';
import { audiences } from '@/domain/audience';
import { goalsNotKnown, keptHere, noGoals } from '@/domain/drafted-for';
import { goalKinds } from '@/domain/goal-kind';
import { formatDate } from '@/lib/dates';
import { TryAgain } from '@/ui/load-states';

const { audience } = audiences.business;

/** What was drafted for a person, as kept on this device (docs/product.md 8.11); nothing until that is known. */
export function GoalsOfPerson({ person }: { person: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const load = useGoalsOfPeople();
  const goals = goalsOf(load.goals, person);
  if (load.goals === undefined && !load.hasFailed) return null;
  return (
    <section aria-label="Goals" className="mt-6">
      <h3 ref={heading} tabIndex={-1} className="border-b border-line pb-1.5 text-label font-semibold">
        Goals <span className="font-normal text-muted">{keptHere}</span>
      </h3>
      {load.goals === undefined ? (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">We could not load them.</p>
          <TryAgain load={load} size="small" aria-label="Try again: Goals" onLoaded={() => heading.current?.focus()} />
        </div>
      ) : goals.state !== 'known' ? (
        <p className="mt-3 text-subtle">
          {goals.state === 'absent'
            ? noGoals
            : load.goals.unlinked === 0
              ? '\u2013'
              : `${goalsNotKnown}. ${unlinkedInWords(load.goals.unlinked)}.`}
        </p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {goals.value.map(({ record, isByRole }) => (
            <li key={`${record.kind} ${record.key}`}>
              <Link
                to={recordAddress(audience, record)}
                className="flex items-center gap-3 py-2.5 text-ink no-underline hover:underline"
              >
                <KindTile kind={record.kind} />
                <span className="min-w-0 flex-1">
                  <bdi className="line-clamp-2 wrap-anywhere">{record.goal || '\u2013'}</bdi>
                  <span className="block text-small text-muted">
                    {goalKinds[record.kind].singular} · {formatDate(record.createdAt)}
                    {isByRole && ' · matched by role'}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
