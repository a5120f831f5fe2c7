import { useCallback, useState } from 'react';

import type { Pocket } from '@/components/goal/use-pocket-goals';
import type { Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import type { GoalGroup } from '@/domain/goal-groups';
import { inSentence, type GoalKindRow } from '@/domain/goal-kind';
import { hasTryIn, keysOfTries } from '@/domain/tries';
import { withCommas } from '@/lib/with-commas';
import { lazyOverlay } from '@/ui/lazy';
import { maxPrintedRows } from '@/ui/use-virtual-rows';

import { useRowActions } from './goal-row';
import { GroupPartsContext } from './group-parts';
import { useGroupRows } from './group-rows';
import { GroupedList } from './grouped-list';
import { GroupedTable } from './grouped-table';
import type { PocketView } from './pocket-view';
import { CompanyGoalsContext, useCompanyGoals } from './serves-menu';
import type { Folds } from './use-folds';

// Needed only when somebody compares.
const CompareTries = lazyOverlay(async () => (await import('./compare-tries')).CompareTries);

const none: ReadonlySet<string> = new Set();

type GroupedPocketProps = {
  audience: Audience;
  kind: GoalKindRow;
  pocket: Pocket;
  view: PocketView;
  /** As they are found and sorted, in their groups. */
  records: readonly GoalRecord[];
  groups: readonly GoalGroup[];
  folds: Folds;
  isTable: boolean;
  /** Shows the pocket without groups: called where this part is not loaded. */
  onClose: () => void;
};

/** The rows of the pocket, grouped by strategic goal (docs/product.md 7.22). */
export function GroupedPocket(props: GroupedPocketProps) {
  const { audience, kind, pocket, view, records, groups, folds, isTable } = props;
  const { companyGoals, isUnsaved } = useCompanyGoals(audience, pocket.goals.records);
  const grouped = useGroupRows(groups, records, folds);
  /** The keys of the tries that are compared. */
  const [compared, setCompared] = useState<ReadonlySet<string>>(none);
  const { downloading, deleting, downloadIntent, onDownload, onDelete } = useRowActions();
  const { goals, isReady, hasFailed } = pocket;
  const closeComparison = useCallback(() => setCompared(none), []);

  const Rows = isTable ? GroupedTable : GroupedList;
  return (
    <GroupPartsContext
      value={{
        goals,
        isKnown: isReady || hasFailed,
        folds,
        words: view.words,
        onCompare: (tries) => setCompared(new Set(keysOfTries(tries))),
      }}
    >
      <p role="status" className="text-small text-muted not-empty:px-4 not-empty:py-3 print:hidden">
        {isUnsaved && 'This browser keeps nothing. Your answers stay on this page until you leave it.'}
      </p>
      <CompanyGoalsContext value={companyGoals}>
        <Rows caption={kind.listTitle} view={view} grouped={grouped} />
      </CompanyGoalsContext>
      {grouped.printed < records.length && (
        <p className="hidden p-4 print:block">
          The first {withCommas(grouped.printed)} of {withCommas(records.length)} {inSentence(kind.plural)}, on{' '}
          {withCommas(maxPrintedRows)} rows.
        </p>
      )}
      {compared.size > 0 && (
        <CompareTries
          tries={groups.flatMap(({ tries }) => tries).find((each) => hasTryIn(each, compared))}
          goals={goals}
          actions={{ downloading, deleting, downloadIntent, onDownload, onDelete }}
          onClose={closeComparison}
        />
      )}
    </GroupPartsContext>
  );
}
