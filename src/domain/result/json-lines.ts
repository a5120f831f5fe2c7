import { labelKinds, type LabelKind } from './label-words';
import { lineEnd, type LineType } from './result-line';

/** A line whose shape gives its type; null for a text that is still to be typed. */
export type KnownLine = { type: LineType | null; text: string; at: number };

/** Deeper than any draft is nested. */
const deepest = 20;

/** Finds the JSON of an answer with its offsets; null without any. */
export function findJson(text: string): { value: object; start: number; end: number } | null {
  const start = text.search(/^[ \t]*[[{]/m);
  if (start === -1) return null;
  const first = start + text.slice(start).search(/[[{]/);
  const end = text.lastIndexOf(text.charAt(first) === '{' ? '}' : ']') + 1;
  if (end <= first) return null;
  const value = parsed(text.slice(first, end));
  return value === null ? null : { value, start: first, end };
}

function parsed(json: string): object | null {
  // Models often write a comma behind the last entry.
  for (const attempt of [json, json.replaceAll(/,(?=\s*[\]}])/g, '')]) {
    try {
      const value: unknown = JSON.parse(attempt);
      return typeof value === 'object' ? value : null;
    } catch {
      // Lines in brackets are not JSON.
    }
  }
  return null;
}

/** 'key results' for 'key_results', 'keyResults' and 'KeyResults'. */
const wordsOfKey = (key: string): string =>
  key
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();

/** The keys of an object's own text, the first that it has. */
const mainNames =
  'objective|key result|keyresult|kr|kpi|result|title|name|metric|indicator|statement|text|description|content|goal|value'.split(
    '|',
  );
const ignoredNames = new Set(['id', '#', 'no', 'nr', 'number', 'index', 'type', 'kind']);
const spokenNames = new Set(['message', 'intro', 'introduction', 'preamble', 'closing', 'comment', 'comments', 'note']);

/** The kind of a key, without a number at its end: 'kr1'. */
function kindOfKey(words: string): LabelKind | undefined {
  return labelKinds.get(words) ?? labelKinds.get(words.replace(/ ?\d+$/, '').replace(/^keyresults?$/, 'key result'));
}

type Context = 'any' | 'objective' | 'result' | 'detail' | 'note';

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value).trim() : null;

/** Reads a JSON value into lines by its keys. @param stored the text with the JSON @param start its offset */
export function linesOfJson(value: unknown, stored: string, start: number): KnownLine[] {
  const lines: KnownLine[] = [];
  let at = start;

  function add(type: LineType | null, text: string, own: string = text) {
    const found = stored.indexOf(JSON.stringify(own).slice(1, -1), at);
    if (found !== -1) at = found;
    const parts = text.split(lineEnd).filter((part) => part.trim() !== '');
    // A text of several lines is an answer within an answer.
    const each = type === 'result' && parts.length > 1 ? null : type;
    for (const part of parts) lines.push({ type: each, text: part.trim(), at });
  }

  function walk(inner: unknown, context: Context, depth: number): void {
    if (depth > deepest || inner === null) return;
    const text = textOf(inner);
    if (text !== null) return add(context === 'any' ? null : context, text);
    if (Array.isArray(inner)) {
      for (const each of inner) walk(each, context, depth + 1);
      return;
    }
    walkObject(Object.entries(inner as object), context, depth);
  }

  function walkObject(entries: readonly [string, unknown][], context: Context, depth: number): void {
    const named = entries.map(([key, inner]) => ({ key: wordsOfKey(key), raw: key, inner }));
    const main = mainNames
      .map((name) => named.find(({ key, inner }) => key === name && textOf(inner)))
      .find((entry) => entry !== undefined);
    const hasList = named.some(({ inner }) => typeof inner === 'object' && inner !== null);
    const isWrapper = context === 'any' && main === undefined;
    const own =
      context === 'any' && main !== undefined
        ? kindOfKey(main.key) === 'objective' || hasList
          ? 'objective'
          : 'result'
        : context;
    if (main !== undefined && own !== 'any') add(own, textOf(main.inner) ?? '');
    for (const { key, raw, inner } of named) {
      if (key === main?.key || ignoredNames.has(key)) continue;
      const kind = kindOfKey(key);
      const text = textOf(inner);
      if (text === '') continue;
      if (text !== null) {
        if (kind === 'objective' || (kind === 'result' && (own !== 'result' || main === undefined))) add(kind, text);
        else if (spokenNames.has(key) || isWrapper) add('note', text);
        else add('detail', `${raw === key || /[A-Z_-]/.test(raw) ? key : raw}: ${text}`, text);
      } else if (kind === 'remarks' || kind === 'note') walk(inner, 'note', depth + 1);
      else if (own === 'detail' || (own === 'result' && main !== undefined)) walkDetails(key, inner, depth + 1);
      else walk(inner, contextOf(key, kind, own), depth + 1);
    }
  }

  /** The parts of a result, each with its key. */
  function walkDetails(name: string, inner: unknown, depth: number): void {
    if (depth > deepest || inner === null) return;
    const text = textOf(inner);
    if (text !== null) return add('detail', `${name}: ${text}`, text);
    for (const [key, each] of Object.entries(inner as object)) {
      walkDetails(Array.isArray(inner) ? name : wordsOfKey(key), each, depth + 1);
    }
  }

  walk(value, 'any', 0);
  return lines;
}

function contextOf(key: string, kind: LabelKind | undefined, own: Context): Context {
  if (kind === 'result' || /result|kpi|metric|indicator|^krs?$/.test(key)) return 'result';
  if (kind === 'objective' || /^(?:objectives|goals)$/.test(key)) return 'objective';
  return own === 'objective' ? 'result' : 'any';
}
