import { beforeAll, describe, expect, it } from 'vitest';

import { reportedBy } from '../tests/support/oxlint.ts';

const reported: [code: string, classes: string[]][] = [
  ["const a = 'flex ml-auto pr-4';", ['ml-auto', 'pr-4']],
  [
    "const a = 'md:-mr-2.5 [&>button]:-ml-2 left-[min(14rem,30vw)]';",
    ['md:-mr-2.5', '[&>button]:-ml-2', 'left-[min(14rem,30vw)]'],
  ],
  ['const a = `grid right-0 ${b}`;', ['right-0']],
  ["const a = 'rounded-l-field border-r text-left';", ['rounded-l-field', 'border-r', 'text-left']],
];

const accepted = [
  "const a = 'ms-auto pe-4 start-0 end-1.5 rounded-s-field border-e text-start px-4 mx-auto';",
  "const a = 'It is left to you, right-handed or not: 12 left.';",
  "const a = { left: 'left', placement: 'right' };",
];

let found: string[][];

beforeAll(async () => {
  found = await reportedBy('logical-sides', [...reported.map(([code]) => code), ...accepted]);
});

describe('a class that names the left or the right', () => {
  it.each(reported.map((row, index) => [...row, index] as const))('is reported: %s', (_, classes, index) => {
    expect(found[index]).toEqual(classes.map((name) => expect.stringContaining(`${name} names the left`) as string));
  });

  it.each(accepted.map((code, index) => [code, reported.length + index] as const))('is not seen in: %s', (_, index) => {
    expect(found[index]).toEqual([]);
  });
});
