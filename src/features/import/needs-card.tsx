import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';

import { employeeRows } from '@/domain/employee';
import { Button } from '@/ui/button';
import { inputClass } from '@/ui/input-class';

import { cellText, partOfName } from './cells';
import { withChosen, type Decide, type Decisions } from './decisions';
import { columnOf } from './findings';
import type { Question } from './questions';
import { numberWord } from './texts';
import type { Match } from './use-match';

type NeedsCardProps = {
  match: Match;
  decide: Decide;
  /** The control of the first question that is open. */
  firstOpen: Ref<HTMLInputElement>;
};

/** Open questions before the rows can be checked, and the split of full names. */
export function NeedsCard({ match, decide, firstOpen }: NeedsCardProps) {
  const { questions } = match;
  if (questions.length === 0 && match.fullName === null) return null;
  const open = questions.filter(({ isOpen }) => isOpen);
  return (
    <section aria-labelledby="needs" className="rounded-card border border-line bg-raised">
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 pt-5 md:px-7">
        <h2 id="needs" className="text-h3 first-letter:uppercase">
          {open.length === 0
            ? 'All questions answered'
            : `${numberWord(open.length)} ${open.length === 1 ? 'question' : 'questions'} about your file`}
        </h2>
      </div>
      <div className="divide-y divide-line px-5 md:px-7">
        {questions.map((question) => (
          <QuestionRow
            key={question.name}
            question={question}
            decide={decide}
            inputRef={question === open[0] ? firstOpen : undefined}
          />
        ))}
        {match.fullName !== null && <SplitRow match={match} column={match.fullName} decide={decide} />}
      </div>
    </section>
  );
}

type QuestionRowProps = { question: Question; decide: Decide; inputRef: Ref<HTMLInputElement> | undefined };

function QuestionRow({ question, decide, inputRef }: QuestionRowProps) {
  const { doubt, name, title, scope, value, ways, mixed } = question;
  return (
    <NeedRow title={title} text={`From ${employeeRows[doubt.field].label}, row ${doubt.line}. ${scope}`}>
      <div role="radiogroup" aria-label={title} className="grid gap-3 sm:grid-cols-2">
        {ways.map(({ reading, text, note = reading, change }, index) => (
          <label
            key={reading}
            className={clsx(
              inputClass,
              'flex flex-wrap items-center gap-x-2.5 py-1.5 has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-soft-ink',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              ref={index === 0 ? inputRef : undefined}
              type="radio"
              name={name}
              checked={value === reading}
              onChange={() => decide(change)}
              className="size-4.5 shrink-0 accent-accent outline-none"
            />
            {text}
            <span className="text-small">{note}</span>
          </label>
        ))}
      </div>
      {mixed !== undefined && <p className="mt-1.5 min-h-5 text-small text-muted">{mixed}</p>}
    </NeedRow>
  );
}

/** The parts of a column with whole names, as three rows of it are split. */
function SplitRow({ match, column, decide }: { match: Match; column: number; decide: Decide }) {
  const { headings, rows, sources } = match;
  const heading = headings[column] ?? '';
  const names = rows.map(({ cells }) => cellText(cells[column])).filter((text) => text !== '');
  const isSplit = columnOf(sources.firstName) === column && columnOf(sources.lastName) === column;
  const split = (before: Decisions) =>
    (['first', 'last'] as const).reduce(
      (all, part) => withChosen(`${part}Name`, { from: 'column', heading, part })(all),
      before,
    );
  return (
    <NeedRow title={`Split ${heading}?`} text="Before a comma, or else as the last word, it has the last name.">
      <ul className="mb-2 text-small wrap-anywhere">
        {names.slice(0, 3).map((name, index) => (
          <li key={index}>
            <bdi>{name}</bdi>: <bdi>{partOfName(name, 'first') || 'no first name'}</bdi> ·{' '}
            <bdi>{partOfName(name, 'last')}</bdi>
          </li>
        ))}
      </ul>
      <Button look="secondary" size="small" disabled={isSplit} onClick={() => decide(split)}>
        Split into first and last name
      </Button>
    </NeedRow>
  );
}

function NeedRow({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-10 gap-y-3 py-5 md:grid-cols-[232px_minmax(0,1fr)]">
      <div>
        <h3 className="text-label font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </h3>
        <p className="mt-1 text-small text-muted">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
