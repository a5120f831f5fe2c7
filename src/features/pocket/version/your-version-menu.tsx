import { useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Flag from 'lucide-react/icons/flag';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';

import { brand } from '@/brand';
import type { Pocket } from '@/components/goal/use-pocket-goals';
import { draftedForQuery } from '@/device/drafted-for';
import { unreadableQuery, type UnreadableValues } from '@/device/unreadable';
import { audiences, type Audience } from '@/domain/audience';
import { newLinks, readBackup, backupFile } from '@/domain/backup-file';
import { linkRecords, type GoalLink } from '@/domain/drafted-for';
import { hasOwnId } from '@/domain/goal';
import type { GoalKindRow } from '@/domain/goal-kind';
import type { PocketGoals } from '@/domain/merged-goal';
import type { GoalVersions } from '@/domain/version';
import { versionMessages } from '@/domain/version-messages';
import { datedFileName, downloadBlob } from '@/lib/download';
import { log } from '@/lib/log';
import { ownerOrTokenHash } from '@/session/owner';
import { Spinner } from '@/ui/button';
import { notify } from '@/ui/toast';

import { ImportBackupDialog, type Backup } from './import-backup-dialog';

export type YourVersionProps = {
  audience: Audience;
  kind: GoalKindRow;
  pocket: Pocket;
  /** Shows the closed quarters, where there are some; on a phone the menu leads to them. */
  onQuarters: (() => void) | undefined;
};

const rowClass =
  'flex min-h-9 w-full items-center gap-3 rounded-field px-2.5 text-start text-body hover:bg-sunken pointer-coarse:min-h-11';

/** Messages for files that can't be imported. */
const problems = {
  unknown: `This isn't a ${brand.name} backup. Nothing changed.`,
  newer: `A newer version of ${brand.name} created this file. Nothing changed.`,
  unreadable: "We couldn't read this file. Nothing changed.",
  'other kind': 'This backup is for another list. Open that list to import it.',
};

type Stored = { here: GoalVersions; links: readonly GoalLink[]; unreadable: UnreadableValues };

/** All stored versions of this list by key, with those that aren't shown. */
const versionsOf = ({ withOwnVersion, unshown }: PocketGoals): GoalVersions =>
  new Map([...withOwnVersion().map(({ record, version }) => [record.key, version] as const), ...unshown()]);

/** The menu 'Backup': exports and imports the versions of this pocket (docs/product.md 7.19). */
export function YourVersionMenu({
  audience,
  kind,
  pocket: { goals, isReady, whenReady },
  onQuarters,
  onClose,
}: YourVersionProps & { onClose: () => void }) {
  const [backup, setBackup] = useState<Backup | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const { records } = goals;
  const queries = useQueryClient();
  const count = goals.withOwnVersion().length;
  const others = goals.unshown().size;

  /** Reads the versions and the links to people; null after a message if they can't be read. */
  async function known(): Promise<Stored | null> {
    setWaiting(true);
    try {
      const here = versionsOf(await whenReady());
      const unreadable = await queries.query(unreadableQuery(audience));
      if (audience !== audiences.business.audience) return { here, links: [], unreadable };
      const drafts = await queries.query(draftedForQuery(ownerOrTokenHash())).catch((reason: unknown) => {
        if (unreadable.people.length === 0) throw reason;
        return [];
      });
      return { here, links: linkRecords(drafts, records), unreadable };
    } catch (reason) {
      log('Exporting or comparing the versions failed.', reason);
      notify.error(versionMessages.unreadable);
      return null;
    } finally {
      setWaiting(false);
    }
  }

  async function exportFile() {
    if (isWaiting) return;
    const stored = await known();
    if (stored === null) return;
    const { here, links, unreadable } = stored;
    if (here.size === 0 && links.length === 0 && Object.values(unreadable).every((values) => values.length === 0)) {
      notify.info('Nothing to export yet. Edit a goal or set its progress first.');
    } else {
      const blob = new Blob([backupFile(kind.kind, here, links, unreadable)], { type: 'application/json' });
      downloadBlob(blob, datedFileName(`my-${kind.plural.toLowerCase()}-backup`, 'json', new Date()));
    }
    onClose();
  }

  async function importFile(file: File) {
    const text = await file.text().catch(() => null);
    const read = text === null ? { problem: 'unreadable' as const } : readBackup(text, kind.kind);
    if ('problem' in read) {
      notify.error(problems[read.problem]);
      onClose();
      return;
    }
    const stored = await known();
    if (stored === null) return;
    const links = newLinks(read.links, records.filter(hasOwnId), stored.links);
    setBackup({ ...read, links, here: stored.here });
  }

  return (
    <div className="absolute end-0 top-full z-10 mt-2 w-80 max-w-[calc(100vw-2rem)] animate-rise rounded-menu border border-line bg-overlay p-1.5 shadow-3">
      <p className="px-2.5 pt-1 pb-1.5 text-small text-muted">
        {isReady
          ? `${count} of ${records.length} ${count === 1 ? 'is' : 'are'} edited in this browser.`
          : 'Loading your edits…'}
        {others > 0 && ` ${others} more can't be shown. The export includes ${others === 1 ? 'it' : 'them'}.`}
      </p>
      {onQuarters && (
        <button
          type="button"
          className={`${rowClass} md:hidden`}
          onClick={() => {
            onClose();
            onQuarters();
          }}
        >
          <Flag aria-hidden className="size-5 shrink-0" strokeWidth={1.85} />
          Closed quarters
        </button>
      )}
      <button type="button" className={rowClass} aria-disabled={isWaiting} onClick={() => void exportFile()}>
        {isWaiting ? <Spinner /> : <Upload aria-hidden className="size-5 shrink-0" strokeWidth={1.85} />}
        Export edits and progress
      </button>
      <label
        className={`${rowClass} has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
      >
        <Download aria-hidden className="size-5 shrink-0" strokeWidth={1.85} />
        Import edits and progress
        <input
          type="file"
          accept=".json,application/json"
          className="sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void importFile(file);
            // Otherwise selecting the same file again fires no change.
            target.value = '';
          }}
        />
      </label>
      {backup && (
        <ImportBackupDialog audience={audience} kind={kind} records={records} backup={backup} onClose={onClose} />
      )}
    </div>
  );
}
