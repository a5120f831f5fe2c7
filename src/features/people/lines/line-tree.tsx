import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo, useState, type KeyboardEvent } from 'react';

import { withCommas } from '@/lib/with-commas';
import { Highlighted } from '@/ui/highlighted';
import { TableList, TableRow, type ListProps, type RowPlace } from '@/ui/list-rows';

import { managersAbove, openRows, type LinePerson, type LineRow, type ReportingTree } from './reporting-tree';

const keysOf = (people: readonly LinePerson[]) => people.map(({ key }) => key);

/** A tree as far as it is expanded, and the current person. */
export function useOpenTree(tree: ReportingTree, people: readonly LinePerson[]) {
  // The second level is shown until something is expanded or collapsed, also for people who load later.
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const opened = useMemo(() => chosen ?? new Set(keysOf(tree.tops)), [chosen, tree]);
  const [current, setCurrentKey] = useState<string | null>(null);
  const rows = useMemo(() => openRows(tree, ({ key }) => opened.has(key)), [tree, opened]);
  // The current row; one that is not shown any more counts as the first.
  const place = useMemo(
    () =>
      Math.max(
        0,
        rows.findIndex(({ key }) => key === current),
      ),
    [rows, current],
  );
  const setCurrent = ({ key }: LinePerson) => setCurrentKey(key);
  const open = (some: readonly LinePerson[]) => setChosen(new Set([...opened, ...keysOf(some)]));

  return {
    tree,
    rows,
    place,
    setCurrent,
    open,
    fold: (person: LinePerson) => {
      setChosen(new Set([...opened].filter((key) => key !== person.key)));
      // People below are not shown any more.
      const row = rows[place];
      if (row && managersAbove(tree, row.person).includes(person)) setCurrent(person);
    },
    openAll: () => setChosen(new Set(keysOf(people))),
    foldAll: () => {
      setChosen(new Set());
      setCurrentKey(null);
    },
    openWaysTo: (some: readonly LinePerson[]) => open(some.flatMap((person) => managersAbove(tree, person))),
  };
}

type OpenTree = ReturnType<typeof useOpenTree>;

type LineTreeProps = Pick<ListProps<LineRow>, 'handle' | 'selectedKey'> & {
  open: OpenTree;
  words: readonly string[];
  isPhone: boolean;
  onDetails: (person: LinePerson) => void;
  onPress: (person: LinePerson) => void;
};

/** The org chart, as a tree whose rows take the focus (docs/product.md 8.21). */
export function LineTree({ open, words, isPhone, onDetails, onPress, handle, ...details }: LineTreeProps) {
  const { tree, rows, place, setCurrent } = open;
  const focusRow = (index: number) => handle.current?.focusRow(index);

  /** Arrow up and down, Home and End are those of every list. */
  function handlesKey(event: KeyboardEvent<HTMLElement>): boolean {
    const row = rows[place];
    if (row === undefined || event.altKey || event.ctrlKey || event.metaKey) return true;
    const { key } = event;
    const { person, isOpen } = row;
    const manager = tree.managerOf(person);
    if (key === 'ArrowRight') {
      if (isOpen === false) open.open([person]);
      else if (isOpen === true) focusRow(place + 1);
    } else if (key === 'ArrowLeft') {
      if (isOpen === true) open.fold(person);
      else if (manager) focusRow(rows.findIndex((each) => each.person === manager));
    } else if (key === 'Enter') onDetails(person);
    else return false;
    event.preventDefault();
    return true;
  }

  return (
    <div className="min-w-0 flex-1 overflow-clip rounded-card border border-line bg-raised">
      <TableList
        {...details}
        rows={rows}
        handle={handle}
        handlesKey={handlesKey}
        label="Org chart"
        current={place}
        estimate={isPhone ? 3.75 : 3}
        head={
          <>
            <th scope="col" className="ps-5 font-medium">
              Name
            </th>
            <th scope="col" className="w-[26%] font-medium max-md:hidden">
              Job Title
            </th>
            <th scope="col" className="w-[22%] font-medium max-md:hidden">
              Department
            </th>
            <th scope="col" className="w-21 pe-5 text-end font-medium">
              Reports
            </th>
          </>
        }
      >
        {(row, at) => (
          <Row
            place={at}
            row={row}
            reports={tree.reportsOf(row.person).length}
            words={words}
            isCurrent={at.index === place}
            onFocus={() => setCurrent(row.person)}
            onPress={() => {
              setCurrent(row.person);
              onPress(row.person);
            }}
            onToggle={() => (row.isOpen === true ? open.fold(row.person) : open.open([row.person]))}
          />
        )}
      </TableList>
    </div>
  );
}

/** Deeper levels would leave no room for their names. */
const deepestIndent = 8;

type RowProps = {
  place: RowPlace;
  row: LineRow;
  reports: number;
  words: readonly string[];
  isCurrent: boolean;
  onFocus: () => void;
  onPress: () => void;
  onToggle: () => void;
};

function Row({ place, row, reports, words, isCurrent, onFocus, onPress, onToggle }: RowProps) {
  const { person, level, of, number, isOpen } = row;
  const Chevron = isOpen === true ? ChevronDown : ChevronRight;
  return (
    <TableRow
      place={place}
      data-row-focus
      tabIndex={place.isTabStop ? 0 : -1}
      aria-level={level}
      aria-setsize={of}
      aria-posinset={number}
      aria-expanded={isOpen ?? undefined}
      onFocus={onFocus}
      onClick={onPress}
      className={clsx(
        'h-12 cursor-pointer scroll-my-24 border-t border-line focus-inside max-md:h-15',
        isCurrent ? 'bg-accent-soft/60' : 'hover:bg-sunken/60',
      )}
    >
      <td className="py-0 ps-2 pe-3">
        <span className="flex h-full min-h-12 items-stretch [--indent:16px] max-md:min-h-15 md:[--indent:24px]">
          <span
            aria-hidden
            style={{ width: `calc(var(--indent) * ${Math.min(level - 1, deepestIndent)})` }}
            className="shrink-0 bg-[repeating-linear-gradient(to_right,transparent_0_calc(var(--indent)-5px),var(--c-line)_calc(var(--indent)-5px)_calc(var(--indent)-4px),transparent_calc(var(--indent)-4px)_var(--indent))]"
          />
          {isOpen === null ? (
            <span className="w-8.5 shrink-0 pointer-coarse:w-11" />
          ) : (
            <button
              type="button"
              tabIndex={-1}
              aria-label={`${isOpen ? 'Collapse' : 'Expand'} ${person.name}`}
              onClick={(event) => {
                event.stopPropagation();
                onToggle();
              }}
              // A mouse press on it leaves the focus here, where Enter presses it again.
              onKeyDown={(event) => {
                if (event.key === 'Enter') event.stopPropagation();
              }}
              className="grid w-8.5 shrink-0 place-items-center rounded-badge text-muted hover:text-ink pointer-coarse:w-11"
            >
              <Chevron className="size-5" />
            </button>
          )}
          <span className="grid min-w-0 content-center">
            <span className="truncate font-medium" title={person.name}>
              <Highlighted text={person.name} words={words} markClassName="text-inherit" />
            </span>
            <span className="truncate text-small text-muted md:hidden">
              <bdi>{person.jobTitle}</bdi>
            </span>
          </span>
        </span>
      </td>
      <td className="truncate pe-3 text-label font-normal text-muted max-md:hidden" title={person.jobTitle}>
        <bdi>{person.jobTitle || '\u2013'}</bdi>
      </td>
      <td className="truncate pe-3 text-label font-normal text-muted max-md:hidden" title={person.department}>
        <bdi>{person.department || '\u2013'}</bdi>
      </td>
      <td className="pe-5 text-end text-label font-normal tabular-nums">
        {reports === 0 ? <span className="text-muted">{'\u2013'}</span> : withCommas(reports)}
      </td>
    </TableRow>
  );
}
