import { clsx } from 'clsx';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';

import type { Sortable, SortOrder } from './list-view';

type Column<Row> = Sortable<Row>['columns'][number];

type SortHeadersProps<Row> = {
  /** An array of columns shares one head with a button for each. */
  columns: readonly (Column<Row> | readonly Column<Row>[])[];
  view: { order: SortOrder | null; sortBy: (column: string) => void };
  classNameOf: (column: string) => string;
};

export function SortHeaders<Row>({ columns, view, classNameOf }: SortHeadersProps<Row>) {
  const { order, sortBy } = view;
  return columns.map((cell) => {
    const buttons = [cell].flat().map((head) => {
      const sorted = [head, head.second].find((each) => each !== undefined && each.column === order?.column);
      return { column: head.column, label: (sorted ?? head).label, order: sorted ? order : null };
    });
    const column = buttons[0]?.column ?? '';
    const isSorted = buttons.some((button) => button.order !== null);
    return (
      <th
        key={column}
        scope="col"
        aria-sort={isSorted ? (order?.descending === true ? 'descending' : 'ascending') : undefined}
        className={clsx('font-medium', classNameOf(column))}
      >
        {buttons.map((button) => (
          <SortButton key={button.column} {...button} onSort={() => sortBy(button.column)} />
        ))}
      </th>
    );
  });
}

export const alignedWithWords =
  'not-first-of-type:[&>button:first-child]:-ms-2 first-of-type:[&>button:first-child]:ps-0';

type SortButtonProps = {
  label: string;
  /** The current order if it is by this column, else null. */
  order: { descending: boolean } | null;
  onSort: () => void;
};

function SortButton({ label, order, onSort }: SortButtonProps) {
  const Arrow = order?.descending === true ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      onClick={onSort}
      className="inline-flex min-h-8.5 max-w-full items-center gap-1.5 rounded-badge px-2 text-start wrap-anywhere hover:text-ink pointer-coarse:min-h-11"
    >
      {label}
      <Arrow className={clsx('size-4', order === null && 'invisible')} />
    </button>
  );
}
