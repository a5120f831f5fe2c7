// proof: sbom

import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { noteCase } from '../tests/support/figures.ts';
import { billOfMaterials, sbomFile, type Bill } from './sbom.mjs';

const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
  packages: Record<string, { version: string; dev?: boolean; devOptional?: boolean }>;
};

it('lists exactly what npm installs without the packages of development, each with its hash and license', () => {
  // The compiler's variants for other systems: a package works without the compiler.
  const installed = Object.entries(lock.packages).flatMap(([key, { version, dev, devOptional }]) =>
    key === '' || dev === true || devOptional === true || key.includes('/@typescript/')
      ? []
      : [`${key.replace(/^.*node_modules\//, '')}@${version}`],
  );
  const { components } = billOfMaterials();
  const listed = components.map(({ name, version }) => `${name}@${version}`);
  expect(listed.toSorted()).toEqual(installed.toSorted());
  for (const { name, hashes } of components) expect(hashes?.[0]?.content, name).toMatch(/^[0-9a-f]{128}$/);
  // The package's license field is no SPDX expression.
  expect(components.filter(({ licenses }) => licenses?.length !== 1).map(({ name }) => name)).toEqual(['rgbcolor']);
  for (const name of listed) noteCase('sbom', name);
});

it('is committed as the build writes it, and says nothing of when or where that was', async () => {
  const committed = await readFile(sbomFile, 'utf8');
  expect((JSON.parse(committed) as Bill).components, 'npm run build writes it').toEqual(billOfMaterials().components);
  expect(committed).not.toMatch(/timestamp|serialNumber|registry|resolved|file:/);
});
