// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { formatReports, weighRoutes, type ChunkFacts } from '../../tools/budget';

const chunk = (fileName: string, size: number, imports: string[], modules: Record<string, number>): ChunkFacts => ({
  fileName,
  size,
  imports,
  modules: new Map(Object.entries(modules)),
});

const chunks = [
  chunk('main.js', 60_000, ['react.js'], { 'src/main.tsx': 1000, 'src/app/app.tsx': 2000 }),
  chunk('react.js', 30_000, [], { 'node_modules/react-dom/index.js': 500_000 }),
  chunk('goals.js', 12_345, ['react.js', 'main.js', 'pdf.js'], { 'src/features/goals/page.tsx': 9000 }),
  chunk('pdf.js', 40_000, [], { 'node_modules/jspdf/dist/jspdf.es.js': 300_000 }),
  chunk('auth.js', 5000, ['main.js'], { 'src/features/auth/page.tsx': 4000 }),
];

const weigh = (modules: string[], maxKb: number, never: string[] = []) => {
  const [report] = weighRoutes({ routes: { page: { modules, maxKb, never } } }, chunks);
  return report;
};

describe('the budget of a route', () => {
  it('adds up the chunks of its modules and what they import, each once', () => {
    expect(weigh(['src/main.tsx', 'src/features/auth/page.tsx'], 95)).toEqual({
      route: 'page',
      kb: 95,
      maxKb: 95,
      files: 3,
      problems: [],
    });
  });

  it('follows imports through circles', () => {
    const circle = [chunk('a.js', 1000, ['b.js'], { a: 1 }), chunk('b.js', 2000, ['a.js'], { b: 1 })];
    expect(weighRoutes({ routes: { page: { modules: ['a'], maxKb: 3 } } }, circle)[0]?.kb).toBe(3);
  });

  it('says what is large when it is over', () => {
    const report = weigh(['src/main.tsx', 'src/features/auth/page.tsx'], 94.9);
    expect(report?.problems).toHaveLength(1);
    expect(report?.problems[0]).toMatch(/^95\.0 kB is over the 94\.9 kB allowed/);
    expect(report?.problems[0]).toMatch(
      /500\.0 kB {2}node_modules\/react-dom\/index\.js\n.*4\.0 kB {2}src\/features\/auth\/page\.tsx/,
    );
  });

  it('refuses a package that must come later, however it is reached', () => {
    expect(weigh(['src/features/goals/page.tsx'], 999, ['jspdf'])?.problems).toEqual([
      'jspdf must not be loaded here, but node_modules/jspdf/dist/jspdf.es.js is',
    ]);
    expect(weigh(['src/features/auth/page.tsx'], 999, ['jspdf'])?.problems).toEqual([]);
  });

  it('refuses a module that is in no chunk, for then it guards nothing', () => {
    expect(weigh(['src/gone.tsx'], 999)?.problems).toEqual(['src/gone.tsx is in no chunk: correct budget.json']);
  });

  it('prints a line a route', () => {
    expect(formatReports(weighRoutes({ routes: { page: { modules: ['src/main.tsx'], maxKb: 89 } } }, chunks))).toBe(
      '  page    90.0 of 89 kB in 2 files  OVER',
    );
  });
});
