import { fullYear, type Meaning } from './date-tokens';

/** No further figures, as in a version, except another date. */
const end = String.raw`(?!\d|[./]\d|-(?!\d{1,4}([-./])\d{1,2}\k<sign>\d)\d)`;

const patterns = [
  String.raw`(?<year>20\d\d)(?<sign>[-./])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})${end}`,
  String.raw`(?<day>\d{1,2})(?<sign>\.) ?(?<month>\d{1,2})\. ?(?<year>(?:20)?\d\d)${end}`,
  String.raw`(?<one>\d{1,2})(?<sign>[-/])(?<other>\d{1,2})\k<sign>(?<year>(?:20)?\d\d)${end}`,
  String.raw`(?<year>20\d\d)-(?<month>0[1-9]|1[0-2])(?![\d-])`,
  String.raw`(?<bare>0?[1-9]|1[0-2])[./](?<year>20\d\d)(?![\d./-])`,
  String.raw`(?<year>20\d\d) ?[年년](?: ?(?<month>\d{1,2}) ?[月월](?: ?(?<day>\d{1,2}) ?[日일])?)?`,
].map((source) => new RegExp(source, 'uy'));

/**
 * Reads a date in figures at an offset: '2027-03-31', '31.3.2027', '3/31/27', '2027-03', '03/2027', '2027年3月31日'. 03/04/2027 is
 * unsure, '50/30/20' is no date.
 * @param text of `plain`
 */
export function readFigures(text: string, start: number): { part: Meaning; end: number } | null {
  for (const pattern of patterns) {
    pattern.lastIndex = start;
    const groups = pattern.exec(text)?.groups;
    const part = groups && meaningOf(groups);
    if (part) return { part, end: pattern.lastIndex };
  }
  return null;
}

function meaningOf(groups: Readonly<Record<string, string | undefined>>): Meaning | null {
  const year = fullYear(groups['year'] ?? '');
  const [one, other] = [Number(groups['one']), Number(groups['other'])];
  // Countries differ in which figure is the month.
  if (one <= 12 && other <= 12 && one !== other) return { kind: 'unsure', year };
  const swapped = one > 12 ? [one, other] : [other, one];
  const [day = 0, month = 0] = groups['one'] === undefined ? [Number(groups['day']), Number(groups['month'])] : swapped;
  if (groups['bare'] !== undefined) return { kind: 'month', number: Number(groups['bare']), year, isBare: true };
  if (groups['month'] === undefined && groups['one'] === undefined) return { kind: 'year', year };
  if (month < 1 || month > 12) return null;
  if (groups['day'] === undefined && groups['one'] === undefined)
    return { kind: 'month', number: month, year, isBare: false };
  return { kind: 'day', month, day, year, isMonthFirst: false };
}
