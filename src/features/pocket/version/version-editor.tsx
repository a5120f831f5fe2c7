import Plus from 'lucide-react/icons/plus';
import { useRef, useState, type ReactNode } from 'react';

import { GoalHeading } from '@/components/goal/goal';
import { LineStones } from '@/components/goal/goal-hint';
import { useLeave } from '@/components/leave-guard';
import { DetailsBody } from '@/components/list-with-details';
import { recordChange, useChangeVersions, versionDraft } from '@/device/change-versions';
import { useTabDraft } from '@/device/drafts';
import type { Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import { goalKinds, inSentence, resultName } from '@/domain/goal-kind';
import { knownVersion, unitedCheckIns } from '@/domain/merged-goal';
import { hintOf } from '@/domain/quality/goal-hint';
import { lineNames, shownLine } from '@/domain/result/result-line';
import { withQuarters, type GoalVersion } from '@/domain/version';
import { versionMessages } from '@/domain/version-messages';
import { writeToClipboard } from '@/lib/clipboard';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm';
import { notify } from '@/ui/toast';

import { EditorNotices, SaveButton, saveOnCtrlEnter, StorageNotice } from './editor-parts';
import {
  added,
  startEdit,
  editText,
  isMovable,
  linesOf,
  moved,
  readEdit,
  dropDetails,
  buildVersion,
  type Edit,
  type Line,
} from './version-edit';
import { LineField, RemovedLine, VersionField } from './version-fields';

/** `base` is the text of the version that the edit replaces. */
const untyped = ['base'];

const unreadNotice = (unread: string) => ({
  text: "We couldn't read what you had typed. It stays in this tab.",
  label: 'Copy',
  onPress: () => void writeToClipboard({ 'text/plain': Promise.resolve(unread) }),
});

type VersionEditorProps = {
  audience: Audience;
  record: GoalRecord;
  version: GoalVersion | undefined;
  /** Whether another tab has deleted the record: typed text can be copied, and no longer saved. */
  isGone: boolean;
  /** The button that closes the details. */
  action: ReactNode;
  /** Closes the editor. */
  onClose: () => void;
};

/** The form for a person's version: its lines and a note (docs/product.md 7.19). */
export function VersionEditor({ audience, record, version, isGone, action, onClose }: VersionEditorProps) {
  const { kind, id } = record;
  const { mutateAsync: changeVersions, isPending } = useChangeVersions(audience, kind);
  const { beforeClosing } = useLeave();
  const [start] = useState(() => startEdit(record, version));
  const [startText] = useState(() => JSON.stringify(start));
  const [startBase] = useState(() => editText(record, version));
  const draft = useTabDraft(versionDraft(audience, kind, id), { untyped, saved: { edit: startText } });
  const { keep, forget } = draft;
  const [edit, setEdit] = useState<Edit>(() => readEdit(draft.start['edit']) ?? start);
  // The text of an edit that this code can't read; it stays in the tab.
  const { edit: typed = '', unread = readEdit(typed) ? '' : typed } = draft.start;
  const [base, setBase] = useState(() => draft.start['base'] ?? startBase);
  const [said, setSaid] = useState('');
  /** The version that was saved elsewhere meanwhile, as text; null while none was. */
  const [theirs, setTheirs] = useState<string | null>(null);
  /** A version that the page shows although the browser did not store it. */
  const unsaved = useRef<string | null>(null);
  // A save must not report text that is typed while it runs.
  const newest = useRef(edit);

  const rows = dropDetails(edit.lines, ({ isRemoved }) => isRemoved);
  const lines = rows.filter(({ isRemoved }) => !isRemoved);
  const names = lineNames(kind, lines);
  const results = lines.filter(isMovable);
  const hint = hintOf(kind, linesOf(edit));

  /** The key of the field to focus with the next render. */
  const toFocus = useRef<string | null>(lines[0]?.key ?? 'note');
  const focusWhenAsked = (field: string) => (element: HTMLElement | null) => {
    if (element === null || toFocus.current !== field) return;
    toFocus.current = null;
    element.focus();
  };

  function update(next: Edit, nextBase = base) {
    newest.current = next;
    setEdit(next);
    setBase(nextBase);
    keep({ edit: JSON.stringify(next), base: nextBase, unread });
  }

  function change(key: string, part: Partial<Line>) {
    update({ ...edit, lines: edit.lines.map((line) => (line.key === key ? { ...line, ...part } : line)) });
  }

  function add() {
    const key = `new ${Math.max(0, ...edit.lines.map((line) => Number(/\d+$/.exec(line.key)?.[0] ?? 0))) + 1}`;
    update({ ...edit, lines: added(edit.lines, key) });
    toFocus.current = key;
  }

  function remove(key: string) {
    const index = lines.findIndex((line) => line.key === key);
    const isOther = (line: Line) => line.key !== key && line.type === lines[index]?.type;
    change(key, { isRemoved: true });
    setSaid(`${names[index]} removed.`);
    toFocus.current = (lines.slice(index).find(isOther) ?? lines.slice(0, index).findLast(isOther))?.key ?? 'add';
  }

  function restore(key: string) {
    change(key, { isRemoved: false });
    toFocus.current = key;
  }

  function move(key: string, to: number) {
    const next = moved(edit.lines, key, to);
    if (next === null) return;
    update({ ...edit, lines: next });
    setSaid(`${resultName(kind, to + 1)} of ${results.length}`);
  }

  /** @param over the text of the version that may be replaced */
  async function save(over = base) {
    if (isPending || isGone) return;
    setTheirs(null);
    const mine = buildVersion(edit, record);
    const text = editText(record, mine);
    const mayReplace = [over, text, unsaved.current];
    const saving = recordChange(record, (there) =>
      mayReplace.includes(editText(record, there))
        ? withQuarters({ ...mine, checkIns: unitedCheckIns(record, mine, there) }, there?.quarters ?? [])
        : undefined,
    );
    const saved = await changeVersions(saving).catch(() => null);
    unsaved.current = saved === null ? text : null;
    if (saved === null) return;
    if (saved.isRefused) return setTheirs(editText(record, knownVersion(saved.stored, record)));
    forget({ edit: JSON.stringify(edit) });
    update(newest.current, text);
    notify.success(versionMessages.saved);
    if (newest.current === edit) onClose();
  }

  return (
    <form
      aria-label="Your version"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => saveOnCtrlEnter(event, save)}
      className="flex min-h-0 flex-1 flex-col"
    >
      <DetailsBody>
        <GoalHeading record={record} action={action} />
        <p className="mt-2 text-small text-muted">
          {!isGone && `Saved in this browser. The original ${inSentence(goalKinds[kind].singular)} stays as it is.`}
        </p>
        <EditorNotices
          kind={kind}
          isGone={isGone}
          unsaved={() => draft.hasUnsentChanges({ edit: JSON.stringify(edit) })}
          question="You have unsaved changes. They're kept in this tab; press Edit to continue."
          draft={draft}
          onBegin={(values) => update(readEdit(values['edit']) ?? start, values['base'] ?? startBase)}
          instead={unread === '' ? null : unreadNotice(unread)}
        />
        <p className="mt-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-label font-semibold">
          {hint.lines.length > 0 && hint.summary}
          <LineStones kind={kind} lines={hint.lines} />
        </p>
        <div className="mt-4">
          {rows.map((line) =>
            line.isRemoved ? (
              <RemovedLine key={line.key} line={line} onUndo={() => restore(line.key)} />
            ) : (
              <LineField
                key={line.key}
                fieldRef={focusWhenAsked(line.key)}
                kind={kind}
                line={line}
                name={names[lines.indexOf(line)] ?? ''}
                place={results.indexOf(line)}
                of={results.length}
                onMove={(to) => move(line.key, to)}
                onChange={(text) => change(line.key, { text })}
                onRemove={() => remove(line.key)}
              />
            ),
          )}
          <Button look="secondary" size="small" icon={Plus} ref={focusWhenAsked('add')} onClick={add} className="mb-5">
            Add a {inSentence(goalKinds[kind].result)}
          </Button>
          <VersionField
            fieldRef={focusWhenAsked('note')}
            label="Note"
            value={edit.note}
            hint="Included in your exports, not in shared links."
            onChange={(note) => update({ ...edit, note })}
          />
        </div>
        <p role="status" className="sr-only">
          {said}
        </p>
      </DetailsBody>
      <footer className="border-t border-line px-5 py-4 md:px-6">
        <div className="flex items-center gap-3">
          <SaveButton
            isGone={isGone}
            textOf={() => [...linesOf(edit).map(shownLine), edit.note].join('\n').trim()}
            pending={isPending}
            onClick={() => void save()}
            className="flex-1"
          >
            Save my version
          </SaveButton>
          <Button look="quiet" onClick={() => beforeClosing(onClose)}>
            {isGone ? 'Close' : 'Cancel'}
          </Button>
        </div>
        <StorageNotice />
      </footer>
      {theirs !== null && (
        <ConfirmDialog
          title="Changed elsewhere"
          action="Keep mine"
          onAction={() => void save(theirs)}
          other="Keep the other"
          onOther={onClose}
          onClose={() => setTheirs(null)}
        >
          <p>
            Your version was changed in another tab or by an import since you began. Choose which one to keep. If you
            keep the other one, your text stays in this tab.
          </p>
        </ConfirmDialog>
      )}
    </form>
  );
}
