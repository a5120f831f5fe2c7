import { Suspense, useEffect, useId, useRef, useState } from 'react';

import { ListWithDetails } from '@/components/list-with-details';
import type { Audience } from '@/domain/audience';
import type { GoalKindRow } from '@/domain/goal-kind';
import type { GoalRecord } from '@/domain/records';
import { focusIfLost } from '@/ui/focus';
import { lazyOverlay } from '@/ui/lazy';
import { useMediaQuery } from '@/ui/use-media-query';
import { useSelectedRecord } from '@/ui/use-selected-record';

import { GoalDetails } from './goal-details';
import { GoalList } from './goal-list';
import { GoalTable } from './goal-table';
import { useDeletion } from './use-deletion';
import { useDownload } from './use-download';

// Needed only when somebody deletes.
const DeleteDialog = lazyOverlay(async () => (await import('./delete-dialog')).DeleteDialog);

const keyOf = ({ key }: GoalRecord) => key;

type PocketProps = { audience: Audience; kind: GoalKindRow; records: readonly GoalRecord[] };

/** What a row of the pocket can do; table and list share it. */
export type RowActions = {
  selected: GoalRecord | undefined;
  detailsId: string;
  /** The keys of those whose PDF is being made. */
  downloading: readonly string[];
  /** The keys of those that are being deleted. */
  deleting: readonly string[];
  onSelect: (record: GoalRecord) => void;
  onDownload: (record: GoalRecord) => void;
  onDelete: (record: GoalRecord) => void;
};

/** The saved goals beside the details of the selected one; below 1440 px the details come as a sheet (design 5). */
export function Pocket({ audience, kind, records }: PocketProps) {
  const { selected, select, close } = useSelectedRecord(records, 'record', keyOf);
  const [asked, setAsked] = useState<GoalRecord | null>(null);
  const { download, downloading } = useDownload();
  const { deleteRecord, deleting, failed, clearFailure } = useDeletion(audience, kind, handleDeleted);
  const detailsId = useId();
  const list = useRef<HTMLDivElement>(null);
  const removed = useRef<{ key: string; index: number } | null>(null);
  const tabular = useMediaQuery('(min-width: 768px)');

  // The list learns of a removal later than the dialog, so the focus is moved once the row has gone.
  useEffect(() => {
    const gone = removed.current;
    if (gone === null || records.some(({ key }) => key === gone.key)) return;
    removed.current = null;
    focusAfterRemoval(list.current, gone.index);
  }, [records]);
  useEffect(
    () => () => {
      if (removed.current !== null) focusIfLost(null);
    },
    [],
  );

  const actions: RowActions = {
    selected,
    detailsId,
    downloading,
    deleting,
    onSelect: select,
    // The selected record is what is exported, so the press selects its row first (reading 17).
    onDownload: (record) => {
      select(record);
      download(record);
    },
    onDelete: ask,
  };

  /** Opens the dialog, which says nothing of an earlier try: that may have failed while it was closed. */
  function ask(record: GoalRecord) {
    clearFailure();
    setAsked(record);
  }

  function handleDeleted({ key }: GoalRecord) {
    const isAsked = asked?.key === key;
    if (isAsked) setAsked(null);
    // With the dialog closed, somebody may be reading another record meanwhile.
    if (isAsked || selected?.key === key) close();
    removed.current = { key, index: records.findIndex((record) => record.key === key) };
  }

  const details = selected && (
    <GoalDetails
      record={selected}
      downloading={downloading.includes(selected.key)}
      deleting={deleting.includes(selected.key)}
      onClose={close}
      onDownload={() => download(selected)}
      onDelete={() => ask(selected)}
    />
  );
  const Rows = tabular ? GoalTable : GoalList;
  return (
    <div className="mt-5">
      <ListWithDetails
        details={details}
        openKey={selected?.key ?? null}
        detailsId={detailsId}
        onClose={close}
        invitation="Select a row to read it in full."
      >
        <div ref={list} className="overflow-hidden rounded-card border border-line bg-raised">
          <Rows caption={kind.listTitle} records={records} actions={actions} />
        </div>
      </ListWithDetails>
      <Suspense fallback={null}>
        {asked && (
          <DeleteDialog
            record={asked}
            pending={deleting.includes(asked.key)}
            hasFailed={failed === asked.key}
            onClose={() => setAsked(null)}
            onConfirm={() => deleteRecord(asked)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** After a row is gone the next one takes the focus, or the page's title when it was the last (quality 4). */
function focusAfterRemoval(list: HTMLElement | null, index: number): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-goal]') ?? [])];
  focusIfLost(rows[index] ?? rows.at(-1) ?? null);
}
