import Share2 from 'lucide-react/icons/share-2';
import Trash from 'lucide-react/icons/trash';
import { useState } from 'react';

import { ApiFailure } from '@/api/failure';
import { brand } from '@/brand';
import { useDeletionOfSeveral } from '@/components/goal/use-deletion';
import { LeaveGuard } from '@/components/leave-guard';
import { UnreadableVersions } from '@/device/versions';
import type { GoalRecord } from '@/domain/goal';
import { inSentence } from '@/domain/goal-kind';
import { limits } from '@/domain/limits';
import { versionMessages } from '@/domain/version-messages';
import { log } from '@/lib/log';
import { ChosenBar, type Tool } from '@/ui/chosen-bar';
import { useConfirm } from '@/ui/confirm';
import type { RunState } from '@/ui/run';
import { notify } from '@/ui/toast';
import { useChosen } from '@/ui/use-choice-bar';
import { useWork } from '@/ui/use-work';

import { fileTools, loadExports, pdfTool, type FileTool } from './file-tools';
import { usePocket } from './pocket-context';
import { Share } from './share/share';
import { useTaken } from './share/taken';

const deleteTool: Tool = { label: 'Delete', icon: Trash, look: 'danger-quiet' };
const shareTool: Tool = { label: 'Share', icon: Share2 };

type Ended = { records: readonly GoalRecord[]; state: RunState };

type PocketBarProps = {
  onDeleted: (record: GoalRecord) => void;
  /** Called when the bar unmounts with the focus in it. */
  onRemoved: () => void;
  onClose: () => void;
};

/** The bar for selected records: tools, progress, result of a deletion (docs/product.md 7.16, 7.17). */
export function PocketBar({ onDeleted, onRemoved, onClose }: PocketBarProps) {
  const { announce } = useChosen();
  const { audience, kind, pocket, choice, download, remove } = usePocket();
  const { whenReady } = pocket;
  const { chosen, setLocked, setReasons } = choice;
  const work = useWork(announce, (isBusy) => {
    setLocked(isBusy);
    // The page announces the number of selected records again.
    if (!isBusy) announce('');
  });
  const deleteOne = useDeletionOfSeveral(audience, kind, onDeleted);
  const [deletion, setDeletion] = useState<Ended | null>(null);
  const confirm = useConfirm();
  const shared = useTaken(whenReady);
  const [pressed, setPressed] = useState<Tool>(deleteTool);
  const nameOf = (count: number) => `${count} ${inSentence(count === 1 ? kind.singular : kind.plural)}`;

  /** One selected record is downloaded and deleted as by its row (docs/product.md 7.16). */
  function handlePress(tool: Tool): void {
    const [one, ...others] = chosen;
    const isOne = one !== undefined && others.length === 0;
    const fileTool = fileTools.find((each) => each === tool);
    if (isOne && tool === pdfTool) download(one);
    else if (isOne && tool === deleteTool) remove(one);
    else if (fileTool) makeFile(fileTool);
    else if (tool === shareTool) share(choice.inShownOrder());
    else confirmDeletion(choice.inShownOrder());
  }

  function confirmDeletion(records: readonly GoalRecord[]): void {
    const action = `Delete ${nameOf(records.length)}`;
    confirm({
      title: `${action}?`,
      text: <DeleteSeveralText records={records} />,
      action,
      icon: Trash,
      isDangerous: true,
      onConfirm: () => deleteAll(records),
    });
  }

  function share(records: readonly GoalRecord[]): void {
    if (records.length <= limits.sharedGoals) void shared.open(records);
    else notify.info(`Up to ${limits.sharedGoals} can be shared at once. For more, download a file.`);
  }

  function makeFile(tool: FileTool): void {
    const records = choice.inShownOrder();
    const what = nameOf(records.length);
    setPressed(tool);
    work.start({
      title: tool.titleOf(what),
      total: records.length,
      task: async (context) => {
        // A snapshot: changes of other tabs don't get into the file.
        const [merged, exports] = await Promise.all([whenReady(), loadExports()]);
        const goals = await exports.exportedGoals(records, merged);
        context.signal.throwIfAborted();
        return tool.send(exports)(goals, context);
      },
      onDone: (lost) => {
        const text = `${tool.doneText(what)} ${lost ?? ''}`.trim();
        if (text !== '') notify.success(text);
      },
      onStopped: (done) => notify.info(`Stopped after ${done}. No file was created.`),
      onFailure: (reason) => {
        log('Exporting the selected records failed.', reason);
        notify.error(reason instanceof UnreadableVersions ? versionMessages.unreadable : tool.failedText);
      },
    });
  }

  function deleteAll(records: readonly GoalRecord[]): void {
    setPressed(deleteTool);
    setDeletion(null);
    const reasons = new Map<string, string>();
    setReasons(reasons);
    const what = nameOf(records.length);
    let hasReportedFailure = false;
    work.startRun({
      title: `Deleting ${what}`,
      items: records,
      isLong: true,
      doneWord: 'deleted',
      send: deleteOne,
      onFailed: (record, reason) => {
        log('Deleting a record failed.', reason);
        reasons.set(record.key, reasonText(reason));
        setReasons(new Map(reasons));
      },
      onEnd: (state, isLate) => {
        // After Stop the last answer may still correct the result, unless a person has closed it.
        const ended = state.done === state.total ? null : { records, state };
        setDeletion((shown) => (isLate && shown?.records !== records ? shown : ended));
        announce(ended === null ? '' : endText(state));
        // The bar unmounts with the last record, so a toast reports it.
        if (ended === null) notify.success(records.length === 1 ? kind.deleted : `${what} deleted.`);
        if (state.failed > 0 && !hasReportedFailure) {
          hasReportedFailure = true;
          notify.error(kind.deleteFailed);
        }
      },
    });
  }

  /** Records of the deletion that are still there and selected. */
  const asked = new Set(deletion?.records.map(({ key }) => key));
  const left = deletion?.state.status === 'ended' ? chosen.filter(({ key }) => asked.has(key)) : [];

  const isDeleting = pressed === deleteTool;
  return (
    <>
      <ChosenBar
        tools={[deleteTool, shareTool, ...fileTools]}
        used={pressed}
        work={work}
        end={
          deletion && {
            text: endText(deletion.state),
            actions: left.length > 0 ? [{ label: 'Try again', onPress: () => deleteAll(left) }] : [],
          }
        }
        onPress={handlePress}
        onClear={onClose}
        onEndClosed={() => {
          setDeletion(null);
          announce('');
          setReasons(new Map());
        }}
        onRemoved={onRemoved}
      />
      {shared.taken && (
        <Share
          audience={audience}
          taken={shared.taken}
          onDownload={() => handlePress(pdfTool)}
          onClose={shared.close}
        />
      )}
      <LeaveGuard unsaved={work.isRunning}>
        {isDeleting
          ? `${kind.plural} are still being deleted. If you leave, the rest are kept.`
          : "This isn't finished yet. Leaving stops it."}
      </LeaveGuard>
    </>
  );
}

const quoted = 3;

/** The question before several records are deleted, never before one (docs/product.md 7.16). */
function DeleteSeveralText({ records }: { records: readonly GoalRecord[] }) {
  const more = records.length - quoted;
  return (
    <>
      <p>They will be removed from your pocket. You can't undo this.</p>
      <ul className="mt-3 divide-y divide-line">
        {records.slice(0, quoted).map(({ key, goal }) => (
          <li key={key} className="truncate py-2 font-medium text-ink">
            <bdi>{goal || '\u2013'}</bdi>
          </li>
        ))}
        {more > 0 && <li className="py-2">and {more} more</li>}
      </ul>
    </>
  );
}

const words: Partial<Record<ApiFailure['reason'], string>> = {
  network: 'no connection',
  address: 'it has no valid ID',
  refused: `${brand.name} refused`,
};

const reasonText = (reason: unknown): string =>
  `Not deleted: ${(reason instanceof ApiFailure && words[reason.reason]) || "we couldn't read the answer"}`;

/** '11 deleted. 1 is still here.', 'Stopped. 7 deleted, 5 kept.' */
function endText({ total, done: deleted, status }: RunState): string {
  const kept = total - deleted;
  if (status === 'stopped') return `Stopped. ${deleted} deleted, ${kept} kept.`;
  return `${deleted} deleted. ${kept} ${kept === 1 ? 'is' : 'are'} still here.`;
}
