import { unzipSync } from 'fflate';
import { parseCsv } from 'hucre/csv';
import { SaxesParser } from 'saxes';

/* Written files, read by other programs' parsers: a strict XML 1.0 parser for workbooks, hucre's CSV reader for Papa
   Parse's files. */

/** A workbook's text as ECMA-376 decodes it: '_x0041_' is 'A'. */
const unescaped = (text: string): string =>
  text.replaceAll(/_x([\dA-F]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** A text as a written file has it: without hidden marks and controls, with U+FFFD for noncharacters. */
export const shown = (text: string): string =>
  text
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/u)
    .map((line) =>
      line
        .replaceAll('\t', ' ')
        .replaceAll(/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\p{Cc}/gu, '')
        .replaceAll(/[\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]|[^\0-\uffff]/gu, (one) =>
          one.length === 1 || ((one.codePointAt(0) ?? 0) & 0xfffe) === 0xfffe ? '\ufffd' : one,
        ),
    )
    .join('\n');

export const filesOf = async (zip: Blob): Promise<Map<string, Uint8Array<ArrayBuffer>>> =>
  new Map(Object.entries(unzipSync(new Uint8Array(await zip.arrayBuffer()))));

/**
 * The rows of one sheet of a workbook, its headings among them.
 * @throws where any part is not well-formed XML in UTF-8
 */
export async function workbookRows(workbook: Blob, sheet = 'xl/worksheets/sheet1.xml'): Promise<string[][]> {
  const rows: { isShared: boolean; text: string }[][] = [];
  const strings: { text: string }[] = [];
  for (const [name, bytes] of await filesOf(workbook)) {
    if (!/\.(?:xml|rels)$/.test(name)) continue;
    const parser = new SaxesParser();
    let into: { text: string } | undefined;
    let isText = false;
    parser.on('error', (reason) => {
      throw new Error(`${name}: ${reason.message}`);
    });
    parser.on('opentag', ({ name: tag, attributes }) => {
      if (name === sheet && tag === 'row') rows.push([]);
      if (name === sheet && tag === 'c')
        into = newest(rows.at(-1) ?? [], { isShared: attributes['t'] === 's', text: '' });
      if (name === 'xl/sharedStrings.xml' && tag === 'si') into = newest(strings, { text: '' });
      isText = tag === 't' || tag === 'v';
    });
    parser.on('closetag', () => (isText = false));
    parser.on('text', (text) => {
      if (into && isText) into.text += unescaped(text);
    });
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).close();
  }
  return rows.map((row) => row.map(({ isShared, text }) => (isShared ? (strings[Number(text)]?.text ?? '') : text)));
}

function newest<T>(list: T[], item: T): T {
  list.push(item);
  return item;
}

export async function csvRows(file: Blob, delimiter = ','): Promise<string[][]> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  return parseCsv(text, { delimiter }) as string[][];
}
