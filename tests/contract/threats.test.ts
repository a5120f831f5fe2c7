// proof: threats

import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { noteCase } from '../support/figures.ts';

/** The threats of SECURITY.md, each with the file and the words of the test that shows its defense. */
const threats = [...readFileSync('SECURITY.md', 'utf8').matchAll(/^\| ([^|]+) \| `([^`|]+\.tsx?)`: ([^|]+) \|$/gm)].map(
  ([, threat = '', file = '', words = '']) => ({ threat, file, words }),
);

it('each part of SECURITY.md has its threats, none without a test', () => {
  const section = readFileSync('SECURITY.md', 'utf8').split('## Threats')[1] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Threat |'));
  expect(rows).toHaveLength(threats.length);
  expect(section.match(/^### /gm)).toHaveLength(4);
  expect(threats.length).toBeGreaterThan(25);
});

it.each(threats)('there is a test against this: $threat', ({ threat, file, words }) => {
  expect(readFileSync(file, 'utf8')).toContain(words);
  noteCase('threats', threat);
});
