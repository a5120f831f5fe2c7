import { labelKinds, numberedLabels, sectionNames, type LabelKind } from './label-words';

/** The label of a line, with its prefix 'Objective 2: ' and the text behind it. */
export type Label = { kind: LabelKind; name: string; number: string; prefix: string; text: string };

const maxLabelLength = 60;

const decoration = /^[^\p{L}\p{Nd}]+/u;
/** The name, a number, and words in brackets. */
const parts =
  /^(.*?\p{L}\)?)(?:[\s-]*(?:[#№]\s*)?(\p{Nd}+(?:\.\p{Nd}+)*)| ([ivx]{1,4}|[a-h]|one|two|three|four|five)|([一二三四五六七八九十]))?\s*(?:[(（[][^()（）[\]]*[)）\]])?$/u;
/** Numbered labels without a colon: 'KR1 Reduce', 'Objective 2. Grow', 'Key Result 1 – Grow'. */
const numbered = /^(\p{L}+(?:[ -]\p{L}+){0,2}?) ?#?(\p{Nd}+(?:\.\p{Nd}+)*)(?:[.)]|\s*[-–—])?(?:\s+|$)/u;
/** The objective in 'O1/KR2', 'O1.KR2' and 'O1-KR2'. */
const ofObjective = /^o ?\p{Nd}+ ?[/.–-] ?(?=kr)/iu;
const bracketed = /^\[([^[\]]+)\]/;
/** Labels without a sign after their number: 'KR1 Reduce'. */
const abbreviations = new Set(['kr', 'rc', 'kpi']);

/** 'kpi' for 'kpi name', 'objective' for 'objective statement'. */
export const mainOf = (name: string): string => name.replace(/(?<=.) (?:name|title|statement|description|text)$/, '');

/** A fast check: most lines begin with none of `firstWords`. */
const firstLetters = /^(?:(?![一二三四五六七八九十])[\p{L}\p{M}])+/u;
const firstWords = new Set(Array.from(labelKinds.keys(), (name) => firstLetters.exec(name)?.[0]));

function labelIn(head: string): Omit<Label, 'prefix' | 'text'> | null {
  const name = head.replace(decoration, '').replace(ofObjective, '').replaceAll('_', ' ').toLowerCase();
  const whole = labelKinds.get(name) ?? labelKinds.get(mainOf(name));
  if (whole !== undefined) return { kind: whole, name, number: '' };
  const [, word = '', digits, letters, sign, number = digits ?? letters ?? sign ?? ''] = parts.exec(name) ?? [];
  // 'OKR 1: Grow'
  const kind = word === 'okr' && number !== '' ? 'objective' : labelKinds.get(word);
  return kind === undefined ? null : { kind, name: word, number };
}

/** Finds the known label at the start of a line. @param text without Markdown */
export function readLabel(text: string): Label | null {
  const firstWord = firstLetters.exec(text.slice(0, maxLabelLength).replace(decoration, ''))?.[0].toLowerCase();
  if (!firstWords.has(firstWord)) return null;
  const [brackets = '', inner = ''] = bracketed.exec(text.slice(0, maxLabelLength)) ?? [];
  const inBrackets = labelIn(inner);
  if (inBrackets !== null) return withText(inBrackets, text, brackets.length);
  const colon = text.slice(0, maxLabelLength).search(/[:：→\t]/);
  if (colon > 0) {
    const found = labelIn(text.slice(0, colon).trim());
    if (found !== null) return withText(found, text, colon + 1);
  }
  if (text.length <= maxLabelLength) {
    const found = labelIn(text.trim());
    // 'O' alone is no label.
    if (found !== null && found.name.length > 1) return withText(found, text, text.length);
  }
  const dash = /\s[-–—/|]\s/.exec(text.slice(0, maxLabelLength));
  if (dash !== null) {
    const found = labelIn(text.slice(0, dash.index).trim());
    if (found !== null && (found.name.length > 1 || found.number !== '' || dash[0] !== ' - ')) {
      return withText(found, text, dash.index + dash[0].length);
    }
  }
  const match = numbered.exec(text);
  const kind = match && labelKinds.get((match[1] ?? '').toLowerCase());
  if (!match || (kind !== 'objective' && kind !== 'result')) return null;
  const [prefix, word = '', number = ''] = match;
  const isParted = /[.)–—-]\s*$/.test(prefix) && !/^o\s/i.test(prefix);
  return isParted || abbreviations.has(word.toLowerCase())
    ? { kind, name: word.toLowerCase(), number, prefix, text: text.slice(prefix.length).trim() }
    : null;
}

function withText({ kind, name, number }: Omit<Label, 'prefix' | 'text'>, line: string, end: number): Label {
  const text = line.slice(end).trim();
  return { kind, name, number, prefix: line.slice(0, line.length - text.length), text };
}

const nextLabel = new RegExp(
  `(?<=[\\s.;,!?|])(?=[*_]{0,2}(?:${numberedLabels.join('|')}) ?#?\\p{Nd}+(?:\\.\\p{Nd}+)*[*_]{0,2} ?[:：])|(?<=[.;!?|]\\s)(?=[*_]{0,2}(?:${sectionNames.join('|')})[*_]{0,2} ?[:：])`,
  'iu',
);
const laterColon = /(?:\p{Nd}|[.;!?|]\s[*_]{0,2}\p{L}[\p{L} ]{1,40})[*_]{0,2}\s?[:：]/u;

/** The offsets of further labels in a line, such as 'Key Result 1:' behind an objective. */
export function labelStarts(text: string): number[] {
  if (text.length > 5_000 || !laterColon.test(text)) return [];
  const starts: number[] = [];
  for (let at = 1; at < text.length; at += 1) {
    const next = text.slice(at).search(nextLabel);
    if (next === -1) break;
    at += next;
    // 'Result 1:' is within 'Key Result 1:', and '### Objective 1:' begins with signs.
    const before = readLabel(
      text
        .slice(starts.at(-1) ?? 0, at)
        .replaceAll(/[*_#]/g, '')
        .trim(),
    );
    if (before !== null && before.text !== '') starts.push(at);
  }
  return starts;
}
