/**
 * Adds a listener for some types of events.
 * @returns removes it
 */
export function listen(
  target: EventTarget,
  types: readonly string[],
  listener: (event: never) => void,
  options: AddEventListenerOptions = {},
): () => void {
  const ended = new AbortController();
  for (const type of types) {
    target.addEventListener(type, listener as EventListener, { ...options, signal: ended.signal });
  }
  return () => ended.abort();
}
