import { kindsOf, numberedLines, type ExportedGoal } from '@/components/goal/exported-goal';
import { goalKinds } from '@/domain/goal-kind';
import type { Work } from '@/lib/slices';
import { rowsOfEach, type TableCell, type TableColumn, type WrittenTable } from '@/lib/written-table';

const columns: readonly TableColumn[] = [
  { heading: 'Kind', kind: 'text', width: 8 },
  { heading: 'Goal', kind: 'text', width: 48 },
  { heading: 'Role', kind: 'text', width: 24 },
  { heading: 'Created', kind: 'datetime', width: 20 },
  { heading: 'Line number', kind: 'number', width: 12 },
  { heading: 'Line', kind: 'text', width: 64 },
  { heading: 'Progress', kind: 'percent', width: 10 },
  { heading: 'Note', kind: 'text', width: 40 },
];

/**
 * Goals as the table of a file: a row for each line of each goal, so that a spreadsheet can filter and count them; a goal
 * without lines has one row.
 */
export function tableOfGoals(goals: readonly ExportedGoal[], onProgress: Work['onProgress']): WrittenTable {
  return { name: kindsOf(goals).join(' and '), columns, rows: rowsOfEach(goals, rowsOf, onProgress) };
}

function rowsOf(goal: ExportedGoal): TableCell[][] {
  const lines = numberedLines(goal);
  const rows = lines.length > 0 ? lines : [{ number: null, text: '', percent: null }];
  return rows.map(({ number, text, percent }) => [
    goalKinds[goal.kind].singular,
    goal.goal,
    goal.role,
    goal.createdAt,
    number,
    text,
    percent,
    goal.note ?? null,
  ]);
}
