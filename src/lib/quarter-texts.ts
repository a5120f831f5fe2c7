import { meanScore, quarterName, scoreText, type ClosedQuarter } from '@/domain/closed-quarter';

import { formatDay } from './dates';

/**
 * The texts of a closed quarter (docs/product.md 7.25).
 * - `heading`: 'Q4 2026, closed on Dec 31, 2026, score 0.6'
 * - `lines`: '“Reduce churn”, 0.5, at 3.2%: Down to 5.0.', each line as it read then
 */
export function quarterTexts({ quarter, closedAt, lines }: ClosedQuarter): { heading: string; lines: string[] } {
  return {
    heading: `${quarterName(quarter)}, closed on ${formatDay(closedAt)}, score ${scoreText(meanScore(lines))}`,
    lines: lines.map(({ text, score, sentence, value }) => {
      const what = sentence.trim();
      const at = value === undefined ? '' : `, at ${value}`;
      return `\u201c${text}\u201d, ${scoreText(score)}${at}${what === '' ? '' : `: ${what}`}`;
    }),
  };
}
