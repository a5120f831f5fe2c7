import { goalCalls } from '@/api/contract';
import { goalKinds } from '@/domain/goal-kind';

const allRows = Object.values(goalKinds).map((row) => ({ ...row, ...goalCalls[row.kind] }));

/**
 * Every kind of goal with the names of its calls. In a quick run the first one stands for all: the others are the same code
 * with another row of the table.
 */
export const kindRows = process.env['QUICK'] === 'true' ? allRows.slice(0, 1) : allRows;
