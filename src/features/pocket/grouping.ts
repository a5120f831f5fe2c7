import { withoutDeleted } from '@/domain/goal-groups';

import { goalSteps } from './group-steps';
import { groupedBy, pocketList } from './pocket-view';

export { GroupedPocket } from './grouped-pocket';

/** The pocket where it is put together by strategic goals. */
export const groupedList: typeof pocketList = {
  ...pocketList,
  group: { by: groupedBy, steps: goalSteps, without: withoutDeleted },
};
