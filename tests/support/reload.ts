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
function linesOf(element: Element, depth = 0): string[] {
  if (element.matches(passing)) return [];
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
  return [...line, ...[...element.children].flatMap((child) => linesOf(child, depth + line.length))];
}

const mainLines = () => [...document.querySelectorAll('main')].flatMap((main) => linesOf(main));

/**
 * Reloads the page and expects the same content: whatever the order of responses, nothing stale may be left. Call it
 * last.
 */
export async function expectSameAfterReload(): Promise<void> {
  await waitFor(() => expect(document.querySelector('main [aria-busy=true], main [role=progressbar]')).toBeNull());
  const shown = mainLines();
  expect(shown).not.toEqual([]);
  cleanup();
  // Lets the held requests through to the backend.
  server.resetHandlers();
  openApp(address());
  await waitFor(() => expect(mainLines()).toEqual(shown));
}
