import type { Audience } from '@/domain/audience';
import { joinAnswers, readGoalAnswers, storedAnswers, type GoalAnswers } from '@/domain/goal-answers';
import { goalGroupsName } from '@/session/storage';

import { changeOwn, readOwn, type Form } from './kept-store';

/* What was answered about strategic goals, an entry per audience and owner (docs/decisions/0054). */

const form: Form<GoalAnswers> = { read: readGoalAnswers, write: storedAnswers, join: joinAnswers };

/** Reads what an owner has answered. @param email of the owner, null where it is unknown */
export const readAnswers = (audience: Audience, owner: string, email: string | null): Promise<GoalAnswers> =>
  readOwn(goalGroupsName, [audience, owner], email, form);

/** Changes what an owner has answered, as `changeOwn` does. */
export const changeAnswers = (
  audience: Audience,
  owner: string,
  change: (stored: GoalAnswers) => GoalAnswers,
): Promise<{ stored: GoalAnswers; hasChanged: boolean }> => changeOwn(goalGroupsName, [audience, owner], form, change);
