import { act, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { expect, it, vi } from 'vitest';

import { paths } from '@/domain/paths';

import { openApp } from '../support/app.tsx';

it('a message that cannot be drawn does not take the page with it', async () => {
  // React reports errors that a boundary caught.
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  openApp(paths.individualSignIn);
  const email = await screen.findByLabelText('Email');
  // React names the element by its ID, and this ID has no text.
  act(() => void toast('A message', { id: Symbol('no text') as unknown as string }));
  await waitFor(() => expect(report).toHaveBeenCalled());
  expect(email).toBeVisible();
  act(() => toast.remove());
});
