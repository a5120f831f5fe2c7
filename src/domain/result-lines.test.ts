import { describe, expect, it } from 'vitest';

import { resultLines } from './result-lines';

describe('resultLines', () => {
  it.each([
    ['one\ntwo', ['one', 'two']],
    ['one\r\n\r\n  \ntwo\rthree\u2028four', ['one', 'two', 'three', 'four']],
    ['1. one\n2. two\n10) three\n(4) four', ['one', 'two', 'three', 'four']],
    ['- one\n* two\n+ three\n– four\n• five\n●six', ['one', 'two', 'three', 'four', 'five', 'six']],
    ['- 1. one\n1.Two\n3: three\n2️⃣ four', ['one', 'Two', 'three', 'four']],
    ['1、売上\n２．利益\n٣. ثلاثة', ['売上', '利益', 'ثلاثة']],
    ['-\n---\n* * *\n1.\n•', []],
    ['3.5 million users', ['3.5 million users']],
    ['-5 % churn', ['-5 % churn']],
    ['12:30 stand-up', ['12:30 stand-up']],
    ['2024. A year', ['2024. A year']],
    ['20 % more', ['20 % more']],
    ['42', ['42']],
    ['15. März 2027: Launch', ['15. März 2027: Launch']],
    ['- 1. Mai 2027: Start', ['1. Mai 2027: Start']],
    ['Ziel\n24. Dezember\n15. mars 2027', ['Ziel', '24. Dezember', '15. mars 2027']],
    ['3. Quartal 2027: Umsatz', ['3. Quartal 2027: Umsatz']],
    ['(12) months\n24: Hours of downtime', ['(12) months', '24: Hours of downtime']],
    ['1. April is quiet\n2. Hours fall by 5%\n3. Calls', ['April is quiet', 'Hours fall by 5%', 'Calls']],
    ['Objective: calm\n1. Days to hire fall', ['Objective: calm', 'Days to hire fall']],
    ['*Note* this', ['*Note* this']],
    ['KR1: grow', ['KR1: grow']],
    ['<b>1. bold</b>', ['<b>1. bold</b>']],
    ['', []],
  ])('%j', (result, lines) => {
    expect(resultLines(result)).toEqual(lines);
  });

  it('reads a million characters at once', () => {
    expect(resultLines('- x'.repeat(333_333))).toHaveLength(1);
    expect(resultLines(' '.repeat(1_000_000))).toEqual([]);
  });
});
