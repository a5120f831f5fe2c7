import { describe, expect, it } from 'vitest';

import { exportPdf, exportTable } from '.';
import { exportedGoal as goal } from '../../../../tests/support/exported-goals.ts';
import { savedFiles } from '../../../../tests/support/saved-files.ts';

describe('downloads', () => {
  it.each(
    [0, 1, 2].flatMap((after) => [
      { what: 'PDF', save: exportPdf, after },
      { what: 'CSV', save: exportTable('csv'), after },
      { what: 'XLSX', save: exportTable('xlsx'), after },
    ]),
  )('save no $what that was stopped after $after of two goals', async ({ save, after }) => {
    const saved = savedFiles();
    const reason = new Error('Stopped by the user.');
    const controller = new AbortController();
    const onProgress = (done: number) => {
      if (done === after) controller.abort(reason);
    };
    await expect(save([goal(), goal()], { signal: controller.signal, onProgress })).rejects.toBe(reason);
    expect(saved).toEqual([]);
  });
});
