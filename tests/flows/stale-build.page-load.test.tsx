import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { paths } from '@/domain/paths';
import { partMissing } from '@/ui/lazy';

import { loadApp, signedInAs } from '../support/app.tsx';
import { generateTitle } from '../support/goal-texts.ts';
import { aWhile } from '../support/leaving.ts';
import { toasts } from '../support/toasts.ts';

const generateDialog = '@/features/overview/generate-dialog';

/** What the entry file does with a part that is missing; here it only counts. */
const asked = vi.fn<() => void>();

afterEach(() => {
  window.removeEventListener('partmissing', asked);
  vi.doUnmock(generateDialog);
});

// tests/e2e/stale-deploy.spec.ts has what is gone when it is pressed.
it('a dialog that is gone after a deploy and only fetched ahead reloads nothing', async () => {
  vi.doMock(generateDialog, () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  window.addEventListener('partmissing', asked);
  await signedInAs('business');
  const user = await loadApp(paths.businessDashboard);
  const button = await screen.findByRole('button', { name: generateTitle });
  await user.hover(button);
  button.focus();
  await aWhile();
  expect(asked).not.toHaveBeenCalled();
  expect(toasts()).toEqual([]);
  await user.click(button);
  await waitFor(() => expect(toasts()).toEqual([partMissing]));
  expect(asked).toHaveBeenCalledTimes(1);
});
