import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Columns2 from 'lucide-react/icons/columns-2';
import { createContext, use, useCallback, useMemo } from 'react';

import { stoneWidths } from '@/components/goal/goal-hint';
import { kindLooks } from '@/components/goal/goal-kind';
import { partsOf, type GoalRecord } from '@/domain/goal';
import type { GoalGroup } from '@/domain/goal-groups';
import { goalKinds } from '@/domain/goal-kind';
import type { PocketGoals } from '@/domain/merged-goal';
import { measuredText, type Measured } from '@/domain/quality/goal-quality';
import { capitalise } from '@/domain/text';
import { takenOf, type Tries } from '@/domain/tries';
import { withCommas } from '@/lib/with-commas';
import { useHintsShown } from '@/session/preferences';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { useSliced } from '@/ui/use-sliced';

import { DeletionReason, GoalOpener, isSelected, marked, Remark, useRowActions, WordingMark } from './goal-row';
import { measureOf, measureSteps } from './measurable-share';
import type { Folds } from './use-folds';

/** What the rows of the pocket in groups need beside the actions of every row. */
export type GroupParts = {
  goals: PocketGoals;
  /** Whether it is known which records have own wording, in which lines are counted. */
  isKnown: boolean;
  folds: Folds;
  words: readonly string[];
  onCompare: (tries: Tries) => void;
};

/** Around the rows. */
export const GroupPartsContext = createContext<GroupParts | null>(null);

function useGroupParts(): GroupParts {
  const parts = use(GroupPartsContext);
  if (parts === null) throw new Error('A row of a group outside of its list.');
  return parts;
}

/** What a group is called. */
const nameOf = ({ goal }: GoalGroup): string => goal || 'No strategic goal';

/** Chooses the records of a group, earlier tries where they are open. */
export function GroupBox({ group, className }: { group: GoalGroup; className?: string }) {
  const { choice, choiceHandlers } = useRowActions();
  const { folds } = useGroupParts();
  const taken = useMemo(() => takenOf(group.tries, folds.tries), [group, folds.tries]);
  const { countOf } = choice;
  const chosen = useMemo(() => countOf(taken), [countOf, taken]);
  const isWhole = chosen === taken.length;
  return (
    <Checkbox
      {...choiceHandlers}
      className={className}
      data-row-choice
      label={`Select all in ${nameOf(group)}`}
      checked={isWhole}
      mixed={!isWhole && (chosen > 0 || countOf(group.rows) > 0)}
      locked={choice.isLocked}
      onChange={() => choice.setAll(taken, !isWhole)}
    />
  );
}

const chevronButton =
  'inline-grid size-8.5 shrink-0 scroll-mt-32 place-items-center rounded-badge text-muted hover:text-ink print:hidden pointer-coarse:size-11';

type FoldButtonProps = {
  group: GoalGroup;
  isOpen: boolean;
  /** Called before it is opened or folded. */
  onPress: (group: GoalGroup) => void;
  className?: string;
};

/** Opens and folds a group, with Shift all of them. */
export function FoldButton({ group, isOpen, onPress, className }: FoldButtonProps) {
  const { folds } = useGroupParts();
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <button
      type="button"
      data-row-focus
      aria-expanded={isOpen}
      aria-label={`${isOpen ? 'Fold' : 'Open'} ${nameOf(group)}`}
      title={isOpen ? 'With Shift: fold all' : 'With Shift: open all'}
      onClick={({ shiftKey }) => {
        onPress(group);
        folds.toggle(group, shiftKey);
      }}
      className={clsx(chevronButton, className)}
    >
      <Chevron aria-hidden className={clsx('size-5', !isOpen && 'rtl:-scale-x-100')} strokeWidth={1.85} />
    </button>
  );
}

/** The goal of a group on two lines. */
export function GroupName({ group }: { group: GoalGroup }) {
  const { words } = useGroupParts();
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

/** Of more roles the first ones are named. */
const namedRoles = 4;

/** Who contributes, and how many goals there are; the tries of a draft are one. */
export function GroupRoles({ group }: { group: GoalGroup }) {
  const { words } = useGroupParts();
  const { tries } = group;
  const roles = useMemo(() => rolesOf(tries), [tries]);
  const [first] = tries;
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
        {withCommas(tries.length)} {tries.length === 1 ? singular : plural}
      </span>
    </p>
  );
}

/** Each once, as it is first written. */
function rolesOf(tries: readonly Tries[]): readonly string[] {
  const roles = new Map<string, string>();
  for (const { latest } of tries) {
    const role = latest.record.role.trim();
    const key = role.toLowerCase();
    if (role !== '' && !roles.has(key)) roles.set(key, role);
  }
  return [...roles.values()];
}

const latestOf = ({ tries }: GoalGroup): readonly GoalRecord[] => tries.map(({ latest }) => latest.record);

/** One stone for each goal of a group, filled by its share of measurable lines; the sentence says the same. */
export function GroupStones({ group }: { group: GoalGroup }) {
  const { goals, isKnown } = useGroupParts();
  const isShown = useHintsShown();
  const records = latestOf(group);
  const [first] = records;
  if (!isShown || !isKnown || first === undefined || records.length > stoneWidths.length) return null;
  return (
    <span aria-hidden className={clsx('flex shrink-0 items-center gap-1', kindLooks[first.kind].text)}>
      {records.map((record, index) => (
        <span
          key={record.key}
          className={clsx('h-2 overflow-hidden rounded-full bg-track forced-colors:border', stoneWidths[index])}
        >
          <span
            className="block h-full rounded-full bg-current forced-colors:bg-[CanvasText]"
            style={{ width: `${shareOf(measureOf(record, goals))}%` }}
          />
        </span>
      ))}
    </span>
  );
}

const shareOf = ({ measurable, lines }: Measured): number => (lines === 0 ? 0 : (measurable / lines) * 100);

/** So many goals are counted at once. */
const countedAtOnce = 100;

/** 'N of M lines are measurable' */
export function GroupShare({ group, className }: { group: GoalGroup; className?: string }) {
  const { goals, isKnown } = useGroupParts();
  const isShown = useHintsShown();
  const measured = useSliced(
    useCallback(() => measureSteps(latestOf(group), goals), [group, goals]),
    group.tries.length <= countedAtOnce,
  );
  const [first] = group.rows;
  if (!isShown || !isKnown || first === undefined || measured === undefined || measured.lines === 0) return null;
  return <p className={clsx('text-small text-muted', className)}>{measuredText(first.kind, measured, withCommas)}</p>;
}

/** What a record is called beside the others of its goal. */
export const labelOf = ({ role, goal }: GoalRecord): string => `${role || '\u2013'}: ${goal || '\u2013'}`;

/** What a box and an opener of an earlier try are called. */
export const tryLabelOf = ({ record, number }: { record: GoalRecord; number: number }): string =>
  `Try ${number}, ${labelOf(record)}`;

/** The role with the objective, and which try it is. */
export function RecordName({ tries: { latest, count } }: { tries: Tries }) {
  const { record, number } = latest;
  const { goals, words } = useGroupParts();
  const actions = useRowActions();
  const { objective, results } = partsOf(goals.mergedOf(record).lines);
  const aim = capitalise(objective?.replace(/^objective[\s\d]*[:.\u2013-]?\s*/i, '') ?? results[0] ?? '');
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2">
        <WordingMark record={record} />
        <GoalOpener record={record} label={labelOf(record)} className="line-clamp-1 font-medium">
          {marked(record.role, words)}
        </GoalOpener>
        {count > 1 && (
          <span
            className={clsx(
              'rounded-badge px-2 py-0.5 text-micro font-semibold text-accent-soft-ink forced-colors:border',
              isSelected(record, actions) ? 'bg-raised' : 'bg-accent-soft',
            )}
          >
            Try {number} of {count}
          </span>
        )}
      </div>
      <DeletionReason record={record}>
        <p
          dir="auto"
          title={aim}
          className="truncate text-small text-muted max-md:line-clamp-2 max-md:whitespace-normal"
        >
          {marked(aim, words)}
        </p>
      </DeletionReason>
      <Remark record={record} />
    </>
  );
}

/** An earlier try, with how many of its lines are measurable. */
export function TryName({ record, number }: { record: GoalRecord; number: number }) {
  const { goals, isKnown } = useGroupParts();
  const isShown = useHintsShown();
  const measured = measureOf(record, goals);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <WordingMark record={record} />
      <GoalOpener record={record} label={tryLabelOf({ record, number })} className="min-h-6 text-label font-semibold">
        Try {number}
      </GoalOpener>
      <DeletionReason record={record}>
        {isShown && isKnown && measured.lines > 0 && (
          <p className="text-small text-muted">{measuredText(record.kind, measured)}</p>
        )}
      </DeletionReason>
      <Remark record={record} />
    </div>
  );
}

/** Opens the earlier tries, and compares them with the latest. */
export function TriesFold({ tries, isOpen }: { tries: Tries; isOpen: boolean }) {
  const { folds, onCompare } = useGroupParts();
  const { latest, earlier } = tries;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const text = earlier.length === 1 ? '1 earlier try' : `${withCommas(earlier.length)} earlier tries`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <button
        type="button"
        data-row-focus
        aria-expanded={isOpen}
        aria-label={`${text}, ${labelOf(latest.record)}`}
        onClick={() => folds.toggleTries(tries)}
        className="inline-flex min-h-8.5 scroll-mt-32 items-center gap-2 rounded-badge pe-2 text-label font-semibold text-muted hover:text-ink pointer-coarse:min-h-11"
      >
        <Chevron aria-hidden className={clsx('size-4 shrink-0', !isOpen && 'rtl:-scale-x-100')} strokeWidth={1.85} />
        {text}
      </button>
      <Button
        look="quiet"
        size="small"
        icon={Columns2}
        aria-label={`Compare the tries, ${labelOf(latest.record)}`}
        onClick={() => onCompare(tries)}
        className="px-2"
      >
        Compare
      </Button>
    </div>
  );
}
