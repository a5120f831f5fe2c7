import { QueryObserver } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { goalsQuery } from '@/api/goals';
import { audiences } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { clearSignIn, sessionOwner } from '@/session/session';

import { signedInAs } from '../../tests/support/app.tsx';
import { answer, callsOf, hold, onlyCallOf, watchAborts } from '../../tests/support/wire.ts';
import { prefetchPageQueries } from './page-queries';
import { queryClientOf } from './query-client';

const { audience } = audiences.individual;
const { kind, listPath } = goalKinds.okr;

/** The router begins to open the page. */
const visit = (signal = new AbortController().signal) => prefetchPageQueries(listPath[audience], signal);

const client = () => queryClientOf(sessionOwner());

/** The list on a page after mounting, with no request under way. */
async function mountPage(): Promise<readonly unknown[] | 'failed'> {
  const page = new QueryObserver(client(), goalsQuery(audience, kind));
  const settled = new Promise<readonly unknown[] | 'failed'>((resolve) => {
    const look = () => {
      const { data, fetchStatus, isError } = page.getCurrentResult();
      if (fetchStatus === 'idle') resolve(isError ? 'failed' : (data ?? []));
    };
    page.subscribe(look);
    look();
  });
  const shown = await settled;
  page.destroy();
  return shown;
}

// tests/e2e/prerendered-app.spec.ts tests that a page fetches once, and nothing for visitors.
describe('what a page is opened with', () => {
  it('is given up with a visit that another one has overtaken', async () => {
    await signedInAs(audience);
    hold('listOkrs');
    const aborted = watchAborts();
    const overtaken = new AbortController();
    visit(overtaken.signal);
    const { url } = await onlyCallOf('listOkrs');
    overtaken.abort();
    await expect.poll(aborted).toEqual([new URL(url).pathname]);
  });

  it('is asked for once more by a page that is mounted after a failure', async () => {
    await signedInAs(audience);
    answer('listOkrs', () => new HttpResponse(null, { status: 500 }));
    visit();
    await expect.poll(() => client().getQueryState(goalsQuery(audience, kind).queryKey)?.status).toBe('error');
    expect(await mountPage()).toBe('failed');
    expect(callsOf('listOkrs')).toHaveLength(2);
  });
});

it('a cache ends with its session, also when the same user signs in again', async () => {
  await signedInAs(audience);
  const before = client();
  expect(client()).toBe(before);
  clearSignIn(audience);
  await signedInAs(audience);
  expect(client()).not.toBe(before);
});
