import { numberedLines, type ExportedGoal } from '@/components/goal/exported-goal';
import { goalKinds } from '@/domain/goal-kind';
import { byteOrderMark, csvRows, rowEnd } from '@/lib/csv';
import { createPause, type Work } from '@/lib/slices';

const header = ['Kind', 'Goal', 'Role', 'Created', 'Line number', 'Line', 'Progress', 'Note'];

/**
 * The text of a CSV file with a row for each line of each goal, so that a spreadsheet can filter and count them; a goal
 * without lines has one row.
 * @returns pieces of the file, in order
 * @throws the signal's reason once it is aborted
 */
export async function csvOfGoals(goals: readonly ExportedGoal[], { signal, onProgress }: Work): Promise<string[]> {
  const pause = createPause(signal);
  const pieces = [byteOrderMark + csvRows([header])];
  onProgress(0, goals.length);
  for (const [index, goal] of goals.entries()) {
    pieces.push(rowEnd + csvRows(rowsOf(goal)));
    onProgress(index + 1, goals.length);
    await pause();
  }
  return pieces;
}

function rowsOf(goal: ExportedGoal): string[][] {
  const lines = numberedLines(goal);
  const rows = lines.length > 0 ? lines : [{ number: null, text: '', percent: null }];
  return rows.map(({ number, text, percent }) => [
    goalKinds[goal.kind].singular,
    goal.goal,
    goal.role,
    dateAndTime(goal.createdAt),
    number === null ? '' : String(number),
    text,
    percent === null ? '' : `${percent}%`,
    goal.note ?? '',
  ]);
}

const digits = (number: number, length = 2): string => String(number).padStart(length, '0');

/**
 * '2026-03-14 09:41:00' as ISO 8601 writes it but for the blank, which every spreadsheet reads; local, as on the screen. Part
 * by part, since `toISOString` writes the years after 9999 in another way, and throws where the local day is past its last.
 */
function dateAndTime(moment: Date | null): string {
  if (moment === null) return '';
  const year = moment.getFullYear();
  const day = [
    `${year < 0 ? '-' : ''}${digits(Math.abs(year), 4)}`,
    digits(moment.getMonth() + 1),
    digits(moment.getDate()),
  ].join('-');
  return `${day} ${[moment.getHours(), moment.getMinutes(), moment.getSeconds()].map((part) => digits(part)).join(':')}`;
}
