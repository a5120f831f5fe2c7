import { deepest, parsed, type FoundValue } from './json-lines';
import { splitLines, type SourceLine } from './source-lines';

/** Lines from an unindented key in lower case to the next line that is neither a key, an item, a comment nor indented. */
const block = /^(?:- )?\p{Ll}[\p{Ll}\p{Nd}_]*:.*(?:\r?\n(?:[ \t#].*|- .*|\p{Ll}[\p{L}\p{Nd}_ -]{0,40}:.*|)$)*/gmu;
const entry = /^(\p{Ll}[\p{L}\p{Nd}_ -]{0,40}):(?:\s+(.*))?$/u;
/** A key with an underscore, or an item that begins with a key: prose has neither. */
const certain = /^\s*(?:- )?\p{Ll}+_[\p{Ll}\p{Nd}_]+:(?:\s|$)|^\s*- \p{Ll}+:\s/mu;

/** Finds the YAML of an answer: maps, lists and texts, without the rest of the language. */
export function findYaml(text: string): FoundValue[] {
  return [...text.matchAll(block)].flatMap(({ index, 0: own }) => {
    const lines = splitLines(own).filter((line) => !/^(?:#|$)/.test(line.text));
    const value = certain.test(own) ? valueOf(lines) : '';
    return typeof value === 'string' ? [] : { value, start: index, end: index + own.length };
  });
}

const joined = (texts: readonly string[]): string => texts.join(' ').replace(/^(["'])(.*)\1$/s, '$2');

/** A list, a map or a text, by the first line and the indentation of the others. */
function valueOf(lines: readonly SourceLine[], depth = 0): object | string {
  const { indent, text: head } = lines[0] ?? { indent: 0, text: '' };
  const isList = head.startsWith('- ') && depth < deepest;
  const blocks: [SourceLine, ...SourceLine[]][] = [];
  for (const line of lines) {
    const above = blocks.at(-1);
    if (above && (line.indent > indent || (!isList && line.text.startsWith('- ')))) above.push(line);
    else blocks.push([line]);
  }
  if (isList)
    return blocks.map(([first, ...below]) =>
      valueOf([{ ...first, text: first.text.replace(/^- +/, ''), indent: indent + 2 }, ...below], depth + 1),
    );
  const entries = blocks.map(([first, ...below]): [string, object | string] | null => {
    const [, key, value = ''] = entry.exec(first.text) ?? [];
    if (key === undefined) return null;
    const list = value.startsWith('[') ? parsed(value) : null;
    if (list !== null) return [key, list];
    // '>' and '|' announce a text of several lines.
    return [
      key,
      /^(?:[>|][+-]?)?$/.test(value) && below.length > 0
        ? valueOf(below, depth + 1)
        : joined([value, ...below.map(({ text }) => text)]),
    ];
  });
  return entries.includes(null)
    ? joined(lines.map(({ text }) => text))
    : Object.fromEntries(entries as [string, object | string][]);
}
