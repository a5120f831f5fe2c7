import type { Audience } from '@/domain/audience';
import { joinAnswers, readGoalAnswers, type GoalAnswers } from '@/domain/goal-answers';
import { goalGroupsName } from '@/session/storage';

import { changeOwn, readOwn } from './kept-store';

/* What was answered about strategic goals, an entry per audience and owner (docs/decisions/0055). */

/** Reads what an owner has answered. @param email of the owner, null where it is unknown */
export const readAnswers = (audience: Audience, owner: string, email: string | null): Promise<GoalAnswers> =>
  readOwn(goalGroupsName, [audience, owner], email, (stored) => stored.map(readGoalAnswers).reduce(joinAnswers));

/** Changes what an owner has answered, as `changeOwn` does. */
export const changeAnswers = (
  audience: Audience,
  owner: string,
  change: (stored: GoalAnswers) => GoalAnswers,
): Promise<{ stored: GoalAnswers; hasChanged: boolean }> =>
  changeOwn(goalGroupsName, [audience, owner], readGoalAnswers, change);
