// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { goalKinds } from '@/domain/goal-kind';

import { pdfFileName } from './file-name';

const bytes = (text: string): number => new TextEncoder().encode(text).length;

describe('pdfFileName', () => {
  it.each(Object.values(goalKinds))('keeps a plain goal exactly: $pdfPrefix', ({ pdfPrefix }) => {
    const goals = ['Grow revenue', 'Two  blanks', 'Zażółć gęślą', '売上', 'Ship 🚀', 'v1.2 & more (50 %)', "it's"];
    expect(goals.map((goal) => pdfFileName(pdfPrefix, goal))).toEqual(goals.map((goal) => `${pdfPrefix}${goal}.pdf`));
  });

  it.each([
    ['a/b\\c:d*e?f"g<h>i|j', 'Okr-a_b_c_d_e_f_g_h_i_j.pdf'],
    ['../../etc/passwd', 'Okr-_.._etc_passwd.pdf'],
    ['..', 'Okr-record.pdf'],
    ['', 'Okr-record.pdf'],
    [' . . ', 'Okr-record.pdf'],
    ['\u0000\u0007\u202e', 'Okr-record.pdf'],
    ['evil\u202Efdp.exe', 'Okr-evilfdp.exe.pdf'],
    ['one\r\ntwo\tthree', 'Okr-one two three.pdf'],
    ['Goal.', 'Okr-Goal.pdf'],
    ['half \ud800 pair', 'Okr-half  pair.pdf'],
    ['zero\u200bwidth\ufeff', 'Okr-zerowidth.pdf'],
    ['CON', 'Okr-CON.pdf'],
  ])('cleans %j', (goal, name) => {
    expect(pdfFileName('Okr-', goal)).toBe(name);
  });

  it('cuts at 120 bytes, never inside a character', () => {
    expect(pdfFileName('Okr-', 'x'.repeat(5000))).toBe(`Okr-${'x'.repeat(112)}.pdf`);
    expect(pdfFileName('Okr-', '🚀'.repeat(5000))).toBe(`Okr-${'🚀'.repeat(28)}.pdf`);
    expect(pdfFileName('Okr-', `${'x'.repeat(111)} yz`)).toBe(`Okr-${'x'.repeat(111)}.pdf`);
  });

  it('leaves no part of a joined character at its end', () => {
    const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
    const joined = [family, '\u0915\u094d\u200d\u0937', 'e\u0301\u0323', '\u{1f44d}\u{1f3fd}'];
    fc.assert(
      fc.property(fc.constantFrom(...joined), fc.string({ unit: 'grapheme-ascii', maxLength: 5 }), (one, before) => {
        const goal = `a${before}${one.repeat(60)}`;
        const middle = pdfFileName('Okr-', goal).slice('Okr-'.length, -'.pdf'.length);
        expect(bytes(middle)).toBeGreaterThan(80);
        expect(middle.endsWith(one)).toBe(true);
      }),
      { seed: 37 },
    );
  });
});
