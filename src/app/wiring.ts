import { setTokenGetter } from '@/api/http';
import { tokenOf } from '@/session/session';
import { watchOtherTabs } from '@/session/storage';

// Introduces, once, the rooms that do not know each other: calls get their token from the safe, and the safe hears of
// other tabs. Imported by the branches that make calls, so that the public pages load neither.
setTokenGetter(tokenOf);
watchOtherTabs();
