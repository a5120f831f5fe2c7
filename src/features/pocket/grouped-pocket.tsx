import { useCallback, useState } from 'react';

import type { Pocket } from '@/components/goal/use-pocket-goals';
import type { GoalRecord } from '@/domain/goal';
import type { GoalGroup } from '@/domain/goal-groups';
import { inSentence, type GoalKindRow } from '@/domain/goal-kind';
import { withCommas } from '@/lib/with-commas';
import { lazyOverlay } from '@/ui/lazy';
import { maxPrintedRows } from '@/ui/use-virtual-rows';

import { useRowActions } from './goal-row';
import { GroupPartsContext } from './group-parts';
import { useGroupRows } from './group-rows';
import { GroupedList } from './grouped-list';
import { GroupedTable } from './grouped-table';
import type { PocketView } from './pocket-view';
import type { Folds } from './use-folds';

// Needed only when somebody compares.
const CompareTries = lazyOverlay(async () => (await import('./compare-tries')).CompareTries);

type GroupedPocketProps = {
  kind: GoalKindRow;
  pocket: Pocket;
  view: PocketView;
  /** As they are found and sorted, in their groups. */
  records: readonly GoalRecord[];
  groups: readonly GoalGroup[];
  folds: Folds;
  isTable: boolean;
  /** Leads back to the plain pocket, where this cannot be loaded. */
  onClose: () => void;
};

/** The rows of the pocket, grouped by strategic goal (docs/product.md 7.22). */
export function GroupedPocket({ kind, pocket, view, records, groups, folds, isTable }: GroupedPocketProps) {
  const grouped = useGroupRows(groups, records, folds);
  const [compared, setCompared] = useState<readonly string[]>([]);
  const { downloading, deleting, downloadIntent, onDownload, onDelete } = useRowActions();
  const { goals, isReady, hasFailed } = pocket;
  const closeComparison = useCallback(() => setCompared([]), []);
  const Rows = isTable ? GroupedTable : GroupedList;
  return (
    <GroupPartsContext
      value={{
        goals,
        isKnown: isReady || hasFailed,
        folds,
        words: view.words,
        onCompare: ({ latest, earlier }) => setCompared([latest, ...earlier].map(({ record }) => record.key)),
      }}
    >
      <Rows caption={kind.listTitle} view={view} grouped={grouped} />
      {grouped.printed < records.length && (
        <p className="hidden p-4 print:block">
          The first {withCommas(grouped.printed)} of {withCommas(records.length)} {inSentence(kind.plural)}, on{' '}
          {withCommas(maxPrintedRows)} rows.
        </p>
      )}
      {compared.length > 0 && (
        <CompareTries
          records={goals.records.filter(({ key }) => compared.includes(key))}
          goals={goals}
          actions={{ downloading, deleting, downloadIntent, onDownload, onDelete }}
          onClose={closeComparison}
        />
      )}
    </GroupPartsContext>
  );
}
