import Flag from 'lucide-react/icons/flag';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';

import { kindLooks } from '@/components/goal/goal-kind';
import { useLeave } from '@/components/leave-guard';
import { recordChange, quartersDraft, useChangeVersions } from '@/device/change-versions';
import { useTabDraft } from '@/device/drafts';
import type { Audience } from '@/domain/audience';
import { meanScore, offeredQuarters, quarterName, quarterOf, quarterToClose, scoreText } from '@/domain/closed-quarter';
import type { GoalRecord } from '@/domain/goal';
import { goalKinds, inSentence, resultCount, resultName } from '@/domain/goal-kind';
import type { GoalVersion } from '@/domain/version';
import { versionMessages } from '@/domain/version-messages';
import { localDay } from '@/lib/dates';
import { quarterTexts } from '@/lib/quarter-texts';
import { useFiscalYearStart } from '@/session/preferences';
import { Button, IconButton } from '@/ui/button';
import { useConfirm } from '@/ui/confirm';
import { Dialog } from '@/ui/dialog';
import { Select } from '@/ui/select';
import { notify } from '@/ui/toast';

import { EditorNotices, SaveButton, saveOnCtrlEnter, StorageNotice } from './editor-parts';
import { FiscalYearStart } from './fiscal-year-start';
import {
  closing,
  findClosed,
  quarterOfEdit,
  readEdits,
  removing,
  serializeEdits,
  startQuarter,
  type EditedLine,
  type QuarterEdits,
} from './quarter-edit';
import { ScoredLineFields } from './scored-line-fields';

type CloseQuarterProps = {
  audience: Audience;
  record: GoalRecord;
  version: GoalVersion | undefined;
  /** The quarter to change; null for the current one. */
  quarter: string | null;
  /** Whether another tab has deleted the record: typed text can be copied, and no longer saved. */
  isGone: boolean;
  onClose: () => void;
};

/** The sheet in which a quarter is closed, with a score and a sentence for each line (docs/product.md 7.25). */
export function CloseQuarter({ audience, record, version, quarter: asked, isGone, onClose }: CloseQuarterProps) {
  const { kind, id } = record;
  const titleId = useId();
  const { mutateAsync: changeVersions, isPending } = useChangeVersions(audience, kind);
  const { beforeClosing } = useLeave();
  const confirm = useConfirm();
  const [now] = useState(() => new Date());
  const draft = useTabDraft(quartersDraft(audience, kind, id));
  const [edits, setEdits] = useState<QuarterEdits>(() => readEdits(draft.start, record, version));
  const startMonth = useFiscalYearStart();
  const toClose = (month: number) => quarterToClose(now, month, version?.quarters ?? []);
  const [quarter, setQuarter] = useState(() => asked ?? [...edits.keys()][0] ?? toClose(startMonth));

  const start = startQuarter(record, version, quarter);
  const { objective } = start;
  const lines = edits.get(quarter) ?? start.lines;
  const before = findClosed(version, quarter);
  const closed = quarterOfEdit({ objective, lines }, quarter, before?.closedAt ?? localDay(now));
  const name = inSentence(goalKinds[kind].singular);

  function update(next: QuarterEdits) {
    setEdits(next);
    draft.keep(serializeEdits(next));
  }

  function change(index: number, part: Partial<EditedLine>) {
    const next = lines.map((line, at) => (at === index ? { ...line, ...part } : line));
    update(new Map(edits).set(quarter, next));
  }

  function finish() {
    update(new Map([...edits].filter(([each]) => each !== quarter)));
    onClose();
  }

  async function save(): Promise<void> {
    if (isPending || isGone || lines.length === 0) return;
    // The notice reports that this browser doesn't save.
    const saved = await changeVersions(recordChange(record, closing(closed))).catch(() => null);
    if (saved === null) return;
    if (saved.isRefused) notify.error(versionMessages.kept);
    else {
      notify.success(`${quarterName(quarter)} is closed. Saved in this browser.`);
      finish();
    }
  }

  function remove() {
    changeVersions(recordChange(record, removing(quarter))).then(
      () => {
        notify.success(`${quarterName(quarter)} is removed.`);
        finish();
      },
      () => notify.error(versionMessages.notDiscarded),
    );
  }

  const confirmRemoving = () =>
    confirm({
      title: `Remove ${quarterName(quarter)}?`,
      text: (
        <p>
          This deletes its scores and comments from this browser. The {name} itself stays as it is. You can't undo this.
        </p>
      ),
      action: 'Remove',
      isDangerous: true,
      onConfirm: remove,
    });

  const close = () => beforeClosing(onClose);
  return (
    <Dialog shape="sheet" labelledBy={titleId} onClose={close}>
      <div onKeyDown={(event) => saveOnCtrlEnter(event, save)} className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        <div aria-hidden className="mx-auto mt-2.5 h-1 w-10 shrink-0 rounded-full bg-line-strong md:hidden" />
        {/* With large text on a phone the footer leaves little room, so the sheet scrolls as a whole. */}
        <div className="relative min-h-60 flex-1 overflow-y-auto px-5 pt-3 pb-6 focus-inside md:px-10 md:pt-6">
          <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h2 id={titleId} className="min-w-0 flex-1 text-h2">
              Close the quarter
            </h2>
            <Select
              aria-label="Quarter"
              className="w-37 max-md:order-last max-md:w-full"
              value={quarter}
              onChange={({ target }) => setQuarter(target.value)}
            >
              {offeredQuarters(quarterOf(now, startMonth), version?.quarters ?? []).map((each) => (
                <option key={each} value={each}>
                  {quarterName(each)}
                </option>
              ))}
            </Select>
            <IconButton icon={X} label="Close dialog" onClick={close} className="-me-2" />
          </header>
          <p className="mt-1 text-muted">
            Score each {inSentence(goalKinds[kind].result)} from 0.0 to 1.0. Scores are saved in this browser and
            included in your exports.
          </p>
          <FiscalYearStart onChange={(month) => asked === null && edits.size === 0 && setQuarter(toClose(month))} />
          <EditorNotices
            kind={kind}
            isGone={isGone}
            unsaved={() => edits.size > 0}
            question="You have unsaved scores. They're kept in this tab; press Close the quarter to continue."
            draft={draft}
            onBegin={(values) => update(readEdits(values, record, version))}
          />
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-1 rounded-tile bg-accent-soft px-5 py-3 text-accent-soft-ink">
            <p className="min-w-[min(12rem,100%)] flex-1 font-semibold">
              <bdi>{objective ?? record.goal}</bdi>
            </p>
            <p className="flex items-center gap-4 text-small">
              Average of {resultCount(kind, lines.length)}
              <span className="text-h2 tabular-nums">{scoreText(meanScore(lines))}</span>
            </p>
          </div>
          {lines.map((line, index) => (
            <ScoredLineFields
              // Lines have no key but their index.
              key={`${quarter} ${index}`}
              name={resultName(kind, index + 1)}
              line={line}
              tint={kindLooks[kind].tint}
              onChange={(part) => change(index, part)}
            />
          ))}
        </div>
        <footer className="border-t border-line px-5 py-4 md:px-10">
          <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
            <p className="min-w-[min(15rem,100%)] flex-1 text-small text-muted">
              For an ambitious goal, 0.7 is a good score.
            </p>
            {before && !isGone && (
              <Button look="danger-quiet" onClick={confirmRemoving}>
                Remove
              </Button>
            )}
            <Button look="quiet" onClick={close}>
              {isGone ? 'Close' : 'Cancel'}
            </Button>
            <SaveButton
              isGone={isGone}
              textOf={() => quarterTexts(closed).lines.join('\n')}
              icon={Flag}
              pending={isPending}
              onClick={() => void save()}
              className="max-md:flex-auto"
            >
              Close the quarter
            </SaveButton>
          </div>
          <StorageNotice />
        </footer>
      </div>
    </Dialog>
  );
}
