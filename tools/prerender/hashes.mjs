// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The hashes of the inline styles in a build's pages: the security policy allows these and no others (docs/decisions/0012).
 *
 * @param {string} folder a built site
 * @returns {string[]} as the policy writes them, each once
 */
export function styleHashes(folder) {
  if (!existsSync(folder)) return [];
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const styles = pages.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/<style>([^]*?)<\/style>/g)].map(
      ([, text]) => text ?? '',
    ),
  );
  const hashes = styles.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)].toSorted();
}
