import { listKinds, numberedLines, type ExportedGoal, type NumberedLine } from '@/components/goal/exported-goal';
import { meanScore, presentPlaces, quarterName, scoreText } from '@/domain/closed-quarter';
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

/** For goals whose own text differs from their strategic goal. */
const groupColumn: TableColumn = { heading: 'Strategic goal', kind: 'text', width: 48 };

/** Only where one of the goals has a closed quarter. */
const quarterColumns: readonly TableColumn[] = [
  { heading: 'Quarter', kind: 'text', width: 10 },
  { heading: 'Score', kind: 'number', width: 8 },
  { heading: 'What happened', kind: 'text', width: 48 },
];

/** A row per line, and per closed quarter with a score (docs/product.md 7.25); a goal without lines has one row. */
export function tableOfGoals(goals: readonly ExportedGoal[], onProgress: Work['onProgress']): WrittenTable {
  const hasGroups = goals.some(({ group, goal }) => group !== undefined && group !== goal);
  const hasValues = goals.some(({ values = [] }) => values.some((value) => value !== null));
  const hasQuarters = goals.some(({ quarters = [] }) => quarters.length > 0);
  return {
    name: listKinds(goals).join(' and '),
    columns: [
      ...columns,
      ...(hasGroups ? [groupColumn] : []),
      ...(hasValues ? [valueColumn] : []),
      ...(hasQuarters ? quarterColumns : []),
    ],
    rows: rowsOfEach(
      goals,
      (goal) => {
        const toRow = rowOf(goal, hasGroups, hasValues);
        return hasQuarters ? scoredRows(goal, toRow) : linesOf(goal).map(toRow);
      },
      onProgress,
    ),
  };
}

type RowLine = Omit<NumberedLine, 'type'>;

function linesOf(goal: ExportedGoal): RowLine[] {
  const lines = numberedLines(goal);
  return lines.length > 0 ? lines : [{ number: null, text: '', percent: null, value: null }];
}

const rowOf =
  (goal: ExportedGoal, hasGroups: boolean, hasValues: boolean) =>
  ({ number, text, percent, value }: RowLine): TableCell[] => [
    goalKinds[goal.kind].singular,
    goal.goal,
    goal.role,
    goal.createdAt,
    number,
    text,
    percent,
    goal.note ?? null,
    ...(hasGroups ? [goal.group ?? goal.goal] : []),
    ...(hasValues ? [value] : []),
  ];

/** The rows with the cells of their quarters, newest first; the objective has the average. */
function scoredRows(goal: ExportedGoal, toRow: (line: RowLine) => TableCell[]): TableCell[][] {
  const { quarters = [] } = goal;
  const lines = linesOf(goal);
  const results = lines.filter(({ number }) => number !== null).map(({ text }) => text);
  const scored = quarters.map((closed) => {
    const places = presentPlaces(closed.lines, results);
    const name = quarterName(closed.quarter);
    const cells = closed.lines.map(({ score, sentence, value }) => [
      name,
      scoreText(score),
      [value && `At ${value}`, sentence].filter(Boolean).join(': '),
    ]);
    return {
      mean: [name, scoreText(meanScore(closed.lines)), null],
      of: (place: number) => cells[places.indexOf(place)],
      gone: closed.lines.flatMap(({ text }, index) =>
        places[index] === null
          ? [[...toRow({ number: null, text, percent: null, value: null }), ...(cells[index] ?? [])]]
          : [],
      ),
    };
  });
  const rows = lines.flatMap((line) => {
    const row = toRow(line);
    const own = scored.flatMap(({ mean, of }) => {
      const cells = line.number === null ? mean : of(line.number - 1);
      return cells === undefined ? [] : [[...row, ...cells]];
    });
    return own.length === 0 ? [[...row, null, null, null]] : own;
  });
  return [...rows, ...scored.flatMap(({ gone }) => gone)];
}
