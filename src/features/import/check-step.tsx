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
import { EmptyState, SkeletonRows, TryAgain } from '@/ui/load-states';
import { SearchBox } from '@/ui/search-box';

import { hasProblems } from './check';
import { CheckRows, type RowsHandle } from './check-rows';
import { withPart, type Decide, type Decisions } from './decisions';
import { columnOf } from './findings';
import { planImport } from './plan';
import type { ImportPlan } from './sending/rows';
import { rowsText } from './texts';
import { useCheck, type Check } from './use-check';
import type { Match } from './use-match';

type CheckStepProps = {
  match: Match;
  decisions: Decisions;
  decide: Decide;
  onBack: () => void;
  onImport: (plan: Promise<ImportPlan>) => void;
};

/** All rows before anything is sent, by the rules of the form; each problem is corrected in its place. */
export function CheckStep({ match, decisions, decide, onBack, onImport }: CheckStepProps) {
  const check = useCheck(match, decisions, decide);
  const { counts, rows, shown, search, load, hasRows, isReady } = check;
  const left = leftOutText(counts);
  const rowsHandle = useRef<RowsHandle>(null);
  const focusNextProblem = () => rowsHandle.current?.focusNextProblem();

  function send(): void {
    const { headings, sources, notPeople: notRead } = match;
    const hidden = match.withHidden ? [] : match.hidden;
    const { corrections, switched, file } = decisions;
    const fileName = file?.name ?? '';
    onImport(planImport({ ...check, headings, sources, notRead, hidden, corrections, switched, fileName }));
  }

  return (
    <>
      <div className="mt-5 max-w-280">
        <div className="flex flex-wrap items-center gap-3">
          <div role="search" className="min-w-0 flex-1 md:max-w-80">
            <SearchBox label="Find a row" placeholder="Find a row" value={search.text} onType={search.setText} />
          </div>
          {counts.notSent.problems > 0 && (
            <Button look="secondary" icon={ArrowDown} className="md:ms-auto" onClick={focusNextProblem}>
              Next problem
            </Button>
          )}
        </div>
        <Notes match={match} check={check} decide={decide} />
        {load.hasFailed && (
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="text-muted">We couldn't load your employee list, so duplicates aren't marked.</p>
            <TryAgain load={load} size="small" />
          </div>
        )}
        <div className="mt-4">
          {hasRows && shown.length > 0 ? (
            <CheckRows handle={rowsHandle} check={check} />
          ) : (
            <div className="rounded-card border border-line bg-raised">
              {hasRows ? (
                <EmptyState title="No row matches">Search covers every field.</EmptyState>
              ) : (
                <SkeletonRows rows={8} label="Checking the rows" />
              )}
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
                  <span className="max-md:hidden">{left}</span>
                  {left !== '' && (
                    <span className="md:hidden">{withCommas(rows.length - counts.ready)} will be skipped.</span>
                  )}
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
              onClick={counts.ready === 0 ? focusNextProblem : send}
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
  const { rows, duplicates, fills, counts, changed } = check;
  const labelsOf = (textOf: (name: EmployeeField) => string | undefined) =>
    employeeFields.flatMap((name) => {
      const text = textOf(name) ?? '';
      return text === '' ? [] : [`${employeeRows[name].label} “${displayed(name, text)}”`];
    });
  function sharedText(name: EmployeeField): string {
    const source = sources[name];
    return source?.from === 'shared' ? source.text : '';
  }
  const byRule = employeeFields.filter((name) => sources[name]?.from === 'rule');
  const taken = new Set(employeeFields.map((name) => columnOf(sources[name])));
  const parts = [
    [
      'Changed from the file',
      employeeFields.flatMap((name) => {
        const count = changed[name] ?? 0;
        return count === 0 ? [] : [`${employeeRows[name].label} in ${rowsText(count)}`];
      }),
    ],
    ['Filled in for you', byRule.map((name) => employeeRows[name].label)],
    ['Same for everyone', labelsOf(sharedText)],
    ['Empty cells filled', labelsOf((name) => fills[name])],
    ['Columns not imported', headings.filter((_, column) => !taken.has(column))],
  ] as const;
  const twice = rows.filter((row) => duplicates.has(row.line) && !hasProblems(row));
  return (
    <div className="mt-4 grid gap-1 text-small text-muted empty:hidden">
      {counts.errors > 0 && (
        <p>{counts.errors === 1 ? '1 cell has' : `${withCommas(counts.errors)} cells have`} a spreadsheet error.</p>
      )}
      {notRead !== '' && <p className="wrap-anywhere">Not read: {notRead}.</p>}
      {parts.map(([title, labels]) =>
        labels.length === 0 ? null : (
          <p key={title} className="wrap-anywhere">
            {title} ({labels.length}): <bdi>{labels.join(', ')}</bdi>
          </p>
        ),
      )}
      {twice.length > 0 && (
        <Checkbox
          label={`Import ${twice.length === 1 ? '1 duplicate' : `${withCommas(twice.length)} duplicates`} too`}
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
          onChange={({ target }) => decide(withPart({ withHidden: target.checked, header: undefined }))}
        />
      )}
    </div>
  );
}

/** "3 have problems and 4 are duplicates. They'll be skipped. You can download them afterwards." */
function leftOutText({ notSent: { fine, problems, here } }: Check['counts']): string {
  const have = (count: number, one: string, many: string) =>
    count === 0 ? [] : [count === 1 ? `1 ${one}` : `${withCommas(count)} ${many}`];
  const parts = [
    ...have(problems, 'has problems', 'have problems'),
    ...have(here, 'is a duplicate', 'are duplicates'),
    ...have(fine, 'is not selected', 'are not selected'),
  ];
  if (parts.length === 0) return '';
  const list = new Intl.ListFormat('en-GB').format(parts);
  const isOne = problems + here + fine === 1;
  return `${list}. ${isOne ? "It'll" : "They'll"} be skipped. You can download ${isOne ? 'it' : 'them'} afterwards.`;
}
