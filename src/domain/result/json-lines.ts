import { labelKinds, type LabelKind } from './label-words';
import { mainOf } from './labels';
import { lineEnd, type LineType } from './result-line';

/** A line whose shape gives its type; null for a text that is still to be typed. */
export type KnownLine = { type: LineType | null; text: string; at: number };

/** Deeper than any draft is nested. */
export const deepest = 20;

/** A value of an answer with its offsets in the text. */
export type FoundValue = { value: object; start: number; end: number };

const lineInBrackets = /^[ \t]*[[{](?=\s*["[{/])/gm;
/** Texts, of which the last may be cut off, and brackets. */
const eachPart = /"(?:[^"\\]|\\.)*(?:"|$)|[[\]{}]/gs;
const cutKey = /(?:,\s*|(?<=\{\s*))"(?:[^"\\]|\\.)*"?\s*:?\s*$/s;

/** Finds the JSON of an answer, of which the last may be cut off. */
export function findJson(text: string): FoundValue[] {
  const found: FoundValue[] = [];
  let last = 0;
  for (const { index, 0: line } of text.matchAll(lineInBrackets)) {
    if (index < last) continue;
    const { value, start, end } = valueAt(text, index + line.length - 1);
    if (value !== null) found.push({ value, start, end });
    last = end;
  }
  return found;
}

/** The JSON between a bracket and the one that closes it; its value is null for other text. */
function valueAt(text: string, start: number): { value: object | null; start: number; end: number } {
  const json = text.slice(start);
  const closing: string[] = [];
  let isCutText = false;
  for (const { 0: part, index } of json.matchAll(eachPart)) {
    if (part === '[' || part === '{') closing.unshift(part === '[' ? ']' : '}');
    else if (part === ']' || part === '}') closing.shift();
    else isCutText = !/^".*"$/s.test(part);
    if (closing.length === 0) return { value: parsed(json.slice(0, index + 1)), start, end: start + index + 1 };
    if (closing.length > deepest) break;
  }
  const ends = closing.join('');
  const value = parsed(`${json}${isCutText ? '"' : ''}${ends}`) ?? parsed(`${json.replace(cutKey, '')}${ends}`);
  return { value, start, end: text.length };
}

export function parsed(json: string): object | null {
  // Models write remarks, and a comma behind the last entry.
  const strict = json.replaceAll(/\s\/\/[^"\n]*$/gm, '').replaceAll(/,(?=\s*[\]}])/g, '');
  for (const attempt of [json, strict]) {
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
const spokenNames = new Set(['message', 'intro', 'introduction', 'preamble', 'closing', 'comment', 'comments']);
const isRemark = (key: string, kind: LabelKind | undefined): boolean =>
  kind === 'remarks' || kind === 'note' || spokenNames.has(key);

/** The kind of a key, without a number at its end: 'kr1'. */
function kindOfKey(words: string): LabelKind | undefined {
  return labelKinds.get(words) ?? labelKinds.get(words.replace(/ ?\d+$/, '').replace(/^keyresults?$/, 'key result'));
}

/** Whether the keys of an object are those of a result: 'formula', 'target'. */
const areDetails = (value: unknown): value is object =>
  Object.keys(value as object).filter((key) => kindOfKey(wordsOfKey(key)) === 'detail').length > 1;

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

  function walk(inner: unknown, context: Context): void {
    if (inner === null) return;
    const text = textOf(inner);
    if (text !== null) return add(context === 'any' ? null : context, text);
    if (!Array.isArray(inner)) return walkObject(inner as object, context);
    for (const each of inner) walk(each, context);
  }

  function walkObject(object: object, context: Context): void {
    const entries = Object.entries(object).filter(([, inner]: [string, unknown]) => inner !== null);
    const named = entries.map(([key, inner]: [string, unknown]) => ({
      key: wordsOfKey(key),
      raw: key,
      inner,
    }));
    const main = mainNames
      .map((name) => named.find(({ key, inner }) => mainOf(key) === name && textOf(inner)))
      .find((entry) => entry !== undefined);
    const hasList = named.some(({ inner }) => typeof inner === 'object');
    const isWrapper = context === 'any' && main === undefined;
    const own =
      context === 'any' && main !== undefined
        ? kindOfKey(mainOf(main.key)) === 'objective' || hasList
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
        else if (isWrapper || (own !== 'result' && isRemark(key, kind))) add('note', text);
        else add('detail', `${key}: ${text}`, text);
      } else if (own === 'detail' || (own === 'result' && main !== undefined)) walkDetails(key, inner);
      else if (isRemark(key, kind)) walk(inner, 'note');
      else if (own !== 'note' && kind === undefined && areDetails(inner)) {
        add('result', raw);
        walkObject(inner, 'result');
      } else walk(inner, contextOf(key, kind, own));
    }
  }

  /** The parts of a result, each with its key. */
  function walkDetails(name: string, inner: unknown): void {
    if (inner === null) return;
    const text = textOf(inner);
    if (text !== null) return add('detail', `${name}: ${text}`, text);
    for (const [key, each] of Object.entries(inner as object))
      walkDetails(Array.isArray(inner) ? name : wordsOfKey(key), each);
  }

  walk(value, 'any');
  return lines;
}

function contextOf(key: string, kind: LabelKind | undefined, own: Context): Context {
  if (kind === 'result' || /result|kpi|metric|indicator|^krs?$/.test(key)) return 'result';
  if (kind === 'objective' || /^(?:objectives|goals)$/.test(key)) return 'objective';
  return own === 'objective' ? 'result' : 'any';
}
