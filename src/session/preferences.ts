import { localStore, rememberedEmailKey, themeKey } from './storage';

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
