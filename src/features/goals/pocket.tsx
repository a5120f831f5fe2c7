import { useQueryClient } from '@tanstack/react-query';
import { Download, Trash2, X } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState } from 'react';

import { deleteGoal, goalsQuery } from '@/api/goals';
import { removeRow } from '@/api/remove-row';
import { GoalContent } from '@/components/goal';
import { ListWithDetails, DetailsBody } from '@/components/list-with-details';
import type { Audience } from '@/domain/audience';
import type { GoalKindRow } from '@/domain/goal-kind';
import type { GoalRecord } from '@/domain/records';
import { Button, IconButton } from '@/ui/button';
import { focusIfLost } from '@/ui/focus';
import { lazyOverlay } from '@/ui/lazy';
import { notify } from '@/ui/toast';
import { useMediaQuery } from '@/ui/use-media-query';
import { useSelectedRecord } from '@/ui/use-selected-record';
import { useSharedMutation } from '@/ui/use-shared-mutation';

import { GoalList, GoalTable } from './goal-table';
import { useDownload } from './use-download';

/**
 * Deletes records, each at most once at a time. It belongs to the list and not to the dialog that asks: closing that
 * takes nothing back.
 */
function useDeletion(audience: Audience, kind: GoalKindRow, onDeleted: (record: GoalRecord) => void) {
  const queries = useQueryClient();
  const { queryKey } = goalsQuery(audience, kind.kind);
  const { run, pending, failed, clearFailure } = useSharedMutation({
    mutationKey: [...queryKey, 'delete'],
    idOf: ({ key }) => key,
    send: async (record: GoalRecord) => {
      await deleteGoal(audience, kind.kind, record.id);
      await removeRow<GoalRecord>(queries, queryKey, ({ key }) => key === record.key);
    },
    onDone: (_, record) => {
      notify.success(kind.deleted);
      onDeleted(record);
    },
    onFailure: () => notify.error(kind.deleteFailed),
  });
  return {
    deleteRecord: run,
    /** The keys of those whose request is under way. */
    deleting: pending.map(({ key }) => key),
    /** The key of the one that could not be deleted, until the next try or until it is cleared. */
    failed: failed?.key,
    clearFailure,
  };
}

type GoalDetailsProps = {
  record: GoalRecord;
  downloading: boolean;
  deleting: boolean;
  onClose: () => void;
  onDownload: () => void;
  onDelete: () => void;
};

/** The open record with its two actions. */
function GoalDetails({ record, downloading, deleting, onClose, onDownload, onDelete }: GoalDetailsProps) {
  return (
    <>
      <DetailsBody>
        <GoalContent record={record} action={<IconButton icon={X} label="Close details" onClick={onClose} />} />
      </DetailsBody>
      <footer className="flex items-center gap-3 border-t border-line px-5 py-4 md:px-6">
        <Button icon={Download} pending={downloading} onClick={onDownload} className="flex-1">
          Download PDF
        </Button>
        <Button look="danger-quiet" icon={Trash2} pending={deleting} onClick={onDelete}>
          Delete
        </Button>
      </footer>
    </>
  );
}

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
