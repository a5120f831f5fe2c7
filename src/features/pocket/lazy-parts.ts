import { lazyExtra, lazyOverlay } from '@/ui/lazy';

// With the code of the hints, and of the company's goals.
export const GroupShare = lazyExtra(async () => (await import('./group-measures')).GroupShare);
export const ServesMenu = lazyExtra(async () => (await import('./serves-menu')).ServesMenu);

/** Loaded when it is opened. */
export const YourVersionMenu = lazyOverlay(async () => (await import('./version/your-version-menu')).YourVersionMenu);
export const QuartersDialog = lazyOverlay(async () => (await import('./quarters-dialog')).QuartersDialog);
