import { cellRef } from 'hucre/xlsx';
import { readXml } from 'hucre/xml';

import { unpack, type ZipEntry } from './zip';

/** The number formats of a workbook that fill a number up with zeros, by their position among the formats of cells. */
function paddedStyles(stylesXml: string): Map<number, number> {
  const { data } = readXml(stylesXml, { rowTag: 'numFmt', attrPrefix: '', stripNamespaces: true });
  const widths = new Map(
    data.flatMap(({ numFmtId: id, formatCode: code }) =>
      /^0{2,}$/.test(String(code)) ? [[String(id), String(code).length] as const] : [],
    ),
  );
  const [, cellFormats = ''] =
    /<(?:\w+:)?cellXfs\b([\s\S]*?)<\/(?:\w+:)?cellXfs>/.exec(stylesXml.replaceAll("'", '"')) ?? [];
  const ids = Array.from(cellFormats.matchAll(/<(?:\w+:)?xf\s[^>]*?\bnumFmtId="(\d+)"/g), ([, id = '']) => id);
  return new Map(
    ids.flatMap((id, index) => {
      const width = widths.get(id);
      return width === undefined ? [] : [[index, width] as const];
    }),
  );
}

/** Text searched without finding the end of a row. */
const longestRow = 500_000;
/** The longest opening tag that may be cut by the end of a piece. */
const longestTag = 200;

const rowTag = /<(?:\w+:)?row(?=[\s>/])([^>]*)>/g;
const cellTag = /<(?:\w+:)?c\s([^>]*)>/g;
const formulaAlone =
  /<(?:\w+:)?c\s([^>]*)>\s*<(?:\w+:)?f(?:\s[^>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>)\s*(<(?:\w+:)?v\s*(?:\/>|>\s*<\/(?:\w+:)?v>)\s*)?<\/(?:\w+:)?c>/g;

const isHiddenRow = (attributes: string) => /\s(?:hidden="(?:1|true)"|ht="0(?:\.0*)?")/.test(attributes);

/** The name of a cell: 'B7'. */
const nameOf = (attributes: string) => /(?:^|\s)r="([A-Z]{1,3}\d+)"/.exec(attributes)?.[1];

const nameAt = (line: number, column: number) => cellRef(line - 1, column);

/** Facts about a sheet that the streaming reader leaves out. Lines count from 1, columns from 0. */
export type SheetMarks = {
  /** Rows that a filter, a collapsed group or someone hides. */
  readonly hidden: ReadonlySet<number>;
  /** How many digits a cell has whose number is shown with zeros before it, as '00042'. */
  readonly digitsAt: (line: number, column: number) => number | undefined;
  /** Whether a cell has a formula without a stored result. */
  readonly isUnsolved: (line: number, column: number) => boolean;
};

/** Reads the XML of a sheet a second time, piece by piece, for its marks. */
export async function sheetMarks(stylesXml: string, sheet: ZipEntry): Promise<SheetMarks> {
  const styles = stylesXml === '' ? new Map<number, number>() : paddedStyles(stylesXml);
  const hidden = new Set<number>();
  const widths = new Map<string, number>();
  const unsolved = new Set<string>();
  let line = 0;
  function look(xml: string): void {
    // An attribute is quoted with either mark.
    const text = xml.replaceAll("'", '"');
    for (const [, attributes = ''] of text.matchAll(rowTag)) {
      line = Number(/\sr="(\d+)"/.exec(attributes)?.[1] ?? line + 1);
      if (isHiddenRow(attributes)) hidden.add(line);
    }
    if (styles.size > 0) {
      for (const [, attributes = ''] of text.matchAll(cellTag)) {
        const width = styles.get(Number(/(?:^|\s)s="(\d+)"/.exec(attributes)?.[1]));
        const name = nameOf(attributes);
        if (width !== undefined && name !== undefined) widths.set(name, width);
      }
    }
    if (!/<(?:\w+:)?f[\s>/]/.test(text)) return;
    for (const [, attributes = '', value] of text.matchAll(formulaAlone)) {
      // An empty text is a result too.
      const isText = value !== undefined && /(?:^|\s)t="str"/.test(attributes);
      const name = nameOf(attributes);
      if (!isText && name !== undefined) unsolved.add(name);
    }
  }
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of unpack(sheet)) {
    text += decoder.decode(piece, { stream: true });
    const end = text.lastIndexOf('row>') + 4;
    if (end < 4 && text.length < longestRow) continue;
    look(end < 4 ? text.slice(0, -longestTag) : text.slice(0, end));
    text = end < 4 ? text.slice(-longestTag) : text.slice(end);
  }
  look(text);
  return {
    hidden,
    digitsAt: (row, column) => widths.get(nameAt(row, column)),
    isUnsolved: (row, column) => unsolved.has(nameAt(row, column)),
  };
}
