import { clsx } from 'clsx';
import { useMemo } from 'react';

import { peopleCount } from '@/components/employee/people-count';
import { withCommas } from '@/lib/with-commas';
import { GroupBox } from '@/ui/choice-boxes';
import { FoldButton } from '@/ui/list-rows';
import { useChosen } from '@/ui/use-choice-bar';

import type { GroupRow } from './people-rows';

const departmentName = (name: string): string => name || 'No department';

type GroupHeadProps = {
  row: GroupRow;
  onFold: (row: GroupRow, all: boolean) => void;
};

/** The head of a department: checkbox, collapse button, name and counts. */
export function GroupHead({ row, onFold }: GroupHeadProps) {
  const { group, isOpen } = row;
  const { countOf } = useChosen().choice;
  const chosen = useMemo(() => countOf(group.rows), [countOf, group]);
  const name = departmentName(group.name);
  return (
    <div className="flex items-center">
      <span data-choice className="select-none print:hidden">
        <GroupBox name={name} rows={group.rows} />
      </span>
      <FoldButton name={name} isOpen={isOpen} onToggle={(all) => onFold(row, all)} />
      <p className="line-clamp-2 min-w-0 ps-1 font-semibold wrap-anywhere">
        <bdi className={clsx(group.name === '' && 'text-muted')}>{name}</bdi>{' '}
        <span className="ms-2 text-small font-normal text-muted">
          {peopleCount(group.rows.length)}
          {chosen > 0 && (chosen === group.rows.length ? ', all selected' : `, ${withCommas(chosen)} selected`)}
        </span>
      </p>
    </div>
  );
}
