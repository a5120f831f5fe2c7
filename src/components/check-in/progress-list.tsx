import { useMemo, useState } from 'react';

import { GoalLines } from '@/components/goal/goal';
import { kindLooks } from '@/components/goal/goal-kind';
import { recordChange, useChangeVersions } from '@/device/change-versions';
import type { Audience } from '@/domain/audience';
import { historyOf } from '@/domain/check-ins';
import type { GoalRecord } from '@/domain/goal';
import { inSentence, resultName } from '@/domain/goal-kind';
import { maxShownLines, resultsOf, withDetails, type ResultLine } from '@/domain/result/result-line';
import { readRange } from '@/domain/value-range';
import { inWords, meanProgress, noVersion, progressStep, typedValue, type GoalVersion } from '@/domain/version';
import { Progress } from '@/ui/progress';
import { Range } from '@/ui/range';

import { CheckInLine } from './check-in-line';
import { NowField } from './now-field';
import { withProgress } from './with-check-in';

/** The positions of the results that a line is or contains; empty for details, headings and notes. */
type Stop = { isAim: boolean; from: number; to: number } | undefined;

/** An objective leads to the results up to the next one. */
function stopsOf(lines: readonly ResultLine[]): Stop[] {
  const stops: Stop[] = [];
  let aim = { at: -1, from: 0 };
  let count = 0;
  for (const [index, { type }] of lines.entries()) {
    if (type === 'objective') aim = { at: index, from: count };
    if (type !== 'result') continue;
    stops[index] = { isAim: false, from: count, to: count + 1 };
    count += 1;
    if (aim.at !== -1) stops[aim.at] = { isAim: true, from: aim.from, to: count };
  }
  return stops;
}

type ProgressListProps = {
  audience: Audience;
  record: GoalRecord;
  /** undefined where nothing is stored of the record: the first change stores it. */
  version: GoalVersion | undefined;
  lines: readonly ResultLine[];
  today: string;
};

/** The lines, and under each result how far it is, with its value where it has a range; what is set is stored at once. */
export function ProgressList({ audience, record, version = noVersion, lines, today }: ProgressListProps) {
  const changeVersions = useChangeVersions(audience, record.kind);
  // The slider shows its step at once; the cache follows a moment later.
  const [early, setEarly] = useState({ of: version, progress: version.progress });
  const { progress } = early.of === version ? early : version;
  const { tint } = kindLooks[record.kind];
  const results = useMemo(() => resultsOf(lines), [lines]);
  const ranges = useMemo(() => {
    const full = withDetails(lines);
    return results.slice(0, maxShownLines).map((result, index) => readRange(result, full[index]));
  }, [results, lines]);
  const stops = stopsOf(lines);
  const of = (index: number) => progress[stops[index]?.from ?? -1] ?? 0;

  function set(result: number, percent: number, value: string | null) {
    const savedAt = Date.now();
    setEarly({
      of: version,
      progress: results.map((_, index) => (index === result ? percent : (progress[index] ?? 0))),
    });
    changeVersions.mutate(
      recordChange(record, (stored = noVersion) =>
        // Another tab may have reworded it a moment ago.
        withProgress(record, stored, { result, line: results[result], percent, value, savedAt }),
      ),
    );
  }

  function barOf(index: number) {
    const stop = stops[index];
    if (stop === undefined) return null;
    const { isAim, from, to } = stop;
    const percent = isAim ? meanProgress(progress.slice(from, to), to - from) : of(index);
    const name = inSentence(resultName(record.kind, from + 1));
    const [first] = version.checkIns;
    const range = isAim ? null : (ranges[from] ?? null);
    const value = typedValue(version, from);
    return (
      // The same element before and after the first check-in: the slider keeps the focus.
      <>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          <div className="flex min-h-6 min-w-[min(12rem,100%)] flex-1 items-center gap-3 font-normal">
            {isAim ? (
              <Progress label="Progress of the objective" part={percent / 100} />
            ) : (
              <Range
                label={`Progress of ${name}`}
                value={percent}
                step={value === null ? progressStep : 1}
                valueText={inWords(percent)}
                tint={tint}
                onChange={(next) => set(from, next, null)}
              />
            )}
            <span aria-hidden className="w-[2.75rem] shrink-0 text-end text-label font-semibold tabular-nums">
              {inWords(percent)}
            </span>
          </div>
          {range && (
            <NowField range={range} name={name} value={value} onChange={(text, part) => set(from, part, text)} />
          )}
        </div>
        {!isAim && first !== undefined && (
          <CheckInLine history={historyOf(version.checkIns, from)} first={first.day} today={today} />
        )}
      </>
    );
  }

  return (
    <GoalLines
      kind={record.kind}
      lines={lines}
      below={barOf}
      signOf={(index) => (stops[index]?.isAim === false && of(index) === 100 ? 'done' : undefined)}
    />
  );
}
