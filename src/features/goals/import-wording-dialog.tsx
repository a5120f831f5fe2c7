import { useState } from 'react';

import type { Audience } from '@/domain/audience';
import { type GoalRecord, hasOwnId } from '@/domain/goal';
import { inSentence, type GoalKindRow } from '@/domain/goal-kind';
import { type Wording, wordingMessages, type Wordings } from '@/domain/wording';
import { firstDifference } from '@/domain/wording-difference';
import { mergeWordings, type Conflict } from '@/domain/wording-file';
import { formatDate } from '@/lib/dates';
import { resultLines } from '@/lib/pdf/plain-text';
import { saveWordings } from '@/session/wordings-store';
import { Button } from '@/ui/button';
import { DialogCard } from '@/ui/dialog';
import { notify } from '@/ui/toast';

import { WordingChoice } from './wording-choice';

type Side = 'here' | 'file';

type ImportWordingDialogProps = {
  audience: Audience;
  kind: GoalKindRow;
  records: readonly GoalRecord[];
  here: Wordings;
  file: Wordings;
  /** How many entries of the file could not be read. */
  unread: number;
  onClose: () => void;
};

/** What a file would change, record by record; where both sides were changed a person chooses. */
export function ImportWordingDialog({
  audience,
  kind,
  records,
  here,
  file,
  unread,
  onClose,
}: ImportWordingDialogProps) {
  const [byId] = useState(() => new Map(records.filter(hasOwnId).map((record) => [record.id, record])));
  // As it was when the file was opened: another tab may go on writing.
  const [{ added, conflicts, same, strangers }] = useState(() => mergeWordings(here, file, new Set(byId.keys())));
  const [choices, setChoices] = useState(
    () => new Map(conflicts.map(({ id, newest }): [string, Side] => [id, newest])),
  );
  const [isSaving, setSaving] = useState(false);
  const count = added.length + conflicts.length;

  async function importAll() {
    const chosen = conflicts.filter(({ id }) => choices.get(id) === 'file').map(({ id }) => id);
    const entries = [...added, ...chosen].flatMap((id): [string, Wording][] => {
      const wording = file.get(id);
      return wording === undefined ? [] : [[id, wording]];
    });
    setSaving(true);
    const isKept = await saveWordings(audience, kind.kind, new Map(entries));
    setSaving(false);
    if (isKept) notify.success(importedText(entries.length, count - entries.length));
    else notify.error(wordingMessages.nothingKept);
    onClose();
  }

  const facts = [
    many(added.length, 'has no wording here and is added.', 'have no wording here and are added.'),
    many(same.length, 'is the same here already.', 'are the same here already.'),
    many(
      strangers,
      `is of no ${inSentence(kind.singular)} in this pocket and is left out.`,
      `are of no ${inSentence(kind.singular)} in this pocket and are left out.`,
    ),
    many(unread, 'could not be read and is left out.', 'could not be read and are left out.'),
  ].filter((fact) => fact !== '');
  return (
    <DialogCard
      title="Import my wording"
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {count === 0 ? 'Close' : 'Cancel'}
          </Button>
          {count > 0 && (
            <Button pending={isSaving} onClick={() => void importAll()}>
              Import {count}
            </Button>
          )}
        </>
      }
    >
      <p>
        {file.size + unread === 1 ? '1 record' : `${file.size + unread} records`} in the file.
        {conflicts.length > 0 &&
          ` ${many(conflicts.length, 'was', 'were')} changed here as well: choose one wording ${conflicts.length === 1 ? 'of it' : 'each'}.`}
      </p>
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.id}
          conflict={conflict}
          record={byId.get(conflict.id)}
          choice={choices.get(conflict.id)}
          onChoose={(side) => setChoices(new Map(choices).set(conflict.id, side))}
        />
      ))}
      {facts.map((fact) => (
        <p key={fact} className="mt-3 text-small">
          {fact}
        </p>
      ))}
    </DialogCard>
  );
}

/** '3 are here', '1 is here', and nothing for none. */
const many = (count: number, one: string, other: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? one : other}`;

/** What is said of an import: how many wordings it changed, and of how many the device's own was chosen. */
function importedText(changed: number, kept: number): string {
  const stays = many(kept, 'stays as it was.', 'stay as they were.');
  if (changed === 0) return `Nothing was changed. ${stays}`;
  return `Imported. ${changed} changed on this device${kept === 0 ? '.' : `, ${stays}`}`;
}

type ConflictChoiceProps = {
  conflict: Conflict;
  record: GoalRecord | undefined;
  choice: Side | undefined;
  onChoose: (side: Side) => void;
};

function ConflictChoice({ conflict: { here, file }, record, choice, onChoose }: ConflictChoiceProps) {
  const { place, texts } = firstDifference(resultLines(record?.result ?? ''), here, file);
  const about = ({ savedAt }: Wording) => `${formatDate(new Date(savedAt))}. ${place}`;
  return (
    <WordingChoice
      legend={<bdi>{record?.goal}</bdi>}
      sides={[
        { side: 'here', label: 'On this device', about: about(here), text: texts[0] },
        { side: 'file', label: 'In the file', about: about(file), text: texts[1] },
      ]}
      choice={choice}
      onChoose={onChoose}
    />
  );
}
