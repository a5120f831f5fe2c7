// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The hashes of what is inline in a build's documents: the security policy allows these and no others
 * (docs/decisions/0012).
 *
 * @param {string} folder a built site
 * @returns {{ styles: string[], scripts: string[] }} as the policy writes them, each once
 */
export function inlineHashes(folder) {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => readFileSync(path.join(folder, file)));
  const hashesOf = (/** @type {RegExp} */ element) => {
    const texts = Array.from(pages.join('').matchAll(element), ([, text = '']) => text);
    const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    return [...new Set(hashes)].toSorted();
  };
  return { styles: hashesOf(/<style>([^]*?)<\/style>/g), scripts: hashesOf(/<script>([^]*?)<\/script>/g) };
}
