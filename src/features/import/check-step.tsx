import ArrowDown from 'lucide-react/icons/arrow-down';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UsersRound from 'lucide-react/icons/users-round';
import { useRef } from 'react';

import { displayed } from '@/components/employee/displayed';
import { peopleCount } from '@/components/employee/people-count';
import { employeeFields, employeeRows, type EmployeeField } from '@/domain/employee';
import { withCommas } from '@/lib/with-commas';
import { BottomBar } from '@/ui/bottom-bar';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { afterRemoval, focusTitle } from '@/ui/focus';
import { FailedNote, SkeletonRows } from '@/ui/load-states';

import { hasProblems } from './check';
import { CheckRows, type RowsHandle } from './check-rows';
import { undecided, withPart, type Decide, type Decisions } from './decisions';
import { columnOf, type Source } from './findings';
import { planImport } from './plan';
import { useImport } from './sending/job';
import { rowsText } from './texts';
import { useCheck, type Check } from './use-check';
import type { Match } from './use-match';

type CheckStepProps = {
  match: Match;
  decisions: Decisions;
  decide: Decide;
  onBack: () => void;
};

/** All rows before anything is sent, by the rules of the form; each problem is corrected in its place. */
export function CheckStep({ match, decisions, decide, onBack }: CheckStepProps) {
  const check = useCheck(match, decisions, decide);
  const { counts, rows, load, hasRows, isReady } = check;
  const { start } = useImport();
  const rowsHandle = useRef<RowsHandle>(null);
  const focusNextProblem = () => rowsHandle.current?.focusNextProblem();

  function startImport(): void {
    start(planImport(check, match, decisions));
    decide(() => undecided);
  }

  return (
    <>
      <div className="mt-5 max-w-280">
        {counts.notSent.problems > 0 && (
          <Button look="secondary" icon={ArrowDown} onClick={focusNextProblem}>
            Next problem
          </Button>
        )}
        <Notes match={match} check={check} decide={decide} />
        {load.hasFailed && (
          <FailedNote
            text="We couldn't load your employee list, so duplicates aren't marked."
            load={load}
            className="mt-4"
          />
        )}
        <div className="mt-4">
          {hasRows ? (
            <CheckRows handle={rowsHandle} check={check} />
          ) : (
            <div className="rounded-card border border-line bg-raised">
              <SkeletonRows rows={8} label="Checking the rows" />
            </div>
          )}
        </div>
      </div>
      <BottomBar ref={afterRemoval(() => focusTitle())} data-notice className="mt-8">
        <div className="flex max-w-280 flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <div className="min-w-0 flex-1 basis-80">
            <p role="status" className="text-small">
              {isReady && (
                <>
                  <strong>
                    {withCommas(counts.ready)} of {withCommas(rows.length)} ready to import.
                  </strong>{' '}
                  {leftOutText(counts)}
                </>
              )}
            </p>
            <p className="mt-1 flex items-center gap-2 text-small font-medium text-blaze-soft-ink">
              <TriangleAlert aria-hidden className="size-4 shrink-0" strokeWidth={1.85} />
              Imported people can't be removed here.
            </p>
          </div>
          <div className="flex gap-3 max-md:w-full">
            <Button look="quiet" size="large" onClick={onBack}>
              Back
            </Button>
            <Button
              size="large"
              icon={UsersRound}
              sends
              className="max-md:flex-1"
              // Without the employee list people would be added twice.
              pending={!isReady || load.isLoading}
              onClick={counts.ready === 0 ? focusNextProblem : startImport}
            >
              Import {peopleCount(counts.ready)}
            </Button>
          </div>
        </div>
      </BottomBar>
    </>
  );
}

/** Values that the import changes, and skipped rows, with the switch that includes them. */
function Notes({ match, check, decide }: { match: Match; check: Check; decide: Decide }) {
  const { sources, headings, hidden, withHidden, notRead } = match;
  const { rows, duplicates, fills, changed, counts } = check;
  const listed = (noteOf: (name: EmployeeField, source: Source | undefined) => string | null) =>
    employeeFields.flatMap((name) => {
      const note = noteOf(name, sources[name]);
      return note === null ? [] : [`${employeeRows[name].label} ${note}`.trim()];
    });
  const quoted = (name: EmployeeField, text = '') => (text === '' ? null : `“${displayed(name, text)}”`);
  const taken = new Set(employeeFields.map((name) => columnOf(sources[name])));
  const parts = [
    ['Changed from the file', listed((name) => (changed[name] ? `in ${rowsText(changed[name])}` : null))],
    ['Filled in for you', listed((_, source) => (source?.from === 'rule' ? '' : null))],
    ['Same for everyone', listed((name, source) => (source?.from === 'shared' ? quoted(name, source.text) : null))],
    ['Empty cells filled', listed((name) => quoted(name, fills[name]))],
    ['Columns not imported', headings.filter((_, column) => !taken.has(column))],
  ] as const;
  const twice = rows.filter((row) => duplicates.has(row.line) && !hasProblems(row));
  return (
    <div className="mt-4 grid gap-1 text-small text-muted empty:hidden">
      {notRead !== '' && <p className="wrap-anywhere">Not read: {notRead}.</p>}
      {parts.map(([title, labels]) =>
        labels.length === 0 ? null : (
          <p key={title} className="wrap-anywhere">
            {title} ({labels.length}): <bdi>{labels.join(', ')}</bdi>
          </p>
        ),
      )}
      {counts.errors > 0 && (
        <p>{counts.errors === 1 ? '1 cell has' : `${withCommas(counts.errors)} cells have`} a spreadsheet error.</p>
      )}
      {twice.length > 0 && (
        <Checkbox
          label={`Import ${rowsText(twice.length, 'duplicate')} too`}
          showsLabel
          checked={twice.every(check.isOn)}
          onChange={({ target }) => check.toggle(twice, target.checked)}
        />
      )}
      {hidden.length > 0 && (
        <Checkbox
          label={`Import ${rowsText(hidden.length, 'hidden row')} too`}
          showsLabel
          checked={withHidden}
          onChange={({ target }) => decide(withPart({ withHidden: target.checked }))}
        />
      )}
    </div>
  );
}

/** 'Skipped: 3 with problems, 4 duplicates, 1 not selected. You can download them afterwards.' */
function leftOutText({ notSent: { problems, here, choice } }: Check['counts']): string {
  const parts = [
    ...(problems > 0 ? [`${withCommas(problems)} with problems`] : []),
    ...(here > 0 ? [rowsText(here, 'duplicate')] : []),
    ...(choice > 0 ? [`${withCommas(choice)} not selected`] : []),
  ];
  return parts.length === 0 ? '' : `Skipped: ${parts.join(', ')}. You can download them afterwards.`;
}
