import { type GoalRecord, isObjective, partsOf } from '@/domain/goal';
import { mergeWording } from '@/domain/merged-goal';
import { resultLines } from '@/domain/result-lines';
import { isSameLines, type Wording } from '@/domain/wording';

/** A result line while it is edited. Its progress goes with it wherever it is moved. */
export type Line = { key: string; text: string; progress: number; isRemoved: boolean };

/** A wording while it is edited. */
export type Edit = {
  /** `prefix` is what makes the line the objective, such as 'Objective: '; the field has the rest. */
  objective: { prefix: string; text: string } | null;
  lines: readonly Line[];
  note: string;
};

/** The prefix of an objective: the word, and what parts it from the rest. */
const prefixPattern = /^objectives?\s*(?:[:.\u2013\u2014-]\s*)?/i;

/** What the fields begin with: the person's wording, else the record's. */
export function editOf(record: GoalRecord, wording: Wording | undefined): Edit {
  const { lines, note } = mergeWording(record, wording);
  const { objective, results } = partsOf(lines);
  // Whoever emptied the objective may want it back.
  const original = partsOf(resultLines(record.result)).objective;
  const [prefix = ''] = prefixPattern.exec(objective ?? original ?? '') ?? [];
  return {
    objective: objective === null && original === null ? null : { prefix, text: objective?.slice(prefix.length) ?? '' },
    lines: results.map((text, index) => ({
      key: `line ${index}`,
      text,
      progress: wording?.progress[index] ?? 0,
      isRemoved: false,
    })),
    note,
  };
}

/** A wording as one text, by which it is compared with others: null or the record's own lines are the same. */
export const editText = (record: GoalRecord, wording: Wording | undefined): string =>
  JSON.stringify(editOf(record, wording));

/** The lines that are left, one each: a line break in a field begins another one, and blank ones are none. */
function keptLines({ objective, lines }: Edit): { text: string; progress: number }[] {
  const aim = objective === null ? '' : objective.text.replaceAll(/\s*\n\s*/g, ' ').trim();
  const results = lines
    .filter(({ isRemoved }) => !isRemoved)
    .flatMap(({ text, progress }) =>
      text
        .split('\n')
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .map((part, index) => ({ text: part, progress: index === 0 ? progress : 0 })),
    );
  return objective === null || aim === '' ? results : [{ text: objective.prefix + aim, progress: 0 }, ...results];
}

/** The lines as they would be shown. */
export const linesOf = (edit: Edit): string[] => keptLines(edit).map(({ text }) => text);

/** What is to be kept of an edit, saved now. */
export function wordingOf(edit: Edit, record: GoalRecord): Wording {
  const kept = keptLines(edit);
  const lines = kept.map(({ text }) => text);
  const results = lines[0] !== undefined && isObjective(lines[0]) ? kept.slice(1) : kept;
  return {
    lines: isSameLines(lines, resultLines(record.result)) ? null : lines,
    note: edit.note.trim(),
    progress: results.map(({ progress }) => progress),
    savedAt: Date.now(),
  };
}

/**
 * Moves a line among those that are not removed.
 * @param to its place among them
 * @returns null where there is no such place, or it is there already
 */
export function moved(lines: readonly Line[], key: string, to: number): readonly Line[] | null {
  const shown = lines.filter(({ isRemoved }) => !isRemoved);
  const from = shown.findIndex((line) => line.key === key);
  const [line, target] = [shown[from], shown[to]];
  if (line === undefined || target === undefined || from === to) return null;
  const others = lines.filter((other) => other !== line);
  const place = others.indexOf(target) + (to > from ? 1 : 0);
  return others.toSpliced(place, 0, line);
}

/** Reads an edit that waits in the tab. @returns null for anything else */
export function readEdit(text: string | undefined): Edit | null {
  try {
    const { objective, lines, note } = JSON.parse(text ?? '') as Edit;
    const isAim = objective === null || [objective.prefix, objective.text].every((part) => typeof part === 'string');
    const isLine = ({ key, text: words, progress }: Line) =>
      [key, words].every((part) => typeof part === 'string') && typeof progress === 'number';
    return isAim && lines.every(isLine) && typeof note === 'string' ? { objective, lines, note } : null;
  } catch {
    return null;
  }
}
