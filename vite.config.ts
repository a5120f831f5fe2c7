import { fileURLToPath } from 'node:url';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';

import { brandEverywhere } from './tools/brand-plugin.ts';
import { routeBudget } from './tools/budget-plugin.ts';
import { countryFlags } from './tools/flags-plugin.ts';
import { withoutInjectedStyles } from './tools/injected-styles-plugin.ts';
import { leanAxios } from './tools/lean-axios-plugin.ts';
import { mockApi } from './tools/mock-api-plugin.ts';
import { mswWorker } from './tools/msw-worker-plugin.ts';
import { pdfStubs } from './tools/pdf-stubs-plugin.ts';
import { prerender } from './tools/prerender/plugin.ts';
import { staticFallback } from './tools/static-fallback-plugin.ts';

/** Where the tests' backend is said to be; every call to it is answered by mock-api/node.ts. */
const testApiHost = 'http://api.test';

/**
 * What every page needs to draw, and to make a call. A chunk of its own for the calls would spare the public pages 17 kB,
 * and cost sign-in and the dashboard 1.3 kB each, which they do not have.
 */
const base = [
  'node_modules/(?:react|react-dom|scheduler|react-router|react-router-dom|react-hot-toast|axios|valibot|jwt-decode)/',
  'vite/preload-helper|lean-axios/',
  'lucide-react/dist/esm/(?!icons/)',
  'lucide-react/dist/esm/icons/(?:circle-exclamation-point|circle-check|info|x|loader-circle|eye|eye-off)[.]',
  'src/(?:brand|domain/(?!industries|employee|company)|session/(?!use-session-phase)|lib/(?:env|log|display-name)[.]|app/[^/]+[.]|api/(?:client|contract|failure|read|auth|sending)[.])',
  'src/ui/(?:toaster|notify|button|spinner|class-names|page-title|error-boundary|brand-link|art/mark)[.]',
  'src/ui/(?:use-submission|use-departure|field|text-field|icon-button|use-media-query|lazy|progress)[.]',
];

/** What every auth page needs besides: the frame, and the parts the pages share. */
const auth = ['src/(?:app/(?:branches/auth|layouts/auth/auth-frame)|features/auth/(?![\\w-]+-page))[.\\w-]'];

/** What every page of the shell needs besides. */
const shell = [
  'node_modules/@tanstack/(?:react-query|query-core)/',
  'src/(?:lib/(?:image-url|search-key)[.]|app/(?:layouts/shell/(?!shortcuts|shell-watch|session-bar|use-search-key|use-notifications-flag|profile-card|menu-drawer)|branches/shell)|api/(?!employee|compan|uploads))',
  'src/ui/(?:avatar|kind-tile|restored-note|skeleton|theme-switch|use-load|use-shared-mutation|try-again)[.]',
  // The menus' and the header's; what other pages use stays with them.
  'lucide-react/dist/esm/icons/(?:award|bell|building|circle-|file-chart|gauge|id-card|layout-|messages-|share|trending|user|wallet|log-out|sparkle|search|menu|ellipsis|sun|moon|chevron|check[.])',
];

/**
 * Few larger chunks compress better than many small ones, and ask for less: 6 kB (brotli) less for the dashboard
 * (docs/decisions/0004).
 */
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'base', test: new RegExp(base.join('|')) },
    { name: 'auth', test: new RegExp(auth.join('|')) },
    { name: 'shell', test: new RegExp(shell.join('|')) },
  ],
};

/** The package names its development files, with their warnings, for every kind of build; it has the others beside them. */
const routerFiles = fileURLToPath(new URL('node_modules/react-router/dist/production/', import.meta.url));
const productionRouter = [
  { find: /^react-router$/, replacement: `${routerFiles}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${routerFiles}dom-export.mjs` },
];

export default defineConfig(({ command, mode }) => {
  const { VITE_API_HOST: apiHost = '' } = loadEnv(mode, process.cwd());
  return {
    plugins: [
      react(),
      tailwindcss(),
      brandEverywhere(),
      countryFlags(),
      withoutInjectedStyles(),
      leanAxios(),
      pdfStubs(),
      mockApi(),
      mswWorker(),
      staticFallback(),
      routeBudget(),
      prerender(),
    ],
    resolve: { tsconfigPaths: true, alias: command === 'build' ? productionRouter : [] },
    define: { __EMBEDDED_BACKEND__: JSON.stringify('none') },
    // Two origins, and so two storages: a session with a real backend and one with the embedded one never meet.
    server: { port: apiHost === '' ? 5273 : 5173 },
    build: {
      target: ['chrome111', 'safari16.4', 'firefox128'],
      // Only Safari before 17 would use it, and it works without.
      modulePreload: { polyfill: false },
      // The security policy allows no data: addresses.
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting } },
    },
    test: {
      env: { VITE_API_HOST: testApiHost, VITE_IMAGE_ORIGINS: 'https://pictures.example' },
      testTimeout: 20_000,
      // As in playwright.config.ts: what passes on its second attempt is named at the end of `npm test`.
      retry: process.env['CI'] === undefined ? 0 : 1,
      pool: 'threads',
      maxWorkers: 2,
      projects: [
        {
          extends: true,
          test: {
            name: 'browser-like',
            environment: 'happy-dom',
            include: ['src/**/*.test.{ts,tsx}', 'tests/flows/**/*.test.{ts,tsx}'],
            exclude: ['src/lib/pdf/**'],
            setupFiles: ['tests/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: ['{mock-api,tools,src/lib/pdf}/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          },
        },
      ],
    },
  };
});
