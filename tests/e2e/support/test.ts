import { expect, test as base } from '@playwright/test';

import { startMockHttp } from '../../../mock-api/http';
import type { FigureName } from '../../../tools/proof/rows.mjs';
import { noteCase } from '../../support/figures.ts';
import { siteOrigin, slashedOrigin, workerBackendOrigin, workerBackendPort } from './addresses.mjs';
import { resetBackend } from './people';
import { Watch } from './watch';

/**
 * Playwright's `test` with a fresh backend and a page that fails the test for unexpected errors. `watch.allow(/…/)`
 * names those that a test causes on purpose. `test.use({ figure: '…' })` notes a file's tests for a row of `npm run
 * proof`.
 */
export const test = base.extend<{ watch: Watch; figure: FigureName | null }, { backend: void }>({
  backend: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
    async ({}, use) => {
      const backend = await startMockHttp({
        port: workerBackendPort,
        isPage: (origin) => [siteOrigin, slashedOrigin].includes(origin),
        requireCookie: true,
      });
      if (backend.origin !== workerBackendOrigin) {
        // The browser is mapped to one port, so another free port is useless.
        await backend.close();
        throw new Error(`port ${workerBackendPort} is taken: stop what listens there, or set E2E_PORT`);
      }
      await use();
      await backend.close();
    },
    { scope: 'worker', auto: true },
  ],
  figure: [null, { option: true }],
  watch: [
    async ({ context, figure }, use, info) => {
      await resetBackend(context.request);
      // Another origin's backend can set its cookie only in the response to a call with credentials.
      await context.request.post(`${workerBackendOrigin}/__demo/visit`);
      const watch = new Watch();
      await watch.attach(context);
      await use(watch);
      const name = [info.project.name, ...info.titlePath].join(', ');
      noteCase('policy', name, !watch.problems.some((problem) => problem.startsWith('policy violation')));
      expect(watch.problems, 'nothing goes wrong unexpectedly').toEqual([]);
      if (figure !== null) noteCase(figure, name, info.status === info.expectedStatus);
    },
    { auto: true },
  ],
});

export { expect };

/** For tests that do not depend on the width, or need a keyboard: the narrow project skips them. */
export const wideOnly = '@wide-only';

/** For features of narrow windows only. */
export const narrowOnly = '@narrow-only';
