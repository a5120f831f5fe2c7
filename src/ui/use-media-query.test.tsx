import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { setWidth, widths } from '../../tests/support/viewport.ts';
import { useMediaQuery, useMinWidth } from './use-media-query';

const root = document.documentElement;
const isWide = (pixels: number) => renderHook(() => useMinWidth(pixels)).result.current;

afterEach(() => root.removeAttribute('style'));

it('a width that grows with the text is that of the window with text of the usual size, and twice as much with twice the size', () => {
  setWidth(widths.tablet);
  expect(isWide(widths.tablet)).toBe(true);
  expect(isWide(widths.tablet + 1)).toBe(false);
  root.style.fontSize = '32px';
  expect(isWide(widths.tablet / 2)).toBe(true);
  expect(isWide(widths.tablet / 2 + 1)).toBe(false);
});

it('a media query is listened to once, however often its component is rendered', () => {
  const list = window.matchMedia('print');
  const listen = vi.spyOn(list, 'addEventListener');
  vi.spyOn(window, 'matchMedia').mockReturnValue(list);
  const { rerender } = renderHook(() => useMediaQuery('print'));
  const before = listen.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  rerender();
  rerender();
  expect(listen).toHaveBeenCalledTimes(before);
});
