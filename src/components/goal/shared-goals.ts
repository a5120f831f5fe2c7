import * as v from 'valibot';

import { isDay } from '@/domain/days';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import { limits } from '@/domain/limits';
import { linesOfTexts, storedTypes } from '@/domain/result/own-lines';
import { lineTypes, shownLine } from '@/domain/result/result-line';
import { addToHash, emptyHash, finishHash, type HashState } from '@/lib/hash';
import { packText, unpackText } from '@/lib/packed-text';
import { drawnLines, oneLine } from '@/lib/pdf/plain-text';

import type { ExportedGoal } from './exported-goal';

/*
 * Goals in the fragment of an address, which no browser sends to a server (docs/product.md 23.3): '1.' for the version, six
 * characters of a checksum, then the goals. The checksum alone decides where the goals end, since mail and chat programs add
 * to a link and cut it. A link may come from anyone: lengths are limited before and while it is read, and the result is text.
 */

const version = 1;
const sumLength = 6;
const sums = 36 ** sumLength;

/** The longest fragment that is created or read. */
export const maxFragment = 20_000;
const maxBytes = 200_000;
/** Limit for all goals together: thousands of them fit into a short fragment, and a phone would be busy for long with them. */
export const maxLines = 1000;

/** Places where a fragment may begin that are tried in one text. */
const maxStarts = 50;
const starts = /(?=1\.([0-9a-z]{6}))/gu;

const kinds = Object.keys(goalKinds) as GoalKind[];

/** '2026-11-23', then of each goal its kind, goal, role, lines, note, and where the lines do not say it what they are. */
const schema = v.tuple([
  v.pipe(v.string(), v.check(isDay)),
  v.pipe(
    v.array(
      v.union([
        v.strictTuple([v.picklist(kinds), v.string(), v.string(), v.array(v.string()), v.string()]),
        v.strictTuple([
          v.picklist(kinds),
          v.string(),
          v.string(),
          v.array(v.string()),
          v.string(),
          v.array(v.picklist(lineTypes)),
        ]),
      ]),
    ),
    v.minLength(1),
    v.maxLength(limits.sharedGoals),
    v.check((goals) => goals.reduce((sum, [, , , lines]) => sum + lines.length, 0) <= maxLines),
  ),
]);

/** The content of a link: the goals, and the day of its creation, '2026-11-23'. */
export type SharedGoals = { day: string; goals: readonly ExportedGoal[] };

/** A fragment is incomplete, of a later version of this page, or has goals. */
export type ReadFragment = 'broken' | 'newer' | SharedGoals;

/** The last six digits of the hash in base 36. */
const sumOf = (state: HashState): number => finishHash(state) % sums;

/**
 * The fragment for goals, without the '#'. Their dates and progress are left out, and so is a note the caller removed before.
 * @returns null where it would not be read again: there is too much in it
 */
export async function encodeFragment({ day, goals }: SharedGoals): Promise<string | null> {
  const rows = goals.map(({ kind, goal, role, lines, note = '' }) => {
    const types = storedTypes(lines);
    return [kind, goal, role, lines.map(shownLine), note, ...(types ? [types] : [])];
  });
  let json = JSON.stringify([day, rows]);
  let packed = await packText(json);
  // JSON ignores the blank, and the packed text ends in another character.
  while (/[-_]$/.test(packed)) packed = await packText((json += ' '));
  const sum = sumOf(addToHash(emptyHash, packed)).toString(36).padStart(sumLength, '0');
  const fragment = `${version}.${sum}${packed}`;
  return (await readFragment(fragment)) === 'broken' ? null : fragment;
}

/**
 * Finds the fragment in a pasted text: a link that a mail broke into lines, that a filter wrapped, or with words around it.
 * @returns null where none of it is whole
 */
export async function findFragment(text: string): Promise<string | null> {
  return (await findGoals(text))?.fragment ?? newerIn(text);
}

/**
 * Reads the goals in a fragment.
 * @param text a fragment, a whole link, or a text around one
 */
export async function readFragment(text: string): Promise<ReadFragment> {
  return (await findGoals(text))?.shared ?? (newerIn(text) === null ? 'broken' : 'newer');
}

/** The fragment of a later version of this page in a text, or null. */
function newerIn(text: string): string | null {
  const [, fragment = null, made] = /(?:^|#)((\d{1,4})\.\S+)/u.exec(text) ?? [];
  return Number(made) > version ? fragment : null;
}

async function findGoals(text: string): Promise<{ fragment: string; shared: SharedGoals } | null> {
  const start = text.slice(0, 4 * maxFragment);
  // Proofpoint's filter writes '-3A' for '%3A' in a URL, that of Sophos the whole link in base64.
  for (const reading of [start, start.replaceAll(/-(?=[0-9A-F]{2})/gu, '%'), fromBase64(start)]) {
    for (const { sum, packed } of wholeIn(reading)) {
      const shared = await unpacked(packed);
      if (shared !== null) return { fragment: `${version}.${sum}${packed}`, shared };
    }
  }
  return null;
}

function fromBase64(text: string): string {
  const [, packed = ''] = /[?&]u=(aHR0[\w+/]+)/u.exec(text) ?? [];
  try {
    return atob(packed);
  } catch {
    return '';
  }
}

/** Every part of a text that fits the checksum before it. Only letters, digits, '_', '-' and '.' are part of a fragment. */
function* wholeIn(text: string): Generator<{ sum: string; packed: string }, void> {
  const letters = withoutEscapes(text).replaceAll(/[^\w.-]+/gu, '');
  for (const { index, 1: sum = '' } of [...letters.matchAll(starts)].slice(0, maxStarts)) {
    const from = index + '1.'.length + sumLength;
    const [rest = ''] = /^[\w-]*/u.exec(letters.slice(from, index + maxFragment)) ?? [];
    const wanted = Number.parseInt(sum, 36);
    let state = emptyHash;
    for (let end = 1; end <= rest.length; end += 1) {
      state = addToHash(state, rest.charAt(end - 1));
      if (sumOf(state) === wanted) yield { sum, packed: rest.slice(0, end) };
    }
  }
}

/** Tags, entities and percent-encoding, however often applied. A character that is not ASCII ends a run, as a blank does. */
function withoutEscapes(text: string): string {
  let decoded = text.replaceAll(/<\/?\w{1,9}(?: [\w-]{1,20}="[^"#%<>]{0,100}")* ?\/?>/gu, ' ');
  for (let time = 0; time < 3; time += 1) {
    decoded = decoded.replaceAll(
      /%([0-9a-f]{2})|&#x([0-9a-f]{1,6});|&#(\d{1,6});|&\w{1,8};/giu,
      (_, percent?: string, hex?: string, decimal?: string) => {
        const code = decimal === undefined ? Number.parseInt(percent ?? hex ?? '20', 16) : Number(decimal);
        return code < 128 ? String.fromCodePoint(code) : ' ';
      },
    );
  }
  return decoded;
}

async function unpacked(packed: string): Promise<SharedGoals | null> {
  try {
    const [day, rows] = v.parse(schema, JSON.parse(await unpackText(packed, maxBytes)));
    return {
      day,
      goals: rows.map(([kind, goal, role, lines, note, types]) => ({
        kind,
        goal: oneLine(goal),
        role: oneLine(role),
        createdAt: null,
        lines: linesOfTexts(lines.map(oneLine), types).filter(({ text }) => text !== ''),
        note: drawnLines(note).join('\n').trim(),
      })),
    };
  } catch {
    return null;
  }
}
