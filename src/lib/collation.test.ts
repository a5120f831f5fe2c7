import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createComparison, sortedSteps, sortKey } from './collation';
import { lastOf } from './slices';

const compareTexts = createComparison();

const keysCompare = (one: string, other: string): number | null => {
  const [first, second] = [sortKey(one), sortKey(other)];
  return first === null || second === null || first === second ? null : first < second ? -1 : 1;
};

const ascii = Array.from({ length: 95 }, (_, code) => String.fromCodePoint(32 + code));
const accented = 'àÁâÃäÅçÇéÈêËíñÑóÔõÖúÜýÿăĄćČďęěğİĶłŁńňøØőŕřśŞşŠţťůűźŻžßæÆœŒđıſK'.split('');
const marks = Array.from({ length: 0x29 }, (_, code) => String.fromCodePoint(0x300 + code));
const text = fc.string({ unit: fc.constantFrom(...ascii, ...accented, ...marks, '\u00a0', '张', 'Я'), maxLength: 6 });

describe('the key of a text', () => {
  it.each([
    ['letters', text, 20_000],
    ['numbers', fc.string({ unit: fc.constantFrom('0', '1', '9', 'a', ' ', '.'), maxLength: 60 }), 5000],
  ])('never contradicts the collator on %s', (_, texts, numRuns) => {
    const agrees = fc.property(texts, texts, (one, other) => {
      const byKeys = keysCompare(one, other);
      return byKeys === null || byKeys === Math.sign(compareTexts(one, other));
    });
    expect(() => fc.assert(agrees, { numRuns })).not.toThrow();
  });

  it('is there for the names of most people', () => {
    for (const name of ['Zoë Ångström', "O'Neil", 'Anne-Marie', 'Person 10', 'a.b_c+d@northbay.example']) {
      expect(sortKey(name)).not.toBeNull();
    }
    expect(sortKey('张伟')).toBeNull();
  });
});

describe('sorting by texts', () => {
  it('gives the order of the collator, in both directions', () => {
    fc.assert(
      fc.property(fc.array(text), fc.boolean(), (texts, descending) => {
        const sorted = lastOf(sortedSteps(texts, (each) => each, descending));
        const inOrder = texts.toSorted((one, other) => (descending ? -1 : 1) * compareTexts(one, other));
        expect(sorted).toEqual([...inOrder.filter(Boolean), ...inOrder.filter((each) => !each)]);
      }),
    );
  });

  it('keeps the order of equal ones, and puts those without a value last', () => {
    const rows = ['Sales', '', 'sales', null, 'Sales', 'People'].map((name, rank) => ({ name, rank }));
    const ranks = (descending: boolean) =>
      lastOf(sortedSteps(rows, (row) => row.name, descending)).map(({ rank }) => rank);
    expect(ranks(false)).toEqual([5, 2, 0, 4, 1, 3]);
    expect(ranks(true)).toEqual([0, 4, 2, 5, 1, 3]);
  });

  it('sorts by numbers', () => {
    expect(lastOf(sortedSteps([10, 9, 100, 9], (each) => each))).toEqual([9, 9, 10, 100]);
  });
});
