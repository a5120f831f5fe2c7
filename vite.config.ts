import { fileURLToPath } from 'node:url';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

import { siteDescription } from './src/domain/goal-kind.ts';
import { brandFiles } from './tools/brand-files.ts';
import { deploymentBrand } from './tools/brand/plugin.ts';
import { readBrand } from './tools/brand/settings.ts';
import { browserTargets } from './tools/browser-targets.js';
import { codeSplitting } from './tools/chunks.ts';
import { withoutInjectedStyles } from './tools/injected-styles-plugin.ts';
import { integrity } from './tools/integrity-plugin.ts';
import { mockBackend } from './tools/mock-backend-plugin.ts';
import { prerender } from './tools/prerender/plugin.ts';

/** Where the tests' backend is said to be; every call to it is answered by mock-api/node.ts. */
const testApiHost = 'http://api.test';

/** Tests that load the page again, replace a module or depend on what a module counts: each file has its own modules. */
const pageLoads = '{src,tests/flows}/**/*.page-load.test.{ts,tsx}';

/** Parts that make or read files and need no document. */
const inNode = 'src/lib/{pdf,table-file,xlsx}/**/*.test.ts';

/** The same walk once for every fault. */
const faults = '{src,tests/flows}/**/faults*.test.{ts,tsx}';

/** Tests that only `npm run proof` has time for (tests/support/whole.ts). */
const forProof = process.env['PROOF'] === 'true' ? [] : ['**/*.proof.*'];

/** The setup that a quick run of the tests adds, and the files that it leaves out (CONTRIBUTING.md). */
const quick =
  process.env['QUICK'] === 'true'
    ? { setup: ['tests/quick.ts'], leavesOut: [faults, '{tools,tests/contract}/**'] }
    : { setup: [], leavesOut: [] };

/** Imports of jsPDF for HTML and SVG: 106 kB (gzip) that this application never runs. */
const unusedByPdf = {
  find: /^(?:html2canvas|canvg|dompurify)$/,
  replacement: fileURLToPath(new URL('tools/unused-module.js', import.meta.url)),
};

export default defineConfig(async ({ mode }): Promise<ViteUserConfig> => {
  const env = loadEnv(mode, process.cwd());
  const { VITE_API_HOST: apiHost = '' } = env;
  // The tests are of the product's own brand.
  const look = await readBrand(process.env['VITEST'] === undefined ? env : {}, process.cwd());
  return {
    plugins: [
      react(),
      // Before and after the style sheet is made.
      ...deploymentBrand(look, tailwindcss()),
      withoutInjectedStyles,
      mockBackend(),
      brandFiles(look),
      prerender(look.publisher),
      integrity(),
    ],
    resolve: { tsconfigPaths: true, alias: [unusedByPdf] },
    define: {
      __EMBEDDED_BACKEND__: JSON.stringify('none'),
      __BRAND_LOGO__: JSON.stringify(look.logo?.fileName ?? ''),
      __BRAND_CREATOR__: JSON.stringify(look.publisher?.name ?? ''),
      // For index.html, where no module is read.
      'import.meta.env.BRAND': JSON.stringify(look.brand.name),
      'import.meta.env.DESCRIPTION': JSON.stringify(siteDescription),
    },
    // Two origins, and so two storages: a session with a real backend and one with the embedded one never meet.
    server: { port: apiHost === '' ? 5273 : 5173 },
    build: {
      // Read, and removed, by tools/budget.mjs.
      manifest: mode === 'production',
      target: Object.entries(browserTargets).map(([browser, oldest]) => browser + oldest),
      // Only Safari before 17 would use it, and it works without.
      modulePreload: { polyfill: false },
      // A page's own rules are few, and its document would have to name them.
      cssCodeSplit: false,
      // The security policy allows no data: addresses.
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: codeSplitting(process.cwd()) } },
    },
    worker: { format: 'es' },
    test: {
      env: { VITE_API_HOST: testApiHost, VITE_IMAGE_ORIGINS: 'https://pictures.example' },
      // Longer than any test takes: only one that hangs is to meet these, however busy the machine is.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      environmentOptions: {
        happyDOM: {
          settings: {
            // A file that is saved after its test would lead the worker's one window to its address.
            navigation: { disableFallbackToSetURL: true },
            // The dashboard types its lines for seconds, and renders each letter.
            device: { prefersReducedMotion: 'reduce' },
          },
        },
      },
      pool: 'threads',
      maxWorkers: 2,
      projects: [
        {
          extends: true,
          test: {
            name: 'browser-like',
            environment: 'happy-dom',
            // One window and one set of modules for all files of a worker; tests/setup.ts leaves nothing behind.
            isolate: false,
            include: ['src/**/*.test.{ts,tsx}', 'tests/flows/**/*.test.{ts,tsx}'],
            exclude: [inNode, pageLoads, ...forProof, ...quick.leavesOut],
            setupFiles: [...quick.setup, 'tests/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'page loads',
            environment: 'happy-dom',
            isolate: false,
            include: [pageLoads],
            exclude: forProof,
            setupFiles: [...quick.setup, 'tests/fresh-modules.ts', 'tests/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            isolate: false,
            setupFiles: quick.setup,
            exclude: [...forProof, ...quick.leavesOut],
            include: [inNode, '{mock-api,tools}/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          },
        },
      ],
    },
  };
});
