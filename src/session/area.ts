import { audiences, type Audience } from '@/domain/audience';

import { storedName, tabOnly } from './safe-storage';
import { tokenOf } from './session';

const areaKey = storedName('area');

const all = Object.keys(audiences) as Audience[];

/** Remembers which audience's own pages were visited last in this tab. */
export function visitArea(audience: Audience): void {
  tabOnly.set(areaKey, audience);
}

/**
 * The audience a shared page belongs to (reading 2): with both tokens the area visited last, otherwise the one whose
 * token exists.
 */
export function sharedPageAudience(): Audience {
  const signedIn = all.filter((audience) => tokenOf(audience) !== null);
  const visited = signedIn.find((audience) => audience === tabOnly.get(areaKey));
  return visited ?? signedIn[0] ?? audiences.individual.audience;
}
