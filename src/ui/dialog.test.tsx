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
