import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { useToday } from './use-today';

it('useToday turns at midnight in a page that stays visible', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 23, 40, 0) });
  const { result, unmount } = renderHook(() => useToday());
  act(() => void vi.advanceTimersByTime(20 * 60_000 - 1));
  expect(result.current).toBe('2026-11-23');
  act(() => void vi.advanceTimersByTime(10_000));
  expect(result.current).toBe('2026-11-24');
  // The device slept for a day.
  vi.setSystemTime(new Date(2026, 10, 26, 8, 0, 0));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current).toBe('2026-11-26');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
