import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { DetachedWindowAPI } from 'happy-dom';
import { toast } from 'react-hot-toast/headless';
import { expect, vi } from 'vitest';

import { limits } from '@/domain/limits';

/* Steps of a person on any page, and the messages there. */

/** The controls of the labels with exactly this text. */
function controlsOf(text: string): HTMLElement[] {
  return [...document.querySelectorAll('label')].flatMap(({ textContent, control }) =>
    textContent.trim() === text && control !== null ? [control] : [],
  );
}

/**
 * The field with a label. Testing Library compares the labels of every element, which is slow for long forms; it is
 * only a fallback when the label is not unique.
 */
export function fieldOf(label: string): HTMLElement {
  const [control, ...others] = controlsOf(label);
  return control === undefined || others.length > 0 ? screen.getByLabelText(label) : control;
}

/**
 * Types into fields by their labels, which may render later. The text is one input event: single keys could be lost to
 * a title that takes the focus.
 */
export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    if (controlsOf(label).length === 0) await screen.findByLabelText(label);
    fireEvent.input(fieldOf(label), { target: { value } });
  }
}

export async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
}

export const textsOf = (elements: Iterable<Element>): string[] =>
  Array.from(elements, ({ textContent }) => textContent);

/** Follows the first link of this name. */
export const go = (user: UserEvent, name: string | RegExp) =>
  user.click(screen.getAllByRole('link', { name })[0] ?? document.body);

export async function toHelp(user: UserEvent): Promise<void> {
  await go(user, 'Help');
  await screen.findByRole('heading', { level: 1, name: 'Help' });
}

/** The same, with a question first. */
export async function leaveForHelp(user: UserEvent): Promise<void> {
  await go(user, 'Help');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { level: 1, name: 'Help' });
}

/** Longer than a late response takes to arrive. */
export const aWhile = () => act(() => new Promise((resolve) => void setTimeout(resolve, 100)));

/** The browser's default action for Escape. */
export const escape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

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

/** Closes all toasts. */
export const dropToasts = () => act(() => toast.remove());

/** The content of the clipboard as one type. */
export async function copied(type: 'text/plain' | 'text/html'): Promise<string> {
  const [item] = await navigator.clipboard.read();
  if (!item) throw new Error('Nothing was copied.');
  return (await item.getType(type)).text();
}

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

export async function signInWith(user: UserEvent, account: { email: string; password: string }): Promise<void> {
  await fill({ Email: account.email, Password: account.password });
  await press(user, 'Sign In');
}

/** Signs out with the menu of a wide header. */
export async function pressSignOut(user: UserEvent): Promise<void> {
  await press(user, 'Profile menu');
  await press(user, 'Sign Out');
}

/** Whether the browser asks before the page is loaded again or closed. */
export const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Makes the browser's database refuse every read or write of this method. Restore it with `mockRestore`. */
export const breakDatabase = (method: 'get' | 'getAll' | 'put') =>
  vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
    throw new DOMException('broken', method === 'put' ? 'QuotaExceededError' : 'UnknownError');
  });
