import { defineConfig } from '@playwright/test';

import { siteOrigin } from './tests/e2e/support/addresses.mjs';
import { headlessShell } from './tests/e2e/support/browsers';

/** Pictures for people to look at are taken only on demand. */
const looks = process.env['SCREENS'] === '1' ? [] : ['**/looks.spec.ts'];

/** Whole files that set their own widths, or whose subject does not depend on it. */
const ofNoWidth = [
  'accessibility',
  'back-forward',
  'demo',
  'development',
  'keyboard',
  'limits',
  'looks',
  'notifications',
  'search-and-help',
  'session',
  'smoke',
  'stale-deploy',
];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  // Each worker has a backend of its own, which every test of it finds as it was seeded.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // Machines are shared: what a person would wait for may take longer here, and once in a while much longer.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: siteOrigin,
    locale: 'en-GB',
    timezoneId: 'Europe/Oslo',
    screenshot: 'only-on-failure',
    // What moves takes an eighth of the time; files whose subject it is, and the journeys, have it (support/test.ts).
    contextOptions: { reducedMotion: 'reduce' },
    ...headlessShell,
  },
  projects: [
    { name: 'wide', testIgnore: looks, grepInvert: /@narrow-only/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'narrow',
      testIgnore: ofNoWidth.map((name) => `**/${name}.spec.ts`),
      grepInvert: /@wide-only/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: [{ command: 'node tests/e2e/support/site.mjs', url: siteOrigin, timeout: 300_000 }],
});
