import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { DraftNotice } from '@/components/draft-notice';
import { GoalHeading } from '@/components/goal/goal';
import { LineStones } from '@/components/goal/goal-hint';
import { LeaveGuard, useLeave } from '@/components/leave-guard';
import { DetailsBody } from '@/components/list-with-details';
import { useTabDraft } from '@/device/drafts';
import { changeOf, useChangeWordings, useStorageState, wordingDraft } from '@/device/wordings';
import type { Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import { goalKinds, inSentence } from '@/domain/goal-kind';
import { hintOf } from '@/domain/quality/goal-hint';
import { storageNotices, type Wording, wordingMessages } from '@/domain/wording';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { notify } from '@/ui/toast';

import { ChangedDialog, type Changed } from './changed-dialog';
import { editOf, editText, linesOf, moved, readEdit, wordingOf, type Edit, type Line } from './wording-edit';
import { LineField, RemovedLine, WordingField } from './wording-fields';

/** Kept with what is typed: the text of the wording that it is to take the place of. */
const aside = ['begun'];

type WordingEditorProps = {
  audience: Audience;
  record: GoalRecord;
  wording: Wording | undefined;
  /** Whether another tab has deleted the record meanwhile: what is typed can be copied and not saved. */
  isGone: boolean;
  /** Closes the details. */
  action: ReactNode;
  /** Closes the editor. */
  onClose: () => void;
};

/** The details of a record as fields: its lines in the person's own wording, and a note (docs/product.md 7.19). */
export function WordingEditor({ audience, record, wording, isGone, action, onClose }: WordingEditorProps) {
  const { kind, id } = record;
  const { mutateAsync: changeWordings, isPending: isSaving } = useChangeWordings(audience, kind);
  const { beforeClosing } = useLeave();
  const notice = storageNotices[useStorageState()];
  const [start] = useState(() => editOf(record, wording));
  const draft = useTabDraft(wordingDraft(audience, kind, id), { aside });
  const [edit, setEdit] = useState<Edit>(() => readEdit(draft.start['edit']) ?? start);
  const [begun, setBegun] = useState(() => draft.start['begun'] ?? JSON.stringify(start));
  const [changed, setChanged] = useState<Changed | null>(null);
  const [said, setSaid] = useState('');
  const fields = useRef<HTMLDivElement>(null);
  const toFocus = useRef<string | null>(null);

  // The page shows it although it is not kept.
  const unkept = useRef<string | null>(null);
  const newest = useRef(edit);
  useLayoutEffect(() => {
    newest.current = edit;
  });

  const { keep, forget } = draft;
  // Before the first change: what is kept already is no draft.
  useLayoutEffect(() => forget({ edit: JSON.stringify(start) }), [forget, start]);
  useEffect(() => keep({ edit: JSON.stringify(edit), begun }), [keep, edit, begun]);

  useEffect(() => {
    if (toFocus.current === null) return;
    fields.current?.querySelector<HTMLElement>(`[data-field="${toFocus.current}"]`)?.focus();
    toFocus.current = null;
  });
  useEffect(() => fields.current?.querySelector<HTMLElement>('textarea')?.focus(), []);

  const lines = edit.lines.filter(({ isRemoved }) => !isRemoved);
  const hint = hintOf(kind, linesOf(edit), '');

  function change(key: string, part: Partial<Line>) {
    setEdit({ ...edit, lines: edit.lines.map((line) => (line.key === key ? { ...line, ...part } : line)) });
  }

  function add() {
    const key = `new ${Math.max(0, ...edit.lines.map((line) => Number(/\d+$/.exec(line.key)?.[0] ?? 0))) + 1}`;
    setEdit({ ...edit, lines: [...edit.lines, { key, text: '', progress: 0, isRemoved: false }] });
    toFocus.current = key;
  }

  function remove(key: string) {
    const index = lines.findIndex((line) => line.key === key);
    change(key, { isRemoved: true });
    setSaid(`Line ${index + 1} removed.`);
    toFocus.current = (lines[index + 1] ?? lines[index - 1])?.key ?? 'add';
  }

  function restore(key: string) {
    change(key, { isRemoved: false });
    toFocus.current = key;
  }

  /** @param number of the line as it is announced: the one it had when it was taken up */
  function move(key: string, to: number, number: number) {
    const next = moved(edit.lines, key, to);
    if (next === null) return;
    setEdit({ ...edit, lines: next });
    setSaid(`Line ${number}, now ${to + 1} of ${lines.length}`);
  }

  /** @param over the text of what it may take the place of */
  async function save(over = begun) {
    if (isSaving || isGone) return;
    const mine = wordingOf(edit, record, Date.now());
    const text = editText(record, mine);
    const mayReplace = [over, text, unkept.current];
    try {
      const { isRefused, stored } = await changeWordings(
        changeOf(id, (there) => (mayReplace.includes(editText(record, there)) ? mine : undefined)),
      );
      if (isRefused) {
        setChanged({ mine, theirs: stored.get(id) });
        return;
      }
    } catch {
      // The browser keeps nothing, which the notice says.
      unkept.current = text;
      return;
    }
    unkept.current = null;
    setBegun(text);
    forget({ edit: JSON.stringify(edit) });
    notify.success(wordingMessages.saved);
    // What was typed meanwhile is not saved.
    if (newest.current === edit) onClose();
  }

  const saveOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  };

  return (
    <form
      aria-label="Your wording"
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <LeaveGuard parameter="record" unsaved={() => draft.hasUnsentChanges({ edit: JSON.stringify(edit) })}>
        {isGone
          ? 'What you typed goes with the deleted record, unless you have copied it.'
          : 'What you changed is not saved yet. It waits in this tab: Edit shows it again.'}
      </LeaveGuard>
      <DetailsBody>
        <GoalHeading record={record} action={action} />
        <p className="mt-2 text-small text-muted">
          {!isGone && `Kept on this device. The saved ${inSentence(goalKinds[kind].singular)} stays as it is.`}
        </p>
        <p role="alert" className={clsx('text-blaze-soft-ink', isGone && 'rounded-tile bg-blaze-soft px-4 py-3')}>
          {isGone &&
            `This ${inSentence(goalKinds[kind].singular)} was deleted in another tab. What you typed can no longer be saved: copy it to keep it.`}
        </p>
        <DraftNotice
          discarded="What you had typed is discarded."
          draft={draft}
          onBegin={({ edit: text, begun: earlier }) => {
            setEdit(readEdit(text) ?? start);
            setBegun(earlier ?? JSON.stringify(start));
          }}
          className="mt-3"
        />
        <p className="mt-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-label font-semibold">
          {hint.lines.length > 0 && hint.summary}
          <LineStones kind={kind} lines={hint.lines} />
        </p>
        <div ref={fields} className="mt-4">
          {edit.objective !== null && (
            <WordingField
              field="objective"
              label="Objective"
              value={edit.objective.text}
              hint="Where you want to be. It is not counted."
              onChange={(text) => edit.objective && setEdit({ ...edit, objective: { ...edit.objective, text } })}
              onKeyDown={saveOnCtrlEnter}
            />
          )}
          {edit.lines.map((line) =>
            line.isRemoved ? (
              <RemovedLine key={line.key} line={line} onUndo={() => restore(line.key)} />
            ) : (
              <LineField
                key={line.key}
                kind={kind}
                line={line}
                index={lines.indexOf(line)}
                count={lines.length}
                onChange={(text) => change(line.key, { text })}
                onMove={(to, number) => move(line.key, to, number)}
                onSay={setSaid}
                onRemove={() => remove(line.key)}
                onKeyDown={saveOnCtrlEnter}
              />
            ),
          )}
          <Button look="secondary" size="small" icon={Plus} data-field="add" onClick={add} className="mb-5">
            Add a line
          </Button>
          <WordingField
            field="note"
            label="Note"
            value={edit.note}
            hint="Kept with your wording. It goes into exports."
            onChange={(note) => setEdit({ ...edit, note })}
            onKeyDown={saveOnCtrlEnter}
          />
        </div>
        <p role="status" className="sr-only">
          {said}
        </p>
      </DetailsBody>
      <footer className="border-t border-line px-5 py-4 md:px-6">
        <div className="flex items-center gap-3">
          {isGone ? (
            <CopyButton size="medium" text={[...linesOf(edit), edit.note].join('\n').trim()} />
          ) : (
            <Button type="submit" pending={isSaving} className="flex-1">
              Save my wording
            </Button>
          )}
          <Button look="quiet" onClick={() => beforeClosing(onClose)}>
            {isGone ? 'Close' : 'Cancel'}
          </Button>
        </div>
        <p role="status" className={clsx('text-small text-blaze-soft-ink', notice !== '' && 'pt-2')}>
          {notice}
        </p>
      </footer>
      {changed && (
        <ChangedDialog
          {...changed}
          record={record}
          onStay={() => setChanged(null)}
          onKeepMine={() => {
            setChanged(null);
            void save(editText(record, changed.theirs));
          }}
          onKeepTheirs={onClose}
        />
      )}
    </form>
  );
}
