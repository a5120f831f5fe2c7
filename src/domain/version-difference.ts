import { quarterName, scoreText, type ClosedQuarter } from './closed-quarter';
import { inSentence, resultName, type GoalKind } from './goal-kind';
import { linesOfTexts } from './result/own-lines';
import { lineNames, lineTypes, shownLine, type ResultLine } from './result/result-line';
import type { GoalVersion } from './version';

type Compared = Pick<GoalVersion, 'lines' | 'types' | 'note' | 'progress' | 'quarters'>;

/** The first place in which two versions differ, with the text of each from shortly before the difference. */
type Difference = { place: string; texts: readonly [one: string, other: string] };

/**
 * Finds the first difference of two versions of a record: by type of line, then note, progress and closed quarters.
 * @param original the record's own lines
 */
export function firstDifference(
  kind: GoalKind,
  original: readonly ResultLine[],
  one: Compared,
  other: Compared,
): Difference {
  const quarters = (one.quarters ?? []).map(({ quarter }) => quarter);
  // A quarter that only one version has is kept whichever is chosen.
  const common = quarters.filter((quarter) => other.quarters?.some((each) => each.quarter === quarter));
  const [mine, theirs] = [one, other].map((version) => placesOf(kind, original, version, common)) as [Places, Places];
  const places = [...new Set([...mine.keys(), ...theirs.keys()])];
  const place = places.find((name) => mine.get(name) !== theirs.get(name)) ?? 'Order';
  return { place, texts: fromDifference(mine.get(place) ?? '', theirs.get(place) ?? '') };
}

type Places = ReadonlyMap<string, string>;

/** The texts of a version by the names of their places. */
function placesOf(
  kind: GoalKind,
  original: readonly ResultLine[],
  version: Compared,
  quarters: readonly string[],
): Places {
  const { note, progress } = version;
  const lines = version.lines ? linesOfTexts(version.lines, version.types) : original;
  const names = lineNames(kind, lines);
  const byType = lineTypes.flatMap((type) =>
    lines.flatMap((line, index): [string, string][] =>
      line.type === type ? [[names[index] ?? '', shownLine(line)]] : [],
    ),
  );
  const closed = (version.quarters ?? []).filter(({ quarter }) => quarters.includes(quarter));
  return new Map([
    ...byType,
    ['Order', lines.map(shownLine).join('; ')],
    ['Note', note],
    ...Array.from({ length: Math.max(lines.length, progress.length) }, (_, index): [string, string] => [
      `Progress of ${inSentence(resultName(kind, index + 1))}`,
      `${progress[index] ?? 0}%`,
    ]),
    ...closed.flatMap((each) => scoresOf(kind, each)),
  ]);
}

const scoresOf = (kind: GoalKind, { quarter, lines }: ClosedQuarter): [string, string][] =>
  lines.map(({ score, sentence, value = '' }, index) => [
    `${quarterName(quarter)}, ${inSentence(resultName(kind, index + 1))}`,
    [scoreText(score), value, sentence].filter((part) => part !== '').join(', '),
  ]);

/** Common words before a difference that are shown. */
const wordsBefore = 2;
const maxExcerptLength = 80;

/** Two texts from shortly before the place where they begin to differ. */
function fromDifference(one: string, other: string): [string, string] {
  let common = 0;
  while (common < one.length && one[common] === other[common]) common += 1;
  const words = one.slice(0, common).split(' ');
  const start = words.slice(0, Math.max(0, words.length - 1 - wordsBefore)).join(' ').length;
  const excerpt = (text: string) => {
    const rest = start === 0 ? text : `\u2026${text.slice(start)}`;
    return rest.length > maxExcerptLength ? `${rest.slice(0, maxExcerptLength).trimEnd()}\u2026` : rest;
  };
  return [excerpt(one), excerpt(other)];
}
