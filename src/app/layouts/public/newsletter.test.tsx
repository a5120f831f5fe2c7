import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { Newsletter } from './newsletter';

it.each([
  ['typed before React answers is kept', 'nia@northbay.example'],
  ['not typed is kept nowhere', ''],
])('an address %s', async (_what, typed) => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Newsletter />);
  document.body.append(page);
  const input = page.querySelector('input');
  if (!input) throw new Error('There is no box.');
  input.value = typed;
  const root = await act(() => hydrateRoot(page, <Newsletter />));
  expect(input).toHaveValue(typed);
  expect(sessionStorage.getItem('visitorDraft')?.includes(typed) ?? false).toBe(typed !== '');
  act(() => root.unmount());
  page.remove();
});
