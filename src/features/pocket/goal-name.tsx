import { clsx } from 'clsx';
import CircleExclamationPoint from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';

import type { GoalRecord } from '@/domain/goal';
import { capitalize } from '@/domain/text';

import { isSelected, labelOf, marked, RowProgress, VersionMark } from './goal-row';
import { ServesMenu } from './lazy-parts';
import { usePocket } from './pocket-context';
import type { GoalRow } from './pocket-rows';

/**
 * The name of a goal in its row, the reason why its deletion failed, and its progress.
 * @param props.hasRole whether the role is shown too
 */
export function GoalName({ row, hasRole = false }: { row: GoalRow; hasRole?: boolean }) {
  return row.isInGroup ? <NameInGroup record={row.record} /> : <PlainName row={row} hasRole={hasRole} />;
}

function PlainName({ row: { record, group }, hasRole }: { row: GoalRow; hasRole: boolean }) {
  const { choice, view } = usePocket();
  return (
    <>
      <GoalOpener record={record} className="block font-medium">
        {/* Within the button: Safari does not cut the lines of a button itself. */}
        <span className={choice.reasons.has(record.key) ? 'line-clamp-1' : 'line-clamp-2 max-md:line-clamp-4'}>
          {marked(record.goal, view.words)}
        </span>
      </GoalOpener>
      <DeletionReason record={record} />
      <div className="flex flex-wrap items-center gap-x-3 text-small text-muted">
        {hasRole && (
          <span dir="auto" className="min-w-0 wrap-anywhere">
            <VersionMark record={record} />
            {marked(record.role, view.words)}
          </span>
        )}
        <RowProgress record={record} />
      </div>
      {group && <ServesMenu group={group} />}
    </>
  );
}

function NameInGroup({ record }: { record: GoalRecord }) {
  const { pocket, view } = usePocket();
  const { lines } = pocket.goals.mergedOf(record);
  // The objectives of a group's goals are alike.
  const first = lines.find(({ type }) => type === 'result') ?? lines.find(({ type }) => type === 'objective');
  const aim = capitalize(first?.text ?? '');
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2">
        <VersionMark record={record} />
        <GoalOpener record={record} label={labelOf(record)} className="line-clamp-1 font-medium">
          {marked(record.role, view.words)}
        </GoalOpener>
      </div>
      <DeletionReason record={record}>
        <p
          dir="auto"
          title={aim}
          className="truncate text-small text-muted max-md:line-clamp-2 max-md:whitespace-normal"
        >
          {marked(aim, view.words)}
        </p>
      </DeletionReason>
      <RowProgress record={record} />
    </>
  );
}

type GoalOpenerProps = {
  record: GoalRecord;
  label?: string;
  className: string;
  children: ReactNode;
};

function GoalOpener({ record, label, className, children }: GoalOpenerProps) {
  const parts = usePocket();
  const isExpanded = isSelected(record, parts);
  return (
    <button
      type="button"
      dir="auto"
      data-goal
      data-row-focus
      title={record.goal}
      aria-label={label}
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? parts.detailsId : undefined}
      onClick={() => parts.open(record)}
      className={clsx(
        'scroll-my-24 rounded-badge text-start wrap-anywhere pointer-coarse:min-h-11 pointer-coarse:min-w-11',
        className,
      )}
    >
      {children}
    </button>
  );
}

function DeletionReason({ record, children }: { record: GoalRecord; children?: ReactNode }) {
  const reason = usePocket().choice.reasons.get(record.key);
  if (reason === undefined) return children;
  return (
    <p title={reason} className="flex items-center gap-1 text-small text-danger md:-me-3">
      <CircleExclamationPoint className="size-4 shrink-0" />
      <span className="truncate">{reason}</span>
    </p>
  );
}
