import { loadAxios } from '@/api/client';
import { removeDraftsWithSession } from '@/device/drafts';
import { removeStoredImports, watchOtherTabs } from '@/session/storage';
import { loadPart } from '@/ui/lazy';

import './api-token';

/* Side effects of pages that make calls; their layouts import this file. */

// The build's own rendering has no window.
if (!import.meta.env.SSR) {
  // The subscriptions run before `watchOtherTabs`, which reports a sign-out since the page was opened.
  removeDraftsWithSession();
  removeStoredImports();
  watchOtherTabs();
  // The reload after a deploy happens before anything is typed.
  loadPart(loadAxios).catch(() => undefined);
}
