// @ts-check
// proof: audit
import { spawnSync } from 'node:child_process';

import { note } from './figures.mjs';

/** Asks the registry for known vulnerabilities of the product's packages; without a registry nothing is noted. */
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
const { metadata, vulnerabilities } = JSON.parse(stdout || '{}');
if (metadata === undefined) {
  console.log('npm audit: the registry does not answer; not measured');
} else {
  const found = Object.keys(vulnerabilities);
  await note('audit', { name: 'npm audit', isHeld: found.length === 0 });
  console.log(`npm audit: ${found.length} of ${metadata.dependencies.prod} packages ${found.join(', ')}`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
