import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The texts of the visible toasts, in any region. */
export function toasts(): string[] {
  const buttons = document.querySelectorAll('[aria-label="Close message"]');
  return [...buttons].map((button) => button.parentElement?.querySelector('p')?.textContent ?? '');
}

/** Waits until exactly this toast is visible. */
export async function onlyToast(text: string): Promise<void> {
  await waitFor(() => expect(toasts()).toEqual([text]));
}

/** Waits for a toast, possibly among others. */
export async function findToast(text: string): Promise<void> {
  await waitFor(() => expect(toasts()).toContain(text));
}
