import { act, render } from '@testing-library/react';
import { useEffectEvent, useLayoutEffect } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
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

/** The page that was just opened (root-layout.tsx). */
function Opened({ scrollToPosition }: { scrollToPosition: () => void }) {
  const open = useEffectEvent(scrollToPosition);
  useLayoutEffect(() => open(), []);
  return null;
}

function Pages() {
  const scrollToPosition = useScrollRestoration();
  return <Opened key={useLocation().key} scrollToPosition={scrollToPosition} />;
}

it('Back over sixty pages comes to where the page was left, and the tab stores the last fifty', async () => {
  const pages = 60;
  const scrollTo = vi.spyOn(window, 'scrollTo');
  const scrollY = vi.spyOn(window, 'scrollY', 'get');
  const router = createMemoryRouter([{ path: '*', element: <Pages /> }]);
  render(<RouterProvider router={router} />);
  async function open(path: string, at: number): Promise<void> {
    await act(() => router.navigate(path));
    scrollY.mockReturnValue(at);
    window.dispatchEvent(new Event('scroll'));
  }
  await open('/first', 200);
  for (let page = 0; page < pages; page += 1) await open(`/${page}`, 0);
  await act(() => router.navigate(-pages));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 200);
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem('scroll') ?? '')).toHaveLength(50);
});
