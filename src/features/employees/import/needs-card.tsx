import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';

import { employeeRows, type EmployeeField } from '@/domain/employee';
import { formatDay } from '@/lib/dates';
import { withCommas } from '@/lib/with-commas';
import { Button } from '@/ui/button';
import { inputClass } from '@/ui/input-class';

import { readMoney } from './amounts';
import { readDay } from './dates';
import { withChosen, withDayOrder, withSign, type Decide } from './decisions';
import { shownBy, type Evidence } from './findings';
import { SourceSelect } from './source-select';
import { numberWord, rowsText } from './texts';
import type { Match } from './use-match';

/** Fields without a column that are offered to be left empty at once; fewer are quickly answered. */
const manyFields = 4;

type NeedsCardProps = {
  match: Match;
  decide: Decide;
  /** The control of what is still open and comes first. */
  firstOpen: Ref<HTMLInputElement & HTMLSelectElement>;
};

/** What needs somebody before the rows can be checked: a row each. */
export function NeedsCard({ match, decide, firstOpen }: NeedsCardProps) {
  const { needs, findings, headings, sources, unnamed: asked } = match;
  const { day, amounts, fields } = needs;
  if (day === null && amounts.length === 0 && asked.length === 0) return null;
  const open = [...(day?.isOpen ? [day] : []), ...amounts.filter(({ isOpen }) => isOpen), ...fields];
  const dateColumns = Object.entries(sources).filter(
    ([name, source]) => employeeRows[name as EmployeeField].kind === 'date' && source.from === 'column',
  ).length;
  const refOf = (what: unknown) => (what === open[0] ? firstOpen : undefined);
  const unused = headings.filter(
    (_, column) => !Object.values(sources).some((source) => source.from === 'column' && source.column === column),
  );

  return (
    <section aria-labelledby="needs" className="rounded-card border border-line bg-raised">
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 pt-5 md:px-7">
        <h2 id="needs" className="text-h3 first-letter:uppercase">
          {open.length === 0
            ? 'Nothing needs you'
            : `${numberWord(open.length)} ${open.length === 1 ? 'thing needs' : 'things need'} you`}
        </h2>
        {fields.length >= manyFields && (
          <Button
            look="secondary"
            size="small"
            onClick={() =>
              decide((before) => fields.reduce((all, name) => withChosen(name, { from: 'nobody' })(all), before))
            }
          >
            Leave all {fields.length} empty
          </Button>
        )}
      </div>
      <div className="divide-y divide-line px-5 md:px-7">
        {day && (
          <Row
            title={`What day is ${day.doubt.text}?`}
            text={`It stands in ${employeeRows[day.doubt.field].label}, row ${day.doubt.line}. ${
              dateColumns > 1 ? `The answer counts for all ${numberWord(dateColumns)} date columns.` : ''
            }`}
          >
            <TwoWays
              inputRef={refOf(day)}
              name="day-order"
              label={`What day is ${day.doubt.text}?`}
              value={match.rules?.dayOrder ?? null}
              ways={[
                ['day first', formatDay(readDay(day.doubt.text, day.doubt.field).dayFirst ?? '')],
                ['month first', formatDay(readDay(day.doubt.text, day.doubt.field).monthFirst ?? '')],
              ]}
              onChange={(order) => decide(withDayOrder(order))}
            />
            <Reason text={reasonOf(findings?.days, ['day first', 'month first'], 'dates in the file')} />
          </Row>
        )}
        {amounts.map((question) => {
          const { field, line, text } = question.doubt;
          const { comma, point } = readMoney(text);
          return (
            <Row
              key={field}
              title={`What amount is ${text}?`}
              text={`It stands in ${employeeRows[field].label}, row ${line}. The answer counts for the column.`}
            >
              <TwoWays
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
              <Reason
                text={reasonOf(findings?.amounts.get(field), ['comma', 'point'], 'amounts in the column', {
                  comma: 'written with a comma before the cents',
                  point: 'written with a point before the cents',
                })}
              />
            </Row>
          );
        })}
        {asked.map((name) => (
          <Row key={name} title={employeeRows[name].label} text="No column has a name like it.">
            <SourceSelect
              selectRef={refOf(name)}
              name={name}
              match={match}
              decide={decide}
              label={`Column for ${employeeRows[name].label}`}
            />
            <Reason
              text={
                unused.length === 0
                  ? 'The list also offers one value for everybody.'
                  : `Not used yet: ${unused.slice(0, 6).join(', ')}${unused.length > 6 ? ` and ${rowsText(unused.length - 6).replace(/rows?/u, 'more')}` : ''}`
              }
            />
          </Row>
        ))}
      </div>
    </section>
  );
}

function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
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

const Reason = ({ text }: { text: string }) => <p className="mt-1.5 min-h-5 text-small text-muted">{text}</p>;

/** What the other texts show of a reading: '212 other dates in the file are day first.' */
function reasonOf<Reading extends string>(
  evidence: Evidence<Reading> | undefined,
  readings: readonly [Reading, Reading],
  what: string,
  words?: Readonly<Record<Reading, string>>,
): string {
  const shown = shownBy(evidence, readings);
  if (evidence === undefined) return '';
  if (shown !== null) {
    const [count, how] = [evidence[shown], words?.[shown] ?? shown];
    return count === 1 ? `Another of the ${what} is ${how}.` : `${withCommas(count)} other ${what} are ${how}.`;
  }
  return readings.some((reading) => evidence[reading] > 0) ? `The other ${what} are written in both ways.` : '';
}

/** '54,000.00' */
const inWords = (amount: string | null): string => {
  const [whole = '', decimals = ''] = (amount ?? '').split('.');
  return `${withCommas(Number(whole))}.${decimals.padEnd(2, '0')}`;
};

type TwoWaysProps<Reading extends string> = {
  inputRef: Ref<HTMLInputElement> | undefined;
  name: string;
  label: string;
  value: Reading | null;
  ways: readonly (readonly [Reading, string])[];
  notes?: Readonly<Record<Reading, string>>;
  onChange: (value: Reading) => void;
};

/** Two readings of one text, as they are understood. */
function TwoWays<Reading extends string>({
  inputRef,
  name,
  label,
  value,
  ways,
  notes,
  onChange,
}: TwoWaysProps<Reading>) {
  return (
    <div role="radiogroup" aria-label={label} className="grid gap-3 sm:grid-cols-2">
      {ways.map(([reading, text], index) => (
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
            onChange={() => onChange(reading)}
            className="size-4.5 shrink-0 accent-accent outline-none"
          />
          {text}
          <span className="text-small">{notes?.[reading] ?? reading}</span>
        </label>
      ))}
    </div>
  );
}
