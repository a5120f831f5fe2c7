import { downloadZip } from 'client-zip';

/** A sheet of a workbook: rows of texts, with the indexes of hidden ones. */
export type SheetParts = { name: string; rows: readonly (readonly string[])[]; hidden?: readonly number[] };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const rowXml = (cells: readonly string[], at: number, isHidden: boolean) =>
  `<row r="${at + 1}"${isHidden ? ' hidden="1"' : ''}>${cells
    .map((cell) => `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`)
    .join('')}</row>`;
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = (targets: readonly (readonly [type: string, target: string])[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(([type, target], at) => `<Relationship Id="r${at}" Type="${office}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

export const sheetXml = ({ rows, hidden = [] }: Omit<SheetParts, 'name'>): string =>
  `<worksheet xmlns="${main}"><sheetData>${rows.map((cells, row) => rowXml(cells, row, hidden.includes(row))).join('')}</sheetData></worksheet>`;

/** A workbook as another program would write it. */
export async function makeWorkbook(sheets: readonly { name: string; xml: string }[]): Promise<Blob> {
  const names = sheets.map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="r${at}"/>`);
  return downloadZip([
    { name: '[Content_Types].xml', input: '<Types/>' },
    { name: '_rels/.rels', input: relations([['officeDocument', 'xl/workbook.xml']]) },
    {
      name: 'xl/workbook.xml',
      input: `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      input: relations(sheets.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const)),
    },
    ...sheets.map(({ xml }, at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, input: xml })),
  ]).blob();
}
