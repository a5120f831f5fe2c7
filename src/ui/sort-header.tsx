import { clsx } from 'clsx';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';

import type { Sortable, SortOrder } from './list-view';

type SortHeadersProps<Row> = {
  columns: Sortable<Row>['columns'];
  view: { order: SortOrder | null; sortBy: (column: string) => void };
  classNameOf: (column: string) => string;
};

/** The heads of a list's columns. */
export function SortHeaders<Row>({ columns, view, classNameOf }: SortHeadersProps<Row>) {
  const { order, sortBy } = view;
  return columns.map((head) => {
    const sorted = [head, head.second].find((each) => each !== undefined && each.column === order?.column);
    return (
      <SortHeader
        key={head.column}
        label={(sorted ?? head).label}
        order={sorted ? order : null}
        onSort={() => sortBy(head.column)}
        className={classNameOf(head.column)}
      />
    );
  });
}

/** Of a head whose words begin where those of its column do. */
export const alignedWithWords = 'not-first-of-type:[&>button]:-ms-2 first-of-type:[&>button]:ps-0';

type SortHeaderProps = {
  label: string;
  /** The order of the rows where it is by this column, else null. */
  order: { descending: boolean } | null;
  onSort: () => void;
  className?: string;
};

function SortHeader({ label, order, onSort, className }: SortHeaderProps) {
  const Arrow = order?.descending === true ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={order ? (order.descending ? 'descending' : 'ascending') : undefined}
      className={clsx('font-medium', className)}
    >
      <button
        type="button"
        onClick={onSort}
        className="inline-flex min-h-8.5 max-w-full items-center gap-1.5 rounded-badge px-2 text-start wrap-anywhere hover:text-ink pointer-coarse:min-h-11"
      >
        {label}
        <Arrow className={clsx('size-4', order === null && 'invisible')} />
      </button>
    </th>
  );
}
