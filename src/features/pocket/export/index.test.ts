import { beforeEach, describe, expect, it, vi } from 'vitest';

import { exportCsv, exportPdf, exportXlsx } from '.';
import { exportedGoal as goal, idle } from '../../../../tests/support/exported-goals.ts';
import { readPdf } from '../../../../tests/support/pdf.ts';

/** Downloaded files by name. */
let saved: Map<string, Blob>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  saved = new Map();
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    blob = made as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.set(this.download, blob);
  });
});
const onlyFile = () => [...saved].map(([name, blob]) => ({ name, blob }))[0];

describe('downloads', () => {
  it('save one PDF, named and titled by the kinds in it', async () => {
    await exportPdf([goal(), goal({ kind: 'kpi', goal: 'Uptime' })], idle());
    const file = onlyFile();
    expect(file?.name).toBe('OKRs-and-KPIs-2026-11-21.pdf');
    expect(file?.blob.type).toBe('application/pdf');
    const texts = (await readPdf(file?.blob ?? new Blob())).lines.map(({ text }) => text);
    expect(texts).toEqual(
      expect.arrayContaining(['OKRs and KPIs', 'Nov 21, 2026', 'Okr Data', 'Grow revenue', 'Kpi Data', 'Uptime']),
    );
  });

  it('save one CSV file', async () => {
    await exportCsv([goal({ createdAt: null, lines: ['First'] })], idle());
    const file = onlyFile();
    expect(file?.name).toBe('OKRs-2026-11-21.csv');
    expect(file?.blob.type).toBe('text/csv;charset=utf-8');
    expect([...new Uint8Array((await file?.blob.arrayBuffer()) ?? [])].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
    expect(await file?.blob.text()).toContain('OKR,Grow revenue,Sales Manager,,1,First,,');
  });

  it.each(
    [0, 1, 2].flatMap((after) => [
      { what: 'PDF', save: exportPdf, after },
      { what: 'CSV', save: exportCsv, after },
      { what: 'XLSX', save: exportXlsx, after },
    ]),
  )('save no $what that was stopped after $after of two goals', async ({ save, after }) => {
    const reason = new Error('Stopped by the user.');
    const controller = new AbortController();
    const onProgress = (done: number) => {
      if (done === after) controller.abort(reason);
    };
    await expect(save([goal(), goal()], { signal: controller.signal, onProgress })).rejects.toBe(reason);
    expect(saved.size).toBe(0);
  });
});
