import type { GivenEntry } from '@/device/given-entries';
import { withoutDate } from '@/domain/quality/line-dates';
import { hash } from '@/lib/hash';

import type { DueDay } from './due-days';

export type Due = DueDay & { day: string };

/** The entries of a record in its next calendar file. */
export type Entries = {
  keys: readonly string[];
  gone: readonly GivenEntry[];
  given: readonly GivenEntry[];
};

/** Identity of an entry with an earlier one: by its day, its words, then its place. */
const samenesses: readonly ((given: GivenEntry, due: Due) => boolean)[] = [
  (given, { day }) => given.day === day,
  (given, { lines }) => given.lines.some((line) => lines.some((each) => fingerprint(each) === line)),
  (given, { key }) => given.key === key,
];

/**
 * Matches the days of a record to entries of earlier files, so that the next file updates them without duplicates
 * (docs/product.md 23.2).
 * @param given the entries of earlier files
 * @param days all days of the record
 * @param chosen the days in the next file
 */
export function buildEntries(given: readonly GivenEntry[], days: readonly Due[], chosen: ReadonlySet<Due>): Entries {
  const found = new Map<Due, GivenEntry>();
  const open = new Set(given);
  for (const isSame of samenesses) {
    for (const due of days) {
      const match = found.has(due) ? undefined : [...open].find((each) => isSame(each, due));
      if (match === undefined) continue;
      found.set(due, match);
      open.delete(match);
    }
  }
  const used = new Set(given.map(({ key }) => key));
  const keys = days.map((due) => found.get(due)?.key ?? takeFree(due.key, used));
  const next = days.flatMap((due, index) =>
    chosen.has(due)
      ? { key: keys[index] ?? due.key, day: due.day, lines: due.lines.map(fingerprint) }
      : (found.get(due) ?? []),
  );
  return { keys, gone: [...open], given: [...open, ...next] };
}

/** The words of a line without its day, which the next file may change. */
const fingerprint = (line: string): string => hash(withoutDate(line));

function takeFree(key: string, used: Set<string>): string {
  let free = key;
  for (let count = 2; used.has(free); count += 1) free = `${key}-${count}`;
  used.add(free);
  return free;
}
