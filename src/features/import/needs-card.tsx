import type { RefObject } from 'react';

import { hash } from '@/lib/hash';
import { Button } from '@/ui/button';
import { RadioField } from '@/ui/radio-field';
import { TitledCard } from '@/ui/titled-card';

import { cellText, partOfName } from './cells';
import { withChosen, withEntries, type Decide } from './decisions';
import { columnOf } from './findings';
import type { Match } from './use-match';

type NeedsCardProps = {
  match: Match;
  decide: Decide;
  /** The control of the first question that is open. */
  firstOpen: RefObject<HTMLInputElement | null>;
};

/** Open questions before the rows can be checked, and the split of full names. */
export function NeedsCard({ match, decide, firstOpen }: NeedsCardProps) {
  const { questions } = match;
  if (questions.length === 0 && match.fullName === null) return null;
  const open = questions.filter(({ value }) => value === null);
  return (
    <TitledCard
      id="needs"
      title={
        open.length === 0
          ? 'All questions answered'
          : `${open.length === 1 ? '1 question' : `${open.length} questions`} about your file`
      }
    >
      <div className="divide-y divide-line px-5 md:px-6">
        {questions.map(({ name, title, hint, value, ways }) => (
          <RadioField
            key={name}
            look="stack"
            name={name}
            label={title}
            hint={hint}
            options={ways.map(({ reading, text, note = reading }) => ({ value: reading, label: `${text} ${note}` }))}
            value={value ?? ''}
            onChange={(reading) => decide(withEntries('answers', { [name]: reading }))}
            firstInput={name === open[0]?.name ? firstOpen : undefined}
            className="py-4"
          />
        ))}
        {match.fullName !== null && <SplitRow match={match} column={match.fullName} decide={decide} />}
      </div>
    </TitledCard>
  );
}

/** The parts of a column with whole names, as three rows of it are split. */
function SplitRow({ match, column, decide }: { match: Match; column: number; decide: Decide }) {
  const { headings, rows, sources } = match;
  const heading = headings[column] ?? '';
  const names = rows.map(({ cells }) => cellText(cells[column])).filter((text) => text !== '');
  const isSplit = columnOf(sources.firstName) === column && columnOf(sources.lastName) === column;
  function split(): void {
    for (const part of ['first', 'last'] as const)
      decide(withChosen(`${part}Name`, { from: 'column', key: hash(heading), part }));
  }
  return (
    <div className="py-4">
      <h3 className="text-label">
        Split <bdi>{heading}</bdi>?
      </h3>
      <p className="mb-2 text-small text-muted">The last name is before the comma or, without one, the last word.</p>
      <ul className="mb-2 text-small wrap-anywhere">
        {names.slice(0, 3).map((name, index) => (
          <li key={index}>
            <bdi>{name}</bdi>: <bdi>{partOfName(name, 'first') || 'no first name'}</bdi> ·{' '}
            <bdi>{partOfName(name, 'last')}</bdi>
          </li>
        ))}
      </ul>
      <Button look="secondary" size="small" disabled={isSplit} onClick={split}>
        Split into first and last name
      </Button>
    </div>
  );
}
