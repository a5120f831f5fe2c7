import type { Database } from './db';

/** How long answers take, in milliseconds. */
export type Latency = { call: number; generate: number };

/** Tests do not wait. */
export const noLatency: Latency = { call: 0, generate: 0 };

/** What a person at a screen should feel: a network, and a draft being written. */
export const naturalLatency: Latency = { call: 150, generate: 600 };

/** Everything the handlers need from outside; each door makes its own. */
export type World = {
  db: Database;
  now: () => Date;
  /** Who issues the tokens (tokens.ts). */
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
