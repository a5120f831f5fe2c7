import { defineConfig } from 'vitest/config';

/** The same walks in Firefox and in WebKit, at the same time: `npm test -- --engines`. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/engines/*.test.ts'],
    globalSetup: 'tests/engines/site.ts',
    maxWorkers: 2,
    // Only hanging tests meet these limits, however busy the machine is.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
});
