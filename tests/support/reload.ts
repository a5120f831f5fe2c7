import { cleanup, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

import { server } from '../../mock-api/node.ts';
import { address, openApp } from './app.tsx';

/** ARIA states of an element, beside its role and text. */
const told = [
  'aria-label',
  'aria-current',
  'aria-expanded',
  'aria-pressed',
  'aria-selected',
  'aria-sort',
  'aria-busy',
  'aria-invalid',
  'aria-rowcount',
] as const;

/** Announcements are temporary; they are not part of the page. */
const passing = '[aria-hidden=true], [role=status], [role=alert]';

/** An element with its descendants, a line for each element with text, indented by nesting. */
function linesOf(element: Element, leftOut: ReadonlySet<Element>, depth = 0): string[] {
  if (leftOut.has(element) || element.matches(passing)) return [];
  const text = [...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent] : []));
  const attributes = told.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [`${name}=${value}`];
  });
  const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
  const says = [
    ...attributes,
    ...(isField ? [`value=${element.value}`] : []),
    ...(element instanceof HTMLInputElement && element.checked ? ['checked'] : []),
    text.join('').replaceAll(/\s+/gu, ' ').trim(),
  ].filter((part) => part !== '');
  const line =
    says.length === 0
      ? []
      : [`${'  '.repeat(depth)}${element.getAttribute('role') ?? element.localName} ${says.join(' ')}`];
  return [...line, ...[...element.children].flatMap((child) => linesOf(child, leftOut, depth + line.length))];
}

/** The regions that a heading of this name, or their own label, names. */
function regionsOf(names: readonly string[]): Set<Element> {
  const regions = [...document.querySelectorAll('section')].filter((region) => {
    const labelledBy = region.getAttribute('aria-labelledby');
    const name =
      region.getAttribute('aria-label') ??
      (labelledBy === null ? '' : document.getElementById(labelledBy)?.textContent);
    return names.includes(name ?? '');
  });
  return new Set(regions);
}

function mainLines(butFor: readonly string[]): string[] {
  const main = document.querySelector('main');
  return main === null ? [] : linesOf(main, regionsOf(butFor));
}

/**
 * Reloads the page and expects the same content: whatever the order of responses, nothing stale may be left. Call it
 * last.
 * @param butFor names of regions that a page load may lose, such as 'Latest draft'
 */
export async function expectSameAfterReload(butFor: readonly string[] = []): Promise<void> {
  await waitFor(() => expect(document.querySelector('main [aria-busy=true], main [role=progressbar]')).toBeNull());
  const shown = mainLines(butFor);
  expect(shown).not.toEqual([]);
  cleanup();
  // Lets the held requests through to the backend.
  server.resetHandlers();
  openApp(address());
  await waitFor(() => expect(mainLines(butFor)).toEqual(shown));
}
