import { useSyncExternalStore } from 'react';

import { hintsKey, localStore, rememberedEmailKey, themeKey } from './storage';

/** The e-mail that 'Remember me' stores for the next visit (docs/product.md 4.2); empty when there is none. */
export function rememberedEmail(): string {
  return localStore.get(rememberedEmailKey) ?? '';
}

/** Stores an e-mail for the next visit, or removes it (null). */
export function rememberEmail(email: string | null): void {
  if (email === null) localStore.remove(rememberedEmailKey);
  else localStore.set(rememberedEmailKey, email);
}

export type Theme = 'light' | 'dark';

/** The current theme: the class on <html>, else the system's. */
export function currentTheme(): Theme {
  const { classList } = document.documentElement;
  if (classList.contains('light')) return 'light';
  return classList.contains('dark') || window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Changes the theme now and for later visits. */
export function chooseTheme(theme: Theme): void {
  localStore.set(themeKey, theme);
  applyTheme(theme);
}

/** Applies the stored theme. Public pages are loaded without it (docs/decisions/0012). */
export function applyStoredTheme(): void {
  const stored = localStore.get(themeKey);
  if (stored === 'light' || stored === 'dark') applyTheme(stored);
}

function applyTheme(theme: Theme): void {
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(theme);
}

const hintListeners = new Set<() => void>();

/** Calls back after this tab or another one has shown or hidden the hints. Returns the unsubscribe function. */
function onHintsChange(listener: () => void): () => void {
  hintListeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    hintListeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Shows or hides the hints on what goals lack, everywhere and for later visits (docs/product.md 7.14). */
export function showHints(shown: boolean): void {
  if (shown) localStore.remove(hintsKey);
  else localStore.set(hintsKey, 'hidden');
  for (const listener of hintListeners) listener();
}

/** Whether hints are shown, kept current with other tabs. */
export function useHintsShown(): boolean {
  return useSyncExternalStore(onHintsChange, () => localStore.get(hintsKey) !== 'hidden');
}
