import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Eye, EyeOff, X } from 'lucide-react';
import { useState, type RefObject } from 'react';

import { employeeDetailsQuery } from '@/api/employees';
import { DetailsBody } from '@/components/list-with-details';
import { type EmployeeDetails, employeeLabels, employeeSections, type EmployeeField } from '@/domain/employee';
import { formatDay } from '@/lib/dates';
import { log } from '@/lib/log';
import { Avatar, tintOf } from '@/ui/avatar';
import { Button, IconButton } from '@/ui/button';
import { useLoad, TryAgain, SkeletonRows } from '@/ui/load-states';

import type { Person } from './employees';

type Field = {
  name: EmployeeField;
  label: string;
  /** Rarely fits half the panel. */
  isLong: boolean;
  /** Shown only to somebody who asks for it. */
  isPrivate: boolean;
  /** How its text is written out. */
  write: (text: string) => string;
};

/** Fields that are written otherwise than they came. */
const writing: Partial<Record<EmployeeField, Field['write']>> = {
  gender: capitalised,
  dateOfBirth: formatDay,
  startDate: formatDay,
  employmentEffectiveDate: formatDay,
  workEffectiveDate: formatDay,
  salaryEffectiveDate: formatDay,
  grossSalaryAnnual: amount,
  grossSalaryMonthly: amount,
};

/** Birth date, with the age that tells it, and everything about pay. */
const hidden: readonly EmployeeField[] = [
  'dateOfBirth',
  'age',
  ...employeeSections.flatMap(({ id, names }) => (id === 'salary' ? names : [])),
];

const asItIs = (text: string) => text;

/** The fields of a person in the four sections of the onboarding form (reading 29). */
const detailsGroups: readonly { title: string; fields: readonly Field[] }[] = employeeSections.map(
  ({ title, names }) => ({
    title,
    fields: names.map((name) => ({
      name,
      label: employeeLabels[name],
      isLong: name === 'workMail' || name === 'managersEmail',
      isPrivate: hidden.includes(name),
      write: writing[name] ?? asItIs,
    })),
  }),
);

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '78,000.00' for a plain number; whatever else the backend wrote stays as it is. */
function amount(text: string): string {
  return /^-?\d{1,15}(?:\.\d+)?$/.test(text) ? money.format(Number(text)) : text;
}

/** Stands where a person has a hole (reading 20). */
const hole = '\u2013';

type PersonDetailsProps = { person: Person; heading: RefObject<HTMLHeadingElement | null>; onClose: () => void };

/** One person in full. What the list knows stands at once; the rest follows with the call for the details. */
export function PersonDetails({ person, heading, onClose }: PersonDetailsProps) {
  const load = useLoad(useQuery(employeeDetailsQuery(person.id)), (reason) =>
    log("A person's details could not be read.", reason),
  );
  const { data, isLoading, hasFailed } = load;

  return (
    <DetailsBody>
      <div className="flex items-start gap-4">
        <Avatar name={person.name} image={null} size="large" tint={tintOf(person.id)} />
        <div className="min-w-0 flex-1 self-center">
          <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
            <bdi>{person.name || hole}</bdi>
          </h2>
          <p className="text-muted">
            <bdi>{data?.jobTitle || person.department || person.workMail}</bdi>
          </p>
        </div>
        <IconButton icon={X} label="Close details" onClick={onClose} className="-mt-0.5 -mr-1.5" />
      </div>
      {data && <Fields details={data} />}
      {hasFailed && (
        <div className="mt-6 grid justify-items-start gap-3">
          <p className="text-muted">We could not load the details.</p>
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

/** All 27 fields; pay and birth date are drawn only once they are asked for. */
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
      {detailsGroups.map(({ title, fields }) => (
        <section key={title} aria-label={title} className="mt-6">
          <h3 className="border-b border-line pb-1.5 text-label font-semibold">{title}</h3>
          <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {fields.map(({ name, label, isLong, isPrivate, write }) => (
              <div key={name} className={clsx('min-w-0', isLong && 'sm:col-span-2')}>
                <dt className="text-small text-muted">{label}</dt>
                <dd className="wrap-anywhere">
                  {isPrivate && !showsPrivate ? (
                    <span className="text-subtle">Hidden</span>
                  ) : (
                    <bdi className="tabular-nums">{writtenOut(details[name], write)}</bdi>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

function writtenOut(text: string, write: (text: string) => string): string {
  return text.trim() === '' ? hole : write(text);
}
