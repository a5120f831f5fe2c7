import { quarterName, quarterText, scoreText, type ClosedQuarter } from './closed-quarter';
import { linesOfTexts } from './result/own-lines';
import { lineNames, lineTypes, shownLine, type ResultLine } from './result/result-line';
import type { Wording } from './wording';

/** What of a wording can differ. */
type Words = Pick<Wording, 'lines' | 'types' | 'note' | 'progress' | 'quarters'>;

/** Where two wordings first differ, and what each says there. */
type Difference = { place: string; texts: readonly [one: string, other: string] };

const percent = (value = 0) => `${value}%`;

/**
 * Finds the first place in which two wordings of a record differ.
 * @param original the record's own lines
 */
export function firstDifference(original: readonly ResultLine[], one: Words, other: Words): Difference {
  const linesOf = ({ lines, types }: Words) => (lines ? linesOfTexts(lines, types) : original);
  const [mine, theirs] = [linesOf(one), linesOf(other)];
  for (const type of lineTypes) {
    const [some, others] = [mine, theirs].map((lines) => lines.filter((line) => line.type === type));
    const difference = lineDifference(some ?? [], others ?? []);
    if (difference) return difference;
  }
  const order = lineDifference(mine, theirs);
  if (order) return { ...order, place: 'Order' };
  if (one.note !== other.note) return { place: 'Note', texts: fromDifference(one.note, other.note) };
  const progress = firstIndex(one.progress, other.progress, 0);
  const inQuarters = progress === -1 && quarterDifference(one.quarters ?? [], other.quarters ?? []);
  if (inQuarters) return inQuarters;
  const step = Math.max(0, progress);
  return {
    place: `Progress of line ${step + 1}`,
    texts: [percent(one.progress[step]), percent(other.progress[step])],
  };
}

/** The first place in which two lists of lines differ. */
function lineDifference(one: readonly ResultLine[], other: readonly ResultLine[]): Difference | undefined {
  const [mine, theirs] = [one.map(shownLine), other.map(shownLine)];
  const index = firstIndex(mine, theirs);
  const place = lineNames(one.length > other.length ? one : other)[index];
  return place === undefined ? undefined : { place, texts: fromDifference(mine[index] ?? '', theirs[index] ?? '') };
}

/** The first line in which a quarter that both have closed differs. Others are kept whichever is chosen. */
function quarterDifference(one: readonly ClosedQuarter[], other: readonly ClosedQuarter[]): Difference | undefined {
  for (const mine of one) {
    const theirs = other.find(({ quarter }) => quarter === mine.quarter);
    if (theirs === undefined || quarterText(mine) === quarterText(theirs)) continue;
    const [lines, others] = [mine, theirs].map((closed) =>
      closed.lines.map(({ score, sentence, value = '' }) =>
        [scoreText(score), value, sentence].filter((part) => part !== '').join(', '),
      ),
    );
    const index = Math.max(0, firstIndex(lines ?? [], others ?? []));
    return {
      place: `${quarterName(mine.quarter)}, line ${index + 1}`,
      texts: [lines?.[index] ?? '', others?.[index] ?? ''],
    };
  }
  return undefined;
}

/** The first index at which two lists differ, -1 where they do not; `missing` stands for what a shorter one lacks. */
function firstIndex<T>(one: readonly T[], other: readonly T[], missing?: T): number {
  const length = Math.max(one.length, other.length);
  return Array.from({ length }, (_, index) => index).findIndex(
    (index) => (one[index] ?? missing) !== (other[index] ?? missing),
  );
}

/** Words of the common beginning that are kept, so that the difference can be read. */
const wordsBefore = 2;
const longestExcerpt = 80;

/** Two texts from shortly before the place where they begin to differ. */
function fromDifference(one: string, other: string): [string, string] {
  let common = 0;
  while (common < one.length && one[common] === other[common]) common += 1;
  const words = one.slice(0, common).split(' ');
  const start = words.slice(0, Math.max(0, words.length - 1 - wordsBefore)).join(' ').length;
  const excerpt = (text: string) => {
    const rest = start === 0 ? text : `\u2026${text.slice(start)}`;
    return rest.length > longestExcerpt ? `${rest.slice(0, longestExcerpt).trimEnd()}\u2026` : rest;
  };
  return [excerpt(one), excerpt(other)];
}
