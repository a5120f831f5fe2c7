import { changeAnswers } from '@/device/goal-answers';
import type { Audience } from '@/domain/audience';
import { withChange, type AnswerChange } from '@/domain/goal-answers';
import { ownerOrTokenHash } from '@/session/owner';
import { versionsName } from '@/session/storage';

/** Stores an answer like another tab whose message is still pending. */
export const storeAnswers = (change: AnswerChange, audience: Audience = 'business') =>
  changeAnswers([ownerOrTokenHash(), audience], (stored) => withChange(stored, change));

/** Sends another tab's message after a write of answers. */
export function hearFromAnotherTab(): void {
  const channel = new BroadcastChannel(versionsName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.postMessage(['goal answers', ownerOrTokenHash()]);
  channel.close();
}
