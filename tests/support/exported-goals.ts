import type { ExportedGoal } from '@/components/goal/exported-goal';
import type { ClosedQuarter } from '@/domain/closed-quarter';
import { linesOfTexts } from '@/domain/result/own-lines';
import type { Work } from '@/lib/slices';

type Given = Partial<Omit<ExportedGoal, 'lines'>> & { lines?: readonly string[] };

export const exportedGoal = ({
  lines = ['Objective: grow', 'First', 'Second'],
  ...given
}: Given = {}): ExportedGoal => ({
  kind: 'okr',
  goal: 'Grow revenue',
  role: 'Sales Manager',
  createdAt: new Date(2026, 2, 4, 9, 41, 7),
  lines: linesOfTexts(lines),
  ...given,
});

/** A quarter closed on its last day: one line is unchanged since, one is not. */
export const closedQuarter = (given: Partial<ClosedQuarter> = {}): ClosedQuarter => ({
  quarter: '2026-Q4',
  closedAt: '2026-12-31',
  objective: 'Objective: grow',
  lines: [
    { text: 'Second', score: 5, sentence: 'Down to 5.0; the new floor came late.' },
    { text: 'Before', score: 10, sentence: '' },
  ],
  ...given,
});

/** A run that no one stops or watches. */
export const idle = (): Work => ({ signal: new AbortController().signal, onProgress: () => {} });
