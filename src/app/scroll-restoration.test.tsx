import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { useScrollRestoration } from './scroll-restoration';

function Page() {
  useScrollRestoration();
  return null;
}

it('a page from the back-forward cache is put where it was left', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  render(<Page />, { wrapper: MemoryRouter });
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(200);
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  expect(sessionStorage.getItem('scroll')).toContain('200');

  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(scrollTo).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 200);
  expect(history.scrollRestoration).toBe('manual');
});
