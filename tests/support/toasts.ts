import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The words of the toasts on the screen now, each in one of the two live regions. */
export function toasts(): string[] {
  const cards = document.querySelectorAll(
    '[role="alert"] > div, [role="status"] > div:has([aria-label="Close message"])',
  );
  return [...cards].map((card) => card.querySelector('p')?.textContent ?? '');
}

/** Waits until exactly this toast, and no other, is on the screen. */
export async function onlyToast(text: string): Promise<void> {
  await waitFor(() => expect(toasts()).toEqual([text]));
}

/** Waits for a toast that may stand among others. */
export async function findToast(text: string): Promise<void> {
  await waitFor(() => expect(toasts()).toContain(text));
}
