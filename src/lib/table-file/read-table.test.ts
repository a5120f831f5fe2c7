import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { makeWorkbook, sheetXml } from '../../../tests/support/made-workbooks.ts';
import { fileProblems, tableLimits } from './problems';
import { readTable } from './read-table';
import type { Cell, ReadOptions, Table } from './table';

const folder = path.join(process.cwd(), 'tests/files/tables');

async function read(name: string, options?: ReadOptions): Promise<Table> {
  return readTable(new Blob([await readFile(path.join(folder, name))]), options);
}

const cellsOf = ({ rows }: Table) => rows.map(({ cells }) => cells);
const linesOf = ({ rows }: Table) => rows.map(({ line }) => line);
const march = (day: string): Cell => ({ date: `2024-03-${day}` });
/** Rows of texts, parted by '|'. */
const texts = (...rows: string[]) => rows.map((row) => row.split('|'));

describe('a text file', () => {
  const people = [
    ['Name', 'Start', 'ID', 'Pay'],
    ['Zoë Müller', '01.03.2024', '00042', '1.234,50 €'],
    ['José Núñez', '02.03.2024', '007', '950,00 €'],
  ];

  it.each([
    ['utf8-bom-semicolon.csv', 'UTF-8', ';'],
    ['windows-1252-semicolon.csv', 'Windows-1252', ';'],
    ['utf16-le-tab.txt', 'UTF-16', '\t'],
    ['utf16-be-no-mark.csv', 'UTF-16', ';'],
    ['tabs.tsv', 'UTF-8', '\t'],
    ['sep-line.csv', 'UTF-8', ';'],
    ['pipes-old-mac.csv', 'UTF-8', '|'],
  ])('%s is %s, separated by %j, and says the same', async (name, encoding, separator) => {
    const table = await read(name);
    expect(table.facts).toEqual({ format: 'text', encoding, separator });
    expect(cellsOf(table)).toEqual(people);
  });

  it('keeps line breaks and quotation marks in cells, leaves empty rows out, and counts lines as the file does', async () => {
    const table = await read('utf8-comma.csv');
    expect(cellsOf(table)).toEqual([
      ['Name', 'Start', 'ID', 'Note'],
      ['Zoë Müller', '2024-03-01', '00042', 'Two\nlines, and a "quote"'],
      ['Łukasz', '03/04/2026', '007'],
    ]);
    expect(linesOf(table)).toEqual([1, 2, 5]);
  });

  it.each([
    [
      'libreoffice-semicolon.csv',
      texts('Name|Start|ID|Pay|Active', 'Zoë Müller|01.03.2024|00042|1234.5|1', '??\nsecond line||007|2469'),
    ],
    ['one-column.csv', texts('Name', 'Ada', 'Grace')],
    ['prototype-headings.csv', texts('__proto__|constructor|toString', 'hasOwnProperty|valueOf|__proto__')],
    ['formulas.csv', texts('Name|Phone|Note', '=1+1|+49 30 1234|@SUM(A1:A9)')],
  ])('%s is text, whatever the text means elsewhere', async (name, cells) => {
    expect(cellsOf(await read(name))).toEqual(cells);
  });

  it('is separated by what makes most columns, whatever stands above them and in its amounts', async () => {
    const rows = ['Staff', 'As of 20.11.2026', 'Name;Pay;Month', 'Ada;54.000,50;4.500,04', 'Eve;48.200,00;4.016,67'];
    expect((await readTable(new Blob([rows.join('\n')]))).facts).toMatchObject({ separator: ';' });
  });

  it.each([
    ['windows-1252-semicolon.csv', 'Macintosh', 'Zo\u00ce M¸ller'],
    ['windows-1252-semicolon.csv', 'UTF-8', 'Zo\ufffd M\ufffdller'],
    ['utf8-bom-semicolon.csv', 'Windows-1252', 'ZoÃ« MÃ¼ller'],
    ['utf16-be-no-mark.csv', 'UTF-16', 'Zoë Müller'],
  ] as const)('%s is in the encoding that is asked for: %s', async (name, encoding, first) => {
    const table = await read(name, { encoding });
    expect(table.facts).toMatchObject({ encoding });
    expect(cellsOf(table)[1]?.[0]).toBe(first);
  });

  it('is refused in an encoding in which it is no text', async () => {
    await expect(read('utf16-be-no-mark.csv', { encoding: 'UTF-8' })).rejects.toThrow(fileProblems.otherEncoding);
  });

  it('is separated as it is told to be', async () => {
    expect(cellsOf(await read('tabs.tsv', { separator: ',' }))[1]).toEqual([
      'Zoë Müller\t01.03.2024\t00042\t1.234',
      '50 €',
    ]);
  });

  it('reads a row that goes over many pieces, and characters cut by their ends', async () => {
    const note = 'Zoë\r\n東京 '.repeat(50_000);
    const table = await readTable(new Blob([`Name,Note\r\n"Ada","${note}"\r\nGrace,x\r\n`]));
    expect(cellsOf(table)).toEqual([
      ['Name', 'Note'],
      ['Ada', note.replaceAll('\r\n', '\n')],
      ['Grace', 'x'],
    ]);
    expect(linesOf(table)).toEqual([1, 2, 50_003]);
  });
});

describe('a workbook', () => {
  it('gives what Excel shows: days, times, zeros before a number, results of formulas, texts with formats', async () => {
    const table = await read('excel-like.xlsx');
    // The template's list sheet is hidden and not reported.
    expect(table.facts).toEqual({
      format: 'xlsx',
      sheet: 'R&D "2026"',
      sheets: ['Lists', 'Chart', 'R&D "2026"'],
      others: [],
    });
    expect(table.rows).toEqual([
      { line: 1, cells: ['Name', 'Start', 'ID', 'Pay'] },
      { line: 2, cells: ['Zoë Müller', march('01'), '00042', 1234.5] },
      {
        line: 4,
        cells: ['  spaced \r & <b> ', '2024-03-01 18:00', '00042', 0.633333333333333, true, '#REF!', 'from a formula'],
      },
      { line: 5, cells: ['東京', '08:30', '1234567'] },
    ]);
  });

  it.each<[string, Cell[][]]>([
    ['dates-1904.xlsx', [['Start'], [march('01')]]],
    ['prefixed-inline.xlsx', texts('Name', 'Ada')],
    ['streamed.xlsx', [...texts('Name|Start'), ['Ada', march('01')]]],
    ['styled-empty-rows.xlsx', [...texts('Name|Start'), ['Ada', march('01')]]],
    ['prototype-headings.xlsx', texts('__proto__|constructor', 'hasOwnProperty|__proto__')],
    ['first-sheet-empty.xlsx', texts('Name')],
    // Merged cells have their text in the first one.
    [
      'libreoffice-merged.xlsx',
      [
        ['Name', 'Department', 'Start'],
        ['Ada', 'Sales', march('01')],
        ['Eve\n(maiden name Ray)', '', march('02')],
        ['Noé "the ark"; 2nd', '', march('03')],
      ],
    ],
    // A date may be a text there.
    [
      'strict.xlsx',
      [
        ['Name', 'Start', 'ID', 'Changed', 'Note'],
        ['Zoë', '2024-03-01', '00042', '2024-03-01 13:30', 'Zoë!'],
        ['Ada Byron', march('02'), '00007', '2024-03-02T00:00:00.000', '#N/A'],
      ],
    ],
    [
      'libreoffice.xlsx',
      [
        ['Name', 'Start', 'ID', 'Pay', 'Active'],
        ['Zoë Müller', march('01'), '00042', 1234.5, 1],
        ['東京\nsecond line', '', '007', 2469],
      ],
    ],
    ['long-cell.xlsx', [['Name'], ['x'.repeat(1_000_000)]]],
  ])('%s is read', async (name, cells) => {
    expect(cellsOf(await read(name))).toEqual(cells);
  });

  it('of LibreOffice has its merged title, and what its formulas and formats show; its hidden sheet waits', async () => {
    const table = await read('libreoffice-staff.xlsx');
    expect(table.facts).toMatchObject({ sheet: 'Personal', sheets: ['Personal', 'Listen', 'Notizen & mehr'] });
    expect(cellsOf(table)).toEqual([
      ['Personalliste Nordbucht'],
      ['Stand:', { date: '2026-11-20' }],
      ['Vorname', 'Nachname', 'E-Mail', 'Geschlecht', 'Geburtsdatum', 'Personalnummer', 'Jahresgehalt', 'Monatsgehalt'],
      ['Jürgen', 'Groß', 'juergen.gross@northbay.example', 'Herr', { date: '1991-02-14' }, '00042', 54_000.5, 4500.04],
      ['Zoë', 'Müller', 'zoe.mueller@northbay.example', 'Frau', { date: '1988-12-01' }, '00007', 61_250, 5104.17],
      ['Łukasz', 'Żak', 'łukasz.żak@northbay.example', 'm', { date: '2000-02-29' }, '123456', 48_000, 4000],
    ]);
    expect(cellsOf(await read('libreoffice-staff.xlsx', { sheet: 'Listen' }))).toEqual([['Frau'], ['Herr']]);
  });

  it('counts the rows with content, however many have a format only', async () => {
    expect((await read('styled-far-rows.xlsx')).rows).toEqual([
      { line: 1, cells: ['Name'] },
      { line: 2, cells: ['Ada'] },
      { line: 250_001, cells: ['Eve'] },
    ]);
  });

  it('gives the sheet that is asked for, with content or not', async () => {
    expect((await read('excel-like.xlsx', { sheet: 'Lists' })).rows).toEqual([{ line: 1, cells: [1] }]);
    const empty = await read('first-sheet-empty.xlsx', { sheet: 'Empty' });
    expect(empty).toEqual({
      facts: {
        format: 'xlsx',
        sheet: 'Empty',
        sheets: ['Empty', 'People'],
        others: [{ name: 'People', rows: 1, first: [{ line: 3, cells: ['Name'] }] }],
      },
      rows: [],
    });
    expect((await read('excel-like.xlsx', { sheet: 'Chart' })).rows).toEqual([]);
  });
});

const people = sheetXml({ rows: texts('First Name|Last Name', 'Ada|Byron', 'Eve|Ray') });
const readSheet = async (xml: string) => (await readTable(await makeWorkbook([{ name: 'People', xml }]))).rows;

it.each<[string, boolean]>([
  ['hidden="1"', true],
  ['hidden="true"', true],
  ["hidden='1'", true],
  ['ht="0" customHeight="1"', true],
  ['outlineLevel="1" hidden="1"', true],
  ['hidden="0" ht="15"', false],
  ['outlineLevel="1"', false],
])('a row with %s is hidden: %s', async (attributes, isHidden) => {
  const rows = await readSheet(people.replace('<row r="2">', `<row r="2" ${attributes}>`));
  expect(rows.map((row) => row.isHidden === true)).toEqual([false, isHidden, false]);
});

it.each([
  ['<c r="A2"><f>B2&amp;C2</f></c>', '=…'],
  ['<c r="A2"><f t="shared" si="0"/></c>', '=…'],
  ['<c r="A2"><f>1+1</f><v></v></c>', '=…'],
  ['<c r="A2" t="str"><f>""</f><v></v></c>', ''],
  ['<c r="A2"><f>1+1</f><v>2</v></c>', 2],
  ['<c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
])('a formula is its result, and %s is %j', async (xml, cell) => {
  const rows = await readSheet(people.replace(/(<row r="2">)<c .*?<\/c>/u, `$1${xml}`));
  expect(rows[1]?.cells[0]).toBe(cell);
});

it.each<[string, RegExp]>([
  ['encrypted.xlsx', /password/],
  ['libreoffice.xls', /can't read this/],
  ['older.xls', /can't read this/],
  ['old-letter.doc', /can't read this/],
  ['libreoffice.ods', /can't read this/],
  ['apple.numbers', /can't read this/],
  ['binary.xlsb', /can't read this/],
  ['letter.docx', /can't read this/],
  ['pictures.zip', /can't read this/],
  ['web-page.xls', /can't read this/],
  ['note.pdf', /can't read this/],
  ['picture.csv', /can't read this/],
  ['blank-lines.csv', /no rows/],
  ['one-empty-sheet.xlsx', /no rows/],
  ['open-quote.csv', /Row 2 has a quotation mark/],
  ['cut-off.xlsx', /damaged/],
  ['damaged.xlsx', /damaged/],
  ['lying-bomb.xlsx', /damaged/],
  ['sheet-bomb.xlsx', /too large/],
  ['repeated-text-bomb.xlsx', /too large/],
  ['rows-bomb.xlsx', /20,000 rows/],
  ['far-column.xlsx', /256 columns/],
])('%s is refused: %s', async (name, message) => {
  await expect(read(name)).rejects.toMatchObject({
    name: 'TableFileError',
    message: expect.stringMatching(message) as string,
  });
});

it.each<[string, () => BlobPart[]]>([
  [fileProblems.tooLarge, () => [new Uint8Array(tableLimits.bytes + 1)]],
  [fileProblems.empty, () => []],
  [fileProblems.tooLarge, () => ['a\n'.repeat(tableLimits.rows + 1)]],
  [fileProblems.tooLarge, () => [`${','.repeat(tableLimits.columns)}a`]],
  ['Row 1 has a quotation mark', () => ['"', 'a'.repeat(tableLimits.rowCharacters)]],
])('a text is refused: %s', async (message, parts) => {
  await expect(readTable(new Blob(parts()))).rejects.toThrow(message);
});

it('reads a text of as many rows and columns as a file may have', async () => {
  const { rows } = await readTable(
    new Blob([`${','.repeat(tableLimits.columns - 1)}a\n`, 'a\n'.repeat(tableLimits.rows - 1)]),
  );
  expect([rows.length, rows[0]?.cells.length]).toEqual([tableLimits.rows, tableLimits.columns]);
});

it.each(['utf8-comma.csv', 'excel-like.xlsx', 'older.xls'])('stops when told to: %s', async (name) => {
  const stop = new AbortController();
  const reading = read(name, { signal: stop.signal });
  stop.abort(new Error('stopped'));
  await expect(reading).rejects.toThrow('stopped');
});
