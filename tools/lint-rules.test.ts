import { beforeAll, describe, expect, it } from 'vitest';

import { reportedBy } from '../tests/support/oxlint.ts';

type RuleCases = {
  rule: string;
  /** The message for each reported name. */
  says: string;
  reported: [code: string, names: string[]][];
  accepted: string[];
};

const rules: RuleCases[] = [
  {
    rule: 'no-newer-apis',
    says: ' is missing in ',
    reported: [
      ['URL.canParse(text);', ['URL.canParse']],
      ['const give = AbortSignal.any;', ['AbortSignal.any']],
      ['new CloseWatcher();', ['CloseWatcher']],
      ['import { one } from "./one"; one.panel.hidePopover(); one.checkVisibility();', ['.hidePopover()']],
      ['"canParse" in URL; new CloseWatcher();', ['CloseWatcher']],
    ],
    accepted: [
      'new URL(text); URL.createObjectURL(file); [3, 1].toSorted(); structuredClone(value); AbortSignal.timeout(1);',
      'if ("hidePopover" in menu) menu.hidePopover();',
      'menu.hidePopover?.(); URL.canParse?.(text);',
      '"canParse" in URL ? URL.canParse(text) : tried(text);',
      // Local names and imported ones.
      'const URL = { canParse: (text) => text }; URL.canParse("a");',
      'import * as v from "valibot"; v.union([one, other]);',
      'const { login, records } = row; send(row.login);',
    ],
  },
  {
    rule: 'logical-sides',
    says: ' names the left',
    reported: [
      ["const a = 'flex ml-auto pr-4';", ['ml-auto', 'pr-4']],
      [
        "const a = 'md:-mr-2.5 [&>button]:-ml-2 left-[min(14rem,30vw)]';",
        ['md:-mr-2.5', '[&>button]:-ml-2', 'left-[min(14rem,30vw)]'],
      ],
      ['const a = `grid right-0 ${b}`;', ['right-0']],
      ["const a = 'rounded-l-field border-r text-left';", ['rounded-l-field', 'border-r', 'text-left']],
    ],
    accepted: [
      "const a = 'ms-auto pe-4 start-0 end-1.5 rounded-s-field border-e text-start px-4 mx-auto';",
      "const a = 'It is left to you, right-handed or not: 12 left.';",
      "const a = { left: 'left', placement: 'right' };",
    ],
  },
];

describe.each(rules)('$rule', ({ rule, says, reported, accepted }) => {
  let found: string[][];

  beforeAll(async () => {
    found = await reportedBy(rule, [...reported.map(([code]) => code), ...accepted]);
  });

  it.each(reported.map((row, index) => [...row, index] as const))('reports: %s', (_, names, index) => {
    expect(found[index]).toEqual(names.map((name) => expect.stringContaining(name + says) as string));
  });

  it.each(accepted.map((code, index) => [code, reported.length + index] as const))('accepts: %s', (_, index) => {
    expect(found[index]).toEqual([]);
  });
});
