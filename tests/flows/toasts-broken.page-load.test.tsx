import { screen, waitFor } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';

import { paths } from '@/domain/paths';

import { openApp } from '../support/app.tsx';

vi.mock('react-hot-toast/headless', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useToaster: () => {
    throw new Error('A toast that cannot be drawn.');
  },
}));

afterAll(() => {
  vi.doUnmock('react-hot-toast/headless');
});

it('a message that cannot be drawn does not take the page with it', async () => {
  // React reports what a boundary caught.
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  openApp(paths.individualSignIn);
  expect(await screen.findByLabelText('Email')).toBeVisible();
  // It is drawn once the page stands.
  await waitFor(() => expect(report).toHaveBeenCalled());
});
