import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { excerpt, fold, hasAllWords, markedParts, wordsOf } from './text-search';

describe('fold', () => {
  it.each([
    ['Grow REVENUE', 'grow revenue'],
    ['Zürich, Škoda, Łódź', 'zurich, skoda, lodz'],
    ['Straße', 'strasse'],
    ['İstanbul Iğdır', 'istanbul igdir'],
    ['ΟΔΟΣ Όδος', 'οδοσ οδοσ'],
    ['Cafe\u0301 café', 'cafe cafe'],
    ['שָׁלוֹם', 'שלום'],
    ['\ud800 alone', '\ud800 alone'],
    ['', ''],
  ])('%j becomes %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('is the same for composed and decomposed text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
      }),
      { seed: 5, numRuns: 300 },
    );
  });
});

describe('words', () => {
  it('are split at blanks, folded and taken once', () => {
    expect(wordsOf('  Grow\u00a0the  GROW Été\n')).toEqual(['grow', 'the', 'ete']);
    expect(wordsOf('   ')).toEqual([]);
  });

  it('may stand in any order, inside other words too', () => {
    const text = fold('Raise first-contact resolution without adding headcount');
    expect(hasAllWords(text, wordsOf('head RESOLUTION'))).toBe(true);
    expect(hasAllWords(text, wordsOf('resolution nurses'))).toBe(false);
    expect(hasAllWords(text, [])).toBe(true);
  });
});

describe('marked parts', () => {
  const marks = (text: string, query: string) =>
    markedParts(text, wordsOf(query))
      .map((part) => (part.marked ? `[${part.text}]` : part.text))
      .join('');

  it.each([
    ['Grow revenue', 'rev', 'Grow [rev]enue'],
    ['Grow revenue', 'revenue grow', '[Grow] [revenue]'],
    ['Zürich zurich', 'ZURICH', '[Zürich] [zurich]'],
    ['Cafe\u0301s', 'cafe', '[Cafe\u0301]s'],
    ['Straße', 'ss', 'Stra[ß]e'],
    ['banana', 'an ana', 'b[anana]'],
    ['Nothing here', 'xyz', 'Nothing here'],
    ['a.*b', '.*', 'a[.*]b'],
    ['<img src=x>', 'img', '<[img] src=x>'],
    ['🙂 ok', 'ok', '🙂 [ok]'],
  ])('%j searched for %j is %j', (text, query, expected) => {
    expect(marks(text, query)).toBe(expected);
  });

  it('together are the text, byte for byte', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 3 }), (text, query) => {
        expect(
          markedParts(text, wordsOf(query))
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
      { seed: 5, numRuns: 300 },
    );
  });
});

describe('an excerpt', () => {
  const long = `${'start '.repeat(60)}needle${' end'.repeat(60)}`;

  it('is the text itself when it is short', () => {
    expect(excerpt('short', ['x'], 40)).toBe('short');
  });

  it('shows the start when there is no match, or one near it', () => {
    expect(excerpt(long, [], 80)).toMatch(/^start .*…$/);
    expect(excerpt(long, ['start'], 80)).toMatch(/^start .*…$/);
  });

  it('contains the first match, with marks where text was left out', () => {
    const part = excerpt(long, ['needle'], 120);
    expect(part).toContain('needle');
    expect(part).toMatch(/^….*…$/);
    expect(part.length).toBeLessThanOrEqual(122);
  });

  it.each(['\u{1F600}', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}', 'e\u0301'])(
    'is cut beside %s, never within',
    (letter) => {
      for (const shift of [0, 1, 2, 3, 4, 5, 6, 7]) {
        const part = excerpt(`${'-'.repeat(shift)}${letter.repeat(60)}needle${letter.repeat(60)}`, ['needle'], 80);
        expect(part.replaceAll(letter, '')).toMatch(/^\u2026?-*needle\u2026$/);
      }
    },
  );
});
