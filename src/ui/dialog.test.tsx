import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { Dialog } from './dialog';

/** Draws a dialog with a field in it, and presses at one place and lets go at another: the click is their common parent's. */
function press(begin: 'beside' | 'inside', end: 'beside' | 'inside') {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog shape="card" label="Draft" onClose={onClose}>
      <input aria-label="Prompt" />
    </Dialog>,
  );
  const places = { beside: screen.getByRole('dialog'), inside: screen.getByLabelText('Prompt') };
  fireEvent.pointerDown(places[begin]);
  fireEvent.pointerUp(places[end]);
  fireEvent.click(begin === end ? places[begin] : places.beside);
  return { onClose, places };
}

it('closes for a press beside it', () => {
  expect(press('beside', 'beside').onClose).toHaveBeenCalledOnce();
});

it('stays for a press inside', () => {
  expect(press('inside', 'inside').onClose).not.toHaveBeenCalled();
});

it('stays when a press that began inside, such as selecting text, ends beside it; the next press beside it closes', () => {
  const { onClose, places } = press('inside', 'beside');
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(places.beside);
  fireEvent.click(places.beside);
  expect(onClose).toHaveBeenCalledOnce();
});

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
