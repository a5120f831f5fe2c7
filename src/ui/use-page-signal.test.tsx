import { render, renderHook } from '@testing-library/react';
import { StrictMode, useLayoutEffect } from 'react';
import { expect, it } from 'vitest';

import { usePageSignal } from './use-page-signal';

it('aborts while the page is taken away, before a response could find it half gone', () => {
  const seen: (boolean | undefined)[] = [];
  function Page() {
    const pageSignal = usePageSignal();
    useLayoutEffect(() => () => {
      seen.push(pageSignal()?.aborted);
    });
    return null;
  }
  const { unmount } = render(<Page />);
  unmount();
  expect(seen).toEqual([true]);
});

it('gives a signal that is not aborted while the page stands', () => {
  const { result, unmount } = renderHook(() => usePageSignal(), { wrapper: StrictMode });
  const signal = result.current();
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
});
