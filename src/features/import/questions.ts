import { employeeFields, employeeRows } from '@/domain/employee';
import { formatDay } from '@/lib/dates';
import { withCommas } from '@/lib/with-commas';

import { readMoney } from './amounts';
import { dayOrders, readDay, type DayOrder, type LateDay } from './dates';
import { withEntries, withPart, type Decisions } from './decisions';
import { columnOf, type Ambiguity, type Evidence, type Findings } from './findings';
import { understood, type Rules } from './understand';

/** A text that can be read in several ways, of which the other texts show none, and how the page asks about it. */
export type Question = {
  readonly ambiguity: Ambiguity;
  readonly isOpen: boolean;
  readonly name: string;
  readonly title: string;
  readonly scope: string;
  readonly value: string | null;
  readonly ways: readonly { reading: string; text: string; note?: string; change: ReturnType<typeof withPart> }[];
  /** Says that texts contradict each other; '' where they do not. */
  readonly mixed: string;
};

/** The questions about dates (their order, that of years of two digits, moments late in the day) and about amounts. */
export function findQuestions(
  { days, shortDays, late, amounts }: Findings,
  rules: Rules,
  decisions: Decisions,
): Question[] {
  const questions: Question[] = [];
  function askOrder(
    { possible, ambiguity }: Evidence<DayOrder>,
    question: Pick<Question, 'name' | 'scope' | 'value' | 'isOpen'>,
    change: (order: DayOrder) => Question['ways'][number]['change'],
  ): void {
    if (ambiguity === null || possible.length === 1) return;
    const orders = dayOrders.filter((order) => readDay(ambiguity.text, ambiguity.field)[order] !== null);
    const left = orders.filter((order) => possible.includes(order));
    questions.push({
      ...question,
      ambiguity,
      title: `Which date is ${ambiguity.text}?`,
      ways: (left.length > 0 ? left : orders).map((order) => ({
        reading: order,
        text: dayOf(ambiguity, order),
        change: change(order),
      })),
      mixed: possible.length === 0 ? 'The file mixes both formats.' : '',
    });
  }
  const { sources, dayOrder } = rules;
  const dates = employeeFields.filter((name) => employeeRows[name].kind === 'date' && columnOf(sources[name]) !== null);
  askOrder(
    days,
    {
      name: 'day-order',
      scope: dates.length > 1 ? `Applies to all ${dates.length} date columns.` : '',
      value: dayOrder,
      isOpen: dayOrder === null,
    },
    (order) => withPart({ dayOrder: order }),
  );
  const short = [...shortDays].find(([, { possible, ambiguity }]) => ambiguity !== null && possible.length !== 1);
  if (short) {
    const [field, evidence] = short;
    askOrder(
      evidence,
      {
        name: 'short-order',
        scope: 'Applies to all dates with two-digit years.',
        value: rules.shortOrders[field] ?? null,
        isOpen: decisions.shortOrder === null,
      },
      (order) => withPart({ shortOrder: order }),
    );
  }
  if (late !== null) {
    questions.push({
      ambiguity: late,
      isOpen: rules.late === null,
      name: 'late',
      title: `Which date is ${late.text}?`,
      scope: 'A time this late may be midnight in another time zone. Applies to all such times.',
      value: rules.late,
      ways: (['as written', 'next day'] as const).map((way) => ({
        reading: way,
        text: lateDay(late, way, rules),
        change: withPart({ late: way }),
      })),
      mixed: '',
    });
  }
  for (const [field, { ambiguity, possible }] of amounts) {
    if (ambiguity === null || possible.length === 1) continue;
    const chosen = rules.signs[field] ?? null;
    questions.push({
      ambiguity,
      isOpen: chosen === null,
      name: `sign-${field}`,
      title: `How much is ${ambiguity.text}?`,
      scope: 'Applies to the whole column.',
      value: chosen,
      ways: (['comma', 'point'] as const).map((sign) => ({
        reading: sign,
        text: inWords(readMoney(ambiguity.text)[sign]),
        note: `${sign} before the cents`,
        change: withEntries('signs', { [field]: sign }),
      })),
      mixed: possible.length === 0 ? 'The column mixes both formats.' : '',
    });
  }
  return questions;
}

const inWords = (amount: string | null): string => {
  const [whole = '', decimals = ''] = (amount ?? '').split('.');
  return `${withCommas(Number(whole))}.${decimals.padEnd(2, '0')}`;
};

const dayOf = ({ text, field }: Ambiguity, order: DayOrder): string => formatDay(readDay(text, field)[order] ?? '');

function lateDay({ text, field }: Ambiguity, late: LateDay, rules: Rules): string {
  const day = understood(field, text, { ...rules, late });
  // Without its order it is no day.
  return day === text ? '' : formatDay(day);
}
