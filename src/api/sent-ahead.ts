/** A request that was sent before its page asks for it. */
type Sent = { answer: Promise<unknown>; controller: AbortController };

const waiting = new Map<string, Sent>();

/**
 * Sends a request and keeps it until its page asks for it, unless one for the same key is still waiting.
 * @param key names the call, what it is given and whose token it carries
 * @param send sends it
 */
export function keepSent(key: string, send: (signal: AbortSignal) => Promise<unknown>): void {
  if (waiting.has(key)) return;
  const controller = new AbortController();
  const answer = send(controller.signal);
  // A page that never asks for it does not hear of its failure either.
  answer.catch(() => undefined);
  waiting.set(key, { answer, controller });
}

/**
 * Takes a request that was sent ahead: its first caller has it, the next one sends its own.
 * @param signal gives it up, as if the caller had sent it
 */
export function takeSent(key: string, signal: AbortSignal | undefined): Promise<unknown> | undefined {
  const sent = waiting.get(key);
  if (sent === undefined) return undefined;
  waiting.delete(key);
  const giveUp = () => sent.controller.abort();
  if (signal?.aborted === true) giveUp();
  signal?.addEventListener('abort', giveUp, { once: true });
  return sent.answer;
}

/** Gives up what no page has asked for: later its answer would be out of date. */
export function dropSent(): void {
  for (const { controller } of waiting.values()) controller.abort();
  waiting.clear();
}
