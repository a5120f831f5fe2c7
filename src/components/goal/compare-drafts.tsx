import { clsx } from 'clsx';
import { useId, useState } from 'react';

import type { GoalRequest } from '@/domain/goal';
import { formatTime } from '@/lib/dates';
import { TabRail, tabPanelProps } from '@/ui/tabs';
import { useMediaQuery } from '@/ui/use-media-query';

import { GoalLines } from './goal';
import { LineStones, notesOf, useHint } from './goal-hint';
import { TryActions, TrySelect, type ShownTry, type TryActionProps } from './try-parts';

const sides = ['left', 'right'] as const;
export type Side = (typeof sides)[number];

/** Two tries, each by the identity of its record. */
export type Pair = Record<Side, ShownTry>;

const fields: readonly { field: keyof GoalRequest; label: string }[] = [
  { field: 'role', label: 'Role' },
  { field: 'goal', label: 'Goal' },
  { field: 'industry', label: 'Industry' },
];

/** What differs between the inputs of two tries. */
export function differenceOf({ left, right }: Pair): string {
  const changed = fields.filter(({ field }) => left.request[field] !== right.request[field]);
  if (changed.length === 0) return 'Same role, goal and industry in both.';
  return changed
    .map(
      ({ field, label }) =>
        `${label} changed: \u201c${left.request[field]}\u201d, then \u201c${right.request[field]}\u201d.`,
    )
    .join(' ');
}

type CompareDraftsProps = Omit<TryActionProps, 'shown'> & {
  tries: readonly ShownTry[];
  pair: Pair;
  onChoose: (side: Side, id: string) => void;
};

/** Two tries side by side, line beside line; on a phone one at a time, at the same place. */
export function CompareDrafts({ tries, pair, onChoose, ...actions }: CompareDraftsProps) {
  const [visible, setVisible] = useState<Side>('right');
  const beside = useMediaQuery('(min-width: 768px)');
  const id = useId();
  const rows = Math.max(pair.left.lines.length, pair.right.lines.length);
  return (
    <>
      {!beside && (
        <TabRail
          id={id}
          label="Which try to read"
          size="small"
          tabs={sides.map((side) => ({ value: side, label: `Try ${pair[side].number}` }))}
          value={visible}
          onChange={setVisible}
          className="mx-5 mt-4"
        />
      )}
      <div className="gap-y-5 md:grid md:grid-cols-2">
        {sides.map((side) => (
          <div
            key={side}
            {...(beside
              ? { role: 'group', 'aria-label': `Try ${pair[side].number}` }
              : side === visible && tabPanelProps(id, side))}
            className={clsx(
              'grid grid-cols-1 grid-rows-subgrid gap-y-5 px-5 py-6 md:px-7',
              side === 'right' && 'border-line md:border-s',
              side !== visible && 'max-md:hidden',
            )}
            // A row each for the select, the sentence and the buttons.
            style={{ gridRow: `span ${rows + 3}` }}
          >
            <TrySelect
              label={side === 'left' ? 'First try' : 'Second try'}
              tries={tries}
              textOf={({ number, record }) =>
                `Try ${number} \u00b7 ${formatTime(record.createdAt)}${number === tries.length ? ', latest' : ''}`
              }
              value={pair[side].id}
              onChange={(chosen) => onChoose(side, chosen)}
              className="w-full max-w-60"
            />
            <Lines shown={pair[side]} rows={rows} />
            <div className="-ms-2 flex flex-wrap items-end gap-1 md:-ms-3">
              <TryActions {...actions} size="small" shown={pair[side]} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

function Lines({ shown: { record, lines }, rows }: { shown: ShownTry; rows: number }) {
  const { kind } = record;
  const { hint, isShown } = useHint(kind, lines);
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 text-small text-muted">
        {hint && isShown && (
          <>
            <LineStones kind={kind} lines={hint.lines} />
            {hint.summary}
          </>
        )}
      </p>
      <GoalLines kind={kind} lines={lines} {...(hint && isShown && notesOf(hint))} rows={rows} />
    </>
  );
}
