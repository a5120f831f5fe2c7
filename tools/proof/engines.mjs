// @ts-check
// proof: engines
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';

import { note } from './figures.mjs';

/** Runs the walks in Firefox and WebKit; those of a missing engine do not hold. */
spawnSync('npm', ['run', '--silent', 'test:engines'], { stdio: 'inherit' });
const text = await readFile('test-results/engines.json', 'utf8').catch(() => '{}');
for (const { assertionResults } of JSON.parse(text).testResults ?? []) {
  for (const { fullName, status } of assertionResults)
    await note('engines', { name: fullName, isHeld: status === 'passed' });
}
