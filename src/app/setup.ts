import { loadAxios, setTokenGetter } from '@/api/client';
import { removeDraftsWithSession } from '@/device/drafts';
import { tokenFor } from '@/session/session';
import { watchOtherTabs } from '@/session/storage';
import { loadPart } from '@/ui/lazy';

let done = false;

/**
 * Connects the folders that do not know each other: calls get their token from the session, and drafts are removed with a
 * sign-out in another tab. Called by the layouts whose pages make calls, and before the first of them; once is enough.
 */
export function setup(): void {
  // Not where the build renders a page.
  if (done || import.meta.env.SSR) return;
  done = true;
  setTokenGetter(tokenFor);
  // Before the storage is read again: what another tab has done since the page was opened counts as well.
  removeDraftsWithSession();
  watchOtherTabs();
  // Beside the page. Where that fails a reload helps most now, before anything is typed; later each call says what it
  // misses.
  loadPart(loadAxios).catch(() => undefined);
}
