import type { ExportedGoal } from '@/components/goal/exported-goal';
import type { Work } from '@/lib/slices';

/** A goal as it is exported, with what is given. */
export const exportedGoal = (given: Partial<ExportedGoal> = {}): ExportedGoal => ({
  kind: 'okr',
  goal: 'Grow revenue',
  role: 'Sales Manager',
  createdAt: new Date(2026, 2, 4, 9, 41, 7),
  lines: ['Objective: grow', 'First', 'Second'],
  ...given,
});

/** Work that nobody stops or watches. */
export const idle = (): Work => ({ signal: new AbortController().signal, onProgress: () => {} });
