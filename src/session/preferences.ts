import { useSyncExternalStore } from 'react';

import { env } from '@/lib/env';
import { listen } from '@/lib/listen';

import { fiscalYearStartKey, hintsKey, localStore, rememberedEmailKey, themeKey } from './storage';

/** The e-mail that 'Remember me' stores for the next visit (docs/product.md 4.2); empty when there is none. */
export function rememberedEmail(): string {
  return localStore.get(rememberedEmailKey) ?? '';
}

/** Stores an e-mail for the next visit, or removes it (null). */
export function rememberEmail(email: string | null): void {
  if (email === null) localStore.remove(rememberedEmailKey);
  else localStore.set(rememberedEmailKey, email);
}

type Theme = 'light' | 'dark';

const darkSystem = '(prefers-color-scheme: dark)';

/** Calls back after a tab or the system has changed the theme. Returns the unsubscribe function. */
function onThemeChange(listener: () => void): () => void {
  const system = listen(window.matchMedia(darkSystem), ['change'], listener);
  const chosen = onPreferenceChange(() => {
    applyStoredTheme();
    listener();
  });
  return () => [system, chosen].forEach((stop) => stop());
}

/** The current theme: the class on <html>, else the system's. */
function currentTheme(): Theme {
  const { classList } = document.documentElement;
  if (classList.contains('light')) return 'light';
  return classList.contains('dark') || window.matchMedia(darkSystem).matches ? 'dark' : 'light';
}

/** The current theme, kept current. A page that is prerendered does not know it. */
export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChange, currentTheme, () => 'light');
}

/** Changes the theme now and for later visits. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  localStore.set(themeKey, theme);
}

/** Applies the stored theme, which another tab may have changed. */
export function applyStoredTheme(): void {
  const stored = localStore.get(themeKey);
  if (stored === 'light' || stored === 'dark') applyTheme(stored);
}

function applyTheme(theme: Theme): void {
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(theme);
}

/** Calls back after this tab or another one has changed a preference. Returns the unsubscribe function. */
function onPreferenceChange(listener: () => void): () => void {
  const stops = [listen(localStore, ['change'], listener), listen(window, ['storage'], listener)];
  return () => stops.forEach((stop) => stop());
}

/** Shows or hides the hints on what goals lack, everywhere and for later visits (docs/product.md 7.14). */
export function showHints(shown: boolean): void {
  if (shown) localStore.remove(hintsKey);
  else localStore.set(hintsKey, 'hidden');
}

/** Whether hints are shown, kept current with other tabs. */
export function useHintsShown(): boolean {
  return useSyncExternalStore(onPreferenceChange, () => localStore.get(hintsKey) !== 'hidden');
}

const isMonth = (month: number): boolean => Number.isInteger(month) && month >= 1 && month <= 12;

/** Keeps the month in which the fiscal year begins, 1 to 12 (docs/product.md 7.25). */
export function chooseFiscalYearStart(month: number): void {
  localStore.set(fiscalYearStartKey, String(month));
}

function fiscalYearStart(): number {
  const months = [Number(localStore.get(fiscalYearStartKey)), env.fiscalYearStart];
  return months.find(isMonth) ?? 1;
}

/** The month in which the fiscal year begins: the person's in this browser, else the deployment's, else January. */
export const useFiscalYearStart = (): number => useSyncExternalStore(onPreferenceChange, fiscalYearStart);
