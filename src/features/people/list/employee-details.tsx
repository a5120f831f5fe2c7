import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import X from 'lucide-react/icons/x';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { employeeDetailsQuery } from '@/api/employees';
import { displayed } from '@/components/employee/displayed';
import { RecordRow } from '@/components/goal/record-rows';
import { findGoals, unlinkedInWords, useGoalsOfPeople } from '@/components/goal/use-goals-of-people';
import { DetailsBody, ListWithDetails } from '@/components/list-with-details';
import { audiences } from '@/domain/audience';
import { goalsNotKnown, keptHere, noGoals } from '@/domain/drafted-for';
import {
  employeeRows,
  employeeSections,
  fullName,
  type EmployeeDetails,
  type EmployeeSummary,
} from '@/domain/employee';
import { goalKinds } from '@/domain/goal-kind';
import { formatDate } from '@/lib/dates';
import { log } from '@/lib/log';
import { Avatar, tintOf } from '@/ui/avatar';
import { Button, IconButton } from '@/ui/button';
import { FailedNote, RefreshFailed, useLoad, TryAgain, SkeletonRows } from '@/ui/load-states';

import type { EmployeeView } from './employees';

/** Opens details from rows. Opened by keyboard, they take the focus: they may be thousands of rows away in the tab order. */
export function usePeopleDetails({ selected, select, close }: EmployeeView) {
  const [takesFocus, setTakesFocus] = useState(false);
  return {
    detailsId: useId(),
    selected,
    open: (person: EmployeeSummary, byKeyboard: boolean): void => {
      setTakesFocus(byKeyboard);
      select(person);
    },
    takesFocus,
    onClose: close,
  };
}

type PeopleDetails = ReturnType<typeof usePeopleDetails>;

/** The list beside the details. */
export function PeopleWithDetails({ details, children }: { details: PeopleDetails; children: ReactNode }) {
  const { detailsId, selected, takesFocus, onClose } = details;
  return (
    <ListWithDetails
      details={
        selected && (
          <EmployeeDetailsPanel key={selected.id} employee={selected} takesFocus={takesFocus} onClose={onClose} />
        )
      }
      selectedKey={selected?.id ?? null}
      detailsId={detailsId}
      onClose={onClose}
    >
      <div className="relative min-w-0">{children}</div>
    </ListWithDetails>
  );
}

type EmployeeDetailsPanelProps = {
  employee: EmployeeSummary;
  /** Whether the heading takes the focus. */
  takesFocus: boolean;
  onClose: () => void;
};

/** One employee in full. */
function EmployeeDetailsPanel({ employee, takesFocus, onClose }: EmployeeDetailsPanelProps) {
  const name = fullName(employee);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!takesFocus || heading.current === null) return;
    // On a phone, `showModal` of the sheet runs later and reads `autofocus`.
    heading.current.autofocus = true;
    heading.current.focus();
  }, [takesFocus]);
  const load = useLoad(useQuery(employeeDetailsQuery(employee.id)), (reason) =>
    log("Loading a person's details failed.", reason),
  );
  const { data, isLoading, hasFailed } = load;

  return (
    <DetailsBody>
      <div className="flex items-start gap-4">
        <Avatar name={name} image={null} size="large" tint={tintOf(employee.id)} />
        <div className="min-w-0 flex-1 self-center">
          <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
            <bdi>{name || missing}</bdi>
          </h2>
          <p className="text-muted">
            <bdi>{data?.jobTitle || employee.department || employee.workMail}</bdi>
          </p>
        </div>
        <IconButton icon={X} label="Close details" onClick={onClose} className="-me-1.5 -mt-0.5" />
      </div>
      <RefreshFailed loads={[load]} onLoaded={() => heading.current?.focus()} className="mt-4" />
      <GoalsOfPerson person={employee.key} />
      {data && <Fields details={data} />}
      {hasFailed && (
        <div className="mt-6 grid justify-items-start gap-3">
          <p className="text-muted">We couldn't load the details.</p>
          <TryAgain load={load} onLoaded={() => heading.current?.focus()} />
        </div>
      )}
      {isLoading && (
        <div className="-mx-5 mt-4">
          <SkeletonRows rows={6} label="Loading the details" />
        </div>
      )}
    </DetailsBody>
  );
}

/** All fields in the sections of the onboarding form (docs/product.md 14.2); pay and birth date only when the user shows them. */
function Fields({ details }: { details: EmployeeDetails }) {
  const [showsPrivate, setShowsPrivate] = useState(false);
  return (
    <>
      <Button
        look="secondary"
        size="small"
        icon={showsPrivate ? EyeOff : Eye}
        className="mt-5"
        onClick={() => setShowsPrivate(!showsPrivate)}
      >
        {showsPrivate ? 'Hide pay and birth date' : 'Show pay and birth date'}
      </Button>
      {employeeSections.map(({ title, names }) => (
        <section key={title} aria-label={title} className="mt-6">
          <h3 className="border-b border-line pb-1.5 text-label font-semibold">{title}</h3>
          <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {names.map((name) => {
              const { label, kind, isPrivate = false } = employeeRows[name];
              return (
                <div key={name} className={clsx('min-w-0', kind === 'email' && 'sm:col-span-2')}>
                  <dt className="text-small text-muted">{label}</dt>
                  <dd className="wrap-anywhere">
                    {isPrivate && !showsPrivate ? (
                      <span className="text-subtle">Hidden</span>
                    ) : (
                      <bdi className="tabular-nums">
                        {details[name].trim() === '' ? missing : displayed(name, details[name])}
                      </bdi>
                    )}
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </>
  );
}

/** Shown for a missing value (docs/product.md 7.8). */
const missing = '\u2013';

const { audience } = audiences.business;

/** The goals that this browser links to a person (docs/product.md 8.11). */
function GoalsOfPerson({ person }: { person: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const load = useGoalsOfPeople();
  const goals = findGoals(load.goals, person);
  if (load.goals === undefined && !load.hasFailed) return null;
  return (
    <section aria-label="Goals" className="mt-6">
      <h3 ref={heading} tabIndex={-1} className="border-b border-line pb-1.5 text-label font-semibold">
        Goals <span className="font-normal text-muted">{keptHere}</span>
      </h3>
      {load.goals === undefined ? (
        <FailedNote
          text="We couldn't load this person's goals."
          load={load}
          name="Goals"
          onLoaded={() => heading.current?.focus()}
          className="mt-3 justify-between"
        />
      ) : goals.state !== 'known' ? (
        <p className="mt-3 text-subtle">
          {goals.state === 'absent'
            ? noGoals
            : load.goals.unlinked.length === 0
              ? '\u2013'
              : `${goalsNotKnown}. ${unlinkedInWords(load.goals.unlinked.length)}.`}
        </p>
      ) : (
        <ul className="-mx-5 mt-1 divide-y divide-line md:-mx-6">
          {goals.value.map(({ record, isByRole }) => (
            <RecordRow key={`${record.kind} ${record.key}`} audience={audience} record={record}>
              {goalKinds[record.kind].singular} · {formatDate(record.createdAt)}
              {isByRole && ' · matched by role'}
            </RecordRow>
          ))}
        </ul>
      )}
    </section>
  );
}
