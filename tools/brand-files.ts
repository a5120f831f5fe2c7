import type { Plugin } from 'vite';

import { brand, smallMark, type MarkShape } from '../src/brand.ts';
import type { Look } from './brand/settings.ts';

/** The mark's colors on a pine surface (design tokens in src/styles/tokens.css): these files have no style sheet. */
const colors = { pine: '#0f2c23', stone: '#f0f6f2', 'paler stone': '#c7d2cc', accent: '#f5bc2f' };

const pathsOf = (shapes: readonly MarkShape[], fills: typeof colors = colors) =>
  shapes.map(({ fill, path }) => `<path fill="${fills[fill]}" d="${path}"/>`).join('');

/** The mark as an image, to be shown on pine. */
export const markImage = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${pathsOf(brand.mark)}</svg>`;

/** The icons of home screens: path, size, the mark's share of it, and the corner radius. */
export const icons = [
  { file: 'icons/apple-touch-icon.png', size: 180, share: 0.6, radius: 0 },
  { file: 'icons/icon-192.png', size: 192, share: 0.64, radius: 48 },
  { file: 'icons/icon-512.png', size: 512, share: 0.64, radius: 128 },
  { file: 'icons/icon-maskable-512.png', size: 512, share: 0.52, radius: 0, purpose: 'maskable' },
];

/** An icon as an SVG. */
function iconImage({ share, radius, size }: (typeof icons)[number], { inner, tile }: Drawing): string {
  const margin = (32 * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${(radius * 32) / size}" fill="${tile}"/><g transform="translate(${margin} ${margin}) scale(${share})">${inner}</g></svg>`;
}

/** The drawing of a tile in a square of 32, and its fill. */
type Drawing = { inner: string; tile: string };

/** The tile of favicons and home screens. A logo has a white ground, on pages too. */
function drawingsOf({ ramp, logo }: Look): { favicon: string; tiles: Drawing } {
  const own = ramp === undefined ? colors : { ...colors, pine: ramp.retint(colors.pine) };
  const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inner}</svg>\n`;
  if (logo !== undefined) {
    const inner = `<image href="${logo.dataUrl}" width="32" height="32"/>`;
    return { favicon: svg(inner), tiles: { inner, tile: '#ffffff' } };
  }
  const favicon = svg(`<rect width="32" height="32" rx="8" fill="${own.pine}"/>${pathsOf(smallMark, own)}`);
  return { favicon, tiles: { inner: pathsOf(brand.mark, own), tile: own.pine } };
}

const manifestOf = ({ brand: { name }, ramp }: Look) => ({
  name,
  short_name: name,
  start_url: './',
  display: 'standalone',
  background_color: ramp?.light['surface'] ?? '#f4f7f4',
  theme_color: ramp?.light['pine'] ?? colors.pine,
  icons: [
    { src: 'favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    ...icons.slice(1).map(({ file, size, purpose }) => ({
      src: file,
      type: 'image/png',
      sizes: `${size}x${size}`,
      ...(purpose !== undefined && { purpose }),
    })),
  ],
});

type BrandFile = { fileName: string; type: string; source: string | Uint8Array };

/** The files of a build by its look. */
async function filesOf(look: Look): Promise<BrandFile[]> {
  const { favicon, tiles } = drawingsOf(look);
  const manifest = `${JSON.stringify(manifestOf(look), null, 2)}\n`;
  const files: BrandFile[] = [
    { fileName: 'favicon.svg', type: 'image/svg+xml', source: favicon },
    { fileName: 'site.webmanifest', type: 'application/manifest+json', source: manifest },
  ];
  const { png } = await import('./brand/icons.ts');
  for (const icon of icons) {
    files.push({ fileName: icon.file, type: 'image/png', source: await png(iconImage(icon, tiles), icon.size) });
  }
  return look.logo === undefined ? files : [...files, look.logo];
}

/**
 * Creates the brand files that need no module (src/brand.ts, or a deployment's own): in a build, and on the development
 * server.
 */
export function brandFiles(look: Look = { brand }): Plugin {
  return {
    name: 'brand-files',
    async configureServer({ middlewares, config: { base } }) {
      for (const { fileName, type, source } of await filesOf(look)) {
        middlewares.use(base + fileName, (_request, response) => {
          response.setHeader('content-type', type).end(source);
        });
      }
    },
    async generateBundle() {
      for (const { fileName, source } of await filesOf(look)) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
