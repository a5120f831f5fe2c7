import { Moon, Sun } from 'lucide-react';

import { IconButton } from './icon-button';

/** Turns light into dark and back. The caller knows where the choice is kept. */
export function ThemeSwitch({ dark, onChange }: { dark: boolean; onChange: (dark: boolean) => void }) {
  return (
    <IconButton
      icon={dark ? Sun : Moon}
      label={dark ? 'Switch to light' : 'Switch to dark'}
      onClick={() => onChange(!dark)}
    />
  );
}
