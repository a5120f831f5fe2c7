// @vitest-environment node
import { expect, it } from 'vitest';

import { fontKindFor } from './fonts';
import { runsOf, runsRightToLeft } from './writer';

it.each([
  ['', []],
  ['Plain text', [['standard', 'Plain text']]],
  ['Plain Łódź text', [['subset', 'Plain Łódź text']]],
  [
    'Ship 🚀 📈 now',
    [
      ['standard', 'Ship '],
      ['canvas', '🚀 📈 '],
      ['standard', 'now'],
    ],
  ],
  [
    'A 🚀 Łódź',
    [
      ['subset', 'A '],
      ['canvas', '🚀 '],
      ['subset', 'Łódź'],
    ],
  ],
  ['One שתיים three', [['canvas', 'One שתיים three']]],
])('%j', (line, runs) => {
  expect(runsOf(line, fontKindFor).map(({ kind, text }) => [kind, text])).toEqual(runs);
});

it('takes the direction from the first letter', () => {
  expect(runsRightToLeft('20 % הכנסות up')).toBe(true);
  expect(runsRightToLeft('Up הכנסות')).toBe(false);
  expect(runsRightToLeft('42')).toBe(false);
});
