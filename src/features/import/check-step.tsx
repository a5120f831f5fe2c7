import ArrowDown from 'lucide-react/icons/arrow-down';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UsersRound from 'lucide-react/icons/users-round';
import { useId, useRef } from 'react';

import { peopleCount } from '@/components/employee/people-count';
import { employeeFields, employeeRows } from '@/domain/employee';
import { withCommas } from '@/lib/with-commas';
import { BottomBar } from '@/ui/bottom-bar';
import { Button } from '@/ui/button';
import { afterRemoval, focusTitle } from '@/ui/focus';
import { EmptyState, SkeletonRows, TryAgain } from '@/ui/load-states';
import { SearchBox } from '@/ui/search-box';
import { tabPanelProps, TabRail } from '@/ui/tabs';
import { useMinWidth } from '@/ui/use-media-query';

import { planOf } from './check';
import { CheckCards } from './check-cards';
import { CheckGrid, type CheckGridHandle } from './check-grid';
import { undecided, withPart, type Decide, type Decisions } from './decisions';
import { columnOf } from './findings';
import type { ImportPlan } from './sending/rows';
import { useCheck, type Check, type CheckTab } from './use-check';
import type { Match } from './use-match';

type CheckStepProps = {
  match: Match;
  decisions: Decisions;
  decide: Decide;
  /** Whether what was checked is being handed over. */
  isStarting: boolean;
  onBack: () => void;
  onImport: (plan: Promise<ImportPlan>) => void;
};

/** What an empty tab says. */
const emptyTexts: Record<CheckTab, readonly [title: string, text: string]> = {
  all: ['No row matches', 'The search looks at all that stands in a row.'],
  problems: ['No problems', 'Every row that is to be imported is in order.'],
  here: ['Nobody is here already', 'No work email of the file is in your employee list, and none is in it twice.'],
};

/** All rows before anything is sent, by the rules of the form; what is wrong is mended in its place. */
export function CheckStep({ match, decisions, decide, isStarting, onBack, onImport }: CheckStepProps) {
  const check = useCheck(match, decisions);
  const { counts, rows, shown, tab, search, load, isReady } = check;
  const id = useId();
  const grid = useRef<CheckGridHandle>(null);
  const isTable = useMinWidth(768);
  const [emptyTitle, emptyText] = emptyTexts[search.text === '' ? tab : 'all'];

  return (
    <>
      <div className="mt-5 max-w-280">
        <div className="flex flex-wrap items-center gap-3">
          <TabRail
            id={id}
            label="Rows"
            size="small"
            className="max-md:w-full"
            value={tab}
            onChange={(next) => {
              // Another tab shows what belongs to it.
              decide(withPart({ mended: undecided.mended }));
              check.setTab(next);
            }}
            tabs={[
              { value: 'all', label: `All rows (${withCommas(rows.length)})` },
              { value: 'problems', label: `Problems (${withCommas(counts.problems)})` },
              { value: 'here', label: `Already here (${withCommas(counts.here)})` },
            ]}
          />
          <div role="search" className="ms-auto w-full md:max-w-65 md:flex-1 md:basis-44">
            <SearchBox label="Find a row" placeholder="Find a row" value={search.text} onType={search.setText} />
          </div>
          {isTable && counts.problems > 0 && (
            <Button
              look="secondary"
              icon={ArrowDown}
              aria-keyshortcuts="Alt+ArrowDown"
              onClick={() => grid.current?.focusNextProblem()}
            >
              Next problem
            </Button>
          )}
        </div>
        <NotFromFile match={match} />
        {load.hasFailed && (
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="text-muted">
              We could not load your employees, so nobody is marked who is in the company already.
            </p>
            <TryAgain load={load} size="small" />
          </div>
        )}
        <div {...tabPanelProps(id, tab)} className="mt-4">
          {!isReady && (
            <div className="rounded-card border border-line bg-raised">
              <SkeletonRows rows={8} label="Checking the rows" />
            </div>
          )}
          {isReady && shown.length === 0 && (
            <div className="rounded-card border border-line bg-raised">
              <EmptyState title={emptyTitle}>{emptyText}</EmptyState>
            </div>
          )}
          {isReady && shown.length > 0 && isTable && <CheckGrid handle={grid} check={check} decide={decide} />}
          {isReady && shown.length > 0 && !isTable && <CheckCards check={check} decide={decide} />}
        </div>
      </div>
      <CheckBar
        check={check}
        isStarting={isStarting}
        onBack={onBack}
        onImport={() => {
          const { headings, sources, notPeople: notRead, hiddenPeople: hidden } = match;
          const { mends, switched, file } = decisions;
          onImport(
            planOf({ ...check, headings, sources, notRead, hidden, mends, switched, fileName: file?.name ?? '' }),
          );
        }}
      />
    </>
  );
}

/** Lists the fields that are filled in and the columns that are not imported; nothing where every field has a column. */
function NotFromFile({ match: { sources, headings } }: { match: Match }) {
  const byRule = employeeFields
    .filter((name) => sources[name]?.from === 'rule')
    .map((name) => employeeRows[name].label);
  const shared = employeeFields.flatMap((name) => {
    const source = sources[name];
    return source?.from === 'everybody' && source.text !== '' ? [`${employeeRows[name].label} “${source.text}”`] : [];
  });
  const taken = new Set(employeeFields.map((name) => columnOf(sources[name])));
  const parts = [
    ['Filled in for you', byRule],
    ['Same for everyone', shared],
    ['Columns not imported', headings.filter((_, column) => !taken.has(column))],
  ] as const;
  const shown = parts.filter(([, labels]) => labels.length > 0);
  if (shown.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-1 text-small text-muted">
      {shown.map(([title, labels]) => (
        <li key={title} className="wrap-anywhere">
          {title} ({labels.length}): <bdi>{labels.join(', ')}</bdi>
        </li>
      ))}
    </ul>
  );
}

type CheckBarProps = { check: Check; isStarting: boolean; onBack: () => void; onImport: () => void };

const focusAfterwards = afterRemoval(() => focusTitle());

/** How many are sent and why the others are not; that it cannot be taken back; and the button that sends. */
function CheckBar({ check: { counts, rows, load, isReady }, isStarting, onBack, onImport }: CheckBarProps) {
  const left = leftOutText(counts);
  return (
    <BottomBar ref={focusAfterwards} data-notice className="mt-8">
      <div className="flex max-w-280 flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <p role="status" className="text-small">
            {isReady && (
              <>
                <strong>
                  {withCommas(counts.ready)} of {withCommas(rows.length)} are ready.
                </strong>{' '}
                <span className="max-md:hidden">{left}</span>
                {left !== '' && (
                  <span className="md:hidden">{withCommas(rows.length - counts.ready)} are left out.</span>
                )}
              </>
            )}
          </p>
          <p className="mt-1 flex items-center gap-2 text-small font-medium text-blaze-soft-ink">
            <TriangleAlert aria-hidden className="size-4 shrink-0" strokeWidth={1.85} />
            People cannot be taken back here once they are in.
          </p>
        </div>
        <div className="flex gap-3 max-md:w-full">
          <Button look="quiet" size="large" onClick={onBack}>
            Back
          </Button>
          <Button
            size="large"
            icon={UsersRound}
            sends
            className="disabled:opacity-45 max-md:flex-1"
            // People who are in the company already would be added again.
            pending={!isReady || load.isLoading || isStarting}
            disabled={isReady && counts.ready === 0}
            onClick={onImport}
          >
            Import {peopleCount(counts.ready)}
          </Button>
        </div>
      </div>
    </BottomBar>
  );
}

/** '3 have problems and 4 are already here. They are left out and can be downloaded afterwards.' */
function leftOutText({ notSent: { fine, problems, here, 'left out': out } }: Check['counts']): string {
  const have = (count: number, one: string, many: string) =>
    count === 0 ? [] : [count === 1 ? `1 ${one}` : `${withCommas(count)} ${many}`];
  const parts = [
    ...have(problems, 'has problems', 'have problems'),
    ...have(here, 'is already here', 'are already here'),
    ...have(out, 'is left out', 'are left out'),
    ...have(fine, 'is switched off', 'are switched off'),
  ];
  if (parts.length === 0) return '';
  const list = new Intl.ListFormat('en-GB').format(parts);
  return `${list}. They are left out and can be downloaded afterwards.`;
}
