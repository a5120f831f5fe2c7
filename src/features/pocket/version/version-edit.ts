import * as v from 'valibot';

import { mergeCheckIns, historyOf, type LineCheckIn } from '@/domain/check-ins';
import { isDay } from '@/domain/days';
import type { GoalRecord } from '@/domain/goal';
import { mergeVersion, originalLines } from '@/domain/merged-goal';
import { storedTypes } from '@/domain/result/own-lines';
import { lineTypes, shownLine, type ResultLine } from '@/domain/result/result-line';
import { isSameLines, type GoalVersion } from '@/domain/version';

/** An edited line. A result keeps its progress and check-ins when it moves. */
export type Line = Omit<ResultLine, 'at'> & {
  readonly key: string;
  readonly progress: number;
  readonly history: readonly LineCheckIn[];
  readonly isRemoved: boolean;
};

/** An edited version. */
export type Edit = { readonly lines: readonly Line[]; readonly note: string };

/** The fields' start: the person's version, else the record's lines. */
export function startEdit(record: GoalRecord, version: GoalVersion | undefined): Edit {
  const { lines, note } = mergeVersion(record, version);
  const isObjective = ({ type }: ResultLine) => type === 'objective';
  // An objective that was emptied can be typed again.
  const original = lines.some(isObjective) ? undefined : originalLines(record).find(isObjective);
  let results = 0;
  const edited = (original ? [{ ...original, text: '' }, ...lines] : lines).map(({ type, label, text }, index) => {
    const result = type === 'result' ? results++ : -1;
    return {
      key: `line ${index}`,
      type,
      label,
      text,
      progress: version?.progress[result] ?? 0,
      history: historyOf(version?.checkIns ?? [], result),
      isRemoved: false,
    };
  });
  return { lines: edited, note };
}

/** A version as text, to compare versions: check-ins don't count, and no lines equal the record's lines. */
export const editText = (record: GoalRecord, version: GoalVersion | undefined): string =>
  JSON.stringify(startEdit(record, version && { ...version, checkIns: [] }));

const isOwner = ({ type }: Line): boolean => type === 'result' || type === 'objective';

/** Lines without the details of a removed result or objective. */
export function dropDetails(lines: readonly Line[], isGone: (line: Line) => boolean): Line[] {
  let isLost = false;
  return lines.filter((line) => {
    if (isOwner(line)) isLost = isGone(line);
    return line.type !== 'detail' || !isLost;
  });
}

/** The lines to save: a line break starts another line, except in an objective; blank lines are dropped. */
function keptLines({ lines }: Edit): Line[] {
  const isGone = ({ isRemoved, text }: Line) => isRemoved || text.trim() === '';
  return dropDetails(lines, isGone).flatMap((line) => {
    if (isGone(line)) return [];
    const text = line.type === 'objective' ? line.text.replaceAll(/\s*\n\s*/g, ' ') : line.text;
    const parts = text.split('\n').flatMap((part) => part.trim() || []);
    return parts.map((part, index) => ({ ...line, text: part, ...(index > 0 && { progress: 0, history: [] }) }));
  });
}

export const linesOf = (edit: Edit): ResultLine[] =>
  keptLines(edit).map(({ type, label, text }) => ({ type, label, text, at: 0 }));

/** The version that saves an edit now. */
export function buildVersion(edit: Edit, record: GoalRecord): GoalVersion {
  const lines = keptLines(edit);
  const results = lines.filter(({ type }) => type === 'result');
  const texts = lines.map(shownLine);
  const original = originalLines(record);
  const isOriginal =
    isSameLines(texts, original.map(shownLine)) && lines.every(({ type }, index) => type === original[index]?.type);
  const types = isOriginal ? undefined : storedTypes(lines);
  return {
    lines: isOriginal ? null : texts,
    ...(types && { types }),
    note: edit.note.trim(),
    progress: results.map(({ progress }) => progress),
    checkIns: mergeCheckIns(results.map(({ history }) => history)),
    savedAt: Date.now(),
  };
}

/** A result with its details. */
function withDetailsOf(lines: readonly Line[], result: Line): readonly Line[] {
  const start = lines.indexOf(result);
  const end = lines.findIndex(({ type }, index) => index > start && type !== 'detail');
  return lines.slice(start, end === -1 ? undefined : end);
}

export const isMovable = ({ type, isRemoved }: Line): boolean => type === 'result' && !isRemoved;

/** Adds an empty result below the last one. */
export function added(lines: readonly Line[], key: string): readonly Line[] {
  const last = lines.findLast(({ type }) => type === 'result');
  const place = last === undefined ? lines.length : lines.indexOf(last) + withDetailsOf(lines, last).length;
  return lines.toSpliced(place, 0, {
    key,
    type: 'result',
    label: '',
    text: '',
    progress: 0,
    history: [],
    isRemoved: false,
  });
}

/**
 * Moves a result and its details among the results that are not removed.
 * @param to its new index among them
 * @returns null if there is no such index, or the result is there already
 */
export function moved(lines: readonly Line[], key: string, to: number): readonly Line[] | null {
  const results = lines.filter(isMovable);
  const from = results.findIndex((line) => line.key === key);
  const [line, target] = [results[from], results[to]];
  if (line === undefined || target === undefined || from === to) return null;
  const block = withDetailsOf(lines, line);
  const others = lines.filter((other) => !block.includes(other));
  const place = others.indexOf(target) + (to > from ? withDetailsOf(others, target).length : 0);
  return others.toSpliced(place, 0, ...block);
}

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const checkIn = v.object({
  day: v.pipe(v.string(), v.check(isDay)),
  percent,
  value: v.exactOptional(v.string()),
});
const editSchema = v.strictObject({
  lines: v.array(
    v.object({
      key: v.string(),
      type: v.picklist(lineTypes),
      label: v.string(),
      text: v.string(),
      progress: percent,
      history: v.array(checkIn),
      isRemoved: v.boolean(),
    }),
  ),
  note: v.string(),
});

/** Reads an edit from the tab; null for anything else. */
export function readEdit(text = ''): Edit | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), editSchema), text);
  return read.success ? read.output : null;
}
