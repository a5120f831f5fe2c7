import type { Plugin } from 'vite';

import { brand, smallMark, type MarkShape } from '../src/brand.ts';

/** The mark's colours on a pine surface (design tokens in src/styles/tokens.css): these files know no style sheet. */
const colours = { pine: '#0f2c23', stone: '#f0f6f2', 'paler stone': '#c7d2cc', accent: '#f5bc2f' };

const pathsOf = (shapes: readonly MarkShape[]) =>
  shapes.map(({ fill, path }) => `<path fill="${colours[fill]}" d="${path}"/>`).join('');

/** The mark as an image, to be shown on pine. */
export const markImage = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${pathsOf(brand.mark)}</svg>`;

/** The pictures that home screens show: where they lie, their size, the mark's share of it, and the radius of their corners. */
export const icons = [
  { file: 'icons/apple-touch-icon.png', size: 180, share: 0.6, radius: 0 },
  { file: 'icons/icon-192.png', size: 192, share: 0.64, radius: 48 },
  { file: 'icons/icon-512.png', size: 512, share: 0.64, radius: 128 },
  { file: 'icons/icon-maskable-512.png', size: 512, share: 0.52, radius: 0, purpose: 'maskable' },
];

/** An icon as a page that shows nothing else; `npm run picture` takes its picture. */
export const iconPage = ({ size, share, radius }: (typeof icons)[number]) =>
  `<!doctype html><style>
    body { margin: 0; }
    div { display: grid; place-items: center; height: ${size}px; border-radius: ${radius}px; background: ${colours.pine}; }
    svg { width: ${size * share}px; }
  </style><div>${markImage}</div>`;

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${colours.pine}"/>${pathsOf(smallMark)}</svg>\n`;

const manifest = {
  name: brand.name,
  short_name: brand.name,
  start_url: './',
  display: 'standalone',
  background_color: '#f4f7f4',
  theme_color: colours.pine,
  icons: [
    { src: 'favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    ...icons.slice(1).map(({ file, size, purpose }) => ({
      src: file,
      type: 'image/png',
      sizes: `${size}x${size}`,
      ...(purpose !== undefined && { purpose }),
    })),
  ],
};

const files = [
  { fileName: 'favicon.svg', type: 'image/svg+xml', source: favicon },
  { fileName: 'site.webmanifest', type: 'application/manifest+json', source: `${JSON.stringify(manifest, null, 2)}\n` },
];

/** Makes the files that show the brand where no module is read (src/brand.ts): in a build, and at the development server. */
export function brandFiles(): Plugin {
  return {
    name: 'brand-files',
    configureServer({ middlewares, config: { base } }) {
      for (const { fileName, type, source } of files) {
        middlewares.use(base + fileName, (_request, response) => {
          response.setHeader('content-type', type).end(source);
        });
      }
    },
    generateBundle() {
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
