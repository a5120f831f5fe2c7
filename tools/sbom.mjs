// @ts-check
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {{ 'bom-ref': string, name: string, version: string, licenses?: unknown[], hashes?: { content: string }[],
 *   properties: { name: string }[] }} Component
 * @typedef {{ metadata: { timestamp?: string, component: { name: string } }, serialNumber?: string, components: Component[],
 *   dependencies: { ref: string, dependsOn: string[] }[] }} Bill
 */

export const sbomFile = 'docs/sbom.cdx.json';

/** The compiler and the types of React, which npm counts as peer dependencies of the product. */
const forTypes = /^(?:@types\/react|@?typescript\b)/;

/**
 * The bill of materials (CycloneDX) of the packages that the product needs to run, by `npm sbom`. `npm sbom --omit=dev` leaves out
 * packages that are peer dependencies too, React among them. Without time and serial number it changes only when a package does.
 *
 * @returns {Bill}
 */
export function billOfMaterials() {
  const options = ['--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
  const { serialNumber: _, ...bill } = JSON.parse(execFileSync('npm', ['sbom', ...options], { encoding: 'utf8' }));
  const { component } = bill.metadata;
  const components = /** @type {Component[]} */ (bill.components).filter(
    ({ name, properties }) =>
      !forTypes.test(name) && !properties.some((property) => property.name === 'cdx:npm:package:development'),
  );
  const references = new Set([component['bom-ref'], ...components.map((each) => each['bom-ref'])]);
  const dependencies = /** @type {Bill['dependencies']} */ (bill.dependencies)
    .filter(({ ref }) => references.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => references.has(each)) }));
  // npm names the product after its folder.
  return { ...bill, metadata: { component: { ...component, name: 'cairn' } }, components, dependencies };
}

if (process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const bill = billOfMaterials();
  writeFileSync(sbomFile, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${sbomFile}: ${bill.components.length} packages`);
}
