import { localStore, storedName } from './storage';

const rememberedKey = storedName('rememberedEmail');

/** The e-mail that 'Remember me' keeps for the next visit (reading 7); empty when there is none. */
export function rememberedEmail(): string {
  return localStore.get(rememberedKey) ?? '';
}

/** Remembers an e-mail for the next visit, or forgets it (null). */
export function rememberEmail(email: string | null): void {
  if (email === null) localStore.remove(rememberedKey);
  else localStore.set(rememberedKey, email);
}

export type Theme = 'light' | 'dark';

// The same name as in public/theme.js, which puts a chosen theme on the application's pages before the first paint.
const themeKey = storedName('theme');

/** The theme in force: the one the document wears, or the system's. */
export function currentTheme(): Theme {
  const { classList } = document.documentElement;
  if (classList.contains('light')) return 'light';
  return classList.contains('dark') || window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Puts on the theme chosen on this or an earlier visit. A public page was opened without (docs/decisions/0012). */
export function applyStoredTheme(): void {
  const chosen = localStore.get(themeKey);
  if (chosen === 'light' || chosen === 'dark') wear(chosen);
}

/** Changes the theme now and for later visits. */
export function chooseTheme(theme: Theme): void {
  localStore.set(themeKey, theme);
  wear(theme);
}

function wear(theme: Theme): void {
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(theme);
}
