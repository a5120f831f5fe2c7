import { checkInsOf, historyOf, readCheckIns, type LineCheckIn } from '@/domain/check-ins';
import { type GoalRecord, isObjective, partsOf } from '@/domain/goal';
import { mergeWording } from '@/domain/merged-goal';
import { resultLines } from '@/domain/result-lines';
import { isSameLines, type Wording } from '@/domain/wording';

/** A result line while it is edited. Its progress goes with it wherever it is moved, and so does how that went. */
export type Line = {
  key: string;
  text: string;
  progress: number;
  history: readonly LineCheckIn[];
  isRemoved: boolean;
};

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
      history: historyOf(wording?.checkIns ?? [], index),
      isRemoved: false,
    })),
    note,
  };
}

/**
 * A wording as one text, by which it is compared with others: null or the record's own lines are the same, and so is however
 * the progress went.
 */
export const editText = (record: GoalRecord, wording: Wording | undefined): string =>
  JSON.stringify(editOf(record, wording && { ...wording, checkIns: [] }));

type KeptLine = Pick<Line, 'text' | 'progress' | 'history'>;

/** The lines that are left, one each: a line break in a field begins another one, and blank ones are none. */
function keptLines({ objective, lines }: Edit): KeptLine[] {
  const aim = objective === null ? '' : objective.text.replaceAll(/\s*\n\s*/g, ' ').trim();
  const results = lines
    .filter(({ isRemoved }) => !isRemoved)
    .flatMap(({ text, progress, history }) =>
      text
        .split('\n')
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .map((part, index) =>
          index === 0 ? { text: part, progress, history } : { text: part, progress: 0, history: [] },
        ),
    );
  return objective === null || aim === ''
    ? results
    : [{ text: objective.prefix + aim, progress: 0, history: [] }, ...results];
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
    checkIns: checkInsOf(results.map(({ history }) => history)),
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

const readHistory = (history: unknown): readonly LineCheckIn[] => {
  const days = Array.isArray(history) ? (history as Partial<LineCheckIn>[]) : [];
  return historyOf(readCheckIns(days.map(({ day, percent }) => ({ day, progress: [percent] }))), 0);
};

/** Reads an edit that waits in the tab. @returns null for anything else */
export function readEdit(text: string | undefined): Edit | null {
  try {
    // A tab may wait since a version without check-ins.
    const { objective, lines, note } = JSON.parse(text ?? '') as {
      [Field in keyof Edit]: Field extends 'lines' ? (Omit<Line, 'history'> & { history?: unknown })[] : Edit[Field];
    };
    const isAim = objective === null || [objective.prefix, objective.text].every((part) => typeof part === 'string');
    const isLine = ({ key, text: words, progress }: Omit<Line, 'history'>) =>
      [key, words].every((part) => typeof part === 'string') && typeof progress === 'number';
    if (!isAim || !lines.every(isLine) || typeof note !== 'string') return null;
    return { objective, lines: lines.map((line) => ({ ...line, history: readHistory(line.history) })), note };
  } catch {
    return null;
  }
}
