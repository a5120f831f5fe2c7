// proof: pdf

import { expect, it } from 'vitest';

import { goalKinds } from '@/domain/goal-kind';

import { noteCase } from '../../../tests/support/figures';
import { hostileNames } from '../../../tests/support/hostile';
import { pdfRecord, readPdf, tenths, withPdfFont, type PdfLine } from '../../../tests/support/pdf';
import { triedOf } from '../../../tests/support/whole';
import { buildPdf } from './document';
import { pdfFileName } from './file-name';
import { drawnLines } from './plain-text';

// @vitest-environment node

withPdfFont();

type Written = { goal: string; role: string; lines: readonly string[] };

const sentence = 'Raise the share of night shifts with a full team from 71% to 95%. ';
const inAll = (text: string): Written => ({ goal: text, role: text, lines: [text, text] });

/** Records whose every letter has a font: the standard one, or the one of our own origin. */
const covered: Readonly<Record<string, Written>> = {
  'a goal of several pages': { goal: sentence.repeat(400), role: 'Nurse', lines: ['One'] },
  'a role of several pages': { goal: 'Grow', role: sentence.repeat(400), lines: ['One'] },
  'a line of several pages': { goal: 'Grow', role: 'Nurse', lines: ['One', sentence.repeat(400), 'Three'] },
  '1,000 lines': { goal: 'Grow', role: 'Nurse', lines: Array.from({ length: 1000 }, (_, line) => `Line ${line}`) },
  '1,000 long lines': { goal: 'Grow', role: 'Nurse', lines: Array.from({ length: 1000 }, () => sentence.repeat(3)) },
  'a word of 5,000 letters': inAll('x'.repeat(5000)),
  'a word of 5,000 letters beyond the standard font': inAll('\u0142'.repeat(5000)),
  'nothing': { goal: '', role: '', lines: [] },
  'signs': inAll('\u20AC 5 \u2013 \u2018a\u2019 \u201Cb\u201D \u2022 \u2026 \u2122 \u0152 \u0160'),
  'Polish': inAll('Za\u017C\u00F3\u0142\u0107 g\u0119\u015Bl\u0105 ja\u017A\u0144'),
  'Czech': inAll('P\u0159\u00EDli\u0161 \u017Elu\u0165ou\u010Dk\u00FD k\u016F\u0148'),
  'Turkish': inAll('\u0130stanbul \u0131\u015F\u0131k \u011Fa\u015Fe'),
  'Romanian': inAll('\u0218tiin\u021B\u0103 \u00EEn ac\u021Biune'),
  'Vietnamese': inAll('Ph\u00F3 gi\u00E1m \u0111\u1ED1c t\u0103ng tr\u01B0\u1EDFng'),
  'Vietnamese with separate accents': inAll('Ph\u00F3 gi\u00E1m \u0111\u1ED1c t\u0103ng tr\u01B0\u1EDFng'.normalize('NFD')),
  'Greek': inAll('\u0391\u03CD\u03BE\u03B7\u03C3\u03B7 \u03B5\u03C3\u03CC\u03B4\u03C9\u03BD'),
  'Russian': inAll('\u0423\u0432\u0435\u043B\u0438\u0447\u0438\u0442\u044C \u0432\u044B\u0440\u0443\u0447\u043A\u0443'),
  'Ukrainian': inAll('\u0417\u0440\u043E\u0441\u0442\u0438 \u0457\u0445\u043D\u0456\u0439 \u0434\u043E\u0445\u0456\u0434 \u0491'),
}; // prettier-ignore

/** The characters of the standard font; control characters, which are not drawn, come with it. */
const plain = /^[\u0020-\u007E\u00A0-\u00AC\u00AE-\u00FF]*$/u;

const records = [
  ...Object.entries(covered).map(([name, record]) => ({ name, record, isCovered: true })),
  ...[...hostileNames].map(([text, name]) => ({ name, record: inAll(text), isCovered: plain.test(text) })),
];

/** The text without line-breaking characters. */
const joined = (texts: readonly string[]): string => texts.join('').replaceAll(/\s/gu, '');

/** The lines above the page numbers. */
const bodyOf = (lines: readonly PdfLine[]) => lines.filter(({ y }) => y <= 287);

it('the plain record has exactly the specified layout', async () => {
  const { lines, pages } = await readPdf(await buildPdf(pdfRecord()));
  expect(pages).toBe(1);
  expect(lines.map(({ text, x, y }) => [text, tenths(x), tenths(y)])).toEqual([
    ['Okr Data', 10, 10],
    ['Grow revenue', 10, 20],
    ['Sales Manager', 10, 30],
    ['1. First', 10, 40],
    ['2. Second', 10, 50],
  ]);
  expect(pdfFileName(goalKinds.okr.pdfPrefix, pdfRecord().goal)).toBe('Okr-Grow revenue.pdf');
  noteCase('pdf', 'plain');
});

it.each(triedOf(records, 24))('$name is read back', async ({ name, record, isCovered }) => {
  const { lines, pages } = await readPdf(await buildPdf(pdfRecord(record)));
  const body = bodyOf(lines);
  // Inside the margins, and in the order of reading.
  expect(lines.filter(({ x, right, y }) => x < 9.8 || right > 200.05 || y < 9.9 || y > 296)).toEqual([]);
  for (let page = 1; page <= pages; page += 1) {
    const heights = body.filter((line) => line.page === page).map(({ y }) => tenths(y));
    expect(heights).toEqual(heights.toSorted((one, other) => one - other));
    expect(heights[0]).toBe(10);
    expect(heights.filter((height) => height % 10 !== 0)).toEqual([]);
    const foot = lines.filter((line) => line.page === page && line.y > 287);
    expect(foot.map(({ text }) => text)).toEqual(page === 1 ? [] : [String(page)]);
    for (const { y, size } of foot) expect(y - (size * 25.4) / 72).toBeGreaterThan(287);
  }
  const { goal, role, lines: items } = record;
  const written = [goal, role, ...items.map((item, index) => `${index + 1}. ${item}`)].flatMap(drawnLines);
  const read = joined(body.slice(1).map(({ text }) => text));
  // The rest of the line, without the characters that have no font.
  const sure = (text: string) => (isCovered ? text : text.replaceAll(/[^A-Za-z0-9]/g, ''));
  expect(sure(read)).toBe(sure(joined(written)));
  // A valid file name for what the goal says.
  const fileName = pdfFileName(goalKinds.okr.pdfPrefix, goal);
  expect(new TextEncoder().encode(fileName).length).toBeLessThanOrEqual(120);
  expect(fileName).toMatch(
    /^Okr-[^\s./\\:*?"<>|\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069][^/\\:*?"<>|\p{Cc}\p{Cs}]*\.pdf$/u,
  );
  noteCase('pdf', name);
});
