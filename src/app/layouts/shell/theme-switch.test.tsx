import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { ShellThemeSwitch } from './theme-switch';

it('the switch follows the system while nothing is chosen, and every other switch once something is', async () => {
  const system = Object.assign(new EventTarget(), { matches: false });
  vi.spyOn(window, 'matchMedia').mockReturnValue(system as MediaQueryList);
  render(
    <>
      <ShellThemeSwitch />
      <ShellThemeSwitch />
    </>,
  );
  expect(screen.getAllByRole('button', { name: 'Switch to dark' })).toHaveLength(2);
  act(() => {
    system.matches = true;
    system.dispatchEvent(new Event('change'));
  });
  const [first] = screen.getAllByRole('button', { name: 'Switch to light' });
  await userEvent.click(first ?? document.body);
  expect(document.documentElement).toHaveClass('light');
  expect(await screen.findAllByRole('button', { name: 'Switch to dark' })).toHaveLength(2);
  // Another tab chose.
  localStorage.setItem('theme', 'dark');
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(await screen.findAllByRole('button', { name: 'Switch to light' })).toHaveLength(2);
  document.documentElement.classList.remove('dark');
});
