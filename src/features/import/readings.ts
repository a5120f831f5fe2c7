/** A text as each way of reading it gives it, by the way's name; null where it cannot be read so. */
export type Readings = Readonly<Record<string, string | null>>;

const meaningsOf = (readings: Readings): Set<string> =>
  new Set(Object.values(readings).filter((meaning) => meaning !== null));

export const isReadable = (readings: Readings): boolean => meaningsOf(readings).size > 0;

export const isAmbiguous = (readings: Readings): boolean => meaningsOf(readings).size > 1;

/** The only meaning of a text, null where it has none or several. */
export function onlyMeaning(readings: Readings): string | null {
  const [only = null, another] = meaningsOf(readings);
  return another === undefined ? only : null;
}
