// proof: sbom

import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { noteCase } from '../tests/support/figures.ts';
import { sbomFile, sbomOf, type Lock } from './sbom.mjs';

const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock & {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
};
const committed = await readFile(sbomFile, 'utf8');

it('lists exactly what npm installs without the packages of development, each with its hash and licence', () => {
  // The compiler's variants for other systems: a package can do without the compiler.
  const isCompiler = (key: string) => key.includes('/@typescript/');
  const installed = Object.entries(lock.packages).flatMap(([key, { version, dev, devOptional }]) =>
    key === '' || dev === true || devOptional === true || isCompiler(key)
      ? []
      : [`${key.replace(/^.*node_modules\//, '')}@${version}`],
  );
  const { components } = sbomOf(lock);
  const listed = components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`);
  expect(listed.toSorted()).toEqual(installed.toSorted());
  for (const { name, hashes, licenses } of components) {
    expect(hashes[0]?.content, name).toMatch(/^[0-9a-f]{128}$/);
    expect(licenses, name).toHaveLength(1);
  }
  for (const name of listed) noteCase('sbom', name);
});

it('every package but the product is needed by another', () => {
  const { components, dependencies } = sbomOf(lock);
  const needed = new Set(dependencies.flatMap(({ dependsOn }) => dependsOn));
  expect(components.map((each) => each['bom-ref']).filter((each) => !needed.has(each))).toEqual([]);
});

it('is as the build writes it, and says nothing of when or where that was', () => {
  expect(JSON.parse(committed), 'npm run build writes it').toEqual(sbomOf(lock));
  expect(committed).not.toMatch(/timestamp|serialNumber|registry|resolved|file:/);
});
