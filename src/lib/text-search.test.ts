import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { excerpt, fold, hasAllWords, markedParts, foldWords } from './text-search';

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
    ['Þórshöfn, Ħal Għaxaq, Sápmi Ŋ', 'thorshofn, hal ghaxaq, sapmi n'],
    ['ﬁnance ﬂow, ＯＫＲ １２, Ⅳ ™', 'finance flow, okr 12, iv tm'],
    ['20\u00a0% 20\u202f% 20 ％ 20%', '20% 20% 20% 20%'],
    ['1.5 to 2.25. Then \uff13\uff0e\uff14', '1.5 to 2.25 then 3.4'],
    ['', ''],
  ])('%j becomes %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it.each([
    ['apostrophes', 'O|Neill', ['', "'", '`', '\u2018', '\u2019', '\u201b', '\u02bc', '\u02bb', '\u2032', '\u00b4', '\uff07', '\u05f3']],
    ['quotation marks', '|Ship it|', ['', '"', '\u201c', '\u201d', '\u201e', '\u00ab', '\u00bb', '\u2039', '\u300c', '\u300f', '\u300a', '\uff02']],
    ['hyphens', 'mid|market', Array.from('-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uff0d\ufe63\u058a\u05be\u2027\u2e17')],
    ['percent signs', '20|', ['%', ' %', '\u00a0%', '\u2009%', '\u202f %', '\uff05', '\ufe6a', '\u066a']],
    ['full stops', 'U|S| market', ['', '.', '\uff0e', '\u2024']],
    ['slashes', '24|7', ['/', '\u2044', '\u2215', '\uff0f']],
    ['fractions', '| of costs', ['1/2', '\u00bd', '1\u20442']],
    ['numero signs', '| 5', ['No', 'No.', 'N\u00b0', 'N\u00ba', '\u2116', 'N.\u00ba']],
    ['times signs', '3 | 4', ['x', '\u00d7']],
    ['keys of Arabic and Persian keyboards', '\u0627\u0644|\u0628', ['\u0643', '\u06a9']],
    ['endings of Arabic words', '\u0645\u062f\u0631\u0633|', ['\u0629', '\u0647']],
    ['digits', '| goals', ['2030', '\u0662\u0660\u0663\u0660', '\u06f2\u06f0\u06f3\u06f0', '\u0968\u0966\u0969\u0966']],
    ['hidden marks', 'resources|', ['', '\u00ad', '\u200b', '\u200d', '\u2060', '\ufeff']],
  ])('makes %s alike', (_, text, signs) => {
    const folded = signs.map((sign) => fold(text.replaceAll('|', sign)));
    expect(new Set(folded).size).toBe(1);
  }); // prettier-ignore

  it('of a name with the last name first are found in the name', () => {
    expect(foldWords('Raman, Priya,')).toEqual(['raman', 'priya']);
    expect(hasAllWords(fold('Priya Raman'), foldWords('Raman, Priya'))).toBe(true);
    expect(foldWords('1,5 %, x')).toEqual([...foldWords('1,5 %'), 'x']);
  });

  it('is the same for every form of a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'].map((form) => fold(text.normalize(form)));
        expect(new Set(forms)).toEqual(new Set([fold(text)]));
      }),
      { seed: 5, numRuns: 300 },
    );
  });
});

/** Characters that fold to fewer, to more, or together with adjacent ones. */
const pieces = [
  'a', 'O', 'é', 'e\u0301', 'æ', 'ﬁ', 'İ', 'Þ', '１', '2', '한', 'ﾊﾟ', '\u{1F642}', '\u0915\u094d', '\ud800', "'", '\u2019', '\u00b4',
  '\u201c', '\u300d', '-', '\u2011', '\u2014', '.', '\u00bd', '%', '\uff05', '\u00ad', '\u200d', ' ', ' ', '\u00a0', '\u202f', '\n',
]; // prettier-ignore
const someText = fc.array(fc.constantFrom(...pieces), { maxLength: 12 });

describe('words', () => {
  it('are split at blanks, folded and taken once', () => {
    expect(foldWords('  Grow\u00a0the  GROW Été\n')).toEqual(['grow', 'the', 'ete']);
    expect(foldWords('   ')).toEqual([]);
  });

  it('may come in any order, inside other words too', () => {
    const text = fold('Raise first-contact resolution without adding headcount');
    expect(hasAllWords(text, foldWords('head RESOLUTION'))).toBe(true);
    expect(hasAllWords(text, foldWords('resolution nurses'))).toBe(false);
    expect(hasAllWords(text, [])).toBe(true);
  });
});

describe('marked parts', () => {
  const marks = (text: string, query: string) =>
    markedParts(text, foldWords(query))
      .map((part) => (part.marked ? `[${part.text}]` : part.text))
      .join('');

  it.each([
    ['Grow revenue', 'revenue grow', '[Grow] [revenue]'],
    ['banana', 'an ana', 'b[anana]'],
    ['Nothing here', 'xyz', 'Nothing here'],
    ['a+*b', '+*', 'a[+*]b'],
    ['<img src=x>', 'img', '<[img] src=x>'],
    ['Win back O\u2019Neill\u2019s clinics', "o'neill", 'Win back [O\u2019Neill]\u2019s clinics'],
    ['by 20\u00a0% or more', '20%', 'by [20\u00a0%] or more'],
    ['in the U.S. by 1.5%.', 'us 1.5%', 'in the [U.S]. by [1.5%].'],
  ])('%j searched for %j is %j', (text, query, expected) => {
    expect(marks(text, query)).toBe(expected);
  });

  it('together are the text, byte for byte', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 3 }), (text, query) => {
        const parts = markedParts(text, foldWords(query));
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
      { seed: 5, numRuns: 300 },
    );
  });

  it('are the shortest pieces that read as the word, wherever it is', () => {
    fc.assert(
      fc.property(someText, fc.nat(), fc.nat({ max: 4 }), (text, from, length) => {
        const start = from % (text.length + 1);
        const [word] = foldWords(text.slice(start, start + length).join(''));
        if (word === undefined) return;
        const expected = text.map(() => false);
        const reads = (one: number, other: number) => fold(text.slice(one, other).join('')).includes(word);
        for (let one = 0; one < text.length; one += 1) {
          for (let other = one + 1; other <= text.length; other += 1) {
            if (reads(one, other) && !reads(one + 1, other) && !reads(one, other - 1)) expected.fill(true, one, other);
          }
        }
        const found = markedParts(text.join(''), [word]).flatMap((part) => [...part.text].map(() => part.marked));
        expect(found).toEqual(text.flatMap((piece, index) => [...piece].map(() => expected[index])));
      }),
      { seed: 5, numRuns: 2000 },
    );
  });

  it('are there for every word that is taken from the text itself', () => {
    fc.assert(
      fc.property(someText, fc.nat(), fc.nat({ max: 6 }), (text, from, length) => {
        const start = from % (text.length + 1);
        const words = foldWords(text.slice(start, start + length).join(''));
        expect(hasAllWords(fold(text.join('')), words)).toBe(true);
      }),
      { seed: 5, numRuns: 2000 },
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
