import { clsx } from 'clsx';
import { useId, useRef, type Dispatch, type SetStateAction } from 'react';
import { flushSync } from 'react-dom';

import { useDeletion } from '@/components/goal/use-deletion';
import { useDownload } from '@/components/goal/use-download';
import type { Pocket } from '@/components/goal/use-pocket-goals';
import { useLeave } from '@/components/leave-guard';
import { ListWithDetails } from '@/components/list-with-details';
import type { Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import { inSentence, type GoalKindRow } from '@/domain/goal-kind';
import { withCommas } from '@/lib/with-commas';
import { NothingFound } from '@/ui/filter-form';
import { titleAfterRemoval } from '@/ui/focus';
import { lazyExtra, lazyOverlay, prefetch } from '@/ui/lazy';
import type { ListHandle } from '@/ui/list-rows';
import { SkeletonRows } from '@/ui/load-states';
import { tabPanelProps } from '@/ui/tabs';
import { useChoice } from '@/ui/use-choice';
import { ChosenContext, useChoiceBar } from '@/ui/use-choice-bar';
import { useMinWidth } from '@/ui/use-media-query';

import type { EditedPart } from './goal-details';
import { PocketContext, usePocket, type PocketParts } from './pocket-context';
import { groupedTab, PocketFilters } from './pocket-filters';
import { usePocketRows } from './pocket-rows';
import { PocketTable } from './pocket-table';
import type { PocketView } from './pocket-view';
import { useFolds } from './use-folds';

const loadDetails = async () => (await import('./goal-details')).GoalDetails;
const GoalDetails = lazyOverlay(loadDetails);

const loadPocketBar = async () => (await import('./pocket-bar')).PocketBar;
const PocketBar = lazyOverlay(loadPocketBar);

/** Prefetches the parts that the first press on a row needs. */
const prefetchParts = (list: Element | null) => {
  if (list === null) return;
  prefetch(loadDetails);
  prefetch(loadPocketBar);
};

const AnswersNotice = lazyExtra(async () => (await import('./serves-menu')).AnswersNotice);

const noRecords: readonly GoalRecord[] = [];

/** A record and the part that is edited. */
export type Editing = { record: GoalRecord; edited: EditedPart };

type PocketListProps = {
  audience: Audience;
  kind: GoalKindRow;
  pocket: Pocket;
  view: PocketView;
  editing: Editing | null;
  setEditing: Dispatch<SetStateAction<Editing | null>>;
};

/** The saved goals beside the details of the selected one. */
export function PocketList({ audience, kind, pocket, view, editing, setEditing }: PocketListProps) {
  const { shown = noRecords, words, selected: listed, select, isSelected, close } = view;
  const { goals, whenReady } = pocket;
  const { records } = goals;
  const folds = useFolds(words);
  const choice = useChoice(records, shown);
  const { chosenParts, hasBar, link, status } = useChoiceBar(choice);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<ListHandle>(null);
  const removed = useRef<{ key: string; index: number } | null>(null);

  /** A save that ends late must not close the editor of another record. */
  const closeEditor = ({ key }: GoalRecord) => setEditing((open) => (open?.record.key === key ? null : open));

  /** Unmounts the editor first: its leave guard would ask before the details of a deleted record close. */
  function closeGone(record: GoalRecord): void {
    flushSync(() => closeEditor(record));
    close();
  }

  function handleRemoved(record: GoalRecord) {
    // Another record may be open.
    if (isSelected(record)) closeGone(record);
    const { key } = record;
    removed.current = { key, index: shown.findIndex((row) => row.key === key) };
  }

  const { download, downloading } = useDownload(whenReady);
  const { beforeClosing } = useLeave();
  const { confirmDeletion, deleting } = useDeletion(audience, kind, handleRemoved);
  // The editor stays open when another tab deletes its record, since it holds typed text.
  const isGone = listed === undefined && editing !== null && !deleting.includes(editing.record.key);
  const gone = isGone ? editing.record : undefined;
  const selected = listed ?? gone;
  const detailsId = useId();
  const tabsId = useId();
  const isPhone = !useMinWidth(768);

  const parts: PocketParts = {
    audience,
    kind,
    pocket,
    view,
    folds,
    list,
    choice,
    detailsId,
    selected,
    downloading,
    deleting,
    open: select,
    download,
    openAndDownload: (record) => {
      if (listed?.key === record.key) return download(record);
      beforeClosing(() => {
        // Otherwise the editor's leave guard would ask a second time.
        flushSync(() => setEditing(null));
        select(record);
        download(record);
      });
    },
    remove: confirmDeletion,
  };

  /** The dialog closes before its row unmounts, so the focus moves after that. */
  function takeRemovedIndex(): number | null {
    const row = removed.current;
    if (row === null || records.some(({ key }) => key === row.key)) return null;
    // The focus stays in the bar while several records are deleted.
    if (choice.isLocked) return null;
    removed.current = null;
    return row.index;
  }

  /** Moves the focus from the bar to the list, unless a deletion moves it to the next row. */
  function focusFoundBox() {
    if (removed.current === null) chosenParts.foundBox.current?.focus({ preventScroll: true });
  }

  const details = selected && (
    <GoalDetails
      key={selected.key}
      record={selected}
      isGone={selected === gone}
      edited={editing?.record.key === selected.key ? editing.edited : null}
      onEdit={(edited) => {
        if (edited) setEditing({ record: selected, edited });
        else (selected === gone ? closeGone : closeEditor)(selected);
      }}
      onClose={close}
    />
  );
  return (
    <PocketContext value={parts}>
      <ChosenContext value={chosenParts}>
        <PocketFilters view={view} field={search} tabsId={tabsId} isPhone={isPhone} />
        {view.shown?.length === 0 && gone === undefined ? (
          <div className="mt-4 rounded-card border border-line bg-raised">
            <NothingFound
              title="Nothing matches"
              onClear={() => {
                view.clear();
                search.current?.focus();
              }}
            >
              Search covers goals, roles, results and your version.
            </NothingFound>
          </div>
        ) : (
          <div className={clsx('mt-3 md:mt-4', hasBar ? '[--around-details:330px]' : '[--around-details:268px]')}>
            <ListWithDetails
              details={details}
              selectedKey={selected?.key ?? null}
              detailsId={detailsId}
              onClose={close}
            >
              <div ref={titleAfterRemoval} className="relative min-w-0">
                <div
                  ref={prefetchParts}
                  {...(!isPhone && tabPanelProps(tabsId, groupedTab(view.isGrouped)))}
                  className="overflow-clip rounded-card border border-line bg-raised"
                >
                  {view.shown ? (
                    <Rows records={view.shown} isPhone={isPhone} takeRemovedIndex={takeRemovedIndex} />
                  ) : (
                    <SkeletonRows rows={6} label={`Searching your ${inSentence(kind.plural)}`} />
                  )}
                </div>
                {link}
              </div>
            </ListWithDetails>
          </div>
        )}
        {status}
        {hasBar && <PocketBar onDeleted={handleRemoved} onRemoved={focusFoundBox} onClose={chosenParts.clear} />}
      </ChosenContext>
    </PocketContext>
  );
}

type RowsProps = {
  records: readonly GoalRecord[];
  isPhone: boolean;
  /** The index of a deleted record, once, after its row is unmounted. */
  takeRemovedIndex: () => number | null;
};

function Rows({ records, isPhone, takeRemovedIndex }: RowsProps) {
  const { kind, view, folds, list, selected } = usePocket();
  const { rows, isGrouped, indexOf, indexAtPlace, printed } = usePocketRows(records, view.groups, folds);
  return (
    <>
      {isGrouped && <AnswersNotice />}
      <PocketTable
        // Grouped rows, and those of a phone, have other heights, so the virtual list starts again.
        key={`${isGrouped} ${isPhone}`}
        rows={rows}
        isGrouped={isGrouped}
        isPhone={isPhone}
        handle={list}
        selectedKey={selected?.key ?? null}
        placeOf={indexOf}
        takeRemovedIndex={() => {
          const place = takeRemovedIndex();
          return place === null ? null : indexAtPlace(place);
        }}
        // In groups arrow keys scroll the page.
        handlesKey={() => isGrouped}
      />
      {printed < records.length && (
        <p className="hidden p-4 print:block">
          The first {withCommas(printed)} of {withCommas(records.length)} {inSentence(kind.plural)}.
        </p>
      )}
    </>
  );
}
