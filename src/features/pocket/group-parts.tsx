import { clsx } from 'clsx';
import { useMemo } from 'react';

import type { GoalRecord } from '@/domain/goal';
import type { GoalGroup } from '@/domain/goal-groups';
import { withCommas } from '@/lib/with-commas';
import { GroupBox } from '@/ui/choice-boxes';
import { FoldButton } from '@/ui/list-rows';

import { marked } from './goal-row';
import { usePocket } from './pocket-context';
import type { GroupRow } from './pocket-rows';

const nameOf = ({ goal }: GoalGroup): string => goal || 'No strategic goal';

/** Selects the records of a group. */
export const GoalGroupBox = ({ group }: { group: GoalGroup }) => <GroupBox name={nameOf(group)} rows={group.rows} />;

/** Expands and collapses a group. */
export function GroupFold({ row: { key, group, isOpen }, className }: { row: GroupRow; className: string }) {
  const { folds, list } = usePocket();
  return (
    <FoldButton
      name={nameOf(group)}
      isOpen={isOpen}
      onToggle={(all) => {
        list.current?.keepInSight(key);
        folds.toggle(group, all);
      }}
      className={className}
    />
  );
}

/** The goal of a group on two lines. */
export function GroupName({ group }: { group: GoalGroup }) {
  const { words } = usePocket().view;
  return (
    <p
      dir="auto"
      title={group.goal}
      className={clsx(
        'line-clamp-2 font-semibold wrap-anywhere print:line-clamp-none',
        group.goal === '' && 'text-muted',
      )}
    >
      {marked(nameOf(group), words)}
    </p>
  );
}

const namedRoles = 4;

/** The contributors and the number of goals. */
export function GroupRoles({ group: { rows } }: { group: GoalGroup }) {
  const { kind, view } = usePocket();
  const roles = useMemo(() => rolesOf(rows), [rows]);
  const more = roles.length - namedRoles;
  return (
    <p className="text-small text-muted">
      {roles.slice(0, namedRoles).map((role, index) => (
        <bdi key={role}>
          {index > 0 && ', '}
          {marked(role, view.words)}
        </bdi>
      ))}
      {more > 0 && ` and ${withCommas(more)} more`}
      {roles.length > 0 && '\u00a0\u00b7 '}
      <span className="whitespace-nowrap">
        {withCommas(rows.length)} {kind.plural}
      </span>
    </p>
  );
}

/** Each once, as first written. */
function rolesOf(rows: readonly GoalRecord[]): readonly string[] {
  const roles = new Map<string, string>();
  for (const record of rows) {
    const role = record.role.trim();
    const key = role.toLowerCase();
    if (role !== '' && !roles.has(key)) roles.set(key, role);
  }
  return [...roles.values()];
}
