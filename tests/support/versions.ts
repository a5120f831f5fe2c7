import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { versionsKey } from '@/device/refresh';
import { deletedRecord } from '@/device/tabs';
import { changeStored, readVersions } from '@/device/versions-db';
import type { Audience } from '@/domain/audience';
import type { GoalKind } from '@/domain/goal-kind';
import { isUnreadable, noVersion, type GoalVersion } from '@/domain/version';
import { versionMessages } from '@/domain/version-messages';
import { localDay } from '@/lib/dates';
import { ownerOrTokenHash } from '@/session/owner';
import { versionsName } from '@/session/storage';

import { db } from '../../mock-api/node.ts';
import { details, openPocket } from './pocket.ts';
import { dropToasts, onlyToast, press } from './steps.ts';

type Options = { audience?: Audience; kind?: GoalKind; owner?: string };

/**
 * Stores versions by the goals of their records, like another tab whose message is still pending.
 * @param versions null removes
 */
export async function storeVersions(
  versions: Record<string, Partial<GoalVersion> | null>,
  { audience = 'individual', kind = 'okr', owner = ownerOrTokenHash() }: Options = {},
): Promise<void> {
  const changes = new Map<string, GoalVersion | null>();
  for (const { id, goal } of db.tables.goals) {
    const version = versions[goal];
    if (version === null) changes.set(id, null);
    else if (version) changes.set(id, { ...noVersion, savedAt: Date.now(), ...version });
  }
  await changeStored([owner, audience, kind], [...changes.keys()], () => changes);
}

/** The text of a file with a version of one line for each id of an OKR. */
export function backupFile(lines: Record<string, string>): string {
  const records = Object.entries(lines).map(([id, line]) => ({
    id,
    lines: [line],
    note: '',
    progress: [],
    savedAt: 1,
  }));
  return JSON.stringify({ format: 'cairn-wording', version: 1, kind: 'okr', records });
}

export const idOf = (goal: string): string => db.tables.goals.find((record) => record.goal === goal)?.id ?? '';

/** The stored versions of the signed-in person's OKRs. */
export async function storedVersions(): Promise<GoalVersion[]> {
  const stored = await readVersions([ownerOrTokenHash(), 'individual', 'okr'], null);
  return [...stored.values()].filter((each): each is GoalVersion => !isUnreadable(each));
}

/** Sends a message as another tab does. */
export function hear(message: readonly unknown[]): void {
  const channel = new BroadcastChannel(versionsName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.postMessage(message);
  channel.close();
}

/** Sends another tab's message after a write, or a deletion of a record. */
export function hearFromAnotherTab(deleted?: string, audience: Audience = 'individual', kind: GoalKind = 'okr'): void {
  db.tables.goals = db.tables.goals.filter(({ id }) => id !== deleted);
  const scope = [ownerOrTokenHash(), audience, kind];
  hear(deleted === undefined ? [...versionsKey, ...scope] : [deletedRecord, ...scope, deleted]);
}

const at = (daysAgo: number): Date => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo, 12);
};

/** A day so long ago, in the format of a check-in. */
export const dayAgo = (days: number): string => localDay(at(days));

/** A moment so long ago, in the format of a version. */
export const momentAgo = (days: number): number => at(days).getTime();

/** A version whose last check-in was 45 days ago. */
export const checkedIn: Partial<GoalVersion> = {
  progress: [40],
  checkIns: [{ day: dayAgo(45), progress: [40] }],
  savedAt: momentAgo(45),
};

export const line = (number: number) =>
  screen.getByRole('textbox', { name: new RegExp(`^(?:Key result|KPI) ${number}$`) });

/** The texts of the fields of the lines, the objective first. */
export const lines = () =>
  screen
    .getAllByRole('textbox', { name: /^(?:Key result|KPI|Objective)/ })
    .map((field) => (field as HTMLTextAreaElement).value);

export const rangeOf = (number: number) => screen.getByRole('slider', { name: `Progress of key result ${number}` });

export const shownLines = () => [...details().querySelectorAll('li bdi')].map(({ textContent }) => textContent);

export const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

export async function edit(user: UserEvent, goal: string) {
  await press(user, goal);
  await press(user, 'Edit');
  await screen.findByRole('button', { name: 'Save my version' });
}

/** Saves, and waits for the details to return. */
export async function save(user: UserEvent) {
  await press(user, 'Save my version');
  await screen.findByText('Your version, saved in this browser');
}

export async function importBackup(user: UserEvent, text: string) {
  await press(user, 'Backup');
  const file = new File([text], 'version.json', { type: 'application/json' });
  await user.upload(await screen.findByLabelText('Import edits and progress'), file);
}

export async function openWorded() {
  const { user } = await openPocket('okr');
  await edit(user, 'First goal');
  type(line(1), 'Raise night shifts with a full team from 71% to 95%');
  type(screen.getByRole('textbox', { name: 'Note' }), 'Ask Ines');
  await save(user);
  await onlyToast(versionMessages.saved);
  dropToasts();
  return { user };
}
