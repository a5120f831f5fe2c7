import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Plus from 'lucide-react/icons/plus';
import type { ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { Button, IconButton } from './button';

const onClick = vi.fn<() => void>();
beforeEach(() => onClick.mockClear());

const sending = (
  <Button sends onClick={onClick}>
    Send
  </Button>
);

it.each<{ what: string; button: ReactElement; presses: number }>([
  { what: 'a button', button: <Button onClick={onClick}>Add</Button>, presses: 2 },
  { what: 'an icon', button: <IconButton icon={Plus} label="Add" onClick={onClick} />, presses: 2 },
  { what: 'a button that sends', button: sending, presses: 1 },
  {
    what: 'a submit button',
    button: (
      <Button type="submit" onClick={onClick}>
        Add
      </Button>
    ),
    presses: 1,
  },
])('a double click is $presses on $what', async ({ button, presses }) => {
  render(button);
  await userEvent.dblClick(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(presses);
});

it('the second click counts for a button that sends where the first one was on something else', async () => {
  const user = userEvent.setup();
  render(sending);
  await user.click(document.body);
  const send = screen.getByRole('button', { name: 'Send' });
  fireEvent.click(send, { detail: 2 });
  expect(onClick).not.toHaveBeenCalled();
  fireEvent.click(send, { detail: 1 });
  expect(onClick).toHaveBeenCalledTimes(1);
  // The pointer has moved, or a key was pressed.
  fireEvent.click(send, { detail: 2, clientX: 7 });
  fireEvent.click(send, { detail: 0 });
  expect(onClick).toHaveBeenCalledTimes(3);
});

it('steady clicks at one place are presses, one in half a second', () => {
  render(sending);
  const send = screen.getByRole('button', { name: 'Send' });
  const start = performance.now();
  for (let count = 1; count <= 6; count += 1) {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: count });
    vi.spyOn(click, 'timeStamp', 'get').mockReturnValue(start + count * 300);
    fireEvent(send, click);
  }
  expect(onClick).toHaveBeenCalledTimes(3);
});
