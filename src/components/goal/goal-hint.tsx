import { clsx } from 'clsx';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { useMemo, type ComponentProps } from 'react';

import { resultName, type GoalKind } from '@/domain/goal-kind';
import { hintOf, type GoalHint as Hint } from '@/domain/quality/goal-hint';
import type { LineQuality } from '@/domain/quality/goal-quality';
import { maxShownLines, type ResultLine } from '@/domain/result/result-line';
import { showHints, useHintsShown } from '@/session/preferences';
import type { RouteList } from '@/ui/route-list';

import { kindLooks } from './goal-kind';

/** The checks of lines, and whether hints are shown; null without lines or with too many. */
export function useHint(kind: GoalKind, lines: readonly ResultLine[]): { hint: Hint | null; isShown: boolean } {
  const isShown = useHintsShown();
  const hint = useMemo(() => (lines.length > maxShownLines ? null : hintOf(kind, lines)), [kind, lines]);
  return { hint: hint === null || hint.lines.length === 0 ? null : hint, isShown };
}

/** Marks the results that are not measurable in a list of all lines: 'Key result 4: no number yet'. */
export function markGaps(
  kind: GoalKind,
  { gaps }: Hint,
  lines: readonly ResultLine[],
): Pick<ComponentProps<typeof RouteList>, 'below' | 'signOf'> {
  let count = 0;
  const results = lines.map(({ type }) => (type === 'result' ? count++ : -1));
  const gapOf = (index: number) => gaps[results[index] ?? -1] ?? null;
  return {
    below: (index) =>
      gapOf(index) !== null && <Note>{`${resultName(kind, (results[index] ?? 0) + 1)}: ${gapOf(index)} yet`}</Note>,
    signOf: (index) => (gapOf(index) === null ? undefined : 'weak'),
  };
}

function Note({ children }: { children: string }) {
  return (
    <p className="mt-1 flex min-h-6 w-fit items-center gap-1.5 rounded-badge bg-blaze-soft px-2 text-micro font-semibold text-blaze-soft-ink forced-colors:border">
      <Lightbulb className="size-3.5 shrink-0" />
      {children}
    </p>
  );
}

/** Longer results show the sentence without stones. */
export const stoneWidths = ['w-8.5', 'w-7', 'w-6', 'w-5', 'w-5', 'w-5'];

/** One stone a line, filled where the line is measurable; the sentence beside it says the same. */
export function LineStones({ kind, lines }: { kind: GoalKind; lines: readonly LineQuality[] }) {
  if (lines.length > stoneWidths.length) return null;
  return (
    <span aria-hidden className={clsx('flex shrink-0 items-center gap-1', kindLooks[kind].text)}>
      {lines.map(({ measurable }, index) => (
        <span
          key={index}
          className={clsx(
            'h-2 rounded-full border',
            stoneWidths[index],
            measurable === true
              ? 'border-current bg-current forced-colors:bg-[CanvasText]'
              : 'border-dashed border-line-strong',
          )}
        />
      ))}
    </span>
  );
}

type LinesProps = { kind: GoalKind; lines: readonly ResultLine[] };

/** The count of its lines, 'N of M key results are measurable', with its stones, for the line of a heading. */
export function HintSummary({ kind, lines }: LinesProps) {
  const { hint, isShown } = useHint(kind, lines);
  if (hint === null || !isShown) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
      {hint.summary}
      <LineStones kind={kind} lines={hint.lines} />
    </p>
  );
}

/** How good the lines of a goal are (docs/product.md 7.14). `hasSummary` adds the sentence with stones. */
export function GoalHint({ kind, lines, hasSummary }: LinesProps & { hasSummary: boolean }) {
  const { hint, isShown } = useHint(kind, lines);
  if (hint === null) return null;
  return (
    <div role="group" aria-label="Hints">
      {isShown && <Advice kind={kind} hint={hint} hasSummary={hasSummary} />}
      <button
        type="button"
        onClick={() => showHints(!isShown)}
        className={clsx(
          'inline-flex min-h-8.5 items-center rounded-field text-label font-semibold text-muted hover:text-ink pointer-coarse:min-h-11',
          isShown && 'mt-3',
        )}
      >
        {isShown ? 'Hide hints' : 'Show hints'}
      </button>
    </div>
  );
}

function Advice({ kind, hint, hasSummary }: { kind: GoalKind; hint: Hint; hasSummary: boolean }) {
  const { summary, note, weakest, also, lines } = hint;
  return (
    <>
      {hasSummary && (
        <div className="mb-1 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <p className="font-semibold">{summary}</p>
          <LineStones kind={kind} lines={lines} />
        </div>
      )}
      {note !== '' && <p className="text-small text-muted">{note}</p>}
      {weakest !== null && (
        <p className="mt-3 text-muted">
          <strong className="font-semibold text-ink">{weakest.finding}</strong> {weakest.reason}
        </p>
      )}
      {also !== '' && <p className="mt-3 text-small text-muted">{also}</p>}
    </>
  );
}
