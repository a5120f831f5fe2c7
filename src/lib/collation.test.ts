import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { compareTexts, sortedByTexts, sortKey } from './collation';

const keysCompare = (one: string, other: string): number | null => {
  const [first, second] = [sortKey(one), sortKey(other)];
  return first === null || second === null || first === second ? null : first < second ? -1 : 1;
};

const ascii = Array.from({ length: 95 }, (_, code) => String.fromCodePoint(32 + code));
const accented = 'àÁâÃäÅçÇéÈêËíñÑóÔõÖúÜýÿăĄćČďęěğİĶłŁńňøØőŕřśŞşŠţťůűźŻžßæÆœŒđıſK'.split('');
const marks = Array.from({ length: 0x29 }, (_, code) => String.fromCodePoint(0x300 + code));
const text = fc.string({ unit: fc.constantFrom(...ascii, ...accented, ...marks, '\u00a0', '张', 'Я'), maxLength: 6 });

describe('the key of a text', () => {
  it('never contradicts the collator', () => {
    const check = () =>
      fc.assert(
        fc.property(text, text, (one, other) => {
          const byKeys = keysCompare(one, other);
          return byKeys === null || byKeys === Math.sign(compareTexts(one, other));
        }),
        { numRuns: 20_000 },
      );
    expect(check).not.toThrow();
  });

  it('never contradicts it on numbers', () => {
    const digits = fc.string({ unit: fc.constantFrom('0', '1', '9', 'a', ' ', '.'), maxLength: 60 });
    const check = () =>
      fc.assert(
        fc.property(digits, digits, (one, other) => {
          const byKeys = keysCompare(one, other);
          return byKeys === null || byKeys === Math.sign(compareTexts(one, other));
        }),
        { numRuns: 5000 },
      );
    expect(check).not.toThrow();
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
      fc.property(fc.array(text), fc.constantFrom(1 as const, -1 as const), (texts, direction) => {
        const sorted = sortedByTexts(
          texts,
          (each) => each,
          direction,
          () => 0,
        );
        expect(sorted).toEqual(texts.toSorted((one, other) => direction * compareTexts(one, other)));
      }),
    );
  });

  it('asks for the order of equal texts', () => {
    const rows = [
      { text: 'Sales', rank: 2 },
      { text: 'sales', rank: 0 },
      { text: 'Sales', rank: 1 },
    ];
    const ranks = sortedByTexts(
      rows,
      (row) => row.text,
      1,
      (one, other) => one.rank - other.rank,
    ).map(({ rank }) => rank);
    expect(ranks).toEqual([0, 1, 2]);
  });
});
