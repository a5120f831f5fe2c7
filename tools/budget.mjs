// @ts-check
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Measures the script of every page in budget.json after a build, from Vite's manifest:
 *   node tools/budget.mjs [folder]
 * Fails over a limit, and lists the pages that changed since the last build on this machine.
 *
 * @typedef {{ layout: string[], maxKb: number, never: string[], pages: string[] }} Branch `layout`: modules that every
 *   page of the branch loads besides its own, by the names of their chunks; `never`: names of chunks it must not load
 * @typedef {{ branches: Record<string, Branch> }} Budget
 * @typedef {Record<string, { file: string, name?: string, src?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }>} Manifest
 * @typedef {Record<string, number>} Sizes bytes by page
 */

const lastFile = 'node_modules/.cache/page-sizes.json';

/** Smaller changes, in bytes, are not listed. */
const noise = 50;

/** @param {number} bytes in kB of 1000 bytes */
const kb = (bytes) => (bytes / 1000).toFixed(1);

/** The name of a chunk, the same in every build. @param {Manifest} manifest @param {string} key */
const chunkName = (manifest, key) => manifest[key]?.src ?? manifest[key]?.name ?? key;

/**
 * The chunks that are loaded before a page renders: those of its modules and all they import, each once.
 *
 * @param {Manifest} manifest
 * @param {readonly string[]} keys
 */
function chunksOf(manifest, keys) {
  const found = new Set(keys);
  // A set also iterates over values added meanwhile.
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported);
  return [...found];
}

/**
 * Compares a build with its budget.
 *
 * @param {Budget} budget
 * @param {Manifest} manifest Vite's
 * @param {(file: string) => number} sizeOf compressed bytes of a file of the build
 * @returns {{ sizes: Sizes, lines: string[], problems: string[] }} `lines`: one per page
 */
export function measure(budget, manifest, sizeOf) {
  const entries = Object.keys(manifest).filter((key) => key.endsWith('.html'));
  const names = new Set(Object.keys(manifest).map((key) => chunkName(manifest, key)));
  const scripts = Object.keys(manifest).filter((key) => manifest[key]?.file.endsWith('.js'));
  /** @param {string} module a page, whose chunk has its name (chunks.ts), or the name of a chunk */
  const keyOf = (module) =>
    scripts.find((key) => [module, path.basename(module, '.tsx')].includes(chunkName(manifest, key)));
  const bytes = new Map(scripts.map((key) => [key, sizeOf(manifest[key]?.file ?? '')]));
  /** @type {{ sizes: Sizes, lines: string[], problems: string[] }} */
  const report = { sizes: {}, lines: [], problems: [] };
  // Every chunk of the route tree has a budget: as a page, or with its layout.
  const listed = new Set(
    Object.values(budget.branches).flatMap(({ layout, pages }) => [...layout, ...pages].map(keyOf)),
  );
  const unlisted = entries.flatMap((key) => manifest[key]?.dynamicImports ?? []).filter((key) => !listed.has(key));
  report.problems.push(
    ...unlisted.map((key) => `${chunkName(manifest, key)} is a page without a budget: add it to budget.json`),
  );
  for (const [branch, { layout, maxKb, never, pages }] of Object.entries(budget.branches)) {
    report.lines.push(`${branch}, at most ${maxKb} kB`);
    const unknown = [...layout, ...pages].filter((module) => keyOf(module) === undefined);
    report.problems.push(
      ...unknown.map((module) => `${branch}: ${module} is loaded by no import(): correct budget.json`),
    );
    const gone = never.filter((name) => !names.has(name));
    report.problems.push(...gone.map((name) => `${branch}: there is no chunk ${name}: correct budget.json`));
    for (const page of pages) {
      const title = `${branch}: ${page}`;
      const loaded = chunksOf(manifest, [
        ...entries,
        ...[...layout, page].flatMap((module) => keyOf(module) ?? []),
      ]).filter((key) => bytes.has(key));
      const size = loaded.reduce((sum, key) => sum + (bytes.get(key) ?? 0), 0);
      report.sizes[title] = size;
      report.lines.push(`  ${kb(size).padStart(6)} kB in ${String(loaded.length).padStart(2)} files  ${page}`);
      if (size > maxKb * 1000) report.problems.push(`${title} has ${kb(size)} kB, ${maxKb} are allowed`);
      const loadedNames = loaded.map((key) => chunkName(manifest, key));
      const refused = never.filter((name) => loadedNames.includes(name));
      report.problems.push(...refused.map((name) => `${title} must not load ${name}`));
    }
  }
  return report;
}

/**
 * A line for each page that changed, the largest growth first.
 *
 * @param {Sizes} before
 * @param {Sizes} now
 */
export function changes(before, now) {
  return Object.entries(now)
    .map(([name, size]) => ({ name, size, more: size - (before[name] ?? 0) }))
    .filter(({ more }) => Math.abs(more) > noise)
    .toSorted((one, other) => other.more - one.more)
    .map(({ name, size, more }) => `  ${more > 0 ? '+' : ''}${kb(more)} kB to ${kb(size)}  ${name}`);
}

/** Brotli at its highest level. @param {Buffer} code */
const compressedSize = (code) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

async function main() {
  const { positionals } = parseArgs({ allowPositionals: true });
  const root = fileURLToPath(new URL('..', import.meta.url));
  const folder = path.resolve(root, positionals[0] ?? 'dist');
  /** @param {string} file */
  const json = async (file) => JSON.parse(await readFile(file, 'utf8'));
  const manifest = /** @type {Manifest} */ (await json(path.join(folder, '.vite/manifest.json')));
  const files = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js'));
  const sizes = new Map(
    await Promise.all(
      files.map(async (file) => /** @type {const} */ ([file, compressedSize(await readFile(path.join(folder, file)))])),
    ),
  );
  const report = measure(await json(path.join(root, 'budget.json')), manifest, (file) => sizes.get(file) ?? 0);
  console.log(['Script per page, brotli', ...report.lines].join('\n'));
  const last = path.join(root, lastFile);
  const changed = changes(await json(last).catch(() => report.sizes), report.sizes);
  if (changed.length > 0) console.log(['Changed since the last build', ...changed].join('\n'));
  await mkdir(path.dirname(last), { recursive: true });
  await writeFile(last, JSON.stringify(report.sizes));
  if (report.problems.length > 0) {
    console.error(`budget.json is not kept:\n  ${report.problems.join('\n  ')}`);
    process.exitCode = 1;
  }
  // The manifest names source files, and no page loads it.
  await rm(path.join(folder, '.vite'), { recursive: true });
}

if (process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
