import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { Dialog } from './dialog';

// Presses outside it, also those that began inside: tests/e2e/team-goals.spec.ts.

/** Closes a dialog as browsers do for a second Escape: `cancel` cannot be prevented, and `close` comes after it. */
function closeByBrowser(dialog: HTMLElement) {
  fireEvent(dialog, new Event('cancel', { cancelable: false }));
  (dialog as HTMLDialogElement).close();
}

it('that the browser closes is open as long as it is rendered, with the focus where it was, and asks once', () => {
  const onClose = vi.fn<() => void>();
  const { unmount } = render(
    <Dialog shape="card" label="Draft" onClose={onClose}>
      <button type="button">First</button>
      <input aria-label="Prompt" />
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  screen.getByLabelText('Prompt').focus();
  closeByBrowser(dialog);
  expect(dialog).toHaveAttribute('open');
  expect(screen.getByLabelText('Prompt')).toHaveFocus();
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  expect(onClose).toHaveBeenCalledOnce();
});

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

it('leaves Escape to a dialog that is open over it', () => {
  const onClose = { below: vi.fn<() => void>(), above: vi.fn<() => void>() };
  render(
    <Dialog shape="sheet" label="Details" onClose={onClose.below}>
      <Dialog shape="card" label="Question" onClose={onClose.above}>
        Which one?
      </Dialog>
    </Dialog>,
  );
  fireEvent(screen.getByRole('dialog', { name: 'Question' }), new Event('cancel', { cancelable: true }));
  expect(onClose.above).toHaveBeenCalledOnce();
  expect(onClose.below).not.toHaveBeenCalled();
});
