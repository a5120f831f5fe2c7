import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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

let folder: string;
let found: { message: string; filename: string }[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'newer-apis-'));
  const config = { jsPlugins: [path.resolve('tools/lint-rules.js')], rules: { 'local/no-newer-apis': 'error' } };
  const files = [...reported.map(([code]) => code), ...accepted].map((code, index) => [`${index}.js`, code] as const);
  for (const [name, text] of [['.oxlintrc.json', JSON.stringify(config)] as const, ...files]) {
    await writeFile(path.join(folder, name), text);
  }
  const oxlint = path.resolve('node_modules/oxlint/bin/oxlint');
  const options = ['-A', 'all', '--format', 'json', '-c', '.oxlintrc.json'];
  const output = await new Promise<string>((resolve) => {
    // It ends with an error where it finds something.
    execFile(process.execPath, [oxlint, ...options], { cwd: folder }, (_error, text) => resolve(text));
  });
  ({ diagnostics: found } = JSON.parse(output) as { diagnostics: typeof found });
});

afterAll(() => rm(folder, { recursive: true }));

const foundIn = (index: number) =>
  found.filter(({ filename }) => filename === `${index}.js`).map(({ message }) => message);

describe('what a browser of ours lacks', () => {
  it.each(reported.map((row, index) => [...row, index] as const))('is reported: %s', (_, missing, index) => {
    expect(foundIn(index)).toEqual(missing.map((name) => expect.stringContaining(`${name} is missing in `) as string));
  });

  it.each(accepted.map((code, index) => [code, reported.length + index] as const))('is not seen in: %s', (_, index) => {
    expect(foundIn(index)).toEqual([]);
  });
});
