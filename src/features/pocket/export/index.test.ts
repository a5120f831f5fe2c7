import { beforeEach, describe, expect, it, vi } from 'vitest';

import { exportPdf, exportTable } from '.';
import { exportedGoal as goal } from '../../../../tests/support/exported-goals.ts';

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

describe('downloads', () => {
  it.each(
    [0, 1, 2].flatMap((after) => [
      { what: 'PDF', save: exportPdf, after },
      { what: 'CSV', save: exportTable('csv'), after },
      { what: 'XLSX', save: exportTable('xlsx'), after },
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
