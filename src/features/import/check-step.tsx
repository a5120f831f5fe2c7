import ArrowDown from 'lucide-react/icons/arrow-down';
import { useId, useRef } from 'react';

import { withCommas } from '@/lib/with-commas';
import { Button } from '@/ui/button';
import { EmptyState, SkeletonRows, TryAgain } from '@/ui/load-states';
import { SearchBox } from '@/ui/search-box';
import { tabPanelProps, TabRail } from '@/ui/tabs';
import { useMinWidth } from '@/ui/use-media-query';

import { planOf } from './check';
import { CheckBar } from './check-bar';
import { CheckCards } from './check-cards';
import { CheckGrid, type CheckGridHandle } from './check-grid';
import { withoutMended, type Decide, type Decisions } from './decisions';
import type { ImportPlan } from './sending/rows';
import { useCheck, type CheckTab } from './use-check';
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
      <div className="mx-auto mt-5 max-w-280">
        <div className="flex flex-wrap items-center gap-3">
          <TabRail
            id={id}
            label="Rows"
            size="small"
            className="max-md:w-full"
            value={tab}
            onChange={(next) => {
              decide(withoutMended);
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
