import type { EmployeeSummary } from '@/domain/employee';
import { fold } from '@/lib/fold';

type Group = { key: string; label: string; value: number };

/** Bars that can be taken in at a glance. */
const most = 8;

const collator = new Intl.Collator('en', { numeric: true });

/**
 * How many people each department has, the largest first; the smallest of many are counted together. The same department
 * may be written in two ways, and the first one is shown.
 */
export function byDepartment(employees: readonly EmployeeSummary[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { department } of employees) {
    const label = department.trim();
    const key = fold(label);
    const group = groups.get(key);
    if (group) group.value += 1;
    else groups.set(key, { key, label: label || 'No department', value: 1 });
  }
  const sorted = [...groups.values()].toSorted(
    (one, other) => other.value - one.value || collator.compare(one.label, other.label),
  );
  if (sorted.length <= most) return sorted;
  const rest = sorted.slice(most - 1);
  const value = rest.reduce((sum, group) => sum + group.value, 0);
  // A key that no department can have, since keys are folded.
  return [...sorted.slice(0, most - 1), { key: 'REST', label: `${rest.length} other departments`, value }];
}
