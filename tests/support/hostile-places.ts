import { noteCase } from './figures.ts';
import { hostileNames } from './hostile.ts';

/**
 * Tries texts at a place, and notes two rows: one per place, and one per text, which holds only if every place held.
 */
export async function tryTexts(place: string, texts: readonly string[], look: () => unknown): Promise<void> {
  const note = (isHeld: boolean) => {
    for (const text of texts) {
      const name = hostileNames.get(text) ?? text;
      noteCase('hostile', name, isHeld);
      noteCase('hostile-places', `${place}, ${name}`, isHeld);
    }
  };
  try {
    await look();
  } catch (failure) {
    note(false);
    throw failure;
  }
  note(true);
}
