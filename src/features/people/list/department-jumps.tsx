import { clsx } from 'clsx';
import { useMemo } from 'react';

import { withCommas } from '@/lib/with-commas';
import type { ListProps } from '@/ui/use-list-rows';
import { useScrolled } from '@/ui/use-virtual-rows';

import { departmentName } from './group-head';
import type { PeopleRow } from './people-rows';

/** The way to each department of a list in groups, with how many are found in it; the one in sight is marked. */
export function DepartmentJumps({ rows, handle }: Pick<ListProps<PeopleRow>, 'rows' | 'handle'>) {
  const current = useScrolled(() => handle.current?.headInSight() ?? 0);
  const groups = useMemo(() => rows.flatMap((row, index) => (row.type === 'group' ? [{ row, index }] : [])), [rows]);
  return (
    <nav
      aria-label="Departments"
      className="sticky top-[calc(var(--top-inset)+84px)] max-h-[calc(100dvh-var(--top-inset)-var(--bottom-inset)-100px)] overflow-y-auto border-s border-line ps-3 pb-1"
    >
      <p aria-hidden className="px-3 pb-2 text-small font-semibold">
        Departments
      </p>
      <ul>
        {groups.map(({ row: { key, group }, index }) => (
          <li key={key}>
            <button
              type="button"
              aria-current={index === current || undefined}
              onClick={() => handle.current?.showRow(index)}
              className={clsx(
                'flex min-h-9 w-full items-center justify-between gap-3 rounded-badge px-3 text-start text-label focus-inside pointer-coarse:min-h-11',
                index === current
                  ? 'bg-accent-soft font-semibold text-accent-soft-ink'
                  : 'font-normal text-muted hover:bg-sunken hover:text-ink',
              )}
            >
              <bdi className="min-w-0 truncate">{departmentName(group.name)}</bdi>
              <span className="tabular-nums">
                {withCommas(group.rows.length)}
                <span className="sr-only"> people</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
