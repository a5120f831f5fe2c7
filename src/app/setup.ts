import { setTokenGetter } from '@/api/client';
import { removeDraftsWithSession } from '@/session/drafts';
import { tokenFor } from '@/session/session';
import { watchOtherTabs } from '@/session/storage';

// Introduces, once, the rooms that do not know each other: calls get their token from the safe, the safe hears of
// other tabs, and what was typed goes with a sign-out in one of them. Imported by the branches that make calls, so that the public pages load neither.
setTokenGetter(tokenFor);
// Before the storage is read again: what another tab has done since the page was opened counts as well.
removeDraftsWithSession();
watchOtherTabs();
