import { employeeFields, employeeRows } from '@/domain/employee';
import { formatDay } from '@/lib/dates';
import { withCommas } from '@/lib/with-commas';

import { readMoney } from './amounts';
import { readDay } from './dates';
import { columnOf, lateDays, type Answers, type Ambiguity, type Findings } from './findings';
import { understood, type Rules } from './understand';

/** A text that can be read in several ways, of which the other texts show none, and how the page asks about it. */
export type Question = {
  readonly ambiguity: Ambiguity;
  readonly isOpen: boolean;
  readonly name: string;
  readonly title: string;
  readonly scope: string;
  readonly value: string | null;
  readonly ways: readonly { reading: string; text: string; note?: string; answers: Answers }[];
  /** Says that texts contradict each other; '' where they do not. */
  readonly mixed: string;
};

/** In the order in which they are asked; `short` is about years of two digits. */
const kinds = ['day', 'short', 'late', 'sign'] as const;
const kindOf = (name: string) => kinds.find((kind) => name.startsWith(kind)) ?? 'day';

/** The questions about dates (their order, that of years of two digits, moments late in the day) and about amounts. */
export function findQuestions({ evidence }: Findings, rules: Rules): Question[] {
  const { sources, answers } = rules;
  const dates = employeeFields.filter((name) => employeeRows[name].kind === 'date' && columnOf(sources[name]) !== null);
  const scopes = {
    day: dates.length > 1 ? `Applies to all ${dates.length} date columns.` : '',
    short: 'Applies to all dates with two-digit years.',
    late: 'A time this late may be midnight in another time zone. Applies to all such times.',
    sign: 'Applies to the whole column.',
  };
  const shortNames = [...evidence.keys()].filter((name) => kindOf(name) === 'short');
  const doubtful = [...evidence].flatMap(([name, { ambiguity, possible }]) =>
    ambiguity === null || possible.length === 1 ? [] : [{ name, kind: kindOf(name), ambiguity, possible }],
  );
  return kinds.flatMap((asked) => {
    const ofKind = doubtful.filter(({ kind }) => kind === asked);
    // One answer is for all years of two digits.
    return (asked === 'short' ? ofKind.slice(0, 1) : ofKind).map(({ name, kind, ambiguity, possible }): Question => {
      const all = waysOf[kind](ambiguity, rules);
      const left = all.filter(({ reading }) => possible.includes(reading));
      const names = kind === 'short' ? shortNames : [name];
      return {
        ambiguity,
        isOpen: (answers[name] ?? null) === null,
        name,
        title: `${kind === 'sign' ? 'How much' : 'Which date'} is ${ambiguity.text}?`,
        scope: scopes[kind],
        value: answers[name] ?? null,
        ways: (left.length > 0 ? left : all).map((way) => ({
          ...way,
          answers: Object.fromEntries(names.map((one) => [one, way.reading])) as Answers,
        })),
        mixed: possible.length > 0 ? '' : `The ${kind === 'sign' ? 'column' : 'file'} mixes both formats.`,
      };
    });
  });
}

type Ways = (ambiguity: Ambiguity, rules: Rules) => { reading: string; text: string; note?: string }[];

const orders: Ways = ({ text, field }) =>
  Object.entries(readDay(text, field).days).flatMap(([reading, day]) =>
    day === null ? [] : [{ reading, text: formatDay(day) }],
  );

const waysOf: Readonly<Record<(typeof kinds)[number], Ways>> = {
  day: orders,
  short: orders,
  late: ({ text, field }, rules) =>
    Object.keys(lateDays).map((reading) => {
      const day = understood(field, text, { ...rules, answers: { ...rules.answers, late: reading } });
      // Until its order is known it is no day.
      return { reading, text: day === text ? '' : formatDay(day) };
    }),
  sign: ({ text }) =>
    Object.entries(readMoney(text)).map(([reading, amount]) => {
      const [whole = '', decimals = ''] = (amount ?? '').split('.');
      const shown = `${withCommas(Number(whole))}.${decimals.padEnd(2, '0')}`;
      return { reading, text: shown, note: `${reading} before the cents` };
    }),
};
