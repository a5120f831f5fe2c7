import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Columns2 from 'lucide-react/icons/columns-2';
import { useMemo } from 'react';

import { selectableRecords, type Drafts } from '@/domain/goal-drafts';
import type { GoalGroup } from '@/domain/goal-groups';
import { goalKinds } from '@/domain/goal-kind';
import { withCommas } from '@/lib/with-commas';
import { Button } from '@/ui/button';
import { GroupBox } from '@/ui/choice-boxes';
import { FoldButton } from '@/ui/list-rows';

import { labelOf, marked } from './goal-row';
import { usePocket } from './pocket-context';
import type { GroupRow } from './pocket-rows';

const nameOf = ({ goal }: GoalGroup): string => goal || 'No strategic goal';

/** Chooses the records of a group, earlier drafts where they are open. */
export function GoalGroupBox({ group }: { group: GoalGroup }) {
  const { folds } = usePocket();
  const taken = useMemo(() => selectableRecords(group.drafts, folds.openDrafts), [group, folds.openDrafts]);
  return <GroupBox name={nameOf(group)} rows={taken} all={group.rows} />;
}

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

/** The contributors and the number of goals; the drafts of one request count as one. */
export function GroupRoles({ group }: { group: GoalGroup }) {
  const { words } = usePocket().view;
  const { drafts } = group;
  const roles = useMemo(() => rolesOf(drafts), [drafts]);
  const [first] = drafts;
  if (first === undefined) return null;
  const { singular, plural } = goalKinds[first.latest.record.kind];
  const more = roles.length - namedRoles;
  return (
    <p className="text-small text-muted">
      {roles.slice(0, namedRoles).map((role, index) => (
        <bdi key={role}>
          {index > 0 && ', '}
          {marked(role, words)}
        </bdi>
      ))}
      {more > 0 && ` and ${withCommas(more)} more`}
      {roles.length > 0 && '\u00a0\u00b7 '}
      <span className="whitespace-nowrap">
        {withCommas(drafts.length)} {drafts.length === 1 ? singular : plural}
      </span>
    </p>
  );
}

/** Each once, as first written. */
function rolesOf(drafts: readonly Drafts[]): readonly string[] {
  const roles = new Map<string, string>();
  for (const { latest } of drafts) {
    const role = latest.record.role.trim();
    const key = role.toLowerCase();
    if (role !== '' && !roles.has(key)) roles.set(key, role);
  }
  return [...roles.values()];
}

/** Opens the earlier drafts, and compares them with the latest. */
export function EarlierDrafts({ drafts, isOpen }: { drafts: Drafts; isOpen: boolean }) {
  const { folds, compare } = usePocket();
  const { latest, earlier } = drafts;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const text = earlier.length === 1 ? '1 earlier draft' : `${withCommas(earlier.length)} earlier drafts`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <button
        type="button"
        data-row-focus
        aria-expanded={isOpen}
        aria-label={`${text}, ${labelOf(latest.record)}`}
        onClick={() => folds.toggleDrafts(drafts)}
        className="inline-flex min-h-8.5 scroll-mt-32 items-center gap-2 rounded-badge pe-2 text-label font-semibold text-muted hover:text-ink pointer-coarse:min-h-11"
      >
        <Chevron className={clsx('size-4 shrink-0', !isOpen && 'rtl:-scale-x-100')} />
        {text}
      </button>
      <Button
        look="quiet"
        size="small"
        icon={Columns2}
        aria-label={`Compare drafts of ${labelOf(latest.record)}`}
        onClick={() => compare(drafts)}
        className="px-2"
      >
        Compare
      </Button>
    </div>
  );
}
