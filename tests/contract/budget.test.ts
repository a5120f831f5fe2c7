// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { changes, measure } from '../../tools/budget.mjs';

const bytes: Record<string, number> = {
  'main.js': 60_000,
  'react.js': 30_000,
  'goals.js': 12_345,
  'pdf.js': 40_000,
  'auth.js': 5000,
  'help.js': 2000,
  'early.js': 1000,
};

/** Two chunks may import each other. */
const manifest = {
  'index.html': {
    file: 'main.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['src/features/auth/page.tsx', 'src/features/pocket/page.tsx', '_help-page.js'],
  },
  // The entry doesn't import it, so only pages that name it load it.
  'src/early.ts': { file: 'early.js', isEntry: true },
  '_react.js': { file: 'react.js', name: 'react', imports: ['index.html'] },
  'src/features/pocket/page.tsx': { file: 'goals.js', imports: ['_react.js', '_pdf.js'] },
  '_pdf.js': { file: 'pdf.js', name: 'jspdf' },
  'src/features/auth/page.tsx': { file: 'auth.js', imports: ['index.html'] },
  'src/all.css': { file: 'all.css' },
  '_help-page.css': { file: 'help.css', name: 'help-page' },
  '_help-page.js': { file: 'help.js', name: 'help-page', imports: ['index.html'] },
};

const page = 'src/features/auth/page.tsx';
const goals = 'src/features/pocket/page.tsx';

const help = 'src/features/help/help-page.tsx';

const measured = (branch: { layout?: string[]; maxKb: number; never?: string[]; pages: string[] }) =>
  measure(
    {
      branches: {
        one: { layout: [], never: [], ...branch },
        others: { layout: [], never: [], maxKb: 999, pages: [page, goals, help] },
      },
    },
    manifest,
    (file) => bytes[file] ?? Number.NaN,
  );

describe('the budget of a branch', () => {
  it('adds up what a page, its layout and the entry load, each chunk once', () => {
    const { lines, problems, sizes } = measured({ layout: [page], maxKb: 200, pages: [page, goals] });
    expect(problems).toEqual([]);
    expect(sizes).toMatchObject({ [`one: ${page}`]: 95_000, [`one: ${goals}`]: 147_345 });
    expect(lines.slice(0, 3)).toEqual([
      'one, at most 200 kB',
      `    95.0 kB in  3 files  ${page}`,
      `   147.3 kB in  5 files  ${goals}`,
    ]);
  });

  it('finds a page that is in a chunk of its name', () => {
    const { lines, problems } = measured({ maxKb: 200, pages: [help] });
    expect(problems).toEqual([]);
    expect(lines[1]).toBe(`    92.0 kB in  3 files  ${help}`);
  });

  it('refuses what is over the limit', () => {
    expect(measured({ maxKb: 95, pages: [page] }).problems).toEqual([]);
    expect(measured({ maxKb: 94.9, pages: [page] }).problems).toEqual([`one: ${page} has 95.0 kB, 94.9 are allowed`]);
  });

  it('refuses a chunk that must come later', () => {
    expect(measured({ maxKb: 999, never: ['jspdf'], pages: [goals] }).problems).toEqual([
      `one: ${goals} must not load jspdf`,
    ]);
    expect(measured({ maxKb: 999, never: ['jspdf'], pages: [page] }).problems).toEqual([]);
  });

  it('refuses names that no build knows, for then they guard nothing', () => {
    expect(
      measured({ layout: ['src/frame.tsx'], maxKb: 999, never: ['gone'], pages: ['src/gone.tsx'] }).problems,
    ).toEqual([
      'one: src/frame.tsx is loaded by no import(): correct budget.json',
      'one: src/gone.tsx is loaded by no import(): correct budget.json',
      'one: there is no chunk gone: correct budget.json',
    ]);
  });
});

it('a page that the route tree loads is a problem where no branch lists it', () => {
  const one = { layout: [page], maxKb: 200, never: [], pages: [goals] };
  const { problems } = measure({ branches: { one } }, manifest, (file) => bytes[file] ?? Number.NaN);
  expect(problems).toEqual(['help-page is a page without a budget: add it to budget.json']);
});

it('lists the pages that changed by their growth, new ones included, and without changes of a few bytes', () => {
  expect(changes({ a: 1000, b: 1000, c: 1000, d: 1000 }, { a: 1010, b: 1200, c: 900, d: 3000, e: 500 })).toEqual([
    '  +2.0 kB to 3.0  d',
    '  +0.5 kB to 0.5  e',
    '  +0.2 kB to 1.2  b',
    '  -0.1 kB to 0.9  c',
  ]);
});
