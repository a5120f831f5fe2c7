import { useMemo } from 'react';

import { CompareDrafts, usePair } from '@/components/goal/compare-drafts';
import type { Drafts } from '@/domain/goal-drafts';
import { formatDate } from '@/lib/dates';
import { DialogCard } from '@/ui/dialog';

import { usePocket } from './pocket-context';

/** The drafts of one request, two side by side. */
export function CompareDialog({ drafts, onClose }: { drafts: Drafts; onClose: () => void }) {
  const { pocket, downloading, deleting, openAndDownload, remove } = usePocket();
  const { goals } = pocket;
  const shown = useMemo(
    () =>
      [...drafts.earlier.toReversed(), drafts.latest].map(({ record, number }) => {
        return { id: record.key, record, lines: goals.mergedOf(record).lines, number };
      }),
    [drafts, goals],
  );
  const { pair, choose } = usePair(shown);
  if (pair === null) return null;
  const { goal, role, createdAt } = pair.right.record;
  return (
    <DialogCard title="Compare drafts" onClose={onClose} className="md:max-w-240">
      <p className="line-clamp-2 text-small">
        <bdi>{[role, goal, formatDate(createdAt)].filter(Boolean).join(' \u00b7 ')}</bdi>
      </p>
      <div className="-mx-5 mt-4 border-t border-line text-ink md:-mx-7">
        <CompareDrafts
          downloading={downloading}
          deleting={deleting}
          onDownload={openAndDownload}
          onDelete={remove}
          drafts={shown}
          count={drafts.count}
          pair={pair}
          onChoose={choose}
        />
      </div>
    </DialogCard>
  );
}
