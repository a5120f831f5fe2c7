// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Writes the bill of materials (CycloneDX) after a build: what package-lock.json says of every package that the product needs
 * to run, and of none that only makes or tests it. It has no time and no serial number, so that it changes only when a
 * package does.
 *
 * @typedef {{ version: string, integrity?: string, license?: string, optional?: boolean, dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Package
 * @typedef {{ name: string, version: string, packages: Record<string, Package> }} Lock
 */

export const sbomFile = 'docs/sbom.cdx.json';

/** What a package needs, as far as it is there. @param {Package} from @returns {string[]} */
function neededBy({ dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/** Where a name leads from a package: as Node looks for it. @param {Lock} lock @param {string} from @param {string} name */
function resolve({ packages }, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const key = `${folder}${folder && '/'}node_modules/${name}`;
    if (packages[key] !== undefined) return key;
    if (folder === '') return undefined;
  }
}

/** @param {string} key of the lock @param {Package} of */
const purl = (key, { version }) => `pkg:npm/${nameOf(key).replace('@', '%40')}@${version}`;

/** @param {string} key */
const nameOf = (key) => key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * The bill of materials of a lock.
 *
 * @param {Lock} lock
 */
export function sbomOf(lock) {
  const { packages } = lock;
  const found = new Set(['']);
  /** @type {Map<string, string[]>} */
  const needs = new Map();
  // A set also iterates over what is added meanwhile.
  for (const key of found) {
    const keys = neededBy(packages[key] ?? { version: '' }).flatMap((name) => resolve(lock, key, name) ?? []);
    needs.set(key, keys);
    for (const each of keys) found.add(each);
  }
  const product = `pkg:npm/${lock.name}@${lock.version}`;
  const keys = [...found].filter(Boolean).toSorted();
  /** @param {string} key */
  const reference = (key) => (key === '' ? product : purl(key, packages[key] ?? { version: '' }));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': product, name: lock.name, version: lock.version, purl: product },
    },
    components: keys.map((key) => {
      const { version, integrity = '', license, optional } = packages[key] ?? { version: '' };
      const name = nameOf(key);
      const [group, own] = name.startsWith('@') ? name.split('/') : [undefined, name];
      return {
        type: 'library',
        'bom-ref': reference(key),
        ...(group !== undefined && { group }),
        name: own,
        version,
        scope: optional === true ? 'optional' : 'required',
        purl: reference(key),
        hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
        ...(license !== undefined && {
          licenses: [/ (?:OR|AND) /.test(license) ? { expression: license } : { license: { id: license } }],
        }),
      };
    }),
    dependencies: ['', ...keys].map((key) => ({
      ref: reference(key),
      dependsOn: [...new Set((needs.get(key) ?? []).map(reference))].toSorted(),
    })),
  };
}

if (process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
  const bill = sbomOf(lock);
  await writeFile(path.join(root, sbomFile), `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${sbomFile}: ${bill.components.length} packages`);
}
