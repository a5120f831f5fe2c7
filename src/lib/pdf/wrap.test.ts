// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { wrap } from './wrap';

const byLength = (piece: string): number => piece.length;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

describe('wrap', () => {
  it.each([
    ['', 10, ['']],
    ['one two three', 7, ['one two', 'three']],
    ['a  b', 10, ['a  b']],
    ['one    two', 5, ['one', 'two']],
    ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
    ['ab abcdefgh cd', 4, ['ab', 'abcd', 'efgh', 'cd']],
    ['売上を伸ばす。', 4, ['売上を', '伸ばす。']],
    ['no\u00a0break here', 8, ['no\u00a0break', 'here']],
  ])('%j in %d', (text, width, lines) => {
    expect(wrap(text, width, byLength)).toEqual(lines);
  });

  it('never takes a character apart', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(wrap(family.repeat(3), family.length, byLength)).toEqual([family, family, family]);
  });

  it('loses nothing but blanks and keeps the width', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'ł', ' ', '日', '。', '「', 'ก', '🚀', 'e\u0301') }),
        (text) => {
          const lines = wrap(text, 12, byLength);
          expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
          const tooLong = lines.filter((line) => line.length > 12 && [...graphemes.segment(line)].length > 1);
          expect(tooLong).toEqual([]);
        },
      ),
      { seed: 10, numRuns: 1000 },
    );
  });

  it.each(['x', 'word ', '日', 'क्ष'])('measures in proportion to the length of the text: %j', (unit) => {
    const measuredFor = (length: number) => {
      let measured = 0;
      wrap(unit.repeat(length / unit.length), 100, (text) => {
        measured += text.length;
        return text.length;
      });
      return measured;
    };
    expect(measuredFor(240_000)).toBeLessThan(2.2 * measuredFor(120_000));
  });
});
