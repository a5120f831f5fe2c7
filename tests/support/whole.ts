/** Whether every case is tried (`npm run proof`), or the part of them that `npm test` has the time for. */
export const isWhole = process.env['PROOF'] === 'true';

/**
 * The rows of a table of cases that are tried: all of them for the proof, otherwise some that lie evenly in it.
 * @param rows the whole table, in an order in which neighbors are alike
 * @param count how many `npm test` tries
 */
export function triedOf<Row>(rows: readonly Row[], count: number): readonly Row[] {
  if (isWhole || rows.length <= count) return rows;
  return Array.from({ length: count }, (_, index) => rows[Math.floor((index * rows.length) / count)] as Row);
}
