import { clsx } from 'clsx';
import { useId, useState } from 'react';

import { formatTime } from '@/lib/dates';
import { TabRail, tabPanelProps } from '@/ui/tabs';
import { useMediaQuery } from '@/ui/use-media-query';

import { GoalLines } from './goal';
import { HintSummary, notesOf, useHint } from './goal-hint';
import { TryActions, TrySelect, type ShownTry, type TryActionProps } from './try-parts';

const sides = ['left', 'right'] as const;
export type Side = (typeof sides)[number];

/** The identities of the two compared records. */
export type Sides = Record<Side, string>;

export type Pair<Shown extends ShownTry = ShownTry> = Record<Side, Shown>;

/** The drafts to compare: the selected ones while both exist, else the latest two. */
export function pairOf<Shown extends ShownTry>(shown: readonly Shown[], chosen: Sides | null): Pair<Shown> | null {
  const find = (id: string | undefined) => shown.find((each) => each.id === id);
  const left = find(chosen?.left);
  const right = find(chosen?.right);
  if (left && right) return { left, right };
  const [before, latest] = shown.slice(-2);
  return before && latest ? { left: before, right: latest } : null;
}

/** The sides after a try is chosen for one of them: what stands on the other side changes places with it. */
export function chosenSides(pair: Pair, side: Side, chosen: string): Sides {
  const other = pair[side === 'left' ? 'right' : 'left'].id;
  const replaced = chosen === other ? pair[side].id : other;
  return side === 'left' ? { left: chosen, right: replaced } : { left: replaced, right: chosen };
}

export type CompareDraftsProps = Omit<TryActionProps, 'shown'> & {
  drafts: readonly ShownTry[];
  /** How many there are, also of those that cannot be compared here. */
  count: number;
  pair: Pair;
  onChoose: (side: Side, id: string) => void;
};

/** Two drafts side by side, line beside line; one at a time on a phone. */
export function CompareDrafts({ drafts, count, pair, onChoose, ...actions }: CompareDraftsProps) {
  const [visible, setVisible] = useState<Side>('right');
  const beside = useMediaQuery('(min-width: 768px)');
  const id = useId();
  const rows = Math.max(pair.left.lines.length, pair.right.lines.length);
  return (
    <>
      {!beside && (
        <TabRail
          id={id}
          label="Which draft to read"
          size="small"
          tabs={sides.map((side) => ({ value: side, label: `Draft ${pair[side].number}` }))}
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
              ? { role: 'group', 'aria-label': `Draft ${pair[side].number}` }
              : side === visible && tabPanelProps(id, side))}
            className={clsx(
              'grid grid-cols-1 grid-rows-subgrid gap-y-5 px-5 py-6 md:px-7',
              side === 'right' && 'border-line md:border-s',
              side !== visible && 'max-md:hidden',
            )}
            style={{ gridRow: `span ${rows + 3}` }}
          >
            <TrySelect
              label={side === 'left' ? 'First draft' : 'Second draft'}
              drafts={drafts}
              textOf={({ number, record }) =>
                `Draft ${number} \u00b7 ${formatTime(record.createdAt)}${number === count ? ', latest' : ''}`
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
      <div>
        <HintSummary kind={kind} lines={lines} />
      </div>
      <GoalLines kind={kind} lines={lines} {...(hint && isShown && notesOf(hint, lines))} rows={rows} />
    </>
  );
}
