import X from 'lucide-react/icons/x';
import { useId, useMemo } from 'react';

import { CompareDrafts, usePair } from '@/components/goal/compare-drafts';
import type { Drafts } from '@/domain/goal-drafts';
import { formatDate } from '@/lib/dates';
import { IconButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

import { usePocket } from './pocket-context';

/** The drafts of one request, two side by side. */
export function CompareDialog({ drafts, onClose }: { drafts: Drafts; onClose: () => void }) {
  const { pocket, downloading, deleting, openAndDownload, remove } = usePocket();
  const { goals } = pocket;
  const titleId = useId();
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
    <Dialog shape="card" labelledBy={titleId} onClose={onClose} className="md:max-w-240">
      <header className="flex items-start justify-between gap-4 border-b border-line px-5 py-5 md:px-7">
        <div className="min-w-0">
          <h2 id={titleId} className="text-h2">
            Compare drafts
          </h2>
          <p className="line-clamp-2 text-small text-muted">
            <bdi>{[role, goal, formatDate(createdAt)].filter(Boolean).join(' \u00b7 ')}</bdi>
          </p>
        </div>
        <IconButton icon={X} label="Close dialog" onClick={onClose} className="-me-1.5 -mt-0.5" />
      </header>
      <div className="overflow-y-auto">
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
    </Dialog>
  );
}
