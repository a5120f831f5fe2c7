import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { goalsQuery } from '@/api/goals';
import { ListWithDetails } from '@/components/list-with-details';
import { audiences, type Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import type { GoalKindRow } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';
import { ButtonLink } from '@/ui/button';
import { focusIfLost } from '@/ui/focus';
import { lazyOverlay } from '@/ui/lazy';
import { EmptyState, useLoad, TryAgain, SkeletonRows } from '@/ui/load-states';
import { PageTitle } from '@/ui/page-title';
import { notify } from '@/ui/toast';
import { useMediaQuery } from '@/ui/use-media-query';
import { useSelectedRecord } from '@/ui/use-selected-record';
import { maxPrintedRows, wholeUpTo } from '@/ui/use-virtual-rows';

import { GoalDetails } from './goal-details';
import { GoalList, GoalTable, keyOf, type RowActions } from './goal-table';
import { useDisplayName } from './use-display-name';
import { useDeletion, useDownload } from './use-record-actions';

// Loaded on the first press on Delete.
const DeleteDialog = lazyOverlay(async () => (await import('./delete-dialog')).DeleteDialog);

/** The pocket: the saved goals of one kind, for either audience (docs/product.md 7.6). */
export function PocketPage({ audience, kind }: { audience: Audience; kind: GoalKindRow }) {
  const load = useLoad(useQuery(goalsQuery(audience, kind.kind)), () => notify.error(kind.noData));
  const { data, isLoading, hasFailed } = load;

  return (
    <div>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <PageTitle>{kind.listTitle}</PageTitle>
          <Subtitle count={data?.length ?? 0} />
        </div>
        {data && data.length > 0 && (
          <ButtonLink look="secondary" icon={Plus} to={audiences[audience].homePath} className="max-md:hidden">
            Create more
          </ButtonLink>
        )}
      </header>
      {data && data.length > 0 ? (
        <Pocket audience={audience} kind={kind} records={data} />
      ) : (
        <div className="mt-5 rounded-card border border-line bg-raised">
          {isLoading && <SkeletonRows rows={6} label={`Loading your ${kind.plural}`} />}
          {hasFailed && (
            <EmptyState title={`We could not load your ${kind.plural}`} action={<TryAgain load={load} />}>
              {kind.noData}
            </EmptyState>
          )}
          {data && (
            <EmptyState
              title={`No ${kind.plural} in your pocket yet`}
              action={<ButtonLink to={audiences[audience].homePath}>{kind.createLabel}</ButtonLink>}
            >
              Create a set from your role, goal and industry. It will be kept here.
            </EmptyState>
          )}
        </div>
      )}
    </div>
  );
}

function Subtitle({ count }: { count: number }) {
  const name = useDisplayName();
  if (count === 0) return null;
  return (
    <p className="mt-1 text-muted">
      {count} saved
      {name !== '' && (
        <>
          {' by '}
          <bdi className="inline-block first-letter:uppercase">{name}</bdi>
        </>
      )}
      . Select one to read it in full
      {/* Find-in-page sees the rows near the window only. */}
      {count > wholeUpTo && (
        <span className="print:hidden">
          , or <Link to={paths.search}>search them all</Link>
        </span>
      )}
      .
    </p>
  );
}

type PocketProps = { audience: Audience; kind: GoalKindRow; records: readonly GoalRecord[] };

/** The saved goals beside the details of the selected one. */
function Pocket({ audience, kind, records }: PocketProps) {
  const { selected, select, close } = useSelectedRecord(records, 'record', keyOf);
  const [confirming, setConfirming] = useState<GoalRecord | null>(null);
  const { download, downloading, downloadIntent } = useDownload(selected?.key);
  const { deleteRecord, deleting, failed, clearFailure } = useDeletion(audience, kind, handleDeleted);
  const detailsId = useId();
  const removed = useRef<{ key: string; index: number } | null>(null);
  const tabular = useMediaQuery('(min-width: 768px)');

  // The last row takes the list with it.
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
    downloadIntent,
    deleting,
    onSelect: select,
    // The export is of the selected record, so its row is selected first (docs/product.md 7.10).
    onDownload: (record) => {
      if (selected?.key !== record.key) select(record);
      download(record);
    },
    onDelete: confirm,
    takeRemovedIndex,
  };

  /** The dialog closes before the row goes, so its focus waits until it has gone. */
  function takeRemovedIndex(): number | null {
    const gone = removed.current;
    if (gone === null || records.some(({ key }) => key === gone.key)) return null;
    removed.current = null;
    return gone.index;
  }

  /** Opens the dialog without the error of an earlier try, which may have failed while it was closed. */
  function confirm(record: GoalRecord) {
    clearFailure();
    setConfirming(record);
  }

  function handleDeleted({ key }: GoalRecord) {
    const isConfirming = confirming?.key === key;
    if (isConfirming) setConfirming(null);
    // With the dialog closed, another record may be open by now.
    if (isConfirming || selected?.key === key) close();
    removed.current = { key, index: records.findIndex((record) => record.key === key) };
  }

  const details = selected && (
    <GoalDetails
      record={selected}
      downloading={downloading.includes(selected.key)}
      deleting={deleting.includes(selected.key)}
      onClose={close}
      onDownload={() => download(selected)}
      onDelete={() => confirm(selected)}
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
        <div className="overflow-clip rounded-card border border-line bg-raised">
          <Rows caption={kind.listTitle} records={records} actions={actions} />
        </div>
      </ListWithDetails>
      {records.length > maxPrintedRows && (
        <p className="hidden pt-4 print:block">
          The first {maxPrintedRows} of {records.length} {kind.plural}.
        </p>
      )}
      {confirming && (
        <DeleteDialog
          record={confirming}
          pending={deleting.includes(confirming.key)}
          hasFailed={failed === confirming.key}
          onClose={() => setConfirming(null)}
          onConfirm={() => deleteRecord(confirming)}
        />
      )}
    </div>
  );
}
