import fc from 'fast-check';
import { expect, it } from 'vitest';

import { alikeDrafts } from './alike-drafts';

it('finds drafts that share three lines, whatever their case and order', () => {
  expect([...alikeDrafts([['A', 'B', 'C', 'D'], ['x', 'c', 'b', 'a'], ['A', 'B', 'Y'], []])]).toEqual([0, 1]);
});

it('finds the same drafts as a comparison of each with each', () => {
  const draft = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 5 });
  fc.assert(
    fc.property(fc.array(draft, { maxLength: 8 }), (drafts) => {
      const shares = (one: string[], other: string[]) => one.filter((line) => other.includes(line)).length >= 3;
      const wanted = drafts.flatMap((one, place) =>
        drafts.some((other, at) => at !== place && shares(one, other)) ? [place] : [],
      );
      expect([...alikeDrafts(drafts)].toSorted((one, other) => one - other)).toEqual(wanted);
    }),
  );
});
