import { startTransition, useEffect, useState } from 'react';
import { createSearchParams } from 'react-router-dom';

import type { Audience } from '@/domain/audience';
import type { EmployeeSummary } from '@/domain/employee';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';
import type { GoalRecord, Notification } from '@/domain/records';
import { fold, hasAllWords, wordsOf } from '@/lib/fold';

/** Milliseconds of work at a time: a third of a frame, so that typing and drawing keep the rest. */
const sliceLength = 5;

/** Steps between two looks at the clock. */
const stepsAtOnce = 16;

/**
 * Does a long piece of work in slices, between which the browser gets to draw and to listen.
 * @param steps does a step each time it is asked for the next
 * @param onDone called after the last step
 * @returns the function that gives the work up
 */
function inSlices(steps: Iterator<unknown>, onDone: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;

  function slice(): void {
    const end = performance.now() + sliceLength;
    do {
      for (let step = 0; step < stepsAtOnce; step += 1) {
        if (steps.next().done === true) return onDone();
      }
    } while (performance.now() < end);
    timer = setTimeout(slice);
  }

  timer = setTimeout(slice);
  return () => clearTimeout(timer);
}

/** What can be found: where it leads and the texts it is found by. */
export type Entry = {
  key: string;
  /** The address of its record. */
  to: string;
  title: string;
  detail: string;
  /** Read only as far as it was matched. */
  body: string;
};

/** A saved goal leads to its record in the pocket. */
export function goalEntry(audience: Audience, kind: GoalKind): (record: GoalRecord) => Entry {
  const path = goalKinds[kind].listPath[audience];
  return ({ key, goal, role, result }) => ({
    key,
    to: `${path}?${createSearchParams({ record: key }).toString()}`,
    title: goal,
    detail: role,
    body: result,
  });
}

/** A notification leads to the page where it can be marked as read. */
export function notificationEntry({ id, message }: Notification): Entry {
  return { key: String(id), to: paths.notifications, title: message, detail: '', body: '' };
}

/** A person leads to their details in the employee list. */
export function employeeEntry({ id, firstName, lastName, workMail, department }: EmployeeSummary): Entry {
  const name = `${firstName} ${lastName}`.trim();
  return {
    key: id,
    to: `${paths.employeeList}?${createSearchParams({ employee: id }).toString()}`,
    title: name,
    detail: [department, workMail].filter((part) => part !== '').join(' \u00b7 '),
    body: '',
  };
}

/** What was made of a row once, and is forgotten with its list. */
const prepared = new WeakMap<object, { entry: Entry; folded: string }>();

function prepare<Row extends object>(row: Row, entryOf: (row: Row) => Entry): { entry: Entry; folded: string } {
  const kept = prepared.get(row);
  if (kept !== undefined) return kept;
  const entry = entryOf(row);
  const made = { entry, folded: fold(`${entry.title}\n${entry.detail}\n${entry.body}`) };
  prepared.set(row, made);
  return made;
}

/** Looks at one row a step, and collects those that have every word. */
function* looking<Row extends object>(
  rows: readonly Row[],
  entryOf: (row: Row) => Entry,
  query: string,
  found: Entry[],
): Generator<undefined, undefined> {
  const words = wordsOf(query);
  if (words.length === 0) return;
  for (const row of rows) {
    const { entry, folded } = prepare(row, entryOf);
    if (hasAllWords(folded, words)) found.push(entry);
    yield;
  }
}

type Matches = { query: string; found: readonly Entry[] };

/**
 * What a list has for a query. Ten thousand rows are looked at in slices, and what was found before stays until the new
 * answer is complete, so that typing is never held up.
 * @param rows undefined while they are loaded
 * @param entryOf what a row says; give a function that stays the same
 * @returns what was found, and for which query
 */
export function useMatches<Row extends object>(
  rows: readonly Row[] | undefined,
  entryOf: (row: Row) => Entry,
  query: string,
): Matches {
  const [matches, setMatches] = useState<Matches>({ query: '', found: [] });

  useEffect(() => {
    if (rows === undefined) return;
    const found: Entry[] = [];
    return inSlices(looking(rows, entryOf, query, found), () => startTransition(() => setMatches({ query, found })));
  }, [rows, entryOf, query]);

  return matches;
}
