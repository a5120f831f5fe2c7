import { call } from '@/api/client';
import '@/app/api-token';
import { readPeople } from '@/api/employees';
import { listGoals } from '@/api/goals';
import { draftOf, keptDrafts } from '@/device/drafted-for';
import { changeOwn } from '@/device/kept';
import { draftedForKey, versionsKey } from '@/device/refresh';
import { changeStored } from '@/device/versions-db';
import { audiences, type Audience } from '@/domain/audience';
import { mergeCheckIns } from '@/domain/check-ins';
import { quarterOf, scoreOfProgress, type ClosedQuarter } from '@/domain/closed-quarter';
import type { GoalRecord } from '@/domain/goal';
import { identityOf } from '@/domain/goal-identity';
import { goalKinds } from '@/domain/goal-kind';
import { originalLines } from '@/domain/merged-goal';
import { partsOf, shownLine } from '@/domain/result/result-line';
import { readRange, readValue } from '@/domain/value-range';
import { noVersion, type GoalVersion } from '@/domain/version';
import { localDay } from '@/lib/dates';
import { ownerOrTokenHash } from '@/session/owner';
import { onStoredChange, storedValues, versionsName } from '@/session/storage';

import { demoAccounts, sharedEmail } from '../demo-accounts';

/*
 * The progress of the demo accounts. The seed fills the backend; progress, check-ins, closed quarters and the people of goals
 * are stored in the browser, so they are written there when a demo account signs in and has none.
 */

/** The check-ins of one goal, each at a fraction of its age, with the progress of every line. */
type Story = {
  at: readonly number[];
  progress: readonly (readonly number[])[];
  /** A sentence for each line of a closed quarter. */
  sentences?: readonly string[];
  /** The second result in the person's own words. */
  reworded?: string;
};

/** Progress by the goal's position, oldest first; the newest goals have none. */
const stories: readonly Story[] = [
  {
    at: [0.2, 0.45, 0.7],
    progress: [
      [30, 20, 50],
      [65, 70, 80],
      [100, 100, 100],
    ],
    sentences: ['Reached two weeks early.', 'Took one more hire than planned.', 'Every region joined in.'],
  },
  {
    at: [0.15, 0.3],
    progress: [
      [15, 10, 20],
      [35, 30, 45],
    ],
  },
  {
    at: [0.3, 0.6, 0.9],
    progress: [
      [20, 35, 10],
      [55, 60, 30],
      [80, 75, 60],
    ],
    sentences: ['On the way; the rest follows in spring.', '', 'Slower than hoped: the data came late.'],
  },
  {
    at: [0.5, 0.85],
    progress: [
      [10, 25, 0],
      [25, 40, 15],
    ],
    reworded: 'Improve the way we work with our partners',
  },
  {
    at: [0.6, 0.9],
    progress: [
      [20, 0, 30],
      [45, 25, 50],
    ],
  },
  { at: [0.8], progress: [[10, 15, 5]] },
];

/** The value of a result with this progress, and the percent of that value. */
function valueAt(line: string, percent: number): { value: string | null; percent: number } {
  const range = readRange(line);
  if (range === null) return { value: null, percent };
  const decimals = Math.max(...[range.start, range.target].map((each) => `${each}`.split('.')[1]?.length ?? 0));
  const exact = range.start + ((range.target - range.start) * percent) / 100;
  return readValue(range, exact.toFixed(decimals)) ?? { value: null, percent };
}

function versionOf(record: GoalRecord, { at, progress, sentences, reworded }: Story, now: number): GoalVersion {
  const created = record.createdAt?.getTime() ?? now;
  const lines = originalLines(record);
  const { objective, results } = partsOf(lines);
  const momentOf = (part: number) => new Date(created + (now - created) * part);
  const histories = results.map((line, index) =>
    at.map((part, step) => {
      const { value, percent } = valueAt(line, progress[step]?.[index % 3] ?? 0);
      return { day: localDay(momentOf(part)), percent, ...(value !== null && { value }) };
    }),
  );
  const last = histories.map((history) => history.at(-1)?.percent ?? 0);
  const closedAt = momentOf(Math.max(...at));
  const quarter: ClosedQuarter | undefined = sentences && {
    quarter: quarterOf(closedAt, 1),
    closedAt: localDay(closedAt),
    objective,
    lines: results.map((text, index) => ({
      text,
      score: scoreOfProgress(last[index] ?? 0),
      sentence: sentences[index] ?? '',
    })),
  };
  const second = results[1];
  return {
    ...noVersion,
    ...(reworded !== undefined && {
      lines: lines.map((line) =>
        shownLine(line.type === 'result' && line.text === second ? { ...line, text: reworded } : line),
      ),
      types: lines.map(({ type }) => type),
    }),
    progress: last,
    checkIns: mergeCheckIns(histories),
    ...(quarter && { quarters: [quarter] }),
    savedAt: closedAt.getTime(),
    identity: identityOf(record),
    counted: results,
  };
}

/** Links each goal of the business to the first person with its role. */
async function linkGoals(): Promise<void> {
  const { demoEmployees } = await import('../seed-people');
  const { audience } = audiences.business;
  const people = readPeople(await call('listEmployees', { audience }));
  const lists = await Promise.all(Object.values(goalKinds).map(({ kind }) => listGoals(audience, kind)));
  const links = lists.flat().flatMap((record) => {
    const title = demoEmployees.find(({ jobTitle }) => jobTitle === record.role);
    const person = people.find(
      ({ firstName, lastName }) => firstName === title?.firstName && lastName === title.lastName,
    );
    return person ? [draftOf({ record, person: person.key, isByRole: false })] : [];
  });
  await changeOwn(keptDrafts(ownerOrTokenHash()), (stored) => (stored.length > 0 ? stored : links));
}

async function writeProgress(audience: Audience): Promise<void> {
  if (audience === audiences.business.audience) await linkGoals();
  for (const { kind } of Object.values(goalKinds)) {
    const oldestFirst = (await listGoals(audience, kind)).toReversed();
    const told = oldestFirst.slice(0, Math.ceil(oldestFirst.length * 0.7));
    const now = Date.now();
    const versions = new Map(
      told.flatMap((record, place) => {
        const story = stories[place % stories.length];
        return story ? [[record.key, versionOf(record, story, now)]] : [];
      }),
    );
    const scope = [ownerOrTokenHash(), audience, kind] as const;
    await changeStored(scope, [], (stored) => (stored.size > 0 ? null : versions));
  }
  // The page may have read them before.
  const channel = new BroadcastChannel(versionsName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  for (const queryKey of [draftedForKey, versionsKey]) channel.postMessage(queryKey);
  channel.close();
}

/** Writes the progress of a demo account when it is signed in. */
export function followDemoAccounts(): void {
  let email: string | null = null;
  const follow = () => {
    const stored = storedValues();
    if (stored.email === email) return;
    ({ email } = stored);
    const account =
      email === sharedEmail
        ? audiences.business
        : Object.values(audiences).find(({ audience }) => demoAccounts[audience].email === email);
    // Only the values that the browser refuses to store are missing in the demo.
    if (account && stored[account.tokenKey] !== null) writeProgress(account.audience).catch(() => undefined);
  };
  onStoredChange(follow);
  follow();
}
