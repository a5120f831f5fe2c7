/** Whether every case runs (`npm run proof`), or only a sample (`npm test`). */
export const isWhole = process.env['PROOF'] === 'true';

/**
 * The rows of a table of cases to run: all for the proof, otherwise an even sample.
 * @param rows the whole table, ordered so that neighbors are alike
 * @param count the sample of `npm test`
 */
export function triedOf<Row>(rows: readonly Row[], count: number): readonly Row[] {
  if (isWhole || rows.length <= count) return rows;
  return Array.from({ length: count }, (_, index) => rows[Math.floor((index * rows.length) / count)] as Row);
}
