// @ts-check
import { createRequire } from 'node:module';

/**
 * Compares two pictures as Playwright's own `toHaveScreenshot` does.
 *
 * @typedef {(actual: Buffer, expected: Buffer, options: { maxDiffPixels: number, threshold: number }) =>
 *   { errorMessage: string, diff?: Buffer } | null} Comparator null: they are the same
 */

const fromPlaywright = createRequire(createRequire(import.meta.url).resolve('@playwright/test'));
/** @type {{ utils: { getComparator: (type: string) => Comparator } }} */
const { utils } = fromPlaywright('playwright-core/lib/coreBundle');
const comparePng = utils.getComparator('image/png');

/** Pixels may be drawn a little darker or lighter; none may be another colour. */
const tolerance = { maxDiffPixels: 0, threshold: 0.1 };

/**
 * Compares two PNGs.
 *
 * @param {Buffer} here @param {Buffer} base
 * @returns {{ isSame: boolean, difference: Buffer | null }} `difference`: a picture of what differs, where both are of one size
 */
export function compare(here, base) {
  const found = here.equals(base) ? null : comparePng(here, base, tolerance);
  return { isSame: found === null, difference: found?.diff ?? null };
}

/**
 * The page that shows the pairs which differ, side by side.
 *
 * @param {string} base what the commit is called that was compared with
 * @param {readonly string[]} names of pictures, which lie in `here` and `base` beside the page
 * @returns {string} its HTML
 */
export function pageOf(base, names) {
  const pairs = names.map(
    (name) => `<h2>${name}</h2>
<div><img src="base/${name}" alt="before"><img src="here/${name}" alt="here"><img src="difference-${name}" alt="what differs"></div>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Looks</title>
<style>body { font-family: sans-serif } div { display: flex; gap: 1rem; align-items: start } img { max-width: 32%; border: 1px solid }</style>
<h1>${names.length === 0 ? 'No screen differs' : `${names.length} pictures differ`} from ${base}: before, here, what differs</h1>
${pairs.join('\n')}
</html>
`;
}
