import type { EmployeeField } from '@/domain/employee';
import { withoutFormulaMark } from '@/lib/formula';
import { unsolvedFormula, type Cell, type TableRow } from '@/lib/table-file/table';
import { fold } from '@/lib/text-search';

/** Invisible characters that mails and web pages leave in copied text. */
const invisible = /[\u200b\u2060\ufeff]/gu;

/** The text of '="00042"', by which programs keep a spreadsheet from shortening an id. */
const asFormula = /^="((?:[^"]|"")*)"$/u;

/** An apostrophe before a number, for the same purpose. */
const beforeNumber = /^'(?=[+-]?\d)/u;

function plainText(text: string): string {
  const seen = text.replaceAll(invisible, '').trim();
  const [, quoted] = asFormula.exec(seen) ?? [];
  if (quoted === undefined && formulaText.test(seen)) return unsolvedFormula;
  return quoted?.replaceAll('""', '"').trim() ?? withoutFormulaMark(seen).replace(beforeNumber, '').trim();
}

/** A cell as text, without blanks and marks around it. A number that has lost digits stays in scientific notation. */
export function cellText(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return plainText(cell);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (typeof cell === 'object') return cell.date;
  return Number.isInteger(cell) && Math.abs(cell) >= 1e15 ? cell.toExponential() : String(cell);
}

/**
 * An error value of a spreadsheet, in any of its languages and with or without its mark, a number too wide for its column, or
 * data that did not come.
 */
const errorValue =
  /^(?:#[¡¿]?(?:[\p{Lu}_/]{2,}0?[!?]?|n\/a)(?: N\/A)?|#{2,}|(?:Err|Fehler|Erreur|Error|ERR)\s?:\s?\d{3}|(?:Loading|Lädt|Chargement|Cargando|Caricamento|Carregando)(?: data)?\s?(?:\.{2,3}|…))$/u;

/** '=TEXT(42;"00000")', '=A2', '=Sheet1!B3': the file has the formula and not its result. */
const formulaText =
  /^=\s*[+-]?(?:[\p{L}_][\p{L}\p{N}_.]*\s*\(|\$?[A-Za-z]{1,3}\$?\d+\b|'[^']+'!|[\p{L}_][\p{L}\p{N}_.]*!|\[)/u;

/** Why a cell's value is unknown; '' for any other cell. */
export function unreadableCell(text: string): string {
  if (text === unsolvedFormula) {
    return 'This formula has no result in the file. Save the file in a spreadsheet and choose it again, or enter the value.';
  }
  return errorValue.test(text) ? `The spreadsheet has an error here: ${text}. Enter the value.` : '';
}

/** Placeholders for empty cells, folded, with slashes for full stops. */
const emptyWord =
  /^(?:\(?(?:null|none|nil|undefined|blank|empty|leer|vide|vacio)\)?|\\n|nan|tb[acd]|un(?:assigned|specified)|n ?\/ ?[acdv]\/?|[ko] ?\/ ?a\/?|s ?\/ ?[od]\/?|not (?:available|applicable|assigned|specified|set|provided)|no data|(?:keine|ohne) angaben?|nicht (?:vorhanden|angegeben|verfugbar)|sans objet|non (?:renseigne|specifie|disponible)|sin (?:datos|especificar)|no (?:disponible|aplica)|ningun[oa]|aucune?)$/u;
const emptySign = /^[-\u2010-\u2015\u2212_.?/\s]+$/u;

/** Whether a cell means 'no value'. 'Null' may be a name. */
export const saysNothing = (text: string, name: EmployeeField): boolean =>
  emptySign.test(text) ||
  (name !== 'firstName' && name !== 'lastName' && emptyWord.test(fold(text.replaceAll('.', '/'))));

/**
 * The names of a file's columns, all different: a missing name, and the second of two equal ones, has its place.
 * @param header the line of the row with the names, 0 for none
 */
export function readHeadings(rows: readonly TableRow[], header: number): string[] {
  const names = rows.find(({ line }) => line === header);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const taken = new Set<string>();
  return Array.from({ length: width }, (_, index) => {
    const place = `Column ${index + 1}`;
    const name = cellText(names?.cells[index]).replaceAll(/\s+/g, ' ') || place;
    const own = taken.has(name) ? `${name} (${place})` : name;
    taken.add(own);
    return own;
  });
}

export type NamePart = 'first' | 'last';

/** A part of a whole name: the last name is before a comma, else the last word (docs/product.md 8.12). */
export function partOfName(name: string, part: NamePart): string {
  const [before = '', ...behind] = name.split(',').map((one) => one.trim());
  const words = before.split(/\s+/u);
  const [first, last] = behind.length > 0 ? [behind.join(' '), before] : [words.slice(0, -1).join(' '), words.at(-1)];
  return (part === 'first' ? first : last) ?? '';
}
