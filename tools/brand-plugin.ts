import type { Plugin } from 'vite';

import { brand } from '../src/brand.ts';

const manifestFile = 'site.webmanifest';

/** What a device shows when the site is put on its home screen. */
const manifest = JSON.stringify({
  name: brand.name,
  short_name: brand.name,
  start_url: './',
  display: 'standalone',
  background_color: '#f4f7f4',
  theme_color: '#0f2c23',
  icons: [
    { src: 'favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: 'icons/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: 'icons/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: 'icons/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
});

/** Puts the brand's name where no module is read: into index.html (as %BRAND%) and the web manifest. */
export function brandEverywhere(): Plugin {
  return {
    name: 'brand-everywhere',
    transformIndexHtml: (html) => html.replaceAll('%BRAND%', brand.name),
    configureServer(server) {
      server.middlewares.use(`/${manifestFile}`, (_, response) => {
        response.setHeader('content-type', 'application/manifest+json').end(manifest);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: manifestFile, source: manifest });
    },
  };
}
