import { goalCalls } from '@/api/contract';
import { goalKinds } from '@/domain/goal-kind';

import { inSentence } from './goal-texts.ts';

/** Every kind of goal with the names of its calls, and its own within a sentence. */
export const kindRows = Object.values(goalKinds).map((row) => ({
  ...row,
  ...goalCalls[row.kind],
  name: inSentence(row.singular),
  names: inSentence(row.plural),
}));
