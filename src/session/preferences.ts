import { lasting, storedName } from './safe-storage';

const rememberedKey = storedName('rememberedEmail');

/** The e-mail that 'Remember me' keeps for the next visit (reading 7); empty when there is none. */
export function rememberedEmail(): string {
  return lasting.get(rememberedKey) ?? '';
}

/** Remembers an e-mail for the next visit, or forgets it (null). */
export function rememberEmail(email: string | null): void {
  if (email === null) lasting.remove(rememberedKey);
  else lasting.set(rememberedKey, email);
}

export type Theme = 'light' | 'dark';

// The same name as in public/theme.js, which sets the class before the first paint.
const themeKey = 'theme';

/** The theme in force: the chosen one, or the system's. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/** Changes the theme now and for later visits. */
export function chooseTheme(theme: Theme): void {
  lasting.set(themeKey, theme);
  document.documentElement.classList.toggle('dark', theme === 'dark');
}
