import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';

import { goalKinds } from '@/domain/goal-kind';

import { openPocket } from '../support/pocket.ts';

const load = vi.hoisted(() => vi.fn<() => void>());

vi.mock(import('@/lib/pdf'), async (original) => {
  load();
  return original();
});

afterAll(() => {
  vi.doUnmock('@/lib/pdf');
});

it('fetches the code for PDFs before the press, but not for a finger and not where data is saved', async () => {
  await openPocket(goalKinds.okr.kind);
  const button = await screen.findByRole('button', { name: 'Download Second goal' });

  Object.assign(navigator, { connection: { saveData: true } });
  fireEvent.focus(button);
  Object.assign(navigator, { connection: { saveData: false } });
  fireEvent.pointerEnter(button, { pointerType: 'touch' });
  // Long enough for an import to be asked for.
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).not.toHaveBeenCalled();

  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});
