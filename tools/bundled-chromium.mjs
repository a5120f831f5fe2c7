// @ts-check
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib';

/**
 * Unpacks the headless Chromium of the package @sparticuz/chromium (Linux x64) for machines that have none and may not
 * install one. The package's own start-up is not used: it unpacks the libraries only on its home platform, shares one
 * temporary file between versions, and starts the browser with web security switched off.
 */

const bin = path.resolve(path.dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../../bin');
/** @type {{ version: string }} */
const { version } = JSON.parse(readFileSync(path.join(bin, '../package.json'), 'utf8'));
const cache = fileURLToPath(new URL(`../node_modules/.cache/chromium-${version}`, import.meta.url));

/**
 * The files of a tar archive (ustar: blocks of 512 bytes, a header before each file).
 *
 * @param {Buffer} tar
 */
function* filesOf(tar) {
  /** @param {number} from @param {number} length */
  const text = (from, length) => tar.toString('latin1', from, from + length).replace(/\0.*$/s, '');
  for (let at = 0; at + 512 <= tar.length && tar[at] !== 0;) {
    const size = Number.parseInt(text(at + 124, 12), 8) || 0;
    const [name, kind] = [text(at, 100), text(at + 156, 1)];
    if (kind === '' || kind === '0') yield { name, body: tar.subarray(at + 512, at + 512 + size) };
    at += 512 + Math.ceil(size / 512) * 512;
  }
}

/**
 * @param {string} archive
 * @param {string} folder
 */
async function untar(archive, folder) {
  const tar = brotliDecompressSync(await readFile(path.join(bin, archive)));
  for (const { name, body } of filesOf(tar)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, body);
  }
}

/** @param {string} folder */
const fontsConf = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>
`;

/**
 * The unpacked browser and the environment it needs; unpacked once and kept under node_modules/.cache.
 *
 * @returns {Promise<{ executablePath: string, env: Record<string, string> }>}
 */
export async function unpackChromium() {
  if (!existsSync(cache)) {
    console.log('Chromium: none found; unpacking the one of the npm package @sparticuz/chromium');
    // Made beside its place and moved there whole, so that an interrupted run leaves nothing half done.
    const fresh = `${cache}-${process.pid}`;
    await mkdir(fresh, { recursive: true });
    await pipeline(
      createReadStream(path.join(bin, 'chromium.br')),
      createBrotliDecompress(),
      createWriteStream(path.join(fresh, 'chromium'), { mode: 0o755 }),
    );
    // SwiftShader's libraries are looked for beside the browser.
    await Promise.all([
      untar('al2023.tar.br', fresh),
      untar('fonts.tar.br', fresh),
      untar('swiftshader.tar.br', fresh),
    ]);
    await writeFile(path.join(fresh, 'fonts.conf'), fontsConf(cache));
    await rename(fresh, cache).catch(() => rm(fresh, { recursive: true, force: true }));
  }
  return {
    executablePath: path.join(cache, 'chromium'),
    env: { LD_LIBRARY_PATH: path.join(cache, 'lib'), FONTCONFIG_FILE: path.join(cache, 'fonts.conf') },
  };
}
