// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';

import type * as brandModule from '../../src/brand';
import { brandFiles } from '../../tools/brand-files';
import { deploymentBrand } from '../../tools/brand/plugin';
import { readBrand, type Look } from '../../tools/brand/settings';
import { pageHead } from '../../tools/prerender/head';

afterEach(() => {
  vi.doUnmock('../../src/brand');
  vi.resetModules();
});

/** Files of a branded build besides its modules, with icons. */
async function filesOf(brand: typeof brandModule) {
  vi.resetModules();
  vi.doMock('../../src/brand', () => brand);
  const { brandFiles: filesOfBrand, markImage, icons } = await import('../../tools/brand-files');
  const { generateBundle } = filesOfBrand();
  if (typeof generateBundle !== 'function') throw new Error('The plugin makes no files.');
  const made: Record<string, string> = {};
  const emitFile = ({ fileName, source }: { fileName: string; source: string }) => (made[fileName] = source);
  await generateBundle.call({ emitFile } as never, {} as never, {}, false);
  return { made, markImage, icons };
}

it('name and mark of another brand reach the favicon, the manifest and the icons', async () => {
  const { made, markImage, icons } = await filesOf({
    brand: { name: 'Peak & Co', legalName: 'Peak Ltd', tagline: 'Up', mark: [{ fill: 'accent', path: 'M4 4h20z' }] },
    smallMark: [{ fill: 'stone', path: 'M2 2h8z' }],
  });
  expect(Object.keys(made)).toEqual(['favicon.svg', 'site.webmanifest', ...icons.map(({ file }) => file)]);
  expect(JSON.parse(made['site.webmanifest'] ?? '')).toMatchObject({ name: 'Peak & Co', short_name: 'Peak & Co' });
  expect(made['favicon.svg']?.match(/<path[^>]*>/g)).toEqual(['<path fill="#f0f6f2" d="M2 2h8z"/>']);
  expect(markImage.match(/<path[^>]*>/g)).toEqual(['<path fill="#f5bc2f" d="M4 4h20z"/>']);
});

it('what the manifest and the page name is there', async () => {
  const { made, icons } = await filesOf(await vi.importActual('../../src/brand'));
  const named = (JSON.parse(made['site.webmanifest'] ?? '') as { icons: { src: string }[] }).icons.map(
    ({ src }) => src,
  );
  const shown = icons.map(({ file }) => file);
  expect(named).toEqual(['favicon.svg', ...shown.filter((file) => !file.includes('apple'))]);
  for (const { file, size } of icons) {
    const png = Buffer.from(made[file] ?? '');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], file).toEqual([size, size]);
  }
  const page = readFileSync('index.html', 'utf8');
  for (const file of ['favicon.svg', 'site.webmanifest', icons[0]?.file]) expect(page).toContain(`"%BASE_URL%${file}"`);
});

it('no file besides src/brand.ts spells the name that it has here', () => {
  const files = ['src', 'tools', 'public'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.png'))
      .map(({ parentPath, name }) => path.join(parentPath, name)),
  );
  // The drawing of that name is another file (src/ui/art/cairn.tsx).
  const drawing = /<Cairn\b|\{ Cairn \}|function Cairn\(/g;
  expect(files).toContain('src/brand.ts');
  const spelling = ['index.html', ...files].filter((file) =>
    /\bCairn\b/.test(readFileSync(file, 'utf8').replaceAll(drawing, '')),
  );
  expect(spelling.filter((file) => file !== 'src/brand.ts')).toEqual([]);
});

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#6d2a8c"/></svg>';

/** The style sheet and brand parts by settings, by file, in a build of these alone. */
async function filesOfBuild(look: Look): Promise<Record<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    base: '/app/',
    plugins: [...deploymentBrand(look, tailwindcss()), brandFiles(look)],
    resolve: { tsconfigPaths: true },
    define: {
      __BRAND_LOGO__: JSON.stringify(look.logo?.fileName ?? ''),
      __BRAND_CREATOR__: JSON.stringify(look.publisher?.name ?? ''),
    },
    build: {
      write: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: [
          'src/styles/index.css',
          'src/app/layouts/auth/auth-layout.tsx',
          'src/components/brand-link.tsx',
          'src/lib/pdf/file.ts',
        ],
        preserveEntrySignatures: 'strict',
        external: /^(?:react|react-dom|react-router-dom|clsx|jspdf|lucide-react)(?:\/|$)/,
      },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built.');
  return Object.fromEntries(output.output.map((file) => [file.fileName, 'code' in file ? file.code : file.source]));
}

/** The joined text of all files with this ending. */
const textOf = (files: Record<string, string | Uint8Array>, end: string) =>
  Object.keys(files)
    .filter((name) => name.endsWith(end))
    .map((name) => String(files[name]))
    .join('\n');

it('a deployment with a brand of its own shows nothing of the other one (docs/product.md 20.5)', async () => {
  const folder = await mkdtemp(path.join(process.cwd(), 'node_modules/.logo-'));
  try {
    const file = path.join(folder, 'logo.svg');
    await writeFile(file, logo);
    const look = await readBrand(
      {
        VITE_BRAND_NAME: ' Halden & Co ',
        VITE_BRAND_LEGAL_NAME: 'Halden AS',
        VITE_BRAND_TAGLINE: ' Goals with power ',
        VITE_BRAND_COLOUR: '#6d2a8c',
        VITE_BRAND_LOGO: path.relative(process.cwd(), file),
      },
      process.cwd(),
    );
    const files = await filesOfBuild(look);
    const css = textOf(files, '.css');
    expect(css).toMatch(/--c-accent:\s*#6d2a8c/);
    expect(css).toMatch(/--c-blaze:\s*#f5bc2f/);
    // The design's greens, also in drawings; a class named after one keeps its name.
    const greens = /(?<!\\)#(?:005a41|55c295|0f2c23|10261e|3d6b5a|5e8e7b|59937c)\b/g;
    expect(css.match(greens)).toBeNull();

    const code = textOf(files, '.js');
    expect(code).toContain('Halden & Co');
    expect(code).not.toContain('Cairn');
    expect(code).toContain('Goals with power');
    expect(code).not.toContain('Your next goal, and the way to it');
    // The contours are masks: their color is not visible.
    const drawings = Object.keys(files).filter(
      (one) => /^(?!.*logo-).*\.svg$/.test(one) && code.includes(`/app/${one}`),
    );
    expect(drawings).toHaveLength(2);
    expect(drawings.flatMap((drawing) => String(files[drawing]).match(greens) ?? [])).toEqual([]);
    const shown = Object.keys(files).find((name) => name.startsWith('assets/logo-')) ?? '';
    expect(code).toContain(shown);
    expect(String(files[shown])).toBe(logo);

    const { name, background_color: background } = JSON.parse(String(files['site.webmanifest'])) as Record<
      string,
      string
    >;
    expect({ name, background }).toEqual({ name: 'Halden & Co', background: look.ramp?.light['surface'] });
    expect(String(files['favicon.svg'])).toContain(look.logo?.dataUrl);
    const { icons } = await import('../../tools/brand-files');
    for (const { file: icon, size } of icons) {
      const png = Buffer.from(files[icon] as Uint8Array);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], icon).toEqual([size, size]);
    }
    const head = pageHead({ path: '/', title: 'Home', type: 'public' }, 'https://a.example', '/', look.publisher);
    expect(head).toContain('<title>Home - Halden &amp; Co</title>');
    expect(head).toContain('content="https://a.example/icons/icon-512.png"');
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('without any of the settings a build has no plugin for them', async () => {
  const look = await readBrand({ VITE_BRAND_NAME: ' ', VITE_BRAND_COLOUR: '' }, process.cwd());
  const styleSheet = { name: 'the style sheet' };
  expect(deploymentBrand(look, styleSheet)).toEqual([styleSheet]);
  expect(Object.keys(look)).toEqual(['brand']);
});

it.each([
  ['VITE_BRAND_COLOUR', 'plumm', /^VITE_BRAND_COLOUR: "plumm" is no color/],
  ['VITE_BRAND_LOGO', 'none.svg', /^VITE_BRAND_LOGO: none\.svg cannot be read$/],
  ['VITE_BRAND_NAME', 'x'.repeat(41), /^VITE_BRAND_NAME has 41 characters and may have 40$/],
  ['VITE_BRAND_TAGLINE', 'x'.repeat(61), /^VITE_BRAND_TAGLINE has 61 characters and may have 60$/],
])('%s of "%s" is refused', async (key, value, why) => {
  await expect(readBrand({ [key]: value }, process.cwd())).rejects.toThrow(why);
});
