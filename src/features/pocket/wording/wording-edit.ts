import { checkInsOf, historyOf, readCheckIns, type LineCheckIn } from '@/domain/check-ins';
import type { GoalRecord } from '@/domain/goal';
import { mergeWording, originalLines } from '@/domain/merged-goal';
import { typesOf } from '@/domain/result/own-lines';
import { shownLine, type ResultLine } from '@/domain/result/result-line';
import { isSameLines, type Wording } from '@/domain/wording';

/** A result line while it is edited. Its progress goes with it wherever it is moved, and so does how that went. */
export type Line = {
  key: string;
  text: string;
  progress: number;
  history: readonly LineCheckIn[];
  isRemoved: boolean;
  /** Its details, and what else stands below it up to the next result. They stay as they are. */
  below?: readonly ResultLine[];
};

/** A wording while it is edited. */
export type Edit = {
  /** `prefix` is what makes the line the objective, such as 'Objective: '; the field has the rest. */
  objective: { prefix: string; text: string } | null;
  /** What stands above the objective, and between it and the first result. */
  above?: readonly ResultLine[];
  between?: readonly ResultLine[];
  lines: readonly Line[];
  note: string;
};

/** What the fields begin with: the person's wording, else the record's. */
export function editOf(record: GoalRecord, wording: Wording | undefined): Edit {
  const { lines, note } = mergeWording(record, wording);
  const first = lines.findIndex(({ type }) => type === 'result');
  const head = first === -1 ? lines : lines.slice(0, first);
  const aim = head.findIndex(({ type }) => type === 'objective');
  // Whoever emptied the objective may want it back.
  const original = aim === -1 ? originalLines(record).find(({ type }) => type === 'objective') : undefined;
  const { label: prefix, text } = head[aim] ?? { label: original?.label ?? '', text: '' };
  const [above, between] = [head.slice(0, Math.max(0, aim)), head.slice(aim + 1)];
  const edited: Line[] = [];
  for (const line of first === -1 ? [] : lines.slice(first)) {
    const last = edited.at(-1);
    if (line.type !== 'result') {
      if (last) last.below = [...(last.below ?? []), line];
      continue;
    }
    const index = edited.length;
    edited.push({
      key: `line ${index}`,
      text: line.text,
      progress: wording?.progress[index] ?? 0,
      history: historyOf(wording?.checkIns ?? [], index),
      isRemoved: false,
    });
  }
  return {
    objective: aim === -1 && original === undefined ? null : { prefix, text },
    ...(above.length > 0 && { above }),
    ...(between.length > 0 && { between }),
    lines: edited,
    note,
  };
}

/**
 * A wording as one text, by which it is compared with others: null or the record's own lines are the same, and so is however
 * the progress went.
 */
export const editText = (record: GoalRecord, wording: Wording | undefined): string =>
  JSON.stringify(editOf(record, wording && { ...wording, checkIns: [] }));

type KeptLine = Pick<Line, 'progress' | 'history'> & { line: ResultLine };

const asIs = (lines: readonly ResultLine[] = []): KeptLine[] =>
  lines.map((line) => ({ line, progress: 0, history: [] }));

const typed = (type: 'objective' | 'result', text: string, label = ''): ResultLine => ({ type, label, text, at: 0 });

/** The lines that are left: a line break in a field begins another one, blank ones are none, details go with their result. */
function keptLines({ objective, above, between, lines }: Edit): KeptLine[] {
  const aim = objective === null ? '' : objective.text.replaceAll(/\s*\n\s*/g, ' ').trim();
  const results = lines.flatMap(({ text, progress, history, isRemoved, below }): KeptLine[] => {
    const parts = isRemoved ? [] : text.split('\n').flatMap((part) => part.trim() || []);
    return [
      ...parts.map((part, index) => ({
        line: typed('result', part),
        progress: index === 0 ? progress : 0,
        history: index === 0 ? history : [],
      })),
      ...asIs(parts.length > 0 ? below : below?.filter(({ type }) => type !== 'detail')),
    ];
  });
  return [
    ...asIs(above),
    ...(objective === null || aim === '' ? [] : asIs([typed('objective', aim, objective.prefix)])),
    ...asIs(between),
    ...results,
  ];
}

/** The lines as they would be shown. */
export const linesOf = (edit: Edit): ResultLine[] => keptLines(edit).map(({ line }) => line);

/** What is to be kept of an edit, saved now. */
export function wordingOf(edit: Edit, record: GoalRecord): Wording {
  const kept = keptLines(edit);
  const lines = kept.map(({ line }) => line);
  const texts = lines.map(shownLine);
  const results = kept.filter(({ line }) => line.type === 'result');
  const isOriginal = isSameLines(texts, originalLines(record).map(shownLine));
  const types = isOriginal ? undefined : typesOf(lines);
  return {
    lines: isOriginal ? null : texts,
    ...(types && { types }),
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
    const { objective, above, between, lines, note } = JSON.parse(text ?? '') as {
      [Field in keyof Edit]: Field extends 'lines' ? (Omit<Line, 'history'> & { history?: unknown })[] : Edit[Field];
    };
    const isAim = objective === null || [objective.prefix, objective.text].every((part) => typeof part === 'string');
    const isLine = ({ key, text: words, progress }: Omit<Line, 'history'>) =>
      [key, words].every((part) => typeof part === 'string') && typeof progress === 'number';
    if (!isAim || !lines.every(isLine) || typeof note !== 'string') return null;
    const read = lines.map((line) => ({ ...line, history: readHistory(line.history) }));
    return { objective, ...(above && { above }), ...(between && { between }), lines: read, note };
  } catch {
    return null;
  }
}
