import { defineConfig } from '@playwright/test';

import { siteOrigin } from './tests/e2e/support/addresses.mjs';
import { headlessShell, wholeBrowser, widths, withMotion } from './tests/e2e/support/browsers';

/** Screens are compared only on demand (tools/looks.mjs), and `npm run proof` alone has the time for what is named after it. */
const onDemand = [
  ...(process.env['LOOKS'] === undefined ? ['**/looks.spec.ts'] : []),
  ...(process.env['PROOF'] === 'true' ? [] : ['**/*.proof.spec.ts']),
];

/** A newcomer's journey and the demo, as people make them; and what moves by a hair, where each glyph has its place. */
const inWholeBrowser = ['demo', 'hydration', 'individual-journey'];

/** Whole files that set their own widths, or whose subject does not depend on it. */
const ofNoWidth = [
  'accessibility',
  'demo',
  'development',
  'every-page',
  'hydration',
  'integrity',
  'keyboard',
  'limits',
  'looks',
  'messages-aside',
  'no-demo-code',
  'session',
  'stale-deploy',
  'transcripts',
];

const files = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: `${process.env['LOOKS'] ?? 'test-results/looks'}/{arg}{ext}`,
  // Each worker has a backend of its own, which every test of it finds as it was seeded.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // Only what hangs is to meet these: machines are shared, and once in a while much slower.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: siteOrigin,
    locale: 'en-GB',
    timezoneId: 'Europe/Oslo',
    screenshot: 'only-on-failure',
    // Motion takes an eighth of the time; tests of motion and the whole browser turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    ...headlessShell,
  },
  projects: [
    {
      name: 'whole browser',
      testMatch: files(inWholeBrowser),
      grepInvert: /@narrow-only/,
      use: { ...widths.wide, ...wholeBrowser, ...withMotion },
    },
    {
      name: 'wide',
      testIgnore: [...onDemand, ...files(inWholeBrowser)],
      grepInvert: /@narrow-only/,
      use: widths.wide,
    },
    {
      name: 'narrow',
      testIgnore: [...files(ofNoWidth), '**/*.proof.spec.ts'],
      grepInvert: /@wide-only/,
      use: widths.narrow,
    },
  ],
  webServer: [{ command: 'node tests/e2e/support/site.mjs', url: siteOrigin, timeout: 300_000 }],
});
