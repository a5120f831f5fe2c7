import { useRef, useState } from 'react';

import { isRequired } from '@/components/employee/fields';
import { employeeFields, employeeRows } from '@/domain/employee';
import { BottomBar } from '@/ui/bottom-bar';
import { Button } from '@/ui/button';
import { afterRemoval, focusTitle } from '@/ui/focus';
import { Progress } from '@/ui/progress';

import type { Decide } from './decisions';
import { FieldsCard, isMatched } from './fields-card';
import { NeedsCard } from './needs-card';
import { ReadingCard, type Reading } from './reading-card';
import { rowsText } from './texts';
import type { Match, Needs } from './use-match';
import { WordsCard } from './words-card';

type MatchStepProps = {
  match: Match;
  reading: Reading;
  decide: Decide;
  onBack: () => void;
  onNext: () => void;
};

const focusAfterwards = afterRemoval(() => focusTitle());

/** Which column is which field, and what its words, dates and amounts mean. */
export function MatchStep({ match, reading, decide, onBack, onNext }: MatchStepProps) {
  const { needs } = match;
  const firstNeed = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const firstWord = useRef<HTMLSelectElement>(null);
  const [refusal, setRefusal] = useState('');
  const matched = employeeFields.filter((name) => isMatched(match, name)).length;
  const problem = openText(needs);

  function next(): void {
    if (problem === '') return onNext();
    setRefusal(problem);
    const target = firstNeed.current ?? firstWord.current;
    target?.focus();
    target?.scrollIntoView({ block: 'center' });
  }

  return (
    <>
      <div className="mx-auto mt-5 grid max-w-280 grid-cols-[minmax(0,1fr)] gap-4">
        <ReadingCard match={match} reading={reading} decide={decide} />
        <NeedsCard match={match} decide={decide} firstOpen={firstNeed} />
        <FieldsCard match={match} decide={decide} />
        <WordsCard match={match} decide={decide} firstOpen={firstWord} />
      </div>
      <BottomBar ref={focusAfterwards} className="mt-8">
        <div className="mx-auto flex max-w-280 items-center justify-between gap-4">
          <div className="min-w-0 flex-1">
            <p className="text-small">{problem || barText(matched)}</p>
            <Progress label="Fields matched" part={matched / employeeFields.length} className="mt-2 max-w-90" />
          </div>
          <Button look="quiet" size="large" className="max-md:hidden" onClick={onBack}>
            Back
          </Button>
          <Button size="large" className="px-7" pending={reading.isReading || !match.isCurrent} onClick={next}>
            Check rows
          </Button>
          <p role="status" className="sr-only">
            {refusal === problem && refusal}
          </p>
        </div>
      </BottomBar>
    </>
  );
}

function barText(matched: number) {
  return (
    <>
      <strong>
        {matched} of {employeeFields.length} fields matched.
      </strong>{' '}
      {employeeFields.every(isRequired) ? 'All fields are required.' : 'All fields but the optional ones are required.'}
    </>
  );
}

/** What is open still, the first of it; '' for nothing. */
export function openText({ day, shortDay, late, amounts, fields, words }: Needs): string {
  const date = [day, shortDay, late].find((question) => question?.isOpen);
  if (date) return `Say what day ${date.doubt.text} is.`;
  const amount = amounts.find(({ isOpen }) => isOpen);
  if (amount) return `Say what amount ${amount.doubt.text} is.`;
  const [name] = fields;
  if (name !== undefined) {
    const { label } = employeeRows[name];
    return fields.length === 1 ? `${label} has no column yet.` : `${fields.length} fields have no column yet.`;
  }
  const [first] = words;
  if (first === undefined) return '';
  const hold = `${rowsText(first.rows)} ${first.rows === 1 ? 'holds' : 'hold'} ${first.words === 1 ? 'it' : 'them'}.`;
  return `${employeeRows[first.name].label} has ${first.words === 1 ? '1 word' : `${first.words} words`} to match. ${hold}`;
}
