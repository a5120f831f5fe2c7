import { useState } from 'react';

import { chooseTheme, currentTheme } from '@/session/preferences';
import { ThemeSwitch } from '@/ui/theme-switch';

/** The switch between light and dark, kept for later visits. */
export function ShellThemeSwitch() {
  const [dark, setDark] = useState(() => currentTheme() === 'dark');
  return (
    <ThemeSwitch
      dark={dark}
      onChange={(next) => {
        chooseTheme(next ? 'dark' : 'light');
        setDark(next);
      }}
    />
  );
}
