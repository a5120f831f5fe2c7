import { useRef } from 'react';

import { employeeFields, employeeRows, type EmployeeField } from '@/domain/employee';
import { capitalize } from '@/domain/text';
import { BottomBar } from '@/ui/bottom-bar';
import { Button } from '@/ui/button';
import { afterRemoval, focusTitle } from '@/ui/focus';
import { Progress } from '@/ui/progress';

import { ColumnsCard, type Reading } from './columns-card';
import type { Decide, Decisions } from './decisions';
import { fillIns } from './fill-in';
import { MissingCard } from './missing-card';
import { NeedsCard } from './needs-card';
import { rowsText } from './texts';
import type { Match } from './use-match';
import { WordsCard } from './words-card';

type MatchStepProps = {
  match: Match;
  decisions: Decisions;
  reading: Reading;
  decide: Decide;
  onBack: () => void;
  onNext: () => void;
};

/** Which column is which field, and what its words, dates and amounts mean. */
export function MatchStep({ match, decisions, reading, decide, onBack, onNext }: MatchStepProps) {
  const firstNeed = useRef<HTMLInputElement>(null);
  const firstWord = useRef<HTMLSelectElement>(null);
  const ready = readyFields(match);
  const problem = openText(match);

  function next(): void {
    if (problem === '') return onNext();
    const target = firstNeed.current ?? firstWord.current;
    target?.focus();
    target?.scrollIntoView({ block: 'center' });
  }

  return (
    <>
      <div className="mt-5 grid max-w-280 grid-cols-[minmax(0,1fr)] gap-4">
        <NeedsCard match={match} decide={decide} firstOpen={firstNeed} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[25rem_minmax(0,1fr)] xl:gap-5">
          <ColumnsCard match={match} reading={reading} decide={decide} />
          <MissingCard match={match} decisions={decisions} decide={decide} />
        </div>
        <WordsCard match={match} decide={decide} firstOpen={firstWord} />
      </div>
      <BottomBar ref={afterRemoval(() => focusTitle())} className="mt-8">
        <div className="flex max-w-280 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 flex-[1_1_8rem]">
            <p role="status" className="text-small">
              {problem || barText(match, ready)}
            </p>
            <Progress label="Fields ready" part={ready / employeeFields.length} className="mt-2 max-w-90" />
          </div>
          <Button look="quiet" size="large" className="max-md:hidden" onClick={onBack}>
            Back
          </Button>
          <Button size="large" className="px-7" pending={reading.isReading || !match.isCurrent} onClick={next}>
            Check rows
          </Button>
        </div>
      </BottomBar>
    </>
  );
}

/** How many fields have their values: a column, one value for everyone, or a rule whose field is ready. */
function readyFields({ sources }: Match): number {
  const isReady = (name: EmployeeField): boolean => {
    const source = sources[name];
    const from = fillIns[name]?.from;
    if (source?.from === 'shared') return source.text.trim() !== '';
    return source?.from === 'column' || (source?.from === 'rule' && from !== undefined && isReady(from));
  };
  return employeeFields.filter(isReady).length;
}

function barText({ sources, openFields }: Match, ready: number) {
  const each = employeeFields.filter((name) => sources[name]?.from === 'none').length;
  const choices = openFields.length > 0 && `choose ${openFields.length} for everyone`;
  const additions = each > 0 && `add ${each} for each person`;
  const rest = [choices, additions].filter(Boolean).join(', and ');
  return (
    <>
      <strong>
        {ready} of {employeeFields.length} fields ready.
      </strong>{' '}
      {rest !== '' && `${capitalize(rest)}.`}
    </>
  );
}

/** The first question or words that are still open; '' for none. */
export function openText({ questions, words }: Match): string {
  const question = questions.find(({ value }) => value === null);
  if (question) return `Choose how to read ${question.ambiguity.text}.`;
  for (const [name, all] of words) {
    const open = all.filter(({ choice }) => choice === undefined);
    const rows = open.reduce((sum, word) => sum + word.rows, 0);
    const values = open.length === 1 ? '1 value' : `${open.length} values`;
    if (rows > 0) return `${employeeRows[name].label} has ${values} to match, in ${rowsText(rows)}.`;
  }
  return '';
}
