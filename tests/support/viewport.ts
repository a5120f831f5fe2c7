import { act } from '@testing-library/react';
import type { BrowserWindow } from 'happy-dom';

import { limits } from '@/domain/limits';

/** The widths at which the shell and the pocket change their shape. */
export const widths = { phone: 390, tablet: 1024, wide: limits.wideHeaderFrom } as const;

/** Gives the window a width; media queries follow. */
export function setWidth(width: number): void {
  const { happyDOM } = window as unknown as Pick<BrowserWindow, 'happyDOM'>;
  act(() => {
    happyDOM.setViewport({ width, height: 900 });
    window.dispatchEvent(new Event('resize'));
  });
}
