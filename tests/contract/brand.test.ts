// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { afterEach, expect, it, vi } from 'vitest';

import type * as brandModule from '../../src/brand';

afterEach(() => {
  vi.doUnmock('../../src/brand');
  vi.resetModules();
});

/** What a build of another brand makes besides its modules, by file, and the pages that its pictures are taken of. */
async function filesOf(brand: typeof brandModule) {
  vi.resetModules();
  vi.doMock('../../src/brand', () => brand);
  const { brandFiles, markImage, icons, iconPage } = await import('../../tools/brand-files');
  const { generateBundle } = brandFiles();
  if (typeof generateBundle !== 'function') throw new Error('The plugin makes no files.');
  const made: Record<string, string> = {};
  const emitFile = ({ fileName, source }: { fileName: string; source: string }) => (made[fileName] = source);
  void generateBundle.call({ emitFile } as never, {} as never, {}, false);
  return { made, markImage, icons, pages: icons.map(iconPage) };
}

it('name and mark of another brand reach the favicon, the manifest and the icons', async () => {
  const { made, markImage, pages } = await filesOf({
    brand: { name: 'Peak & Co', legalName: 'Peak Ltd', mark: [{ fill: 'accent', path: 'M4 4h20z' }] },
    smallMark: [{ fill: 'stone', path: 'M2 2h8z' }],
  });
  expect(Object.keys(made)).toEqual(['favicon.svg', 'site.webmanifest']);
  expect(JSON.parse(made['site.webmanifest'] ?? '')).toMatchObject({ name: 'Peak & Co', short_name: 'Peak & Co' });
  expect(made['favicon.svg']?.match(/<path[^>]*>/g)).toEqual(['<path fill="#f0f6f2" d="M2 2h8z"/>']);
  expect(markImage.match(/<path[^>]*>/g)).toEqual(['<path fill="#f5bc2f" d="M4 4h20z"/>']);
  expect(pages.filter((page) => !page.includes(markImage))).toEqual([]);
});

it('what the manifest and the page name is there', async () => {
  const { made, icons } = await filesOf(await vi.importActual('../../src/brand'));
  const named = (JSON.parse(made['site.webmanifest'] ?? '') as { icons: { src: string }[] }).icons.map(
    ({ src }) => src,
  );
  const shown = icons.map(({ file }) => file);
  expect(named).toEqual(['favicon.svg', ...shown.filter((file) => !file.includes('apple'))]);
  for (const { file, size } of icons) {
    const png = readFileSync(`public/${file}`);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], file).toEqual([size, size]);
  }
  const page = readFileSync('index.html', 'utf8');
  expect(Object.keys(made).filter((file) => !page.includes(`"%BASE_URL%${file}"`))).toEqual([]);
});

it('no file besides src/brand.ts spells the name that it has here', () => {
  const files = ['src', 'tools', 'public'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.png'))
      .map(({ parentPath, name }) => path.join(parentPath, name)),
  );
  // The drawing of that name is another thing (src/ui/art/cairn.tsx).
  const drawing = /<Cairn\b|\{ Cairn \}|function Cairn\(/g;
  expect(files).toContain('src/brand.ts');
  const spelling = ['index.html', ...files].filter((file) =>
    /\bCairn\b/.test(readFileSync(file, 'utf8').replaceAll(drawing, '')),
  );
  expect(spelling.filter((file) => file !== 'src/brand.ts')).toEqual([]);
});
