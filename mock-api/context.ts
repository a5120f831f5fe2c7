import type { GoalRequest } from '@/domain/goal';
import type { GoalKind } from '@/domain/goal-kind';

import type { Database } from './db';

/** Response delay in milliseconds. */
export type Latency = { call: number; generate: number };

/** Tests do not wait. */
export const noLatency: Latency = { call: 0, generate: 0 };

/** Development and the demo: roughly what a network and a language model take, so that loading states can be seen. */
export const naturalLatency: Latency = { call: 150, generate: 600 };

/**
 * Writes the result of a goal. It never fails: where a model does, the built-in draft is given. `variant` is how many drafts of
 * the same request its user has stored, so that drafting again gives another draft; `turn` is how many of any request.
 */
export type WriteDraft = (
  kind: GoalKind,
  request: GoalRequest,
  now: Date,
  stored: { variant: number; turn: number },
) => Promise<string>;

/** Dependencies of the handlers. Each entry point (node.ts, http.ts, worker.ts) makes its own. */
export type MockContext = {
  db: Database;
  now: () => Date;
  writeDraft: WriteDraft;
  /** The issuer of the tokens (tokens.ts). */
  issuer: string;
  latency: Latency;
  /** How long `fail-slow` takes. */
  slowMs: number;
  /**
   * Whether `request.credentials` tells for certain what the client asked for. In tests and in the service worker it
   * does. Over HTTP only a cookie can be seen, and its absence may have other reasons (see http.ts).
   */
  credentialsAreCertain: boolean;
};

/** Resolves after a time; at once for 0, without a timer, so that tests with fake timers do not hang. */
export async function wait(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
