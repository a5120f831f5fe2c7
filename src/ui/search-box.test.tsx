import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { SearchBox } from './search-box';

function Search() {
  const [text, setText] = useState('');
  return <SearchBox label="Search" value={text} onType={setText} onKeep={() => undefined} />;
}

it('a search field is cleared by its cross or by Escape, with the focus in it, but not while a word is being composed', async () => {
  const user = userEvent.setup();
  render(<Search />);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  expect(screen.queryByRole('button')).toBeNull();
  await user.type(field, 'falls');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Clear search' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();

  await user.type(field, 'falls');
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(field).toHaveValue('falls');
  await user.keyboard('{Escape}');
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});
