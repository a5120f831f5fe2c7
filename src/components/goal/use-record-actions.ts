import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useRef, useState, type PointerEvent } from 'react';

import { deleteGoal, goalsQuery } from '@/api/goals';
import { removeRow } from '@/api/remove-row';
import { tellOtherTabs } from '@/device/tabs';
import { discardWording, UnreadWordings } from '@/device/wordings';
import type { Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import { goalKinds, type GoalKindRow } from '@/domain/goal-kind';
import { successes } from '@/domain/messages';
import { wordedGoal } from '@/domain/worded-goal';
import { type Wording, wordingMessages, type Wordings } from '@/domain/wording';
import { downloadBlob } from '@/lib/download';
import { log } from '@/lib/log';
import { ownerOrTokenHash } from '@/session/owner';
import { useConfirm } from '@/ui/confirm';
import { loadPart, prefetch } from '@/ui/lazy';
import { notify } from '@/ui/toast';
import { silent, useSharedMutation } from '@/ui/use-shared-mutation';

import { deletionQuestion } from './deletion-question';

const importPdfCode = () => import('@/lib/pdf');

let pdfCode: Awaited<ReturnType<typeof importPdfCode>> | undefined;

const loadPdfCode = async () => (pdfCode = await importPdfCode());

/** Loads the code for PDFs ahead of the press that needs it. */
function prefetchPdfCode(): void {
  if (pdfCode === undefined) prefetch(loadPdfCode);
}

/**
 * For what downloads a PDF: a pointer that rests on it, or the focus, is a sign that it will be pressed. A finger that
 * touches it may as well be scrolling.
 */
const downloadIntent = {
  onPointerEnter: ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') prefetchPdfCode();
  },
  onFocus: prefetchPdfCode,
};

/** Makes the PDF of a record, in its person's own wording where there is one. */
async function goalPdf(record: GoalRecord, wording: Wording | undefined): Promise<{ blob: Blob; fileName: string }> {
  const { buildPdf, pdfFileName } = pdfCode ?? (await loadPart(loadPdfCode));
  const { pdfTitle, pdfPrefix } = goalKinds[record.kind];
  const { goal, role } = record;
  const blob = await buildPdf({ title: pdfTitle, goal, role, ...wordedGoal(record, wording) });
  return { blob, fileName: pdfFileName(pdfPrefix, goal) };
}

/**
 * Downloads records as PDF, each at most once at a time. Cancelled silently on unmount.
 * @param selected the key of the open record: its PDF may be wanted next
 * @param whenReady gives the person's own wordings by key, once they are known
 */
export function useDownload(selected: string | undefined, whenReady: () => Promise<Wordings>) {
  const [downloading, setDownloading] = useState<readonly string[]>([]);
  // A ref, since a second press in the same task would still see the state of the first.
  const running = useRef(new Set<string>());
  const isUnmounted = useRef(false);
  useEffect(() => {
    if (selected !== undefined) prefetchPdfCode();
  }, [selected]);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  async function download(record: GoalRecord): Promise<void> {
    if (running.current.has(record.key)) return;
    running.current.add(record.key);
    // A short record is finished before its button could be drawn as pending: the file goes first.
    startTransition(() => setDownloading([...running.current]));
    try {
      const wordings = await whenReady();
      const { blob, fileName } = await goalPdf(record, wordings.get(record.key));
      if (isUnmounted.current) return;
      downloadBlob(blob, fileName);
      notify.success(successes.pdfDownloaded);
    } catch (reason) {
      if (isUnmounted.current) return;
      log('A PDF could not be made.', reason);
      notify.error(reason instanceof UnreadWordings ? wordingMessages.unread : 'The PDF could not be made. Try again.');
    } finally {
      running.current.delete(record.key);
      setDownloading([...running.current]);
    }
  }

  return {
    download: (record: GoalRecord) => void download(record),
    /** The keys of the records whose PDF is being made. */
    downloading,
    /** Spread onto the buttons that call `download`. */
    downloadIntent,
  };
}

/** Deletes a record with its wording, and takes it out of the cached lists of all tabs. @throws ApiFailure */
async function deleteRecord(queries: QueryClient, audience: Audience, record: GoalRecord): Promise<void> {
  const owner = ownerOrTokenHash();
  await deleteGoal(audience, record.kind, record.id);
  await removeRow<GoalRecord>(queries, goalsQuery(audience, record.kind).queryKey, ({ key }) => key === record.key);
  tellOtherTabs({ scope: [owner, audience, record.kind], deleted: record.key });
  void discardWording(queries, { audience, kind: record.kind, owner }, record.id);
}

/** The pending deletions of a list, by the key of the record in their last place. */
const deletionKey = (audience: Audience, kind: GoalKindRow) => [...goalsQuery(audience, kind.kind).queryKey, 'delete'];

/**
 * Deletes one of several records. While its own button has sent it, the answer to that is given. Whoever shows the list
 * sees it pending, and hears nothing of its end.
 * @throws ApiFailure
 */
export function sendDeletion(
  queries: QueryClient,
  audience: Audience,
  kind: GoalKindRow,
  record: GoalRecord,
): Promise<void> {
  const cache = queries.getMutationCache();
  const mutationKey = [...deletionKey(audience, kind), record.key];
  const pending = cache.find({ mutationKey, status: 'pending' });
  // `continue` of a mutation that is not paused gives its promise.
  if (pending) return pending.continue() as Promise<void>;
  const mutation = cache.build(queries, {
    mutationKey,
    mutationFn: (given: GoalRecord) => deleteRecord(queries, audience, given),
    networkMode: 'always',
    meta: silent,
  });
  return mutation.execute(record).finally(() => cache.remove(mutation));
}

/**
 * Deletes records, each at most once at a time, once that is confirmed. It belongs to the list and not to the question:
 * closing that does not abort.
 */
export function useDeletion(audience: Audience, kind: GoalKindRow, onDeleted: (record: GoalRecord) => void) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const mutationKey = deletionKey(audience, kind);
  const { run, pending } = useSharedMutation({
    mutationKey,
    idOf: ({ key }) => key,
    send: (record: GoalRecord) => deleteRecord(queries, audience, record),
    onDone: (_, record) => {
      notify.success(kind.deleted);
      onDeleted(record);
    },
    onFailure: () => notify.error(kind.deleteFailed),
  });
  return {
    /** Asks before it is sent. */
    confirmDeletion: (record: GoalRecord) =>
      confirm(
        deletionQuestion({
          queries,
          audience,
          record,
          mutations: { mutationKey: [...mutationKey, record.key] },
          onConfirm: () => run(record),
        }),
      ),
    /** The keys of those whose request is pending. */
    deleting: pending.map(({ key }) => key),
  };
}
