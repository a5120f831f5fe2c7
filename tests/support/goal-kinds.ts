import { goalCalls } from '@/api/contract';
import { goalKinds } from '@/domain/goal-kind';

/** Every kind of goal with the names of its calls. */
export const kindRows = Object.values(goalKinds).map((row) => ({ ...row, ...goalCalls[row.kind] }));
