import { numberedLines, pluralOf, type ExportedGoal, type NumberedLine } from '@/components/goal/exported-goal';
import { quarterName, scoreText } from '@/domain/closed-quarter';
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

/** Only where one of the goals has a value. */
const valueColumn: TableColumn = { heading: 'Now', kind: 'text', width: 12 };

/** Only where one of the goals has a closed quarter. */
const quarterColumns: readonly TableColumn[] = [
  { heading: 'Quarter', kind: 'text', width: 10 },
  { heading: 'Score', kind: 'number', width: 8 },
  { heading: 'What happened', kind: 'text', width: 48 },
];

const noLine = { number: null, text: '', percent: null, value: null };

/** A row per line, and per score of a closed quarter (docs/product.md 7.25); a goal without lines has one row. */
export function tableOfGoals(goals: readonly ExportedGoal[], onProgress: Work['onProgress']): WrittenTable {
  const hasValues = goals.some(({ values = [] }) => values.some((value) => value !== null));
  const hasQuarters = goals.some(({ quarters = [] }) => quarters.length > 0);

  function rowsOf(exported: ExportedGoal): TableCell[][] {
    const { kind, goal, role, createdAt, note = null, quarters = [] } = exported;
    const lines = numberedLines(exported);
    const rowOf = (
      { number, text, percent, value }: Omit<NumberedLine, 'type'>,
      scored: readonly TableCell[] = [null, null, null],
    ): TableCell[] => [
      goalKinds[kind].singular,
      goal,
      role,
      createdAt,
      number,
      text,
      percent,
      note,
      ...(hasValues ? [value] : []),
      ...(hasQuarters ? scored : []),
    ];
    const scores = quarters.flatMap((closed) =>
      closed.lines.map(({ text, score, sentence, value }) => {
        const what = [value && `At ${value}`, sentence].filter(Boolean).join(': ');
        return rowOf({ ...noLine, text }, [quarterName(closed.quarter), scoreText(score), what]);
      }),
    );
    return [...(lines.length > 0 ? lines : [noLine]).map((line) => rowOf(line)), ...scores];
  }

  return {
    name: pluralOf(goals),
    columns: [...columns, ...(hasValues ? [valueColumn] : []), ...(hasQuarters ? quarterColumns : [])],
    rows: rowsOfEach(goals, rowsOf, onProgress),
  };
}
