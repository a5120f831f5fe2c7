import fc from 'fast-check';
import { expect, it } from 'vitest';

import { withCommas } from './with-commas';

it('writes whole numbers as Intl does', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.nat(10_000)), (count) => {
      expect(withCommas(count)).toBe(count.toLocaleString('en-US'));
    }),
    { examples: [[0], [999], [1000], [-1000], [100_000], [1_234_567]] },
  );
});
