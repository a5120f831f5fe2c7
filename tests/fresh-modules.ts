import { afterAll, vi } from 'vitest';

/*
 * Read before tests/setup.ts: what a file of tests imports of ours is its own, and so is what that listens to on the
 * window, which is the same for all of them. A module that a file replaces, it puts back.
 */
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
