import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { Dialog } from './dialog';

// Presses outside it, also those that began inside: tests/e2e/team-goals.spec.ts. Escape: tests/e2e/own-version.spec.ts.

it('stays when a file chooser in it is left', () => {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog shape="card" label="Import" onClose={onClose}>
      <input type="file" aria-label="File" />
    </Dialog>,
  );
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});
