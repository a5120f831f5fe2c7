import { displayed } from '@/components/employee/displayed';
import { employeeRows } from '@/domain/employee';
import { formatDay } from '@/lib/dates';

import { readMoney } from './amounts';
import { readDay } from './dates';
import { lateDays, type Ambiguity, type Findings } from './findings';
import { understood, type Rules } from './understand';

/** In the order in which they are asked; `short` is about years of two digits. */
const kinds = ['day', 'short', 'late', 'sign'] as const;
type Kind = (typeof kinds)[number];
const kindOf = (name: string): Kind => kinds.find((kind) => name.startsWith(kind)) ?? 'day';

type Way = { readonly reading: string; readonly text: string; readonly note?: string };

/** A text that can be read in several ways, of which the other texts show none, and how the page asks about it. */
export type Question = {
  readonly ambiguity: Ambiguity;
  /** Its name in `Answers`. */
  readonly name: string;
  readonly kind: Kind;
  readonly title: string;
  readonly hint: string;
  /** null: it is open. */
  readonly value: string | null;
  readonly ways: readonly Way[];
};

/** The extent of an answer. */
const scopes: Readonly<Record<Kind, string>> = {
  day: 'Applies to all date columns.',
  short: 'Applies to the whole column.',
  late: 'A time this late may be midnight in another time zone. Applies to all such times.',
  sign: 'Applies to the whole column.',
};

/** Where texts contradict each other. */
const mixedText = ' The file mixes both formats.';

/** The questions about dates (their order, that of years of two digits, moments late in the day) and about amounts. */
export function findQuestions({ evidence }: Findings, rules: Rules): Question[] {
  const questions = [...evidence].flatMap(([name, { ambiguity, possible }]): Question[] => {
    if (ambiguity === null || possible.length === 1) return [];
    const kind = kindOf(name);
    const all = waysOf[kind](ambiguity, rules);
    const left = all.filter(({ reading }) => possible.includes(reading));
    return [
      {
        name,
        kind,
        ambiguity,
        title: `${kind === 'sign' ? 'How much' : 'Which date'} is ${ambiguity.text}?`,
        hint: `From ${employeeRows[ambiguity.field].label}, row ${ambiguity.line}. ${scopes[kind]}${possible.length > 0 ? '' : mixedText}`,
        value: rules.answers[name] ?? null,
        ways: left.length > 0 ? left : all,
      },
    ];
  });
  return questions.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
}

type Ways = (ambiguity: Ambiguity, rules: Rules) => Way[];

const orders: Ways = ({ text, field }) =>
  Object.entries(readDay(text, field).days).flatMap(([reading, day]) =>
    day === null ? [] : [{ reading, text: formatDay(day) }],
  );

const waysOf: Readonly<Record<Kind, Ways>> = {
  day: orders,
  short: orders,
  late: ({ text, field }, rules) =>
    Object.keys(lateDays).map((reading) => {
      const day = understood(field, text, { ...rules, answers: { ...rules.answers, late: reading } });
      // Until its order is known it is no day.
      return { reading, text: day === text ? '' : formatDay(day) };
    }),
  sign: ({ text, field }) =>
    Object.entries(readMoney(text)).map(([reading, amount]) => ({
      reading,
      text: displayed(field, amount ?? ''),
      note: `${reading} before the cents`,
    })),
};
