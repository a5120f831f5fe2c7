import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';

import { chooseTheme, useTheme } from '@/session/preferences';
import { IconButton } from '@/ui/button';

/** The switch between light and dark, kept for later visits. */
export function ShellThemeSwitch() {
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  const icon = other === 'light' ? Sun : Moon;
  return <IconButton icon={icon} label={`Switch to ${other}`} onClick={() => chooseTheme(other)} />;
}
