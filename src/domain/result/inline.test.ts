import { Parser } from 'commonmark';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { plainInline } from './inline';

/** The text that CommonMark's own parser leaves of a paragraph. */
function plainByCommonMark(text: string): string {
  let plain = '';
  const walker = new Parser().parse(text).walker();
  for (let event = walker.next(); event !== null; event = walker.next()) plain += event.node.literal ?? '';
  return plain;
}

const pieces = fc.constantFrom(
  'a', 'bc', '4%', 'é', '漢', '😀', ' ', ' ', ' ', '.', ',', '(', ')', '"', '–', '€', '!',
  '*', '*', '**', '**', '***', '****', '_', '_', '__', '___',
  '`a`', '`*b*`', '``a ` b``', '`', '[a](https://a.example)', '[*a* b](b "c")', '![a](b.png)', '[a]', '<https://a.example/_b_>',
  '\\*', '\\_', '\\[', '&amp;', '&#42;', '&lt;', 'R&D', '<', 'C:\\new', 'snake_case',
); // prettier-ignore

it('reads inline Markdown as CommonMark does', () => {
  fc.assert(
    // A letter before it keeps the line a paragraph.
    fc.property(fc.array(pieces, { maxLength: 16 }), (parts) => {
      const text = `x${parts.join('')}`.trim();
      expect(plainInline(text, true)).toBe(plainByCommonMark(text));
    }),
    { numRuns: 5_000, seed: 39 },
  );
});

it.each([
  ['a ~~b~~ c', 'a b c'],
  ['C:\\\\new', 'C:\\\\new'],
  ['2 * 3, *a*', '2 * 3, *a*'],
])('%j is read beside it as %j', (text, plain) => expect(plainInline(text, false)).toBe(plain));
