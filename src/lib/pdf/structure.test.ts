// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { closedQuarter, idle } from '../../../tests/support/exported-goals';
import { pdfRecord as record, readPdf, withPdfFont } from '../../../tests/support/pdf';
import { readDrawings, readObjects, readStructure } from '../../../tests/support/pdf-structure';
import { buildPdf, type PdfGroup } from './document';
import { buildPdfOfSeveral } from './several';

withPdfFont();

const several = (records: Parameters<typeof buildPdfOfSeveral>[0]['records']) =>
  buildPdfOfSeveral({ title: 'OKRs', day: 'Nov 21, 2026', records }, idle());

const long = 'The quick brown fox jumps over the lazy dog. '.repeat(5).trim();

/** How many elements of a type a document has, on however many pages each is. */
async function elementCount(pdf: Blob, type: string): Promise<number> {
  return [...(await readObjects(pdf)).values()].filter((body) => body.startsWith(`<</S /${type} `)).length;
}

describe('one record', () => {
  it.each([
    ['from the left', 'First', '1.', ''],
    ['from the right', '\u05d0\u05d7\u05d5\u05d6 80%', '.1', ' /ActualText <feff0031002e>'],
  ])('has the full stop of a number between number and text where the text runs %s', async (_, line, drawn, spoken) => {
    const pdf = await buildPdf(record({ lines: [line] }));
    expect((await readPdf(pdf)).lines.map(({ text }) => text.split(' ')[0])).toContain(drawn);
    expect((await readDrawings(pdf)).join('')).toMatch(new RegExp(`/[A-Za-z]+ <</MCID \\d+${spoken}>> BDC`, 'u'));
  });

  it('is a heading, paragraphs and a list with labels and bodies, in a document with title and language', async () => {
    const lines = ['Objective: grow', 'First', 'Second'];
    const kept = record({ lines, progress: [null, null, 40], note: 'Ask Ana.\nThen Bo.', quarters: [closedQuarter()] });
    const { pages, info, markInfo } = await readStructure(await buildPdf(kept));
    expect(pages.map(({ elements }) => elements)).toEqual([
      [
        'Document',
        '  H1: Okr Data',
        '  P: Grow revenue',
        '  P: Sales Manager',
        '  L',
        '    LI',
        '      Lbl: 1.',
        '      LBody: Objective: grow',
        '    LI',
        '      Lbl: 2.',
        '      LBody: First',
        '    LI',
        '      Lbl: 3.',
        '      LBody: Second',
        '  P: Progress: line 3, 40%',
        '  P: Note: Ask Ana. Then Bo.',
        '  P: Q4 2026, closed on Dec 31, 2026, score 0.8',
        '  P: \u201cSecond\u201d, 0.5: Down to 5.0; the new floor came late.',
        '  P: \u201cBefore\u201d, 1.0',
      ],
    ]);
    expect(info).toMatchObject({ Title: 'Okr Data: Grow revenue', Language: 'en-US' });
    expect(markInfo).toMatchObject({ Marked: true });
    const catalog = [...(await readObjects(await buildPdf(kept))).values()].find((body) => body.includes('/Catalog'));
    expect(catalog).toContain('/DisplayDocTitle true');
  });

  it('is black on white, and so are several; no line or area is drawn', async () => {
    const kept = record({ progress: [null, 40], note: 'Ask Ana.', quarters: [closedQuarter()] });
    const drawings = [
      ...(await readDrawings(await buildPdf(kept))),
      ...(await readDrawings(await several([kept, kept]))),
    ];
    const colors = drawings.flatMap((drawing) => drawing.match(/^.* (?:g|rg|k|sc|scn)$/gimu) ?? []);
    expect(colors.length).toBeGreaterThan(0);
    expect(colors.filter((color) => !/^0\.? g$/i.test(color))).toEqual([]);
    expect(drawings.filter((drawing) => /^(?:.* )?(?:S|s|f|F|B|b|sh)\*?$/mu.test(drawing))).toEqual([]);
  });

  it('leaves out what shows nothing', async () => {
    const { pages } = await readStructure(await buildPdf(record({ goal: '', role: ' ', lines: [] })));
    expect(pages[0]?.elements).toEqual(['Document', '  H1: Okr Data']);
  });

  it('goes on over pages in one element, and keeps page numbers out of it', async () => {
    const lines = Array.from({ length: 20 }, () => long);
    const pdf = await buildPdf(record({ lines }));
    const { pages } = await readStructure(pdf);
    expect(pages.map(({ artifacts }) => artifacts)).toEqual([[], ['2'], ['3']]);
    // The ninth item begins on the first page: its body continues, and its label is not repeated.
    const body: unknown = expect.stringMatching(/^ {6}LBody: /);
    expect(pages[1]?.elements.slice(0, 4)).toEqual(['Document', '  L', '    LI', body]);
    expect(pages[1]?.elements[4]).toBe('    LI');
    const found = ['L', 'LI', 'Lbl', 'LBody'].map((type) => elementCount(pdf, type));
    expect(await Promise.all(found)).toEqual([1, 20, 20, 20]);
  });

  it.each([
    ['between words', 'word '.repeat(60).trim()],
    ['within a word', 'x'.repeat(300)],
    ['between lines of a text', 'One\nTwo\n\nThree'],
  ])('keeps words apart and whole where lines are broken %s', async (_, goal) => {
    const [drawing = ''] = await readDrawings(await buildPdf(record({ title: '', goal, role: '', lines: [] })));
    const drawn = Array.from(drawing.matchAll(/\(([^)]*)\) Tj/gu), ([, text]) => text);
    expect(drawn.length).toBeGreaterThan(2);
    expect(drawn.join('')).toBe(goal.replace(/\n+/gu, ' '));
  });

  it.each([
    ['parentheses and backslashes', '(a) \\(b\\) ((c \\\\'],
    ['PDF of its own', 'EMC /P <</MCID 9>> BDC endstream endobj'],
    ['other alphabets', 'Größe, Zażółć gęślą jaźń, Αύξηση, Увеличить, Phó giám đốc'],
    ['controls and direction marks', 'a\u0000b\u202ec\u2066d\u200be\u0085\u0007'],
    ['characters that only a browser can draw', 'Grow 🚀 in 東京 with מכירות'],
    ['half a character', '\ud83d'],
    ['ten thousand characters', 'Grow revenue (now). '.repeat(500)],
  ])('says all that is drawn, and nothing else: %s', async (_, text) => {
    const pdf = await buildPdf(record({ title: text, goal: text, role: text, lines: [text, text], note: text }));
    const { pages } = await readStructure(pdf);
    for (const { read, drawn, artifacts } of pages) {
      expect(read).toEqual(drawn);
      expect(drawn.length).toBeGreaterThan(0);
      expect(artifacts.join('')).toMatch(/^\d*$/u);
    }
  });
});

describe('several records', () => {
  it('are contents with links, and a section each', async () => {
    const pdf = await several([record({ lines: ['First'] }), record({ goal: 'Serve customers', lines: [] })]);
    const { pages, info } = await readStructure(pdf);
    expect(pages.map(({ elements }) => elements)).toEqual([
      [
        'Document',
        '  H1: OKRs',
        '  P: Nov 21, 2026',
        '  TOC',
        '    TOCI',
        '      Reference',
        '        Link: Grow revenue 2 (link)',
        '    TOCI',
        '      Reference',
        '        Link: Serve customers 3 (link)',
      ],
      [
        'Document',
        '  Sect',
        '    H2: Okr Data',
        '    P: Grow revenue',
        '    P: Sales Manager',
        '    L',
        '      LI',
        '        Lbl: 1.',
        '        LBody: First',
      ],
      ['Document', '  Sect', '    H2: Okr Data', '    P: Serve customers', '    P: Sales Manager'],
    ]);
    expect(pages.map(({ artifacts }) => artifacts)).toEqual([['1 / 3'], ['2 / 3'], ['3 / 3']]);
    expect(info).toMatchObject({ Title: 'OKRs', Language: 'en-US' });
  });

  it('lead from every mark and link back to its element', async () => {
    const pdf = await several([record({ lines: Array.from({ length: 40 }, () => 'Line') }), record()]);
    const objects = await readObjects(pdf);
    const bodies = [...objects.values()];
    const [, keys = ''] = /\/Nums \[([^]*)\]>> \/ParentTreeNextKey 6/u.exec(bodies.join('\n')) ?? [];
    const [pageKeys, linkKeys] = [keys.matchAll(/^(\d+) \[([^\]]*)\]/gmu), keys.matchAll(/^(\d+) (\d+) 0 R$/gmu)];
    for (const [, key = '', elements = ''] of pageKeys) {
      const page = bodies.find((body) => body.includes(`/StructParents ${key} /Tabs /S`));
      expect(page).toContain('/Type /Page');
      for (const [, id] of elements.matchAll(/(\d+) 0 R/gu)) expect(objects.get(Number(id))).toMatch(/^<<\/S \//u);
    }
    const links = Array.from(linkKeys, ([, key, id]) => [objects.get(Number(id)), key] as const);
    expect(links).toHaveLength(2);
    for (const [element, key] of links) {
      const [, annotation] = /\/OBJR \/Pg \d+ 0 R \/Obj (\d+) 0 R/u.exec(element ?? '') ?? [];
      expect(objects.get(Number(annotation))).toContain(`/StructParent ${key}>>`);
    }
  });
});

describe('a pack of people', () => {
  const people: PdfGroup[] = ['Ana Ångström', 'Łukasz Żak'].map((title) => ({
    title,
    subtitle: 'Sales',
    records: [record({ title: 'OKR', lines: [] }), record({ title: 'KPI', goal: 'Serve customers', lines: ['First'] })],
  }));
  const elements = (level: number, name: string) => [
    `H${level}: ${name}`,
    'P: Sales',
    `H${level + 1}: OKR`,
    'P: Grow revenue',
    'P: Sales Manager',
    `H${level + 1}: KPI`,
    'P: Serve customers',
    'P: Sales Manager',
    'L',
    '  LI',
    '    Lbl: 1.',
    '    LBody: First',
  ];
  const below = (outer: readonly string[], inner: readonly string[]) => [
    ...outer,
    ...inner.map((line) => '  '.repeat(outer.length) + line),
  ];

  it('has the name of each as a heading above those of the goals', async () => {
    const { pages } = await readStructure(await several(people));
    expect(pages.slice(1).map((page) => page.elements)).toEqual(
      people.map(({ title }) => below(['Document', '  Sect'], elements(2, title))),
    );
  });

  it('has the same in a file for one person', async () => {
    const { pages, info } = await readStructure(await buildPdf(people[1] as PdfGroup));
    expect(pages[0]?.elements).toEqual(below(['Document'], elements(1, 'Łukasz Żak')));
    expect(info).toMatchObject({ Title: 'Łukasz Żak: Sales' });
  });
});
