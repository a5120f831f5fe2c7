type Gate = (goOn: () => void) => void;

let gate: Gate | null = null;

/** Puts a question before everything that goes through `beforeLeaving`. Gives the function that takes it away again. */
export function closeGate(ask: Gate): () => void {
  gate = ask;
  return () => {
    if (gate === ask) gate = null;
  };
}

/**
 * Does what ends a page without being a link, such as signing out: at once, or once the person agreed where something
 * is not saved (docs/decisions/0010).
 */
export function beforeLeaving(goOn: () => void): void {
  if (gate) gate(goOn);
  else goOn();
}
