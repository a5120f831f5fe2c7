import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The words of the toasts on the screen now, wherever they were announced. */
export function toasts(): string[] {
  const buttons = document.querySelectorAll('[aria-label="Close message"]');
  return [...buttons].map((button) => button.parentElement?.querySelector('p')?.textContent ?? '');
}

/** Waits until exactly this toast, and no other, is on the screen. */
export async function onlyToast(text: string): Promise<void> {
  await waitFor(() => expect(toasts()).toEqual([text]));
}

/** Waits for a toast that may stand among others. */
export async function findToast(text: string): Promise<void> {
  await waitFor(() => expect(toasts()).toContain(text));
}
