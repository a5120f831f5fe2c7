import { render, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, it } from 'vitest';

import { App, createRouter } from '@/app/app';
import { dropQueryClient } from '@/app/query-client';
import { rereadStorage } from '@/session/storage';

import { pageReady, signedInAs } from '../support/app.tsx';
import { aWhile } from '../support/leaving.ts';
import { pages } from '../support/pages.ts';

let router: ReturnType<typeof createRouter> | undefined;

afterEach(() => router?.dispose());

/** How much of a page is there: its title, and the first of what it lists. */
const parts = () => document.querySelectorAll('h1').length + (document.querySelector('main :is(li, tbody tr)') ? 1 : 0);

// A state that is set by what has just been put into the page (a ref, a layout effect) has React draw that once more and run
// every effect before the browser may paint it: on a slow phone a tenth of a second for the pocket.
it.each(pages)('$path is drawn once before it is painted', async ({ path, guarded }) => {
  if (guarded) await signedInAs(guarded);
  rereadStorage();
  dropQueryClient();
  window.history.replaceState(null, '', path);
  document.title = '';
  router = createRouter();
  const commits: { phase: string; parts: number }[] = [];
  render(
    <Profiler id="application" onRender={(_id, phase) => commits.push({ phase, parts: parts() })}>
      <App router={router} />
    </Profiler>,
  );
  await pageReady();
  await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
  await aWhile();
  const isFirst = (at: number) => at === 0 || (commits[at]?.parts ?? 0) > (commits[at - 1]?.parts ?? 0);
  const firsts = commits.filter((_commit, at) => isFirst(at));
  expect(firsts.at(-1)?.parts).toBeGreaterThan(0);
  const drawnAgain = commits.filter(({ phase }, at) => phase === 'nested-update' && isFirst(at - 1));
  expect(drawnAgain).toEqual([]);
});
