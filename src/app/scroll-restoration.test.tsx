import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
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

it.each([
  [48, 200],
  [60, 0],
])('Back over %i pages comes to %i px: the last fifty are kept', async (pages, top) => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  const scrollY = vi.spyOn(window, 'scrollY', 'get');
  let navigate: ReturnType<typeof useNavigate> | undefined;
  function Opened() {
    navigate = useNavigate();
    const location = useLocation();
    const scrollToPosition = useScrollRestoration();
    useLayoutEffect(() => scrollToPosition(), [location]);
    return null;
  }
  render(<Opened />, { wrapper: MemoryRouter });
  const open = async (to: number | string, at: number) => {
    await act(async () => navigate?.(to as string));
    scrollY.mockReturnValue(at);
    window.dispatchEvent(new Event('scroll'));
  };
  await open('/first', 200);
  for (let page = 0; page < pages; page += 1) await open(`/${page}`, 0);
  await open(-pages as unknown as string, 0);
  expect(scrollTo).toHaveBeenLastCalledWith(0, top);
});
