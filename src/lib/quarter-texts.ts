import { meanScore, presentPlaces, quarterName, scoreText, type ClosedQuarter } from '@/domain/closed-quarter';

import { formatDay } from './dates';

/** The texts of a closed quarter in files (docs/product.md 7.25). */
export type QuarterTexts = {
  /** 'Q4 2026, closed on Dec 31, 2026, score 0.6' */
  heading: string;
  /** 'Line 2, 0.5, at 3.2%: Down to 5.0.' A line that was changed since is quoted instead of numbered. */
  lines: string[];
};

/** A closed quarter in a file. `results` are today's lines, `numberOf` gives a line's number in that file. */
export function quarterTexts(
  closed: ClosedQuarter,
  results: readonly string[],
  numberOf = (place: number) => place + 1,
): QuarterTexts {
  const { quarter, closedAt, lines } = closed;
  const places = presentPlaces(lines, results);
  return {
    heading: `${quarterName(quarter)}, closed on ${formatDay(closedAt)}, score ${scoreText(meanScore(lines))}`,
    lines: lines.map(({ text, score, sentence, value }, index) => {
      const place = places[index] ?? null;
      const name = place === null ? `\u201c${text}\u201d` : `Line ${numberOf(place)}`;
      const what = sentence.trim();
      const at = value === undefined ? '' : `, at ${value}`;
      return `${name}, ${scoreText(score)}${at}${what === '' ? '' : `: ${what}`}`;
    }),
  };
}
