import { beforeAll, describe, expect, it } from 'vitest';

import { reportedBy } from '../tests/support/oxlint.ts';

const reported: [code: string, missing: string[]][] = [
  ['URL.canParse(text);', ['URL.canParse']],
  ['const give = AbortSignal.any;', ['AbortSignal.any']],
  ['new CloseWatcher();', ['CloseWatcher']],
  ['import { one } from "./one"; one.panel.hidePopover(); one.checkVisibility();', ['.hidePopover()']],
  ['"canParse" in URL; new CloseWatcher();', ['CloseWatcher']],
];

const accepted = [
  'new URL(text); URL.createObjectURL(file); [3, 1].toSorted(); structuredClone(value); AbortSignal.timeout(1);',
  'if ("hidePopover" in menu) menu.hidePopover();',
  'menu.hidePopover?.(); URL.canParse?.(text);',
  '"canParse" in URL ? URL.canParse(text) : tried(text);',
  // Names of our own, and of what is imported.
  'const URL = { canParse: (text) => text }; URL.canParse("a");',
  'import * as v from "valibot"; v.union([one, other]);',
  'const { login, records } = row; send(row.login);',
];

let found: string[][];

beforeAll(async () => {
  found = await reportedBy('no-newer-apis', [...reported.map(([code]) => code), ...accepted]);
});

describe('what a browser of ours lacks', () => {
  it.each(reported.map((row, index) => [...row, index] as const))('is reported: %s', (_, missing, index) => {
    expect(found[index]).toEqual(missing.map((name) => expect.stringContaining(`${name} is missing in `) as string));
  });

  it.each(accepted.map((code, index) => [code, reported.length + index] as const))('is not seen in: %s', (_, index) => {
    expect(found[index]).toEqual([]);
  });
});
