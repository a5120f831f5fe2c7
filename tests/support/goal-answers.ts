import { keptAnswers } from '@/device/goal-answers';
import { changeOwn, readOwn } from '@/device/kept-store';
import type { Audience } from '@/domain/audience';
import { withChange, type AnswerChange, type GoalAnswers } from '@/domain/goal-answers';
import { ownerOrTokenHash } from '@/session/owner';
import { versionsName } from '@/session/storage';

/** Stores an answer like another tab whose message is still pending. */
export async function storeAnswers(change: AnswerChange, audience: Audience = 'business'): Promise<void> {
  await changeOwn(keptAnswers([ownerOrTokenHash(), audience]), (stored) => withChange(stored, change));
}

/** The stored answers of a business. */
export const storedAnswers = (): Promise<GoalAnswers> => readOwn(keptAnswers([ownerOrTokenHash(), 'business']));

/** Sends another tab's message after a write of answers. */
export function hearFromAnotherTab(): void {
  const channel = new BroadcastChannel(versionsName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.postMessage(['goal answers', ownerOrTokenHash()]);
  channel.close();
}
