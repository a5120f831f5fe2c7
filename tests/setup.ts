import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

import { setTokenGetter } from '@/api/client';
import { storedKeys } from '@/domain/stored-keys';
import { tokenFor } from '@/session/session';
import { areaKey, draftKeys, hintsKey, localStore, ownerKey, sessionStore, store } from '@/session/storage';

import { resetMockApi, server } from '../mock-api/node.ts';
import { setWidth, widths } from './support/steps.ts';
import { forgetCalls } from './support/wire.ts';

// Only hanging tests meet it: on a busy machine the first page of a process compiles for 15 seconds.
configure({ asyncUtilTimeout: 60_000 });

/**
 * Tests have no style sheets, so an element's computed style depends on its name, unless it or an ancestor has a
 * `style`. happy-dom computes it through all ancestors after every change, for every candidate of a role query: a tenth
 * of the time of these tests. This cache computes it once per name, in a document that never changes.
 */
function byName(computedStyle: typeof window.getComputedStyle): typeof window.getComputedStyle {
  const unstyled = document.implementation.createHTMLDocument();
  const samples = new Map<string, Element>();
  return function styleByName(element) {
    if (element.closest('[style]') !== null) return computedStyle(element);
    // A closed dialog is not shown.
    const key = `${element.tagName} ${element.hasAttribute('open')}`;
    const sample = samples.get(key) ?? unstyled.body.appendChild(unstyled.importNode(element, false));
    samples.set(key, sample);
    return computedStyle(sample);
  };
}

// Every test file evaluates this module.
if (window.getComputedStyle.name !== 'styleByName') {
  window.getComputedStyle = byName(window.getComputedStyle.bind(window));
}

// Node's channels reach all threads of the process: tabs of one test would answer another's.
if (BroadcastChannel.name !== 'ThreadChannel') {
  const { threadId } = await import('node:worker_threads');
  window.BroadcastChannel = class ThreadChannel extends BroadcastChannel {
    constructor(name: string) {
      super(`${name} of thread ${threadId}`);
    }
  };
}

const spoken: string[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

beforeEach(async () => {
  // A page of the test before may have written until now.
  await deleteDatabases();
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      spoken.push(`console.${level}: ${words.map(String).join(' ')}`);
    });
  }
});

/** Deletes the databases; a page with an open one closes it. */
async function deleteDatabases(): Promise<void> {
  const names = (await indexedDB.databases()).flatMap(({ name }) => (name === undefined ? [] : [name]));
  await Promise.all(
    names.map(
      (name) =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.deleteDatabase(name);
          request.addEventListener('success', () => resolve());
          request.addEventListener('error', () => reject(new Error(`${name} could not be deleted.`)));
        }),
    ),
  );
}

/** Empties the storages, and the session's in-memory values of refused writes. */
function forgetStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
  store(Object.fromEntries(storedKeys.map((key) => [key, null])));
  for (const key of [ownerKey, hintsKey]) localStore.remove(key);
  for (const key of [...draftKeys, areaKey]) sessionStore.remove(key);
}

// Passing tests log nothing. Cleanup precedes the assertion, which would otherwise skip it.
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  toast.remove();
  forgetStorage();
  // The application's own start-up step.
  setTokenGetter(tokenFor);
  document.documentElement.className = '';
  setWidth(widths.tablet);
  await resetMockApi();
  forgetCalls();
  const said = spoken.splice(0);
  expect(said, 'the console stayed silent').toEqual([]);
});

afterAll(() => server.close());
