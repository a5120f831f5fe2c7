import fc from 'fast-check';
import { expect, it, vi } from 'vitest';

import { beginRun, minute, setOnline } from '../../tests/support/run';

it('is behind each item once, however many are sent at once and whatever the answers are', async () => {
  vi.useFakeTimers({ now: 0 });
  const answers = fc.constantFrom('succeeds', 'fails', 'wait', 'session', 'pause', 'resume');
  const property = fc.asyncProperty(
    fc.integer({ min: 1, max: 20 }),
    fc.integer({ min: 1, max: 6 }),
    fc.array(answers, { maxLength: 60 }),
    async (total, atOnce, how) => {
      vi.clearAllTimers();
      setOnline(true);
      const { run, succeed, fail, failed, sent, last, pending } = beginRun(total, atOnce);
      for (const next of how) {
        if (next === 'succeeds') await succeed();
        else if (next === 'fails') await fail();
        else if (next === 'wait') await fail({ retryAt: Date.now() + minute });
        else if (next === 'session') await fail({ subject: 'session' });
        else if (next === 'pause') run.pause();
        else run.resume();
      }
      while (last()?.status !== 'ended') {
        run.resume();
        await succeed();
      }
      expect(pending()).toBe(0);
      expect(last()).toMatchObject({ total, failed: failed.length, done: total - failed.length });
      expect(new Set(sent).size).toBe(total);
      expect(new Set(failed).size).toBe(failed.length);
    },
  );
  await expect(fc.assert(property, { numRuns: 200 })).resolves.toBeUndefined();
});
