import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';

import { rereadStorage } from '@/session/storage';

import { resetMockApi, server } from '../mock-api/node.ts';
import { setWidth, widths } from './support/viewport.ts';
import { forgetCalls } from './support/wire.ts';

// Lazy pages and a busy machine: what a person would wait for may take longer than a second here.
configure({ asyncUtilTimeout: 5000 });

const spoken: string[] = [];

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      spoken.push(`console.${level}: ${words.map(String).join(' ')}`);
    });
  }
});

// Silence is part of passing. Everything is cleaned up before the assertion, which would otherwise skip it.
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  toast.remove();
  localStorage.clear();
  sessionStorage.clear();
  rereadStorage();
  document.documentElement.className = '';
  setWidth(widths.tablet);
  await resetMockApi();
  forgetCalls();
  const said = spoken.splice(0);
  expect(said, 'the console stayed silent').toEqual([]);
});

afterAll(() => server.close());
