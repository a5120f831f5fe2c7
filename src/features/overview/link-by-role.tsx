import { useMutation } from '@tanstack/react-query';
import UsersRound from 'lucide-react/icons/users-round';
import { useEffect, useEffectEvent, useState } from 'react';

import { peopleCount } from '@/components/employee/people-count';
import { readRecords } from '@/components/employee/read-records';
import { ReadingBar } from '@/components/employee/reading-bar';
import { linkGoals } from '@/device/drafted-for';
import { noPerson, type GoalLink } from '@/domain/drafted-for';
import { fullName, type EmployeeSummary } from '@/domain/employee';
import type { GoalRecord } from '@/domain/goal';
import { goalKinds } from '@/domain/goal-kind';
import { groupBy } from '@/domain/group-by';
import { sortedBy } from '@/lib/collation';
import { formatDate, formatTime } from '@/lib/dates';
import { fold } from '@/lib/text-search';
import { withCommas } from '@/lib/with-commas';
import { ownerOrTokenHash } from '@/session/owner';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { DialogCard } from '@/ui/dialog';
import { focusIfLost } from '@/ui/focus';
import { Select } from '@/ui/select';
import { notify } from '@/ui/toast';
import { useWork } from '@/ui/use-work';

type LinkByRoleProps = {
  employees: readonly EmployeeSummary[];
  /** The saved goals that are linked to no one. */
  unlinked: readonly GoalRecord[];
  onClose: () => void;
};

/** The people whose job title is a goal's role. */
type Candidates = { record: GoalRecord; people: readonly EmployeeSummary[] };

/** Limits how many are asked at once: each has a list of people. */
const maxAsked = 50;

const undecided = 'undecided';

/** Links saved goals to people by their job titles: where several people have the role, a person chooses (docs/product.md 8.11). */
export function LinkByRole({ employees, unlinked, onClose }: LinkByRoleProps) {
  const [announcement, announce] = useState('');
  const work = useWork(announce);
  const [found, setFound] = useState<readonly Candidates[] | null>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<GoalRecord, string>>(new Map());
  const [isForNoOne, setForNoOne] = useState(false);
  const { mutate, isPending } = useMutation(linkGoals());

  const read = useEffectEvent(() => {
    const titles = new Map<EmployeeSummary, string>();
    readRecords(work, {
      people: employees,
      onRead: (person, { jobTitle }) => void titles.set(person, fold(jobTitle.trim())),
      onEnd: ({ status }, failed) => {
        if (status === 'stopped') return onClose();
        if (failed.length > 0) {
          notify.error(
            `${withCommas(failed.length)} of ${peopleCount(employees.length)} couldn't be loaded. Nothing was linked.`,
          );
          return onClose();
        }
        const byTitle = groupBy(sortedBy(employees, fullName), (person) => titles.get(person));
        setFound(
          unlinked.map((record) => ({ record, people: (record.role && byTitle.get(fold(record.role.trim()))) || [] })),
        );
      },
    });
  });
  useEffect(() => read(), []);

  function close(): void {
    if (work.isRunning()) work.stop();
    else onClose();
  }

  const certain = found?.filter(({ people }) => people.length === 1) ?? [];
  const asked = found?.filter(({ people }) => people.length > 1) ?? [];
  const strange = found?.filter(({ people }) => people.length === 0) ?? [];
  const links: GoalLink[] = [
    ...certain.flatMap(({ record, people }) => people.map(({ key }) => ({ record, person: key, isByRole: true }))),
    ...[...chosen].map(([record, person]) => ({ record, person, isByRole: false })),
    ...(isForNoOne ? strange.map(({ record }) => ({ record, person: noPerson, isByRole: false })) : []),
  ];

  function save(): void {
    mutate(
      { owner: ownerOrTokenHash(), links },
      {
        onSuccess: () => {
          notify.success(`${goalCount(links.length)} linked.`);
          onClose();
        },
        onError: () => notify.error("We couldn't save this in the browser. Try again."),
      },
    );
  }

  return (
    <DialogCard
      title="Link goals by role"
      onClose={close}
      footer={
        <>
          <Button look="secondary" onClick={close}>
            {links.length === 0 && found ? 'Close' : 'Cancel'}
          </Button>
          {links.length > 0 && (
            <Button pending={isPending} onClick={save}>
              {`Link ${goalCount(links.length)}`}
            </Button>
          )}
        </>
      }
    >
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {found === null ? (
        <ReadingBar icon={UsersRound} work={work} />
      ) : (
        <>
          {/* The buttons of the reading have unmounted, perhaps with the focus. */}
          <h3 ref={focusIfLost} tabIndex={-1} className="text-label font-semibold outline-none">
            {certain.length === 0
              ? 'No role fits one person only.'
              : `${goalCount(certain.length)} ${certain.length === 1 ? 'fits' : 'fit'} the only person with that role.`}
          </h3>
          {strange.length > 0 && (
            <div className="mt-3">
              <Checkbox
                label={`No one has the role of ${goalCount(strange.length)}. Mark ${strange.length === 1 ? 'it' : 'them'} as for no one in the list.`}
                showsLabel
                checked={isForNoOne}
                onChange={({ target }) => setForNoOne(target.checked)}
              />
            </div>
          )}
          {asked.length > 0 && (
            <ul className="mt-4 divide-y divide-line border-t border-line">
              {asked.slice(0, maxAsked).map(({ record, people }) => (
                <li
                  key={`${record.kind} ${record.key}`}
                  className="grid items-center gap-x-4 gap-y-2 py-3 md:grid-cols-2"
                >
                  <span className="min-w-0">
                    <bdi className="line-clamp-2 wrap-anywhere">{record.goal}</bdi>
                    <span className="block text-small text-muted">
                      {goalKinds[record.kind].singular} · <bdi>{record.role}</bdi> · {formatDate(record.createdAt)},{' '}
                      {formatTime(record.createdAt)}
                    </span>
                  </span>
                  <Select
                    aria-label={`Person for ${record.goal}, ${goalKinds[record.kind].singular}, ${record.role}`}
                    className="w-full"
                    value={chosen.get(record) ?? undecided}
                    onChange={({ target }) => {
                      const next = new Map(chosen).set(record, target.value);
                      if (target.value === undecided) next.delete(record);
                      setChosen(next);
                    }}
                  >
                    <option value={undecided}>Choose who</option>
                    <option value={noPerson}>No one in the list</option>
                    {people.map((person) => (
                      <option key={person.key} value={person.key}>
                        {fullName(person) || person.workMail}
                      </option>
                    ))}
                  </Select>
                </li>
              ))}
            </ul>
          )}
          {asked.length > maxAsked && (
            <p className="mt-3 text-small text-muted">{goalCount(asked.length - maxAsked)} more after these.</p>
          )}
        </>
      )}
    </DialogCard>
  );
}

const goalCount = (count: number): string => (count === 1 ? '1 goal' : `${withCommas(count)} goals`);
