import { lazyExtra, lazyOverlay } from '@/ui/lazy';

/* Parts of the shell that load after its first render. */

export const ShellEffects = lazyExtra(async () => (await import('./shell-effects')).ShellEffects);
/** Hardly any page needs it. */
export const ImportBar = lazyExtra(async () => (await import('@/features/import/sending/import-bar')).ImportBar);
/** The popups are loaded when they are opened. */
export const ProfileCard = lazyOverlay(async () => (await import('./profile-card')).ProfileCard);
export const MenuDrawer = lazyOverlay(async () => (await import('./narrow-dialogs')).MenuDrawer);
export const ShortcutsDialog = lazyOverlay(async () => (await import('./narrow-dialogs')).ShortcutsDialog);
