import { act } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';

import { limits } from '@/domain/limits';

/** The widths at which the layout of the shell and the pocket changes. */
export const widths = { phone: 390, tablet: 1024, wide: limits.wideHeaderFrom } as const;

/**
 * Sets the width of the window, before the page is rendered: happy-dom does not report media queries that stop
 * matching.
 */
export function setWidth(width: number): void {
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
  act(() => happyDOM.setViewport({ width, height: 900 }));
}
