import { afterAll, vi } from 'vitest';

/* Read before tests/setup.ts: each test file gets its own copies of our modules, and of their listeners on the shared
   window. Mocked modules are restored. */
vi.resetModules();

const listen = window.addEventListener;
const listeners: Parameters<typeof listen>[] = [];
window.addEventListener = (...listener: Parameters<typeof listen>) => {
  listeners.push(listener);
  listen.apply(window, listener);
};

afterAll(() => {
  window.addEventListener = listen;
  for (const listener of listeners) window.removeEventListener(...listener);
});
