import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { EngineName } from '../../tools/engines.mjs';
import { peopleWalks } from './people-walks';
import type { Engine } from './tab';
import { walks } from './walks';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Runs every walk at both widths in an engine, each in its own tab. */
export function walksIn(name: EngineName, start: () => Promise<Engine>): void {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.close());

  describe.each(sizes)('$width px wide', (size) => {
    it.each(Object.entries({ ...walks, ...peopleWalks }))('%s', async (title, walk) => {
      const tab = await engine.open(size);
      try {
        await walk(tab, size);
        expect(tab.problems, 'nothing goes wrong unexpectedly').toEqual([]);
      } catch (error) {
        await tab.picture(`test-results/${name} ${size.width} ${title}.png`);
        throw error;
      } finally {
        await tab.close();
      }
    });
  });
}
