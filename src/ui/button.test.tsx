import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';

import { Button, IconButton } from './button';

const onClick = vi.fn<() => void>();

it.each<{ what: string; button: ReactElement; presses: number }>([
  { what: 'a button', button: <Button onClick={onClick}>Add</Button>, presses: 2 },
  { what: 'an icon', button: <IconButton icon={Plus} label="Add" onClick={onClick} />, presses: 2 },
  {
    what: 'a button that sends',
    button: (
      <Button sends onClick={onClick}>
        Add
      </Button>
    ),
    presses: 1,
  },
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
  onClick.mockClear();
  render(button);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Add' }));
  expect(onClick).toHaveBeenCalledTimes(presses);
});
