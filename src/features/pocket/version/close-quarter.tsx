import { clsx } from 'clsx';
import Flag from 'lucide-react/icons/flag';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState, type KeyboardEvent } from 'react';

import { DraftNotice } from '@/components/draft-notice';
import { kindLooks } from '@/components/goal/goal-kind';
import { LeaveGuard, useLeave } from '@/components/leave-guard';
import { recordChange, quartersDraft, useChangeVersions } from '@/device/change-versions';
import { useTabDraft } from '@/device/drafts';
import { useStorageState } from '@/device/versions';
import type { Audience } from '@/domain/audience';
import {
  meanScore,
  offeredQuarters,
  quarterName,
  quarterOf,
  quarterText,
  quarterToClose,
  scoreText,
} from '@/domain/closed-quarter';
import type { GoalRecord } from '@/domain/goal';
import { goalKinds, inSentence, resultCount, resultName } from '@/domain/goal-kind';
import type { GoalVersion } from '@/domain/version';
import { storageNotices, versionMessages } from '@/domain/version-messages';
import { writeToClipboard } from '@/lib/clipboard';
import { localDay } from '@/lib/dates';
import { useFiscalYearStart } from '@/session/preferences';
import { Button, IconButton } from '@/ui/button';
import { useConfirm } from '@/ui/confirm';
import { CopyButton } from '@/ui/copy-button';
import { Dialog } from '@/ui/dialog';
import { Select } from '@/ui/select';
import { notify } from '@/ui/toast';

import { ChangedDialog } from './changed-dialog';
import { FiscalYearStart } from './fiscal-year-start';
import {
  findClosed,
  closing,
  serializeEdits,
  editOfQuarter,
  firstQuarter,
  quarterOfEdit,
  readEdits,
  removing,
  summarizeQuarter,
  textToCopy,
  without,
  type EditedLine,
  type QuarterEdit,
  type QuarterEdits,
} from './quarter-edit';
import { ScoredLineFields } from './scored-line-fields';
import { useGuardedSave } from './use-guarded-save';

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
  const guarded = useGuardedSave(audience, record);
  const { mutateAsync: changeVersions } = useChangeVersions(audience, kind);
  const { beforeClosing } = useLeave();
  const confirm = useConfirm();
  const notice = storageNotices[useStorageState()];
  const [now] = useState(() => new Date());
  const draft = useTabDraft(quartersDraft(audience, kind, id));
  const [edits, setEdits] = useState<QuarterEdits>(() => readEdits(draft.start, record, version));
  const startMonth = useFiscalYearStart();
  const toClose = (month: number) => quarterToClose(now, month, version?.quarters ?? []);
  const [quarter, setQuarter] = useState(() => asked ?? firstQuarter(toClose(startMonth), edits));
  // A save must not report text that is typed while it runs.
  const newest = useRef(edits);
  const quarterRef = useRef<HTMLSelectElement>(null);

  const edit = edits.get(quarter) ?? editOfQuarter(record, version, quarter);
  const { objective, lines, base } = edit;
  const closed = findClosed(version, quarter);
  const theirs = findClosed(guarded.theirs?.version, quarter);
  const day = localDay(now);
  const name = inSentence(goalKinds[kind].singular);

  function update(next: QuarterEdits) {
    newest.current = next;
    setEdits(next);
    draft.keep(serializeEdits(next, day));
  }

  function change(index: number, part: Partial<EditedLine>) {
    const next: QuarterEdit = { ...edit, lines: lines.map((line, at) => (at === index ? { ...line, ...part } : line)) };
    const isAsAtFirst = textOf(next) === textOf(editOfQuarter(record, version, quarter));
    update(isAsAtFirst ? without(edits, quarter) : new Map(edits).set(quarter, next));
  }

  /** Closes the sheet, or shows another quarter with unsaved edits. */
  function finish() {
    update(without(newest.current, quarter));
    const [waiting] = newest.current.keys();
    if (waiting === undefined) return onClose();
    setQuarter(waiting);
    quarterRef.current?.focus();
  }

  const textOf = (one: QuarterEdit) => quarterText(quarterOfEdit(one, quarter, day));

  /** @param over the text of the quarter that may be replaced */
  async function keep(over = base) {
    if (guarded.isSaving || isGone || lines.length === 0) return;
    const mine = quarterOfEdit(edit, quarter, day);
    const text = quarterText(mine);
    const before = newest.current;
    if (!(await guarded.save(text, over, (mayReplace) => closing(mine, mayReplace)))) return;
    notify.success(`${quarterName(quarter)} is closed. Saved in this browser.`);
    if (newest.current === before) return finish();
    const typed = newest.current.get(quarter);
    if (typed) update(new Map(newest.current).set(quarter, { ...typed, base: text }));
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

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void keep();
  }

  const close = () => beforeClosing(onClose);
  return (
    <Dialog shape="sheet" labelledBy={titleId} onClose={close}>
      <LeaveGuard isKept parameter="record" unsaved={() => edits.size > 0}>
        {isGone
          ? 'Your text will be lost with the deleted goal unless you copy it.'
          : "You have unsaved scores. They're kept in this tab; press Close the quarter to continue."}
      </LeaveGuard>
      <div onKeyDown={handleKey} className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        <div aria-hidden className="mx-auto mt-2.5 h-1 w-10 shrink-0 rounded-full bg-line-strong md:hidden" />
        {/* With large text on a phone the footer leaves little room, so the sheet scrolls as a whole. */}
        <div className="relative min-h-60 flex-1 overflow-y-auto px-5 pt-3 pb-6 focus-inside md:px-10 md:pt-6">
          <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h2 id={titleId} className="min-w-0 flex-1 text-h2">
              Close the quarter
            </h2>
            <Select
              ref={quarterRef}
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
          <FiscalYearStart onChange={(month) => asked === null && setQuarter(firstQuarter(toClose(month), edits))} />
          <p
            role="alert"
            className={clsx('text-blaze-soft-ink', isGone && 'mt-3 rounded-tile bg-blaze-soft px-4 py-3')}
          >
            {isGone && `This ${name} was deleted in another tab. Copy your text to keep it.`}
          </p>
          <DraftNotice
            discarded="Changes discarded."
            draft={draft}
            onBegin={(values) => update(readEdits(values, record, version))}
            className="mt-3"
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
          {lines.length === 0 && <p className="mt-5 text-muted">This {name} has nothing to score.</p>}
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
            {closed && !isGone && (
              <Button look="danger-quiet" onClick={confirmRemoving}>
                Remove
              </Button>
            )}
            <Button look="quiet" onClick={close}>
              {isGone ? 'Close' : 'Cancel'}
            </Button>
            {isGone ? (
              <CopyButton
                size="medium"
                copy={() =>
                  writeToClipboard({ 'text/plain': Promise.resolve(textToCopy(quarterOfEdit(edit, quarter, day))) })
                }
              />
            ) : (
              <Button
                icon={Flag}
                pending={guarded.isSaving}
                sends
                onClick={() => void keep()}
                className="max-md:flex-auto"
              >
                Close the quarter
              </Button>
            )}
          </div>
          <p role="status" className={clsx('text-small text-blaze-soft-ink', notice !== '' && 'pt-2')}>
            {notice}
          </p>
        </footer>
      </div>
      {guarded.theirs && (
        <ChangedDialog
          goal={record.goal}
          mine={{ label: 'Your scores', ...summarizeQuarter(kind, quarterOfEdit(edit, quarter, day), theirs) }}
          theirs={
            theirs
              ? {
                  label: 'The other saved version',
                  ...summarizeQuarter(kind, theirs, quarterOfEdit(edit, quarter, day)),
                }
              : { label: 'Without this quarter', about: quarterName(quarter), text: 'not closed' }
          }
          onStay={guarded.dismissTheirs}
          onKeepMine={() => {
            guarded.dismissTheirs();
            void keep(theirs ? quarterText(theirs) : '');
          }}
          onKeepTheirs={() => {
            guarded.dismissTheirs();
            finish();
          }}
        >
          {quarterName(quarter)} was{' '}
          {theirs ? 'closed or changed in another tab or by an import' : 'removed in another tab'}
        </ChangedDialog>
      )}
    </Dialog>
  );
}
