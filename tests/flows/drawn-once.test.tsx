import { render, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, it } from 'vitest';

import { App, createRouter } from '@/app/app';
import { dropQueryClient } from '@/app/query-client';
import { rereadStorage } from '@/session/storage';

import { pageReady, signedInAs } from '../support/app.tsx';
import { pages } from '../support/pages.ts';
import { aWhile } from '../support/steps.ts';

let router: ReturnType<typeof createRouter> | undefined;

afterEach(() => router?.dispose());

/** When a page counts as rendered: its title, and the first item of its list. */
const parts = () => document.querySelectorAll('h1').length + (document.querySelector('main :is(li, tbody tr)') ? 1 : 0);

// A state set by a ref or a layout effect makes React render again and run every effect before the first paint: on a
// slow phone a tenth of a second for the pocket.
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
