import * as v from 'valibot';

import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import { limits } from '@/domain/limits';
import { hash } from '@/lib/hash';
import { packText, unpackText } from '@/lib/packed-text';
import { drawnLines, oneLine } from '@/lib/pdf/plain-text';

import type { ExportedGoal } from './exported-goal';

/*
 * Goals in the fragment of an address, which no browser sends to a server (docs/product.md 23.3). '1.' is the version, then
 * come six characters of a sum, since a changed character may still be a text, then the goals. Whoever opens a link may have
 * it from anybody: lengths are limited before and while it is read, and what comes out is text.
 */

const version = 1;
const sumLength = 6;

/** No longer fragment is made or read. */
export const maxFragment = 20_000;
const maxBytes = 200_000;
/** Of all goals together: thousands of them fit into a short fragment, and a phone would be busy for long with them. */
export const maxLines = 1000;

/** At its end is what came along from the text around it; an address has some of that percent-encoded. */
const form = /^(\d{1,4})\.([0-9a-z]{6})([\w-]+)(?:[.,;:!?)\]>"'\u2019\u201d]|%22|%3E|%E2%80%99|%E2%80%9D)*$/u;

const kinds = Object.keys(goalKinds) as GoalKind[];

/** Not the 31st of February, which a date would take for the 3rd of March. */
function isInCalendar(day: string): boolean {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** '2026-11-23', then of each goal its kind, goal, role, lines and note. */
const schema = v.tuple([
  v.pipe(v.string(), v.isoDate(), v.check(isInCalendar)),
  v.pipe(
    v.array(v.tuple([v.picklist(kinds), v.string(), v.string(), v.array(v.string()), v.string()])),
    v.minLength(1),
    v.maxLength(limits.sharedGoals),
    v.check((goals) => goals.reduce((sum, [, , , lines]) => sum + lines.length, 0) <= maxLines),
  ),
]);

/** What a link holds: the goals, and the day on which it was made, '2026-11-23'. */
export type SharedGoals = { day: string; goals: readonly ExportedGoal[] };

/** What a fragment is read as: not whole, of a later version of this page, or goals. */
export type ReadFragment = 'broken' | 'newer' | SharedGoals;

const sumOf = (packed: string): string => hash(packed).padStart(sumLength, '0').slice(-sumLength);

/**
 * The fragment for goals, without the '#'. Their dates and progress stay behind, and a note that is to stay is left out before.
 * @returns null where it would not be read again: there is too much in it
 */
export async function fragmentOf({ day, goals }: SharedGoals): Promise<string | null> {
  const rows = goals.map(({ kind, goal, role, lines, note = '' }) => [kind, goal, role, lines, note]);
  const packed = await packText(JSON.stringify([day, rows]));
  const fragment = `${version}.${sumOf(packed)}${packed}`;
  return (await readFragment(fragment)) === 'broken' ? null : fragment;
}

/**
 * Finds the fragment in what somebody pasted: a link that a mail has broken into lines, or one with words around it.
 * @returns null where none of it is whole
 */
export async function findFragment(text: string): Promise<string | null> {
  const joined = text.replaceAll(/\s/gu, '').replace(/^.*#/u, '');
  // Words behind it look like a part of it once it is joined.
  const upToBlank = /#(\d{1,4}\.\S+)/u.exec(text)?.[1] ?? '';
  for (const fragment of [joined, upToBlank]) if ((await readFragment(fragment)) !== 'broken') return fragment;
  return null;
}

/**
 * Reads what stands behind the '#'.
 * @param text a fragment or the whole link; a mail may have broken it into lines, and a sentence put a full stop behind it
 */
export async function readFragment(text: string): Promise<ReadFragment> {
  const fragment = text
    .slice(0, 2 * maxFragment)
    .replaceAll(/\s/gu, '')
    .replace(/^.*#/u, '');
  const [, made = '', sum = '', packed = ''] = form.exec(fragment) ?? [];
  if (Number(/^(\d{1,4})\./u.exec(fragment)?.[1] ?? 0) > version) return 'newer';
  if (Number(made) !== version || fragment.length > maxFragment || sumOf(packed) !== sum) return 'broken';
  try {
    const [day, rows] = v.parse(schema, JSON.parse(await unpackText(packed, maxBytes)));
    return {
      day,
      goals: rows.map(([kind, goal, role, lines, note]) => ({
        kind,
        goal: oneLine(goal),
        role: oneLine(role),
        createdAt: null,
        lines: lines.map(oneLine).filter((line) => line !== ''),
        note: drawnLines(note).join('\n').trim(),
      })),
    };
  } catch {
    return 'broken';
  }
}
