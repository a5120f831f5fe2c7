import { clsx } from 'clsx';

import type { EmployeeSummary } from '@/domain/employee';
import { withCommas } from '@/lib/with-commas';
import type { RowGroup } from '@/ui/list-view';
import { useScrolled } from '@/ui/use-virtual-rows';

import { departmentName } from './group-head';

type DepartmentJumpsProps = {
  groups: readonly RowGroup<EmployeeSummary>[];
  /** The place among them of the one in sight, as of now. */
  inSight: () => number;
  onJump: (place: number) => void;
};

/** The way to each department of a list in groups, with how many are found in it; the one in sight is marked. */
export function DepartmentJumps({ groups, inSight, onJump }: DepartmentJumpsProps) {
  const current = useScrolled(inSight);
  return (
    <nav
      aria-label="Departments"
      className="sticky top-[calc(var(--top-inset)+84px)] max-h-[calc(100dvh-var(--top-inset)-var(--bottom-inset)-100px)] overflow-y-auto border-s border-line ps-3 pb-1"
    >
      <p aria-hidden className="px-3 pb-2 text-small font-semibold">
        Departments
      </p>
      <ul>
        {groups.map(({ name, rows }, place) => (
          <li key={name}>
            <button
              type="button"
              aria-current={place === current || undefined}
              onClick={() => onJump(place)}
              className={clsx(
                'flex min-h-9 w-full items-center justify-between gap-3 rounded-badge px-3 text-start text-label focus-inside pointer-coarse:min-h-11',
                place === current
                  ? 'bg-accent-soft font-semibold text-accent-soft-ink'
                  : 'font-normal text-muted hover:bg-sunken hover:text-ink',
              )}
            >
              <bdi className="min-w-0 truncate">{departmentName(name)}</bdi>
              <span className="tabular-nums">
                {withCommas(rows.length)}
                <span className="sr-only"> people</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
