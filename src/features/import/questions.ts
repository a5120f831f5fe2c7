import { displayed } from '@/components/employee/displayed';
import { employeeRows } from '@/domain/employee';
import { formatDay } from '@/lib/dates';

import { lateDays, type Ambiguity, type Findings } from './findings';
import { readMoney, readDay } from './readings';
import { understood, type Rules } from './understand';

type Way = { readonly reading: string; readonly text: string; readonly note?: string };

/** A text that can be read in several ways, of which the other texts show none, and how the page asks about it. */
export type Question = {
  readonly ambiguity: Ambiguity;
  /** Its name in `Answers`. */
  readonly name: string;
  readonly title: string;
  readonly hint: string;
  /** null: it is open. */
  readonly value: string | null;
  readonly ways: readonly Way[];
};

type Kind = { title: string; extent: string; waysOf: (ambiguity: Ambiguity, rules: Rules) => Way[] };

const orders: Kind['waysOf'] = ({ text, field }) =>
  Object.entries(readDay(text, field).days).flatMap(([reading, day]) =>
    day === null ? [] : [{ reading, text: formatDay(day) }],
  );

/** By the beginning of their name, in the order in which they are asked; `short` is about years of two digits. */
const kinds: Readonly<Record<string, Kind>> = {
  day: { title: 'Which date', extent: 'Applies to all date columns.', waysOf: orders },
  short: { title: 'Which date', extent: 'Applies to the whole column.', waysOf: orders },
  late: {
    title: 'Which date',
    extent: 'A time this late may be midnight in another time zone. Applies to all such times.',
    waysOf: ({ text, field }, rules) =>
      Object.keys(lateDays).map((reading) => {
        const day = understood(field, text, { ...rules, answers: { ...rules.answers, late: reading } });
        // Until its order is known it is no day.
        return { reading, text: day === text ? '' : formatDay(day) };
      }),
  },
  sign: {
    title: 'How much',
    extent: 'Applies to the whole column.',
    waysOf: ({ text, field }) =>
      Object.entries(readMoney(text)).map(([reading, amount]) => ({
        reading,
        text: displayed(field, amount ?? ''),
        note: `${reading} before the cents`,
      })),
  },
};

/** Where texts contradict each other. */
const mixedText = ' The file mixes both formats.';

/** The questions about dates (their order, that of years of two digits, moments late in the day) and about amounts. */
export function findQuestions({ evidence }: Findings, rules: Rules): Question[] {
  return Object.entries(kinds).flatMap(([kind, { title, extent, waysOf }]) =>
    [...evidence].flatMap(([name, { ambiguity, possible }]): Question[] => {
      if (!name.startsWith(kind) || ambiguity === null || possible.length === 1) return [];
      const { text, field, line } = ambiguity;
      const all = waysOf(ambiguity, rules);
      const left = all.filter(({ reading }) => possible.includes(reading));
      return [
        {
          name,
          ambiguity,
          title: `${title} is ${text}?`,
          hint: `From ${employeeRows[field].label}, row ${line}. ${extent}${possible.length > 0 ? '' : mixedText}`,
          value: rules.answers[name] ?? null,
          ways: left.length > 0 ? left : all,
        },
      ];
    }),
  );
}
