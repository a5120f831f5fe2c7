import { loadAxios } from '@/api/client';
import { removeDraftsWithSession } from '@/device/drafts';
import { forgetImportChoicesWithSession } from '@/device/import-choices';
import { removeStoredImports, watchOtherTabs } from '@/session/storage';
import { loadPart } from '@/ui/lazy';

import './api-token';

/* What the pages that make calls need besides their token. Imported by their layouts. */

// Not where the build renders a page.
if (!import.meta.env.SSR) {
  // Drafts and an import's decisions go with a sign-out in another tab. Before the storage is read again: what has been done there since the page was
  // opened counts as well.
  removeDraftsWithSession();
  forgetImportChoicesWithSession();
  removeStoredImports();
  watchOtherTabs();
  // Beside the page. Where that fails a reload helps most now, before anything is typed; later each call says what it
  // misses.
  loadPart(loadAxios).catch(() => undefined);
}
