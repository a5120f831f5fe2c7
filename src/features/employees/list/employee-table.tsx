import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';

import { Avatar, tintOf } from '@/ui/avatar';
import { useWindowRows, type WindowRow } from '@/ui/use-virtual-rows';

import type { RowActions } from './employee-list';
import { type Person, columns } from './employees';
import type { ListView } from './use-list-view';

type PersonOpenerProps = {
  person: Person;
  actions: RowActions;
  /** Whether a press anywhere in the row around it, which must be `relative`, is a press on it. */
  fillsRow?: boolean;
};

/** The name as the button that opens the details. */
function PersonOpener({ person, actions, fillsRow = false }: PersonOpenerProps) {
  const isOpen = actions.selectedId === person.id;
  return (
    <button
      type="button"
      data-opener
      title={person.name}
      aria-expanded={isOpen}
      aria-controls={isOpen ? actions.detailsId : undefined}
      onClick={(event) => {
        event.stopPropagation();
        actions.onSelect(person, isWithoutPointer(event));
      }}
      className={clsx(
        'scroll-my-24 rounded-badge text-left font-medium wrap-anywhere',
        fillsRow && 'block w-full after:absolute after:inset-0',
      )}
    >
      <bdi className="line-clamp-2">{person.name || person.workMail || '\u2013'}</bdi>
    </button>
  );
}

/** A press of Enter, of the space bar or of a screen reader. */
function isWithoutPointer(event: MouseEvent): boolean {
  return event.detail === 0;
}

/**
 * When the details close under the focus, by their button or by Back, it returns to the row that they were of, where
 * that row is, or to the title when it is not listed any more.
 */
function useFocusBack(
  people: readonly Person[],
  selectedId: string | null,
  focusRow: (index: number, options: FocusOptions) => void,
): void {
  const last = useRef(selectedId);
  useEffect(() => {
    const closed = last.current;
    last.current = selectedId;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (closed === null || selectedId !== null || !isLost) return;
    const index = people.findIndex(({ id }) => id === closed);
    if (index >= 0) focusRow(index, { preventScroll: true });
    else document.querySelector<HTMLElement>('main h1')?.focus();
  }, [people, selectedId, focusRow]);
}

export type RowsProps = { view: ListView; actions: RowActions };

const widths = { name: 'w-[36%]', email: '', department: 'w-[24%]' } as const;

/** Name, work email, department: from 768 px on. */
export function PeopleTable({ view, actions }: RowsProps) {
  const { shown: people } = view;
  const { list, shown, gapAfter, measure, handlers, focusRow } = useWindowRows<HTMLTableSectionElement>(
    people.length,
    3.5625,
  );
  useFocusBack(people, actions.selectedId, focusRow);
  return (
    <table className="w-full table-fixed text-left" aria-rowcount={people.length + 1}>
      <caption className="sr-only">Employee List</caption>
      <thead className="bg-sunken text-label text-muted">
        <tr className="h-11" aria-rowindex={1}>
          {columns.map(({ column, label }) => (
            <SortHeader key={column} column={column} label={label} view={view} />
          ))}
          <td aria-hidden className="w-14" />
        </tr>
      </thead>
      <tbody ref={list} {...handlers}>
        {shown.map((row) => {
          const person = people[row.index];
          return person && <Row key={person.key} row={row} person={person} actions={actions} measure={measure} />;
        })}
        <Gap height={gapAfter} />
      </tbody>
    </table>
  );
}

function SortHeader({ column, label, view }: Pick<(typeof columns)[number], 'column' | 'label'> & { view: ListView }) {
  const { sorting, setSorting } = view;
  const isSorted = sorting.column === column;
  const Arrow = sorting.descending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sorting.descending ? 'descending' : 'ascending') : undefined}
      className={clsx('px-2 font-medium first:pl-3', widths[column])}
    >
      <button
        type="button"
        onClick={() => setSorting({ column, descending: isSorted && !sorting.descending })}
        className="inline-flex min-h-8.5 items-center gap-1.5 rounded-badge px-2 hover:text-ink pointer-coarse:min-h-11"
      >
        {label}
        <Arrow aria-hidden className={clsx('size-4', !isSorted && 'invisible')} strokeWidth={1.85} />
      </button>
    </th>
  );
}

type RowProps = { row: WindowRow; person: Person; actions: RowActions; measure: (element: Element | null) => void };

function Row({ row: { index, gap }, person, actions, measure }: RowProps) {
  const { id, name, workMail, department } = person;
  const isSelected = actions.selectedId === id;
  return (
    <>
      <Gap height={gap} />
      <tr
        ref={measure}
        data-index={index}
        aria-rowindex={index + 2}
        onClick={() => actions.onSelect(person, false)}
        className={clsx(
          'h-14.25 cursor-pointer border-t border-line',
          isSelected ? 'bg-accent-soft/60 shadow-[inset_3px_0_0_var(--c-accent)]' : 'hover:bg-sunken/60',
        )}
      >
        <td className="py-2 pr-3 pl-5">
          <span className="flex items-center gap-3">
            <Avatar name={name} image={null} tint={tintOf(id)} />
            <PersonOpener person={person} actions={actions} />
          </span>
        </td>
        <td className="truncate px-4 text-muted" title={workMail}>
          <bdi>{workMail || '\u2013'}</bdi>
        </td>
        <td className="px-4">
          <Badge text={department} />
        </td>
        <td className="pr-5 text-right text-muted">
          <ChevronRight aria-hidden className="inline size-5" strokeWidth={1.85} />
        </td>
      </tr>
    </>
  );
}

function Badge({ text }: { text: string }) {
  if (text === '') return <span className="text-muted">{'\u2013'}</span>;
  return (
    <span
      title={text}
      className="inline-block max-w-full truncate rounded-badge bg-track px-2 py-0.75 align-middle text-micro font-semibold text-muted"
    >
      <bdi>{text}</bdi>
    </span>
  );
}

/** The room of rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden style={{ height }} />;
}

/** Rows of two lines: below 768 px. */
export function PeopleList({ view, actions }: RowsProps) {
  const { shown: people } = view;
  const { list, shown, gapAfter, measure, handlers, focusRow } = useWindowRows<HTMLUListElement>(people.length, 4.125);
  useFocusBack(people, actions.selectedId, focusRow);
  return (
    <ul ref={list} aria-label="Employee List" style={{ paddingBottom: gapAfter }} {...handlers}>
      {shown.map(({ index, gap }) => {
        const person = people[index];
        if (person === undefined) return null;
        return (
          <li
            key={person.key}
            ref={measure}
            data-index={index}
            aria-setsize={people.length}
            aria-posinset={index + 1}
            style={{ marginTop: gap }}
            className={clsx(
              'relative flex min-h-16.5 items-center gap-3 border-b border-line py-2 pr-4 pl-5',
              actions.selectedId === person.id && 'bg-accent-soft',
            )}
          >
            <Avatar name={person.name} image={null} tint={tintOf(person.id)} />
            <div className="min-w-0 flex-1">
              <PersonOpener person={person} actions={actions} fillsRow />
              <p className="truncate text-small text-muted">
                <bdi>{person.department || person.workMail || '\u2013'}</bdi>
              </p>
            </div>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.85} />
          </li>
        );
      })}
    </ul>
  );
}
