import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { setWidth, widths } from '../../tests/support/steps.ts';
import { useMinWidth } from './use-media-query';

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
