import FoldVertical from 'lucide-react/icons/fold-vertical';
import Printer from 'lucide-react/icons/printer';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import UnfoldVertical from 'lucide-react/icons/unfold-vertical';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { listNames, peopleCount } from '@/components/employee/people-count';
import { LeaveGuard } from '@/components/leave-guard';
import type { EmployeeSummary } from '@/domain/employee';
import { limits } from '@/domain/limits';
import { formatTime } from '@/lib/dates';
import { fold, hasAllWords, foldWords } from '@/lib/text-search';
import { withCommas } from '@/lib/with-commas';
import { Button } from '@/ui/button';
import { focusTitle, isFocusLost } from '@/ui/focus';
import type { ListHandle } from '@/ui/list-rows';
import { SearchBox } from '@/ui/search-box';
import { useMinWidth } from '@/ui/use-media-query';

import { LineChart } from './lines/line-chart';
import { LineTree, useOpenTree } from './lines/line-tree';
import { NotInTree, PrintedTree } from './lines/not-in-tree';
import { ReadingCard, useReading, type Reading, type ReadLines } from './lines/reading-card';
import { reportingTree, withAllBelow, type LinePerson } from './lines/reporting-tree';
import { PeopleWithDetails, usePeopleDetails } from './list/employee-details';
import { linesParameter, type EmployeeView } from './list/employees';

type ReportingLinesProps = {
  view: EmployeeView;
  /** The last finished reading of this page. */
  lines: ReadLines | null;
  onRead: (lines: ReadLines) => void;
  onChoose: (people: readonly EmployeeSummary[]) => void;
  /** Called where its code cannot be loaded. */
  onClose: () => void;
};

/** The org chart, read from everyone's record on request (docs/product.md 8.21). */
export function ReportingLines({ view, lines, onRead, onChoose }: ReportingLinesProps) {
  const reading = useReading(view.all, lines, onRead);
  const { people, whole, work } = reading;
  return (
    <>
      <p role="status" className="sr-only">
        {reading.announcement}
      </p>
      {whole === null && <ReadingCard reading={reading} count={view.all.length} />}
      {people && <OpenedLines people={people} reading={reading} view={view} onChoose={onChoose} />}
      {/* The view's own close button also asks: it changes the address. */}
      <LeaveGuard parameter={linesParameter} unsaved={work.isRunning}>
        Still loading. If you leave now, you'll have to start again.
      </LeaveGuard>
    </>
  );
}

type OpenedLinesProps = {
  people: readonly LinePerson[];
  /** The summary and its tools are shown once it is finished. */
  reading: Reading;
  view: EmployeeView;
  onChoose: (people: readonly EmployeeSummary[]) => void;
};

function OpenedLines({ people, reading: { whole, readAll, tryAgain }, view, onChoose }: OpenedLinesProps) {
  const tree = useMemo(() => reportingTree(people), [people]);
  const open = useOpenTree(tree, people);
  const { rows, place, setCurrent } = open;
  const [text, setText] = useState('');
  const words = useMemo(() => foldWords(text), [text]);
  const employees = useMemo(() => new Map(view.all.map((employee) => [employee.key, employee])), [view.all]);
  const handle = useRef<ListHandle>(null);
  const isPhone = !useMinWidth(768);
  const isWide = useMinWidth(limits.wideHeaderFrom);
  const hasRoom = useMinWidth(1280);
  const { selected } = view;
  const isWhole = whole !== null;
  const hasChart = isWhole && hasRoom && !(isWide && selected !== undefined);
  const current = rows[place]?.person;

  // The button that had the focus belongs to the end of the reading.
  const wasWhole = useRef(isWhole);
  const focusTree = useEffectEvent(() => {
    if (!isFocusLost()) return;
    if (handle.current) handle.current.focusRow(place);
    else focusTitle();
  });
  useEffect(() => {
    if (isWhole && !wasWhole.current) focusTree();
    wasWhole.current = isWhole;
  }, [isWhole]);

  const details = usePeopleDetails(view);

  function showDetails({ key }: LinePerson): void {
    const employee = employees.get(key);
    if (employee) details.open(employee, true);
  }

  function moveTo(person: LinePerson): void {
    flushSync(() => {
      open.openWaysTo([person]);
      setCurrent(person);
    });
    handle.current?.revealRow(person.key);
  }

  const below = current ? tree.countBelow(current) : 0;
  const chooseTeam = (manager: LinePerson): void =>
    onChoose(withAllBelow(tree, manager).flatMap(({ key }) => employees.get(key) ?? []));

  function find(typed: string): void {
    setText(typed);
    const wanted = foldWords(typed);
    if (wanted.length > 0) open.openWaysTo(people.filter(({ name }) => hasAllWords(fold(name), wanted)));
  }

  const found = words.length === 0 ? [] : rows.filter(({ person }) => hasAllWords(fold(person.name), words));

  return (
    <>
      {whole && (
        <>
          <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 print:hidden">
            <p className="text-muted">
              {peopleCount(tree.size)} on {tree.levels === 1 ? '1 level' : `${tree.levels} levels`}
              {tree.tops.length > 1 && `, ${withCommas(tree.tops.length)} at the top`}. Updated{' '}
              {formatTime(whole.readAt)}.
            </p>
            {current && (
              <Button
                look="quiet"
                size="small"
                className="min-w-0 *:truncate max-md:-ms-3"
                onClick={() => chooseTeam(current)}
              >
                Select <bdi>{current.name}</bdi>
                {below > 0 && ` and ${withCommas(below)} below`}
              </Button>
            )}
          </div>
          {whole.failed.length > 0 && (
            <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
              <span>
                <bdi>{listNames(whole.failed)}</bdi> couldn't be loaded.
              </span>
              <Button look="secondary" size="small" sends onClick={tryAgain}>
                {`Try ${whole.failed.length} again`}
              </Button>
            </p>
          )}
          <form
            role="search"
            className="mt-5 flex flex-wrap items-center gap-3 print:hidden"
            onSubmit={(event) => {
              event.preventDefault();
              const [first] = found;
              if (first) handle.current?.focusRow(rows.indexOf(first));
            }}
          >
            <div className="w-full md:w-80">
              <SearchBox
                label="Find a person"
                placeholder="Find a person"
                value={text}
                onType={find}
                onKeep={() => undefined}
              />
            </div>
            <Button look="secondary" icon={UnfoldVertical} className="max-md:flex-auto" onClick={open.openAll}>
              Expand all
            </Button>
            <Button look="secondary" icon={FoldVertical} className="max-md:flex-auto" onClick={open.foldAll}>
              Collapse all
            </Button>
            <p role="status" className="text-small text-muted empty:absolute">
              {words.length > 0 && `${withCommas(found.length)} found`}
            </p>
            <div className="flex gap-3 max-md:w-full md:ms-auto">
              <Button look="quiet" icon={RotateCcw} sends className="max-md:flex-auto" onClick={readAll}>
                Refresh
              </Button>
              <Button look="secondary" icon={Printer} className="max-md:flex-auto" onClick={() => window.print()}>
                Print
              </Button>
            </div>
          </form>
        </>
      )}
      <div className="mt-4 [--around-details:268px] print:hidden">
        <PeopleWithDetails details={details}>
          <div className="flex min-w-0 items-start gap-5">
            {tree.tops.length > 0 && (
              <LineTree
                open={open}
                words={words}
                isPhone={isPhone}
                handle={handle}
                selectedKey={selected?.key ?? null}
                onDetails={showDetails}
                onPress={(person) => {
                  if (!hasChart) showDetails(person);
                }}
              />
            )}
            {hasChart && current && (
              <LineChart tree={tree} person={current} onMove={moveTo} onDetails={() => showDetails(current)} />
            )}
          </div>
        </PeopleWithDetails>
      </div>
      {isWhole && (
        <>
          <PrintedTree tree={tree} />
          <NotInTree tree={tree} />
        </>
      )}
    </>
  );
}
