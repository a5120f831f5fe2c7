import { changeAnswers } from '@/device/goal-answers';
import type { Audience } from '@/domain/audience';
import { withChange, type AnswerChange } from '@/domain/goal-answers';
import { ownerOrTokenHash } from '@/session/owner';
import { versionsName } from '@/session/storage';

/** Keeps an answer, as another tab does whose message has not come yet. */
export const storeAnswers = (change: AnswerChange, audience: Audience = 'business') =>
  changeAnswers([ownerOrTokenHash(), audience], (stored) => withChange(stored, change));

/** Sends what another tab says after it has written answers. */
export function hearFromAnotherTab(): void {
  const channel = new BroadcastChannel(versionsName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.postMessage(['goal answers', ownerOrTokenHash()]);
  channel.close();
}
