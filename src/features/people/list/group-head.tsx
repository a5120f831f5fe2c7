import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo } from 'react';

import { peopleCount } from '@/components/employee/people-count';
import type { EmployeeSummary } from '@/domain/employee';
import { withCommas } from '@/lib/with-commas';
import { Checkbox } from '@/ui/checkbox';
import type { ChoiceParts } from '@/ui/choice-boxes';

import type { GroupHead as Head } from './grouped-rows';

/** What people without a department are under. */
export const departmentName = (name: string): string => name || 'No department';

type GroupHeadProps = {
  head: Head;
  parts: Pick<ChoiceParts<EmployeeSummary>, 'choice' | 'choiceHandlers'>;
  onFold: (head: Head, all: boolean) => void;
  /** Of the box. */
  boxClassName?: string;
};

/** The head of a department: a box for everybody in it, the button that folds it, and how many there are. */
export function GroupHead({ head, parts: { choice, choiceHandlers }, onFold, boxClassName }: GroupHeadProps) {
  const { group, isFolded } = head;
  const { countOf } = choice;
  const chosen = useMemo(() => countOf(group.rows), [countOf, group]);
  const isWhole = chosen === group.rows.length;
  const name = departmentName(group.name);
  const Chevron = isFolded ? ChevronRight : ChevronDown;
  return (
    <div className="flex items-center">
      <span data-choice className="select-none print:hidden">
        <Checkbox
          {...choiceHandlers}
          className={boxClassName}
          data-row-choice
          label={`Select all in ${name}`}
          checked={isWhole}
          mixed={chosen > 0 && !isWhole}
          locked={choice.isLocked}
          onChange={() => choice.setAll(group.rows, !isWhole)}
        />
      </span>
      <button
        type="button"
        data-row-focus
        aria-expanded={!isFolded}
        aria-label={`${isFolded ? 'Open' : 'Fold'} ${name}`}
        onClick={({ shiftKey }) => onFold(head, shiftKey)}
        className="inline-grid size-8.5 shrink-0 scroll-my-24 place-items-center rounded-badge text-muted hover:text-ink print:hidden pointer-coarse:size-11"
      >
        <Chevron aria-hidden className="size-5" strokeWidth={1.85} />
      </button>
      <p className="min-w-0 truncate ps-1 font-semibold">
        <bdi className={clsx(group.name === '' && 'text-muted')}>{name}</bdi>{' '}
        <span className="ms-2 text-small font-normal text-muted">
          {peopleCount(group.rows.length)}
          {chosen > 0 && (isWhole ? ', all chosen' : `, ${withCommas(chosen)} chosen`)}
        </span>
      </p>
    </div>
  );
}
