import { mutationOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { startTransition, useRef, useState, type PointerEvent } from 'react';

import { deleteGoalMutation, goalsQuery } from '@/api/goals';
import { removeRow } from '@/api/remove-row';
import { tellOtherTabs, type Scope } from '@/device/tabs';
import { UnreadWordings } from '@/device/wordings';
import { audiences, type Audience } from '@/domain/audience';
import { hasOwnId, type GoalRecord } from '@/domain/goal';
import { goalKinds, type GoalKindRow } from '@/domain/goal-kind';
import type { MergedGoal, PocketGoals } from '@/domain/merged-goal';
import { successes } from '@/domain/messages';
import { wordingMessages } from '@/domain/wording-messages';
import { downloadBlob } from '@/lib/download';
import { log } from '@/lib/log';
import { ownerOrTokenHash } from '@/session/owner';
import { useConfirm } from '@/ui/confirm';
import { loadPart, prefetch } from '@/ui/lazy';
import { notify } from '@/ui/toast';
import { usePageMutation } from '@/ui/use-page-mutation';
import { usePageSignal } from '@/ui/use-page-signal';

import { deletionQuestion } from './deletion-question';

const importPdfCode = () => import('@/lib/pdf');

/** Loads the code for PDFs ahead of the press that needs it. */
const prefetchPdfCode = () => prefetch(importPdfCode);

/** A ref of the button of the open record: its PDF may be wanted next. */
export const likelyDownload = (button: Element | null): void => {
  if (button) prefetchPdfCode();
};

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
async function goalPdf(record: GoalRecord, merged: MergedGoal): Promise<{ blob: Blob; fileName: string }> {
  const { buildPdf, pdfFileName } = await loadPart(importPdfCode);
  const { pdfTitle, pdfPrefix } = goalKinds[record.kind];
  const { goal, role } = record;
  const blob = await buildPdf({ title: pdfTitle, goal, role, ...merged });
  return { blob, fileName: pdfFileName(pdfPrefix, goal) };
}

/**
 * Downloads records as PDF, each at most once at a time. Cancelled silently on unmount.
 * @param whenReady gives the goals in their person's own wording, once that is known
 */
export function useDownload(whenReady: () => Promise<PocketGoals>) {
  const [downloading, setDownloading] = useState<readonly string[]>([]);
  // A ref, since a second press in the same task would still see the state of the first.
  const running = useRef(new Set<string>());
  const pageSignal = usePageSignal();

  async function download(record: GoalRecord): Promise<void> {
    if (running.current.has(record.key)) return;
    running.current.add(record.key);
    const page = pageSignal();
    // A short record is finished before its button could be drawn as pending: the file goes first.
    startTransition(() => setDownloading([...running.current]));
    try {
      const goals = await whenReady();
      const { blob, fileName } = await goalPdf(record, goals.mergedOf(record));
      if (page?.aborted) return;
      downloadBlob(blob, fileName);
      notify.success(successes.pdfDownloaded);
    } catch (reason) {
      if (page?.aborted) return;
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

const isSameRecord = (one: GoalRecord, other: GoalRecord) => one.key === other.key;

/** Forgets what was answered about the goal of a deleted record, unless another one of any kind has it. */
async function forgetAnswersOf(queries: QueryClient, [owner, audience]: Scope, { goal }: GoalRecord): Promise<void> {
  const [{ forgetAnswers }, { goalKeyOf }] = await Promise.all([
    import('@/device/change-goal-groups'),
    import('@/domain/goal-groups'),
  ]);
  const text = goalKeyOf(goal);
  await forgetAnswers(queries, [owner, audience], text, async () => {
    const lists = Object.values(goalKinds).map(({ kind }) =>
      queries.query({ ...goalsQuery(audience, kind), staleTime: 'static' }),
    );
    return (await Promise.all(lists)).flat().every((record) => goalKeyOf(record.goal) !== text);
  });
}

/**
 * Forgets what this device keeps of a record that was deleted; the code is loaded with the first one.
 * @param before the records of its pocket while it was there, newest first
 */
async function forgetKept(
  queries: QueryClient,
  scope: Scope,
  record: GoalRecord,
  before: readonly GoalRecord[],
): Promise<void> {
  const [, audience] = scope;
  try {
    const [{ removeWording }, { forgetRecord }] = await Promise.all([
      import('@/device/change-wordings'),
      import('@/device/drafted-for'),
    ]);
    await Promise.all([
      // Only a business drafts for others.
      audience === audiences.business.audience && forgetRecord(queries, scope, record.key, before),
      forgetAnswersOf(queries, scope, record),
      // One whose id another has too has no wording: the id is the other's.
      hasOwnId(record) && removeWording(queries, scope, record.id),
    ]);
  } catch (reason) {
    log('What is kept of a deleted record could not be forgotten.', reason);
  }
}

/** Deletes records with their wordings, and takes them out of the cached lists of all tabs. */
function deleteRecordMutation(queries: QueryClient, audience: Audience, { kind }: GoalKindRow) {
  return mutationOptions({
    ...deleteGoalMutation(audience, kind),
    onMutate: ownerOrTokenHash,
    onSuccess: async (_data, record: GoalRecord, owner) => {
      const { queryKey } = goalsQuery(audience, kind);
      const before = queries.getQueryData(queryKey) ?? [];
      await removeRow<GoalRecord>(queries, queryKey, (row) => isSameRecord(row, record));
      void forgetKept(queries, [owner, audience, kind], record, before);
      tellOtherTabs({ scope: [owner, audience, kind], deleted: record.key });
    },
  });
}

/**
 * Deletes one of several records: `send` joins what its own button has sent. Whoever shows the list sees it pending, and hears
 * nothing of its end.
 * @param onDeleted called for each, unless the page was left
 */
export function useDeletionOfSeveral(audience: Audience, kind: GoalKindRow, onDeleted: (record: GoalRecord) => void) {
  const { mutationKey, ...mutation } = deleteRecordMutation(useQueryClient(), audience, kind);
  return usePageMutation(
    { ...mutation, mutationKey: [...mutationKey, 'several'], meta: {} },
    { onSuccess: (_, record) => onDeleted(record), isSame: isSameRecord, among: mutationKey },
  );
}

/**
 * Deletes records, each at most once at a time, once that is confirmed. It belongs to the list and not to the question:
 * closing that does not abort.
 */
export function useDeletion(audience: Audience, kind: GoalKindRow, onDeleted: (record: GoalRecord) => void) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const mutation = deleteRecordMutation(queries, audience, kind);
  const { mutationKey } = mutation;
  const { mutate, pending } = usePageMutation(mutation, {
    onSuccess: (_, record) => onDeleted(record),
    isSame: isSameRecord,
  });
  return {
    /** Asks before it is sent. */
    confirmDeletion: (record: GoalRecord) =>
      confirm(
        deletionQuestion({
          queries,
          audience,
          record,
          mutations: { mutationKey, predicate: ({ state }) => isSameRecord(state.variables as GoalRecord, record) },
          onConfirm: () => mutate(record),
        }),
      ),
    /** The keys of those whose request is pending. */
    deleting: pending.map(({ key }) => key),
  };
}
