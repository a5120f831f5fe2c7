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
  const [, cellFormats = ''] = /<(?:\w+:)?cellXfs\b([\s\S]*?)<\/(?:\w+:)?cellXfs>/.exec(stylesXml) ?? [];
  const ids = Array.from(cellFormats.matchAll(/<(?:\w+:)?xf\s[^>]*?\bnumFmtId="(\d+)"/g), ([, id = '']) => id);
  return new Map(
    ids.flatMap((id, index) => {
      const width = widths.get(id);
      return width === undefined ? [] : [[index, width] as const];
    }),
  );
}

/** 'B' is column 1. */
const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The longest opening tag of a cell that may be cut by the end of a piece. */
const longestTag = 200;

/**
 * Which numbers of a sheet are shown with zeros before them, as '00042'. The streaming reader does not tell the format of a
 * cell; the sheet is gone through once more, only where the workbook has such formats.
 * @returns gives how many digits a cell has, by its row in the file and its column from 0
 */
export async function paddedNumbers(
  stylesXml: string,
  sheet: ZipEntry,
): Promise<(line: number, column: number) => number | undefined> {
  const styles = stylesXml === '' ? new Map<number, number>() : paddedStyles(stylesXml);
  if (styles.size === 0) return () => undefined;
  const widths = new Map<number, Map<number, number>>();
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of unpack(sheet)) {
    text = text.slice(-longestTag) + decoder.decode(piece, { stream: true });
    for (const [tag] of text.matchAll(/<(?:\w+:)?c\s[^>]*>/g)) {
      const [, letters = '', digits = ''] = /\sr="([A-Z]{1,3})(\d+)"/.exec(tag) ?? [];
      const width = styles.get(Number(/\ss="(\d+)"/.exec(tag)?.[1]));
      if (width === undefined || letters === '') continue;
      const line = Number(digits);
      widths.set(line, (widths.get(line) ?? new Map<number, number>()).set(columnOf(letters), width));
    }
  }
  return (line, column) => widths.get(line)?.get(column);
}
