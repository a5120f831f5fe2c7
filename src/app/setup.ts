import { loadAxios } from '@/api/client';
import { removeDraftsWithSession } from '@/device/drafts';
import { forgetImportChoicesWithSession } from '@/device/import-choices';
import { removeStoredImports, watchOtherTabs } from '@/session/storage';
import { loadPart } from '@/ui/lazy';

import './api-token';

/* What the pages that make calls need besides their token. Imported by their layouts. */

// Not where the build renders a page.
if (!import.meta.env.SSR) {
  // A sign-out in another tab removes drafts and an import's decisions. Before `watchOtherTabs`, which reads the storage again: a
  // sign-out since the page was opened counts as well.
  removeDraftsWithSession();
  forgetImportChoicesWithSession();
  removeStoredImports();
  watchOtherTabs();
  // A reload after a deploy costs least before anything is typed.
  loadPart(loadAxios).catch(() => undefined);
}
