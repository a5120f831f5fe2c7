import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useId, useMemo, useState } from 'react';

import { useChangeVersions } from '@/device/change-versions';
import { linkGoals } from '@/device/drafted-for';
import type { Audience } from '@/domain/audience';
import { mergeVersions, unitedVersion, type Conflict } from '@/domain/backup-file';
import { quarterName } from '@/domain/closed-quarter';
import type { GoalLink } from '@/domain/drafted-for';
import { type GoalRecord, hasOwnId } from '@/domain/goal';
import { inSentence, type GoalKindRow } from '@/domain/goal-kind';
import { keeping, knownVersion, mergeVersion } from '@/domain/merged-goal';
import { shownLine } from '@/domain/result/result-line';
import { inFiles, isSameVersion, type GoalVersion, type GoalVersions } from '@/domain/version';
import { versionMessages } from '@/domain/version-messages';
import { formatDate } from '@/lib/dates';
import { quarterTexts } from '@/lib/quarter-texts';
import { ownerOrTokenHash } from '@/session/owner';
import { Button } from '@/ui/button';
import { DialogCard } from '@/ui/dialog';
import { notify } from '@/ui/toast';

type Side = 'here' | 'file';

/** A backup that was read, and what this browser has. */
export type Backup = {
  here: GoalVersions;
  versions: ReadonlyMap<string, GoalVersion>;
  /** The file's links to people for goals that this browser has linked to no one. */
  links: readonly GoalLink[];
  /** The number of entries that couldn't be read. */
  unreadable: number;
};

type ImportBackupDialogProps = {
  audience: Audience;
  kind: GoalKindRow;
  records: readonly GoalRecord[];
  backup: Backup;
  onClose: () => void;
};

/** Shows the changes of a file; a person chooses between two versions of a record (docs/product.md 7.19). */
export function ImportBackupDialog({ audience, kind, records, backup, onClose }: ImportBackupDialogProps) {
  const { here, versions, links, unreadable } = backup;
  const changeVersions = useChangeVersions(audience, kind.kind);
  const link = useMutation(linkGoals());
  const [byId] = useState(() => new Map(records.filter(hasOwnId).map((record) => [record.id, record])));
  const { given, added, conflicts, extended, same, blocked, unknownCount } = useMemo(
    () => mergeVersions(here, versions, byId),
    [here, versions, byId],
  );
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const choiceOf = ({ id, newest }: Conflict): Side => choices.get(id) ?? newest;
  const count = added.length + conflicts.length + extended.length + links.length;

  async function importAll() {
    const chosenOf = (side: Side) => conflicts.filter((each) => choiceOf(each) === side).map(({ id }) => id);
    const replaced = [...added, ...chosenOf('file')];
    const kept = chosenOf('here');
    const ids = [...replaced, ...extended, ...kept];
    /** The chosen version with the check-ins and closed quarters of both. */
    const merged = (id: string, now: GoalVersions) => {
      const record = byId.get(id);
      if (record === undefined) return [];
      const [there, theirs] = [knownVersion(now, record), given.get(id)];
      const [version, other] = replaced.includes(id) ? [theirs, there] : [there, theirs];
      return version ? [...(keeping(now, record, unitedVersion(record, version, other)) ?? [])] : [];
    };
    const isAsShown = (id: string, now: GoalVersions) => {
      const record = byId.get(id);
      return record === undefined || isSame(knownVersion(now, record), knownVersion(here, record));
    };
    try {
      // Callbacks of `mutate` would not run after the dialog has unmounted.
      const { isRefused } = await changeVersions.mutateAsync({
        ids,
        change: (now) =>
          replaced.every((id) => isAsShown(id, now)) ? new Map(ids.flatMap((id) => merged(id, now))) : null,
      });
      if (isRefused) {
        notify.error('Your edits changed in another tab. Nothing is imported: import the file again.');
        return onClose();
      }
      if (links.length > 0) {
        await link
          .mutateAsync({ owner: ownerOrTokenHash(), links })
          .catch(() => notify.error("We couldn't link the goals to their people. Import the file again."));
      }
      notify.success(importedText(count - kept.length, kept.length));
    } catch {
      notify.error(versionMessages.nothingKept);
    }
    onClose();
  }

  const facts = [
    many(links.length, 'is linked to its person.', 'are linked to their people.'),
    many(
      extended.length,
      'is the same here, and its check-ins and closed quarters are added.',
      'are the same here, and their check-ins and closed quarters are added.',
    ),
    many(same.length, 'is already up to date.', 'are already up to date.'),
    many(
      unknownCount,
      `has no matching ${inSentence(kind.singular)} in this pocket and is skipped.`,
      `have no matching ${inSentence(kind.singular)} in this pocket and are skipped.`,
    ),
    many(
      blocked.length,
      "is skipped: this browser has a version of it that we couldn't read.",
      "are skipped: this browser has versions of them that we couldn't read.",
    ),
    many(unreadable, "is skipped: we couldn't read it.", "are skipped: we couldn't read them."),
  ].filter((fact) => fact !== '');
  return (
    <DialogCard
      title="Import edits and progress"
      onClose={onClose}
      closeLabel={count === 0 ? 'Close' : 'Cancel'}
      footer={
        count > 0 && (
          <Button sends pending={changeVersions.isPending || link.isPending} onClick={() => void importAll()}>
            Import {count}
          </Button>
        )
      }
    >
      <p>
        {versions.size + unreadable === 1 ? '1 record' : `${versions.size + unreadable} records`} in the file.
        {conflicts.length > 0 &&
          ` ${many(conflicts.length, 'was', 'were')} changed here as well: choose one version ${conflicts.length === 1 ? 'of it' : 'each'}.`}
      </p>
      {conflicts.map((conflict) => {
        const record = byId.get(conflict.id);
        return (
          record && (
            <ConflictChoice
              key={conflict.id}
              conflict={conflict}
              record={record}
              choice={choiceOf(conflict)}
              onChoose={(side) => setChoices(new Map(choices).set(conflict.id, side))}
            />
          )
        );
      })}
      {conflicts.some(({ file: { checkIns } }) => checkIns.length > 0) && (
        <p className="mt-3 text-small">Whichever version you choose, the check-ins of both are kept.</p>
      )}
      {added.length > 0 && (
        <>
          <p className="mt-3 text-small">
            {many(added.length, 'is new here and is added to:', 'are new here and are added to:')}
          </p>
          <ul className="ms-5 list-disc text-small">
            {added.map((id) => (
              <li key={id}>
                <bdi>{byId.get(id)?.goal}</bdi>, {formatDate(byId.get(id)?.createdAt ?? null)}
              </li>
            ))}
          </ul>
        </>
      )}
      {facts.map((fact) => (
        <p key={fact} className="mt-3 text-small">
          {fact}
        </p>
      ))}
    </DialogCard>
  );
}

const isSame = (one: GoalVersion | undefined, other: GoalVersion | undefined): boolean =>
  one === undefined || other === undefined ? one === other : isSameVersion(one, other);

/** '3 are here', '1 is here', and nothing for none. */
const many = (count: number, one: string, other: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? one : other}`;

/** The toast of an import. `kept` counts versions that stayed by choice. */
function importedText(changed: number, kept: number): string {
  const stays = many(kept, 'stays as it was.', 'stay as they were.');
  if (changed === 0) return `Nothing changed. ${stays}`;
  return `Imported. ${changed} changed in this browser${kept === 0 ? '.' : `, ${stays}`}`;
}

/** The parts of a version as texts: lines, note, quarters. */
function textsOf(record: GoalRecord, version: GoalVersion): string[] {
  const { lines, progress, values, note, quarters } = mergeVersion(record, version);
  return [
    ...lines.map((line, index) => {
      const percent = progress[index] ?? null;
      return `${shownLine(line)}${percent === null ? '' : ` (${inFiles(percent, values[index])})`}`;
    }),
    note,
    ...quarters.flatMap((closed) =>
      quarterTexts(closed).lines.map((line) => `${quarterName(closed.quarter)}: ${line}`),
    ),
  ];
}

type ConflictChoiceProps = {
  conflict: Conflict;
  record: GoalRecord;
  choice: Side;
  onChoose: (side: Side) => void;
};

/** Two versions of a record to choose from: when each was saved, and the first part in which they differ. */
function ConflictChoice({ conflict: { here, file }, record, choice, onChoose }: ConflictChoiceProps) {
  const id = useId();
  const [mine, theirs] = [textsOf(record, here), textsOf(record, file)];
  const isOther = (text: string, index: number) => text !== theirs[index];
  const first = mine.some(isOther) ? mine.findIndex(isOther) : mine.length;
  const sides = [
    { side: 'here', label: 'In this browser', savedAt: here.savedAt, text: mine[first] },
    { side: 'file', label: 'In the file', savedAt: file.savedAt, text: theirs[first] },
  ] as const;
  return (
    <fieldset className="mt-4 border-b border-line pb-4">
      <legend className="mb-2 text-body text-ink">
        <bdi>{record.goal}</bdi>
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {sides.map(({ side, label, savedAt, text }) => (
          <label
            key={side}
            className={clsx(
              'flex items-start gap-3 rounded-field border border-line-strong bg-raised p-3 text-ink',
              'has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-soft-ink',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={id}
              checked={choice === side}
              onChange={() => onChoose(side)}
              aria-describedby={`${id}-${side}`}
              className="mt-0.5 size-4.5 shrink-0 accent-accent outline-none"
              aria-label={label}
            />
            <span className="min-w-0">
              <span className="block font-medium">{label}</span>
              <span id={`${id}-${side}`} className="line-clamp-4 text-small wrap-anywhere">
                {formatDate(new Date(savedAt))}. <bdi>{text || '\u2013'}</bdi>
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
