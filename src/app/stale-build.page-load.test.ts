import { expect, it, vi } from 'vitest';

import { createGoal, listGoals } from '@/api/goals';
import { audiences } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';

import { signedInAs } from '../../tests/support/app.tsx';
import { hold, onlyCallOf } from '../../tests/support/wire.ts';
// The token of the calls.
import './setup';
import { reloadOnceAfterDeploy } from './stale-build';

it('reloads for a part that is missing, but not while something is being sent or would be lost', async () => {
  reloadOnceAfterDeploy();
  const isReloaded = () => !window.dispatchEvent(new Event('partmissing', { cancelable: true }));
  const { audience } = audiences.individual;
  const { kind } = goalKinds.okr;
  await signedInAs(audience);

  const sent = hold('createOkr');
  const creation = createGoal(audience, kind, { role: 'HR', goal: 'Grow', industry: 'Retail' });
  await onlyCallOf('createOkr');
  expect(isReloaded()).toBe(false);
  sent();
  await creation;

  const read = hold('listOkrs');
  const list = listGoals(audience, kind);
  await onlyCallOf('listOkrs');
  const keep = (event: Event) => event.preventDefault();
  window.addEventListener('partreload', keep);
  expect(isReloaded()).toBe(false);
  window.removeEventListener('partreload', keep);
  // The reload itself, which jsdom cannot do.
  vi.stubGlobal('queueMicrotask', vi.fn<() => void>());
  expect(isReloaded()).toBe(true);
  read();
  await list;
});
