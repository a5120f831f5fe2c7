import { clsx } from 'clsx';

import { formatDate, formatTime } from '@/lib/dates';
import { useGrowingList } from '@/ui/use-growing-list';

import { GoalOpener, RowIcons, type RowsProps } from './goal-table';

/** The pocket below 768 px: the goal, then role, time and date in one line, the icons at the right (design 6). */
export function GoalList({ caption, records, actions }: RowsProps) {
  const { shown, sentinel } = useGrowingList(records);
  return (
    <>
      <ul aria-label={caption} className="divide-y divide-line">
        {shown.map((record) => (
          <li
            key={record.key}
            className={clsx('flex gap-2 py-3.5 pr-2 pl-4', actions.selected?.key === record.key && 'bg-accent-soft')}
          >
            <div className="min-w-0 flex-1 self-center">
              <GoalOpener record={record} actions={actions} />
              <p className="mt-0.5 text-small text-muted">
                <bdi>{record.role || '\u2013'}</bdi> · {formatTime(record.createdAt)} · {formatDate(record.createdAt)}
              </p>
            </div>
            <RowIcons record={record} actions={actions} />
          </li>
        ))}
      </ul>
      {sentinel}
    </>
  );
}
