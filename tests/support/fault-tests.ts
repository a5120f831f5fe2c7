import { describe, expect, it } from 'vitest';

import { failThenSucceed, hangAndLeave, representativeFaults, succeedAtOnce, type Submit } from './fault-pass.ts';
import type { Fault } from './faults.ts';

/**
 * The tests of everything that is submitted: it fails well under each fault, takes for success what is harmless to it,
 * and waits without a limit.
 * @param faults other ones than one of each family
 */
export function faultTests(submits: readonly Submit[], faults: readonly Fault[] = representativeFaults): void {
  describe.each(submits)('$what', (submit) => {
    const isHarmless = ({ name }: Fault) => submit.harmless.includes(name);

    it.each(faults.filter((fault) => !isHarmless(fault)))('fails well: $name', async (fault) => {
      await expect(failThenSucceed(submit, fault)).resolves.toBeUndefined();
    });

    it.each(faults.filter(isHarmless))('takes for success: $name', async (fault) => {
      await expect(succeedAtOnce(submit, fault)).resolves.toBeUndefined();
    });

    it('waits without a limit, and says nothing once the page is left', async () => {
      await expect(hangAndLeave(submit)).resolves.toBeUndefined();
    });
  });
}
