import { expect, vi } from 'vitest';

import { siteOrigin } from '../e2e/support/addresses.mjs';
import type { Tab } from './tab';

/** The point at which an element can be pressed, or why it cannot yet. Runs in the page. */
async function pointOf(selector: string, name: string): Promise<{ x: number; y: number } | string> {
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent.trim();
  const named = [...document.querySelectorAll(selector)].filter((each) => nameOf(each) === name);
  const element = named.find((each) => each.checkVisibility({ visibilityProperty: true }));
  if (element === undefined) return `no ${selector} "${name}" to be seen`;
  element.scrollIntoView({ block: 'center' });
  const before = element.getBoundingClientRect();
  // An engine that scrolls in another process would be pressed at the old position.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y, width, height } = element.getBoundingClientRect();
  if (x !== before.x || y !== before.y) return `"${name}" moves`;
  const point = { x: x + width / 2, y: y + height / 2 };
  const there = document.elementFromPoint(point.x, point.y);
  return element.contains(there) ? point : `${there?.outerHTML.slice(0, 80)} lies over "${name}"`;
}

/** Focuses the field of a label and selects its text, or sets its value; says why it cannot yet. Runs in the page. */
function enterField(label: string, value?: string): true | string {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const field = fields.find(
    (each) =>
      each.getAttribute('aria-label') === label ||
      [...(each.labels ?? [])].some(({ textContent }) => textContent.trim() === label),
  );
  if (field === undefined) return `no field "${label}"`;
  if (value !== undefined) {
    // React overrides the setter of the element itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return true;
  }
  field.focus();
  field.select();
  return document.activeElement === field || `"${label}" does not take the focus`;
}

/** Opens a page of the site. */
export const goto = (tab: Tab, path: string) => tab.goto(siteOrigin + path);

/** Presses the button or link with a name, or the element of a selector, once it can be pressed. */
export async function click(tab: Tab, name: string, selector = 'button, a'): Promise<void> {
  const point = await vi.waitFor(
    async () => {
      const found = await tab.evaluate(pointOf, selector, name);
      if (typeof found === 'string') throw new Error(found);
      return found;
    },
    { timeout: 15_000 },
  );
  await tab.click(point.x, point.y);
}

/** Replaces the text in the field of a label, once it exists. */
export async function fill(tab: Tab, label: string, text: string): Promise<void> {
  await expect.poll(() => tab.evaluate(enterField, label)).toBe(true);
  await tab.type(text);
}

/** Like `fill`, at once: for date fields, whose parts ignore a driver's keys, and for long texts. */
export async function setValue(tab: Tab, label: string, value: string): Promise<void> {
  await expect.poll(() => tab.evaluate(enterField, label, value)).toBe(true);
}

/** Selects an option by label. The list is the system's, not drawn in the page. */
export async function choose(tab: Tab, label: string, option: string): Promise<void> {
  const work = (wanted: string, text: string) => {
    const list = [...document.querySelectorAll('select')].find((each) => each.getAttribute('aria-label') === wanted);
    const chosen = [...(list?.options ?? [])].find((each) => each.text === text);
    if (list === undefined || chosen === undefined) return `no "${text}" in "${wanted}"`;
    list.value = chosen.value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  };
  await expect.poll(() => tab.evaluate(work, label, option)).toBe(true);
}

/** Sets the file of the page's file field, whose dialog is the system's. */
export async function chooseFile(tab: Tab, name: string, file: Blob): Promise<void> {
  const base64 = Buffer.from(await file.arrayBuffer()).toString('base64');
  const work = (title: string, type: string, content: string) => {
    const field = document.querySelector<HTMLInputElement>('input[type=file]');
    if (field === null) return 'no field for a file';
    const bytes = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0);
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], title, { type }));
    field.files = transfer.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  };
  await expect.poll(() => tab.evaluate(work, name, file.type, base64)).toBe(true);
}

/** Records the files that the page saves from now on, for `savedFile`. */
export const keepSavedFiles = (tab: Tab): Promise<void> =>
  tab.evaluate(() => {
    const makeAddress = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file: Blob) => {
      window.savedFiles = [...(window.savedFiles ?? []), file];
      return makeAddress(file);
    };
  });

/** The text of the last saved file, once there are so many. */
export async function savedFile(tab: Tab, count: number): Promise<string> {
  await expect.poll(() => tab.evaluate(() => window.savedFiles?.length)).toBe(count);
  return tab.evaluate(async () => (await window.savedFiles?.at(-1)?.text()) ?? '');
}

declare global {
  interface Window {
    /** Set by `keepSavedFiles`. */
    savedFiles?: readonly Blob[];
  }
}

/** Waits until a text is in the page, or in the first element of a selector. */
export async function shows(tab: Tab, text: string, selector = 'body'): Promise<void> {
  const read = (wanted: string) => document.querySelector<HTMLElement>(wanted)?.innerText ?? '';
  await expect.poll(() => tab.evaluate(read, selector)).toContain(text);
}

/** Waits until the page has this address. */
export async function isAt(tab: Tab, path: string): Promise<void> {
  await expect.poll(() => tab.evaluate(() => location.pathname)).toBe(path);
}
