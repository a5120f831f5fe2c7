/** What a line of a result is. Only results are counted, have progress, a score and a hint (docs/product.md 7.7). */
export const lineTypes = ['objective', 'result', 'detail', 'heading', 'note'] as const;

export type LineType = (typeof lineTypes)[number];

/** A line of a result as it is read. */
export type ResultLine = {
  readonly type: LineType;
  /** What stands before the text of an objective: 'Objective: '; '' where nothing does. */
  readonly label: string;
  /** Without markers, Markdown, HTML and label. */
  readonly text: string;
  /** Where the line begins in the stored result, in UTF-16 units. */
  readonly at: number;
};

/** Line ends of every platform, with the Unicode ones. */
export const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u;

/** So many lines are shown of a goal, and more are not checked: a hundred thousand would keep the browser busy for a minute. */
export const maxShownLines = 1000;

/** So many characters are shown of a goal: the layout of ten million would hold the page for a minute. */
const maxShownLength = 100_000;

/** The lines that are shown of a goal: all where they are neither too many nor too long, else the first. */
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

/** A line as it is shown and exported, with its label. */
export const shownLine = ({ label, text }: Pick<ResultLine, 'label' | 'text'>): string => label + text;

const names: Readonly<Record<LineType, string>> = {
  objective: 'Objective',
  result: 'Line',
  detail: 'Detail',
  heading: 'Heading',
  note: 'Remark',
};

/** The names of lines where they are edited and compared: 'Line 2' for a result, 'Objective', or 'Objective 2' of several. */
export function lineNames(lines: readonly Pick<ResultLine, 'type'>[]): string[] {
  const counts = new Map<LineType, number>();
  const numbers = lines.map(({ type }) => {
    const number = (counts.get(type) ?? 0) + 1;
    counts.set(type, number);
    return number;
  });
  return lines.map(({ type }, index) =>
    type === 'result' || counts.get(type) !== 1 ? `${names[type]} ${numbers[index]}` : names[type],
  );
}

/** The texts of the results; the first of them is line 1. */
export const resultsOf = (lines: readonly ResultLine[]): string[] =>
  lines.filter(({ type }) => type === 'result').map(({ text }) => text);

/** The first objective with its label, where there is one, and the results. */
export const partsOf = (lines: readonly ResultLine[]): { objective: string | null; results: readonly string[] } => {
  const objective = lines.find(({ type }) => type === 'objective');
  return { objective: objective === undefined ? null : shownLine(objective), results: resultsOf(lines) };
};

/** The texts of the results, each with its details: 'Churn; Formula: lost / all; Target: 4%'. They are what is checked. */
export function withDetails(lines: readonly ResultLine[]): string[] {
  const texts: string[] = [];
  for (const { type, text } of lines) {
    if (type === 'result') texts.push(text);
    else if (type === 'detail' && texts.length > 0) texts.push(`${texts.pop() ?? ''}; ${text}`);
  }
  return texts;
}
