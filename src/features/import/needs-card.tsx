import type { ReactNode, Ref } from 'react';

import { employeeRows, type EmployeeField } from '@/domain/employee';
import { formatDay } from '@/lib/dates';
import { withCommas } from '@/lib/with-commas';
import { Button } from '@/ui/button';

import { readMoney } from './amounts';
import { cellText, partOfName } from './cells';
import { readDay, type DayOrder, type LateDay } from './dates';
import { withChosen, withPart, withSign, type Decide, type Decisions } from './decisions';
import { columnOf, type Doubt } from './findings';
import { MixedReason, NeedRow, Ways } from './need-row';
import { numberWord } from './texts';
import { understood, type Rules } from './understand';
import type { Match } from './use-match';

type NeedsCardProps = {
  match: Match;
  decide: Decide;
  /** The control of what is still open and comes first. */
  firstOpen: Ref<HTMLInputElement>;
};

/** What needs somebody before the rows can be checked: a row each. */
export function NeedsCard({ match, decide, firstOpen }: NeedsCardProps) {
  const { needs, findings } = match;
  const { day, shortDay, late, amounts } = needs;
  const questions = [day, shortDay, late, ...amounts].filter((question) => question !== null);
  if (questions.length === 0 && match.fullName === null) return null;
  const open = questions.filter(({ isOpen }) => isOpen);
  const refOf = (what: unknown) => (what === open[0] ? firstOpen : undefined);

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
        <DateRows match={match} decide={decide} refOf={refOf} />
        {amounts.map((question) => {
          const { field, line, text } = question.doubt;
          const { comma, point } = readMoney(text);
          return (
            <NeedRow
              key={field}
              title={`What amount is ${text}?`}
              text={`It is in ${employeeRows[field].label}, row ${line}. The answer counts for the column.`}
            >
              <Ways
                inputRef={refOf(question)}
                name={`sign-${field}`}
                label={`What amount is ${text}?`}
                value={match.rules?.signs[field] ?? null}
                ways={[
                  ['comma', inWords(comma)],
                  ['point', inWords(point)],
                ]}
                notes={{ comma: 'comma before the cents', point: 'point before the cents' }}
                onChange={(sign) => decide(withSign(field, sign))}
              />
              <MixedReason
                isMixed={(findings?.amounts.get(field)?.comma ?? 0) > 0}
                text="The column mixes both formats."
              />
            </NeedRow>
          );
        })}
        {match.fullName !== null && <SplitRow match={match} column={match.fullName} decide={decide} />}
      </div>
    </section>
  );
}

/** '54,000.00' */
const inWords = (amount: string | null): string => {
  const [whole = '', decimals = ''] = (amount ?? '').split('.');
  return `${withCommas(Number(whole))}.${decimals.padEnd(2, '0')}`;
};

type DateRowsProps = { match: Match; decide: Decide; refOf: (question: unknown) => Ref<HTMLInputElement> | undefined };

/** The questions about dates: their order, that of years of two digits, and moments late in the day. */
function DateRows({ match, decide, refOf }: DateRowsProps) {
  const { needs, findings, sources } = match;
  const { day, shortDay, late } = needs;
  const dateColumns = Object.entries(sources).filter(
    ([name, source]) => employeeRows[name as EmployeeField].kind === 'date' && source.from === 'column',
  ).length;
  return (
    <>
      {day && (
        <DayRow
          question={day}
          text={dateColumns > 1 ? `The answer counts for all ${numberWord(dateColumns)} date columns.` : ''}
        >
          {(label) => (
            <>
              <Ways
                inputRef={refOf(day)}
                name="day-order"
                label={label}
                value={match.rules?.dayOrder ?? null}
                ways={(['day first', 'month first'] as const).map((order) => [order, dayOf(day.doubt, order)])}
                onChange={(dayOrder) => decide(withPart({ dayOrder }))}
              />
              <MixedReason isMixed={(findings?.days['day first'] ?? 0) > 0} text="The file mixes both formats." />
            </>
          )}
        </DayRow>
      )}
      {shortDay && (
        <DayRow question={shortDay} text="The answer counts for all dates that have a year of two digits.">
          {(label) => (
            <Ways
              inputRef={refOf(shortDay)}
              name="short-order"
              label={label}
              value={match.rules?.shortOrders[shortDay.doubt.field] ?? null}
              ways={shortDay.orders.map((order) => [order, dayOf(shortDay.doubt, order)])}
              onChange={(shortOrder) => decide(withPart({ shortOrder }))}
            />
          )}
        </DayRow>
      )}
      {late && (
        <DayRow
          question={late}
          text="So late in the day it may be midnight in a zone further east. The answer counts for all such moments."
        >
          {(label) => (
            <Ways
              inputRef={refOf(late)}
              name="late"
              label={label}
              value={match.rules?.late ?? null}
              ways={(['as written', 'next day'] as const).map((way) => [way, lateDay(late.doubt, way, match.rules)])}
              onChange={(way) => decide(withPart({ late: way }))}
            />
          )}
        </DayRow>
      )}
    </>
  );
}

type DayRowProps = { question: { readonly doubt: Doubt }; text: string; children: (label: string) => ReactNode };

/** A date that can be several days. */
function DayRow({ question: { doubt }, text, children }: DayRowProps) {
  const label = `What day is ${doubt.text}?`;
  return (
    <NeedRow title={label} text={`It is in ${employeeRows[doubt.field].label}, row ${doubt.line}. ${text}`}>
      {children(label)}
    </NeedRow>
  );
}

const dayOf = ({ text, field }: Doubt, order: DayOrder): string => formatDay(readDay(text, field)[order] ?? '');

function lateDay({ text, field }: Doubt, late: LateDay, rules: Rules | null): string {
  const day = rules && understood(field, text, { ...rules, late });
  // Until its order is known it is no day.
  return day === null || day === text ? '' : formatDay(day);
}

type OfferProps = { match: Match; decide: Decide };

/** The parts of a column with whole names, as three rows of it are split. */
function SplitRow({ match: { headings, rows, sources }, column, decide }: OfferProps & { column: number }) {
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
