import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState, type ReactNode } from 'react';

import { meanScore, presentPlaces, quarterName, scoreText, type ClosedQuarter } from '@/domain/closed-quarter';
import type { GoalRecord } from '@/domain/goal';
import { resultName, type GoalKind } from '@/domain/goal-kind';
import { mergedLines } from '@/domain/merged-goal';
import { resultsOf } from '@/domain/result/result-line';
import type { GoalVersion } from '@/domain/version';
import { formatDay } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Progress } from '@/ui/progress';

type ClosedQuartersProps = {
  record: GoalRecord;
  version: GoalVersion;
  onChange: (quarter: string) => void;
};

/** The closed quarters of a record, the newest expanded (docs/product.md 7.25). */
export function ClosedQuarters({ record, version, onChange }: ClosedQuartersProps) {
  const { kind } = record;
  const results = resultsOf(mergedLines(record, version));
  return (version.quarters ?? []).map((closed, index) => (
    <Closed
      key={closed.quarter}
      kind={kind}
      closed={closed}
      results={results}
      isNewest={index === 0}
      onChange={() => onChange(closed.quarter)}
    />
  ));
}

/** 'Q4 2026, closed on Dec 31', with the year if it differs from the quarter's. */
function titleOf({ quarter, closedAt }: ClosedQuarter): string {
  const day = formatDay(closedAt);
  const year = `, ${quarter.slice(0, 4)}`;
  return `${quarterName(quarter)}, closed on ${day.endsWith(year) ? day.slice(0, -year.length) : day}`;
}

type ClosedProps = {
  kind: GoalKind;
  closed: ClosedQuarter;
  results: readonly string[];
  isNewest: boolean;
  onChange: () => void;
};

function Closed({ kind, closed, results, isNewest, onChange }: ClosedProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = isNewest || isUnfolded;
  const id = useId();
  const { objective, lines } = closed;
  const places = presentPlaces(lines, results);
  const title = titleOf(closed);
  return (
    <section aria-labelledby={id} className="mt-4 rounded-card border border-line px-4 py-2">
      <div className="flex flex-wrap items-center gap-x-3">
        <h3 className="min-w-0 flex-1 text-label font-semibold">
          {isNewest ? (
            <span id={id}>{title}</span>
          ) : (
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => setUnfolded(!isUnfolded)}
              className="group flex min-h-8.5 w-full items-center gap-2 rounded-field text-start pointer-coarse:min-h-11"
            >
              <ChevronDown
                aria-hidden
                className="size-4.5 shrink-0 text-muted group-aria-expanded:rotate-180 motion-safe:transition-transform"
                strokeWidth={1.85}
              />
              <span id={id} className="min-w-0 flex-1">
                {title}
              </span>
              {!isOpen && (
                <span className="tabular-nums">
                  <span className="sr-only">, score </span>
                  {scoreText(meanScore(lines))}
                </span>
              )}
            </button>
          )}
        </h3>
        <Button
          look="quiet"
          size="small"
          aria-describedby={id}
          onClick={onChange}
          className="-me-2 text-accent! print:hidden"
        >
          Change
        </Button>
      </div>
      {isOpen && (
        <ul className="mt-1 grid gap-2 pb-2 text-small">
          <Score name={objective === null ? 'Average' : 'Objective'} score={meanScore(lines)} />
          {lines.map(({ text, score, sentence, value }, index) => (
            // Lines have no key but their index.
            <Score key={index} name={resultName(kind, index + 1)} score={score}>
              {places[index] === null && (
                <p className="text-muted">
                  {'Was \u201c'}
                  <bdi>{text}</bdi>
                  {'\u201d'}
                </p>
              )}
              {value !== undefined && <p className="text-muted">At {value}</p>}
              {sentence !== '' && (
                <p className="text-muted">
                  <bdi>{sentence}</bdi>
                </p>
              )}
            </Score>
          ))}
        </ul>
      )}
    </section>
  );
}

function Score({ name, score, children }: { name: string; score: number; children?: ReactNode }) {
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-2">
      <span>{name}</span>
      <span className="flex items-center gap-3">
        {/* Assistive technology reads the number. */}
        <span aria-hidden className="flex-1">
          <Progress label={name} part={score / 10} />
        </span>
        <span className="w-8 text-end font-semibold tabular-nums">{scoreText(score)}</span>
      </span>
      <div className="col-start-2 wrap-anywhere">{children}</div>
    </li>
  );
}
