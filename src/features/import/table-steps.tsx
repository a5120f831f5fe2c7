import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { employeesQuery } from '@/api/employees';

import { CheckStep } from './check-step';
import type { Reading } from './columns-card';
import type { Decide, Decisions } from './decisions';
import { MatchStep, openText } from './match-step';
import type { NamedTable } from './read-people';
import { headingsKey, recall, storeDecisions } from './recall';
import type { Step } from './steps';
import { useMatch } from './use-match';

type TableStepsProps = {
  step: Extract<Step, 'match' | 'check'>;
  table: NamedTable;
  reading: Reading;
  decisions: Decisions;
  decide: Decide;
  /** @param adds whether Back undoes it */
  goTo: (step: Step, adds?: boolean) => void;
};

/** The steps that need the content of the file. */
export function TableSteps({ step, table, reading, decisions, decide, goTo }: TableStepsProps) {
  const { data: people } = useQuery(employeesQuery());
  const match = useMatch(table, decisions, people);
  const { headings } = match;
  useEffect(() => {
    if (decisions.recalledFor === headingsKey(headings)) storeDecisions(decisions, headings);
    else decide(recall(headings));
  }, [decisions, decide, headings]);

  // Forward may lead to the check of a file that is not the matched one.
  const isSkipped = step === 'check' && match.isCurrent && openText(match) !== '';
  const leadBack = useEffectEvent(() => goTo('match', false));
  useEffect(() => {
    if (isSkipped) leadBack();
  }, [isSkipped]);

  if (step === 'match' || isSkipped) {
    return (
      <MatchStep
        match={match}
        decisions={decisions}
        reading={reading}
        decide={decide}
        onBack={() => goTo('file')}
        onNext={() => goTo('check')}
      />
    );
  }
  return <CheckStep match={match} decisions={decisions} decide={decide} onBack={() => goTo('match')} />;
}
