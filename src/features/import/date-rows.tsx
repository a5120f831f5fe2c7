import type { ReactNode, Ref } from 'react';

import { employeeRows, type EmployeeField } from '@/domain/employee';
import { formatDay } from '@/lib/dates';

import { readDay, type DayOrder, type LateDay } from './dates';
import { withDays, type Decide } from './decisions';
import type { Doubt } from './findings';
import { NeedRow, Reason, reasonOf, Ways } from './need-row';
import { numberWord } from './texts';
import { understood, type Rules } from './understand';
import type { Match } from './use-match';

type DateRowsProps = { match: Match; decide: Decide; refOf: (question: unknown) => Ref<HTMLInputElement> | undefined };

/** The questions about dates: their order, that of years of two digits, and moments late in the day. */
export function DateRows({ match, decide, refOf }: DateRowsProps) {
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
                onChange={(dayOrder) => decide(withDays({ dayOrder }))}
              />
              <Reason text={reasonOf(findings?.days, ['day first', 'month first'], 'dates in the file')} />
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
              onChange={(shortOrder) => decide(withDays({ shortOrder }))}
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
              onChange={(way) => decide(withDays({ late: way }))}
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
