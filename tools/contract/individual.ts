import { goalCalls } from '@/api/contract';
import type { GoalKind } from '@/domain/goal-kind';

import type { User } from './accounts';
import { isDone, type ContractRun } from './contract-run';
import { breaks } from './request';
import { isReadWhole, readAsClient } from './responses';

/** A picture of one transparent pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Drafts a goal, finds it in its list, deletes it, and finds it gone. Returns whether it was drafted. */
export async function runGoals(run: ContractRun, kind: GoalKind, { token }: User): Promise<boolean> {
  const { create, list, remove } = goalCalls[kind];
  const goal = `Check the contract ${run.mark}`;
  const drafted = `a drafted ${kind} with the goal "${goal}"`;
  /**
   * How many records of the list this run created, their ids (an id that another record has too is never deleted), and
   * whether every record could be read.
   */
  const look = async () => {
    const { answer } = await run.make(list, { token });
    const rows = readAsClient(list, answer) ?? [];
    const own = rows.filter((row) => row.goal === goal).map(({ id }) => id);
    const others = new Set(rows.filter((row) => row.goal !== goal).map(({ id }) => id));
    const isWhole = isReadWhole(list, answer) && rows.every((row) => row.goal !== '');
    return { count: own.length, ids: own.filter((id) => id !== '' && !others.has(id)), isWhole };
  };
  await run.makeRefused(list, { token: null }, 'a call without a token');
  const { status } = await run.make(create, {
    token,
    payload: { role: 'Sales Lead', goal, industry: 'Technology' },
  });
  const { count, ids, isWhole } = await look();
  const isMissing = count === 0 && isDone(status);
  if (isMissing && isWhole) run.add(create, breaks('behavior', 'what was drafted is not in the list'));
  if (ids.length === 0) {
    run.skip(remove, isWhole ? 'there is no new record with an id of its own to delete' : "the list couldn't be read");
    if (count > 0 || (isMissing && isWhole)) run.stays.push(drafted);
    else if (isMissing) run.stays.push(`perhaps ${drafted}: the list couldn't be read`);
    return isDone(status);
  }
  const removals = [];
  for (const id of ids) removals.push((await run.make(remove, { token, params: { id } })).status);
  const after = await look();
  if (after.count > 0) {
    if (removals.every(isDone)) run.add(remove, breaks('behavior', 'what was deleted is still in the list'));
    run.stays.push(drafted);
  } else if (!after.isWhole) run.stays.push(`perhaps ${drafted}: the list couldn't be read`);
  return isDone(status);
}

export async function runUpload(run: ContractRun, { token }: User): Promise<void> {
  const file = new File([pixel], `${run.mark}.png`, { type: 'image/png' });
  const { answer, status } = await run.make('upload', { token, payload: { file } });
  if (isDone(status)) run.stays.push(`the picture ${readAsClient('upload', answer) ?? file.name}`);
}

/**
 * Reads the notifications, drafts, and marks one that drafting has caused: no earlier one is marked.
 * @param draft drafts, and returns whether something was drafted
 */
export async function runNotifications(
  run: ContractRun,
  { token, userId }: User,
  draft: () => Promise<boolean>,
): Promise<void> {
  if (userId === null) {
    await draft();
    for (const name of ['listNotifications', 'markNotificationAsRead'] as const) {
      run.skip(name, 'neither an answer nor the token says the userId');
    }
    return;
  }
  /** The ids of all notifications; null when some couldn't be read. */
  const read = async (): Promise<(string | number)[] | null> => {
    const { answer } = await run.make('listNotifications', { token, params: { userId } });
    const rows = isReadWhole('listNotifications', answer) ? readAsClient('listNotifications', answer) : null;
    return rows?.map(({ id }) => id) ?? null;
  };
  const skip = (reason: string) => run.skip('markNotificationAsRead', reason);
  const before = await read();
  const isDrafted = await draft();
  const after = await read();
  if (before === null) return skip("the list before couldn't be read");
  if (after === null) return skip("the list after drafting couldn't be read");
  const known = new Set(before.map(String));
  const notificationId = isDrafted ? after.find((id) => !known.has(String(id))) : undefined;
  if (notificationId === undefined) return skip('drafting has left no notification to mark');
  await run.make('markNotificationAsRead', { token, payload: { notificationId } });
}
