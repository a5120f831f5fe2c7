import { ClipboardCopy, FileDown, Printer, Sheet, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';

import type { Pocket } from '@/components/goal/use-pocket-goals';
import { LeaveGuard } from '@/components/leave-guard';
import { UnreadWordings } from '@/device/wordings';
import type { Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import { inSentence, type GoalKindRow } from '@/domain/goal-kind';
import { wordingMessages } from '@/domain/wording';
import { log } from '@/lib/log';
import { BottomBar } from '@/ui/bottom-bar';
import { Button } from '@/ui/button';
import { useConfirm } from '@/ui/confirm';
import { focusIfLost } from '@/ui/focus';
import { partMissing, prefetch } from '@/ui/lazy';
import type { RunState } from '@/ui/run';
import { notify } from '@/ui/toast';
import { useWork } from '@/ui/use-work';
import { PauseStrip, WorkBar } from '@/ui/work-bar';

import { ChosenTools, type Tool } from './chosen-tools';
import { endText, reasonText, useDeleteOneOfSeveral } from './delete-several';
import { DeleteSeveralText } from './delete-several-text';
import type { Choice } from './use-choice';

const loadExports = () => import('./export');
const prefetchExports = () => prefetch(loadExports);

/** Thrown where that code cannot be loaded. */
class ExportsMissing extends Error {}

/** Not by `loadPart`: after a deploy that reloads the page, and the choice would be gone. */
async function exportsOrFailure() {
  try {
    return await loadExports();
  } catch (reason) {
    throw new ExportsMissing('The code for files could not be loaded.', { cause: reason });
  }
}

type Exports = Awaited<ReturnType<typeof loadExports>>;

type FileTool = Tool & {
  send: (exports: Exports) => Exports['exportPdf'];
  /** @param what '12 OKRs' */
  titleOf: (what: string) => string;
  /** What is said at the end; '' where that can be seen. */
  doneText: (what: string) => string;
  failedText: string;
};

const pdfTool: FileTool = {
  label: 'PDF',
  icon: FileDown,
  look: 'primary',
  send: ({ exportPdf }) => exportPdf,
  titleOf: (what) => `Making one PDF of ${what}`,
  doneText: (what) => `PDF with ${what} saved.`,
  failedText: 'The PDF could not be made. Try again.',
};

/** What can be made of the chosen records, the commonest last. */
const fileTools: readonly FileTool[] = [
  {
    label: 'Print',
    icon: Printer,
    send: ({ printGoals }) => printGoals,
    titleOf: (what) => `Preparing ${what} for print`,
    doneText: () => '',
    failedText: 'This could not be printed. Try again.',
  },
  {
    label: 'Markdown',
    icon: ClipboardCopy,
    send: ({ copyMarkdown }) => copyMarkdown,
    titleOf: (what) => `Copying ${what} as Markdown`,
    doneText: (what) => `Copied ${what} as Markdown.`,
    failedText: 'The browser did not allow copying. Try again.',
  },
  {
    label: 'CSV',
    icon: Sheet,
    send: ({ exportCsv }) => exportCsv,
    titleOf: (what) => `Making a CSV with ${what}`,
    doneText: (what) => `CSV with ${what} saved.`,
    failedText: 'The CSV file could not be made. Try again.',
  },
  pdfTool,
];

const deleteTool: Tool = { label: 'Delete', icon: Trash2, look: 'danger-quiet' };

/** How a deletion of several ended. */
type Ended = { records: readonly GoalRecord[]; state: RunState; kept: number };

type ChosenBarProps = {
  audience: Audience;
  kind: GoalKindRow;
  choice: Choice;
  /** Gives the goals in their person's own wording, once that is known. */
  whenReady: Pocket['whenReady'];
  /** Puts a text into the page's live region. */
  announce: (text: string) => void;
  /** What is done with one chosen record: the same as from its row. */
  ofOne: { download: (record: GoalRecord) => void; remove: (record: GoalRecord) => void };
  /** The keys of the records whose PDF is being made. */
  downloading: readonly string[];
  /** Called for each of several that was deleted. */
  onDeleted: (record: GoalRecord) => void;
  onClose: () => void;
};

/**
 * The bar for the chosen records: its tools, in their place the progress of long work, and how a deletion ended
 * (docs/product.md 7.16 and 7.17).
 */
export function ChosenBar({
  audience,
  kind,
  choice,
  whenReady,
  announce,
  ofOne,
  downloading,
  onDeleted,
  onClose,
}: ChosenBarProps) {
  const { chosen, setLocked, setReasons } = choice;
  const work = useWork(announce);
  const { deleteOne, countKept } = useDeleteOneOfSeveral(audience, kind, onDeleted);
  const [deletion, setDeletion] = useState<Ended | null>(null);
  const confirm = useConfirm();
  const [pressed, setPressed] = useState<Tool>(deleteTool);
  const bar = useRef<HTMLDivElement>(null);
  const nameOf = (count: number) => `${count} ${inSentence(count === 1 ? kind.singular : kind.plural)}`;

  const { progress } = work;
  const isWorking = progress !== null;
  const phase = progress?.isLong === true ? 'work' : deletion !== null && !isWorking ? 'end' : 'tools';

  useEffect(() => {
    setLocked(isWorking);
    return () => setLocked(false);
  }, [isWorking, setLocked]);

  useBarKey(bar);

  // What was pressed goes with the phase. In the first one the focus is where the choice was made.
  const lastPhase = useRef(phase);
  useEffect(() => {
    if (lastPhase.current === phase) return;
    lastPhase.current = phase;
    focusIfLost(bar.current?.querySelector<HTMLElement>('[data-bar-focus]') ?? null);
  }, [phase]);

  /** With one chosen, its PDF and its deletion are those of its row (docs/product.md 7.16). */
  function handlePress(tool: Tool): void {
    const [one, ...others] = chosen;
    const isOne = one !== undefined && others.length === 0;
    const fileTool = fileTools.find((each) => each === tool);
    if (isOne && tool === pdfTool) ofOne.download(one);
    else if (isOne && tool === deleteTool) ofOne.remove(one);
    else if (fileTool) makeFile(fileTool);
    else confirmDeletion(choice.inShownOrder());
  }

  function confirmDeletion(records: readonly GoalRecord[]): void {
    const action = `Delete ${nameOf(records.length)}`;
    confirm({
      title: `${action}?`,
      text: <DeleteSeveralText records={records} />,
      action,
      icon: Trash2,
      isDangerous: true,
      onConfirm: () => deleteAll(records),
    });
  }

  function makeFile(tool: FileTool): void {
    const records = choice.inShownOrder();
    const what = nameOf(records.length);
    setPressed(tool);
    work.start({
      title: tool.titleOf(what),
      total: records.length,
      task: async (context) => {
        // As they are at the press, whatever another tab changes while the file is made.
        const [merged, exports] = await Promise.all([whenReady(), exportsOrFailure()]);
        const goals = await exports.exportedGoals(records, merged);
        context.signal.throwIfAborted();
        await tool.send(exports)(goals, context);
      },
      onDone: () => {
        const text = tool.doneText(what);
        if (text !== '') notify.success(text);
      },
      onStopped: (done) => notify.info(`Stopped after ${done}. Nothing was saved.`),
      onFailure: (reason) => {
        log('The chosen records could not be exported.', reason);
        if (reason instanceof ExportsMissing) notify.error(partMissing);
        else notify.error(reason instanceof UnreadWordings ? wordingMessages.unread : tool.failedText);
      },
    });
  }

  function deleteAll(records: readonly GoalRecord[]): void {
    setPressed(deleteTool);
    setDeletion(null);
    const reasons = new Map<string, string>();
    setReasons(reasons);
    const what = nameOf(records.length);
    let hasEnded = false;
    let isToldOfFailure = false;
    work.startRun({
      title: `Deleting ${what}`,
      items: records,
      isLong: true,
      doneWord: 'deleted',
      send: deleteOne,
      onFailed: (record, reason) => {
        log('A record could not be deleted.', reason);
        reasons.set(record.key, reasonText(reason));
        setReasons(new Map(reasons));
      },
      onEnd: (state) => {
        // After Stop the last answer may still come: the words then are of what happened, unless they were closed.
        const kept = countKept(records);
        const ended = kept === 0 ? null : { records, state, kept };
        if (hasEnded) setDeletion((shown) => (shown?.records === records ? ended : shown));
        else setDeletion(ended);
        hasEnded = true;
        // With the last record the bar goes, and the list may go with it.
        if (ended === null) notify.success(records.length === 1 ? kind.deleted : `${what} deleted.`);
        if (state.failed > 0 && !isToldOfFailure) {
          isToldOfFailure = true;
          notify.error(kind.deleteFailed);
        }
      },
    });
  }

  /** What is still there and chosen; others may have been chosen since. */
  const asked = new Set(phase === 'end' ? deletion?.records.map(({ key }) => key) : []);
  const left = phase === 'end' ? chosen.filter(({ key }) => asked.has(key)) : [];

  // Once its tools are back the page announces the number of the chosen.
  const ended = phase === 'end' && deletion !== null ? endText(deletion.state, deletion.kept) : '';
  useEffect(() => {
    if (!isWorking) announce(ended);
  }, [isWorking, ended, announce]);
  // The words go with the bar.
  useEffect(() => () => announce(''), [announce]);

  const isDeleting = pressed === deleteTool;
  const isDownloadingOne = chosen.length === 1 && chosen.some(({ key }) => downloading.includes(key));
  return (
    <>
      <BottomBar ref={bar} id="chosen-tools" className="mt-auto" data-tools>
        {phase === 'work' && progress && (
          <PauseStrip progress={progress} className="-mx-4 -mt-3 mb-3 px-4 md:-mx-6 md:px-6 wide:-mx-8 wide:px-8" />
        )}
        <div className="grid min-h-26 items-center md:min-h-10 pointer-coarse:md:min-h-11">
          {phase === 'tools' && (
            <ChosenTools
              count={chosen.length}
              tools={[deleteTool, ...fileTools]}
              pending={isWorking ? pressed : isDownloadingOne ? pdfTool : null}
              onIntent={prefetchExports}
              onClear={onClose}
              onPress={handlePress}
              onRefused={() => notify.info(`${progress?.title ?? 'The PDF'} is not finished yet.`, 'busy')}
            />
          )}
          {phase === 'work' && progress && (
            <WorkBar
              icon={pressed.icon}
              isDangerous={isDeleting}
              progress={progress}
              onStop={work.stop}
              onGoOn={work.goOn}
            />
          )}
          {phase === 'end' && (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="font-semibold">{ended}</p>
              <div className="flex gap-2 max-md:w-full">
                <Button
                  look="secondary"
                  data-bar-focus
                  className="max-md:flex-1"
                  onClick={() => {
                    setDeletion(null);
                    setReasons(new Map());
                  }}
                >
                  Close
                </Button>
                {deletion?.state.status === 'ended' && left.length > 0 && (
                  <Button sends className="max-md:flex-1" onClick={() => deleteAll(left)}>
                    Try again
                  </Button>
                )}
              </div>
            </div>
          )}
        </div>
      </BottomBar>
      <LeaveGuard unsaved={work.isRunning}>
        {isDeleting
          ? `${kind.plural} are still being deleted. Those that are left would be kept.`
          : 'The work on your choice is not finished. Leaving stops it.'}
      </LeaveGuard>
    </>
  );
}

/** Enter on a box leads to the bar, arrow up from there back to it: browsers have no use of their own for these keys there. */
function useBarKey(bar: RefObject<HTMLElement | null>): void {
  const cameFrom = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement)) return;
      if (key === 'Enter' && target.matches('[data-row-choice], [data-choose-found]')) {
        event.preventDefault();
        cameFrom.current = target;
        bar.current?.querySelector<HTMLElement>('[data-bar-focus]')?.focus();
      } else if (key === 'ArrowUp' && bar.current?.contains(target) === true) {
        event.preventDefault();
        cameFrom.current?.focus();
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [bar]);
}
