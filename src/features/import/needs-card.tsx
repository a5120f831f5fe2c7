import type { Ref } from 'react';

import { employeeRows } from '@/domain/employee';
import { withCommas } from '@/lib/with-commas';
import { Button } from '@/ui/button';

import { readMoney } from './amounts';
import { DateRows } from './date-rows';
import { withChosen, withSign, type Decide } from './decisions';
import { NeedRow, Reason, reasonOf, Ways } from './need-row';
import { SplitRow, Suggestion } from './offers';
import { SourceSelect } from './source-select';
import { numberWord } from './texts';
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
  const { needs, findings, headings, sources, suggested, unnamed: asked } = match;
  const { day, shortDay, late, amounts, fields } = needs;
  const questions = [day, shortDay, late, ...amounts].filter((question) => question !== null);
  if (questions.length === 0 && asked.length === 0) return null;
  const open = [...questions.filter(({ isOpen }) => isOpen), ...fields];
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
              <Reason
                text={reasonOf(findings?.amounts.get(field), ['comma', 'point'], 'amounts in the column', {
                  comma: 'written with a comma before the cents',
                  point: 'written with a point before the cents',
                })}
              />
            </NeedRow>
          );
        })}
        {match.fullName !== null && <SplitRow match={match} column={match.fullName} decide={decide} />}
        {asked.map((name) => (
          <NeedRow
            key={name}
            title={employeeRows[name].label}
            text={
              suggested[name] === undefined
                ? 'No column has a name like it.'
                : 'No column surely is this one. The name of a column is like it.'
            }
          >
            <Suggestion name={name} match={match} decide={decide} />
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
                  : `Not used yet: ${unused.slice(0, 6).join(', ')}${unused.length > 6 ? ` and ${withCommas(unused.length - 6)} more` : ''}`
              }
            />
          </NeedRow>
        ))}
      </div>
    </section>
  );
}

/** '54,000.00' */
const inWords = (amount: string | null): string => {
  const [whole = '', decimals = ''] = (amount ?? '').split('.');
  return `${withCommas(Number(whole))}.${decimals.padEnd(2, '0')}`;
};
