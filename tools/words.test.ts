import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it } from 'vitest';

it('names each ruled-out word with its file, line and what to write instead', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'words-')), 'sample.ts');
  writeFileSync(file, "// What is left.\n// Drafts of somebody.\nconst message = 'It could not be sent.';\n");
  const { stderr, stdout, status } = spawnSync('node', ['tools/words.mjs', file], { encoding: 'utf8' });
  expect(stderr.trim().split('\n')).toEqual([
    `${file}:1: the comment begins without a subject`,
    `${file}:2: 'somebody': write someone, no one, everyone`,
    `${file}:3: 'could not be': write couldn't …, with who couldn't`,
  ]);
  expect(stdout).toBe('1 files, 3 words ruled out\n');
  expect(status).toBe(1);
});
