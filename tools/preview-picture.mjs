// @ts-check
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';

import { findChromium, launchArguments } from './chromium.mjs';

/**
 * Makes the picture of shared links in public/icons: `npm run picture`, after the brand (src/brand.ts) or the text on it
 * (tools/prerender/head.ts) has changed.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const options = { root, configFile: /** @type {const} */ (false) };
/** @type {{ module: typeof import('./prerender/head.ts') }} */
const { module } = await runnerImport(path.join(root, 'tools/prerender/head.ts'), options);
const { preview } = module;
/** @type {{ module: typeof import('./brand-files.ts') }} */
const {
  module: { markImage },
} = await runnerImport(path.join(root, 'tools/brand-files.ts'), options);
const [name, title, line] = preview.words.map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));

const lines = await readFile(path.join(root, 'src/ui/art/contours/hero.svg'), 'utf8');
const font = await readFile(
  path.join(root, 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
);

/** The stones of the pile (src/ui/art), from the bottom up. */
const pile = `<rect y="146" width="184" height="40" rx="20" fill="#2c5446"/><rect x="26" y="102" width="140" height="40" rx="20" fill="#3d6b5a"/><rect x="34" y="62" width="104" height="36" rx="18" fill="#5e8e7b"/><rect x="68" y="28" width="76" height="30" rx="15" fill="#a9c6b9"/><rect x="76" width="48" height="24" rx="12" fill="#f5bc2f"/>`;

/** The design's pine, blaze and type (design tokens in src/styles/tokens.css). */
const style = `
  @font-face { font-family: Sans; font-weight: 400 700; src: url(data:font/woff2;base64,${font.toString('base64')}); }
  body { margin: 0; width: ${preview.width}px; height: ${preview.height}px; overflow: hidden; position: relative;
    background: #0f2c23; color: #f0f6f2; font-family: Sans; }
  .lines { position: absolute; inset: 0; }
  .lines svg { width: 100%; height: 100%; }
  .name { position: absolute; left: 80px; top: 72px; display: flex; align-items: center; gap: 20px;
    font: 650 46px/1 Sans; letter-spacing: -0.03em; }
  .name svg { width: 60px; }
  h1 { position: absolute; left: 80px; bottom: 148px; margin: 0; max-width: 6em; font: 600 96px/0.98 Sans;
    letter-spacing: -0.042em; }
  p { position: absolute; left: 80px; bottom: 76px; margin: 0; font: 400 32px/1.3 Sans; color: #a9c6b9; }
  .pile { position: absolute; right: 104px; bottom: 92px; width: 264px; overflow: visible; }
  .route { position: absolute; inset: 0; }`;

const route = `M 700 ${preview.height + 20} C 740 560 860 640 964 548`;
const markup = `<!doctype html><style>${style}</style>
  <div class="lines">${lines.replace('<svg', '<svg preserveAspectRatio="xMaxYMin slice"')}</div>
  <svg class="route" viewBox="0 0 ${preview.width} ${preview.height}"><path d="${route}" fill="none" stroke="#f5bc2f" stroke-width="5" stroke-linecap="round" stroke-dasharray="0.1 15"/></svg>
  <div class="name">${markImage}${name}</div>
  <h1>${title}</h1><p>${line}</p>
  <svg class="pile" viewBox="0 0 184 186">${pile}</svg>`;

const browser = await chromium.launch({ ...findChromium(), args: launchArguments });
try {
  const page = await browser.newPage({ viewport: { width: preview.width, height: preview.height } });
  await page.setContent(markup);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(root, 'public', preview.file) });
  console.log(`public/${preview.file} is written`);
} finally {
  await browser.close();
}
