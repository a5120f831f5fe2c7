import { resultName, type GoalKind } from '@/domain/goal-kind';

/** Only results are counted and have progress, a score and hints (docs/product.md 7.7). */
export const lineTypes = ['objective', 'result', 'detail', 'heading', 'note'] as const;

export type LineType = (typeof lineTypes)[number];

export type ResultLine = {
  readonly type: LineType;
  /** 'Objective: ' for an objective, else ''. */
  readonly label: string;
  /** Without markers, Markdown, HTML and label. */
  readonly text: string;
  /** Offset in the stored result, in UTF-16 units. */
  readonly at: number;
};

/** Line ends of every platform, with the Unicode ones. */
export const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u;

/** Lines of a goal that are shown and checked: 100,000 would take a minute. */
export const maxShownLines = 300;

/** Characters of a goal that are shown: the layout of ten million would take a minute. */
const maxShownLength = 50_000;

/** The first lines within `maxShownLines` and `maxShownLength`. */
export function shownPart(lines: readonly ResultLine[]): readonly ResultLine[] {
  const shown: ResultLine[] = [];
  let left = maxShownLength;
  for (const line of lines.slice(0, maxShownLines)) {
    if (left <= 0) break;
    shown.push(line.text.length > left ? { ...line, text: line.text.slice(0, left) } : line);
    left -= line.text.length;
  }
  return left >= 0 && shown.length === lines.length ? lines : shown;
}

/** A line with its label. */
export const shownLine = ({ label, text }: Pick<ResultLine, 'label' | 'text'>): string => label + text;

const names: Readonly<Record<Exclude<LineType, 'result'>, string>> = {
  objective: 'Objective',
  detail: 'Detail',
  heading: 'Heading',
  note: 'Remark',
};

/** The names of lines in editors: 'Key result 2', 'Objective', or 'Objective 2' of several. */
export function lineNames(kind: GoalKind, lines: readonly Pick<ResultLine, 'type'>[]): string[] {
  const counts = new Map<LineType, number>();
  const numbers = lines.map(({ type }) => {
    const number = (counts.get(type) ?? 0) + 1;
    counts.set(type, number);
    return number;
  });
  return lines.map(({ type }, index) => {
    if (type === 'result') return resultName(kind, numbers[index] ?? 0);
    return counts.get(type) === 1 ? names[type] : `${names[type]} ${numbers[index]}`;
  });
}

/** The texts of the results. */
export const resultsOf = (lines: readonly ResultLine[]): string[] =>
  lines.filter(({ type }) => type === 'result').map(({ text }) => text);

/** The first objective with its label, null without one, and the results. */
export const partsOf = (lines: readonly ResultLine[]): { objective: string | null; results: readonly string[] } => {
  const objective = lines.find(({ type }) => type === 'objective');
  return { objective: objective === undefined ? null : shownLine(objective), results: resultsOf(lines) };
};

/** The results with their details, for the checks: 'Churn; Formula: lost / all; Target: 4%'. */
export function withDetails(lines: readonly ResultLine[]): string[] {
  const texts: string[] = [];
  for (const { type, text } of lines) {
    if (type === 'result') texts.push(text);
    else if (type === 'detail' && texts.length > 0) texts.push(`${texts.pop() ?? ''}; ${text}`);
  }
  return texts;
}
