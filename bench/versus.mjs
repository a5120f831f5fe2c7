// @ts-check
/**
 * Measuring beside another build of this project: machines are shared and noisy, so only ratios of one run's rounds compare.
 *
 * @typedef {{ name: string, folder: string }} Other a build with VITE_API_HOST empty
 * @typedef {Record<string, number>} Figures what one run measured, by its name
 * @typedef {{ name: string, run: () => Promise<Figures> }} Contestant
 */

/**
 * Runs all in turn; the first one changes from round to round. Round 0 warms the browser up and does not count.
 *
 * @param {number} rounds
 * @param {readonly Contestant[]} contestants
 * @returns {Promise<Map<string, Figures>>} the medians of each, by its name
 */
export async function inRounds(rounds, contestants) {
  /** @type {Map<string, Figures[]>} */
  const runs = new Map(contestants.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    const first = round % contestants.length;
    for (const { name, run } of [...contestants.slice(first), ...contestants.slice(0, first)]) {
      const figures = await run();
      if (round > 0) runs.get(name)?.push(figures);
    }
  }
  return new Map([...runs].map(([name, figures]) => [name, medians(figures)]));
}

/** @param {readonly Figures[]} runs @returns {Figures} the lower median of each figure */
function medians([first = {}, ...others]) {
  return Object.fromEntries(
    Object.keys(first).map((name) => {
      const values = [first, ...others].map((run) => run[name] ?? NaN).filter((value) => !Number.isNaN(value));
      return [name, values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? NaN];
    }),
  );
}

/**
 * Prints a row per figure of the first: its value, and each of the others' with the first's ratio to it.
 *
 * @param {string} title
 * @param {Map<string, Figures>} measured as `inRounds` returns it
 */
export function printTable(title, measured) {
  const [[name, own] = ['', {}], ...others] = [...measured];
  const rows = Object.entries(own).map(([figure, value]) => {
    const beside = others.map(([other, theirs]) => {
      const { [figure]: otherValue = NaN } = theirs;
      return [other, `${rounded(otherValue)} (${(value / otherValue).toFixed(2)} x)`];
    });
    return [figure, { [name]: rounded(value), ...Object.fromEntries(beside) }];
  });
  console.log(title);
  console.table(Object.fromEntries(rows));
}

/** Values below 10 keep a digit. @param {number} value */
const rounded = (value) => Number(value.toFixed(Math.abs(value) < 10 ? 1 : 0));
