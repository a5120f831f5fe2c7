import { describe, expect, it } from 'vitest';

import { failUnderEach, hangAndLeave, representativeFaults, succeedAtOnce, type Submit } from './fault-pass.ts';
import type { Fault } from './faults.ts';
import { callsOf } from './wire.ts';

/**
 * The tests of everything that is submitted: it fails well under each fault, takes for success what is harmless to it,
 * and waits without a limit.
 * @param faults other ones than one of each family
 */
export function faultTests(submits: readonly Submit[], faults: readonly Fault[] = representativeFaults): void {
  describe.each(submits)('$what', (submit) => {
    const isHarmless = ({ name }: Fault) => submit.harmless.includes(name);
    const harmful = faults.filter((fault) => !isHarmless(fault));

    it(`fails well, and then succeeds: ${harmful.map(({ name }) => name).join(', ')}`, async () => {
      await failUnderEach(submit, harmful);
      expect(callsOf(submit.call)).toHaveLength(harmful.length + 1);
    });

    it.each(faults.filter(isHarmless))('takes for success: $name', async (fault) => {
      await succeedAtOnce(submit, fault);
      expect(callsOf(submit.call)).toHaveLength(1);
    });

    it('waits without a limit, and says nothing once the page is left', async () => {
      await hangAndLeave(submit);
      expect(callsOf(submit.call)).toHaveLength(1);
    });
  });
}
