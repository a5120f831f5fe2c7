import { displayed } from '@/components/employee/displayed';
import { isRealDate } from '@/components/employee/fields';
import { employeeRows, employeeSections, type EmployeeField } from '@/domain/employee';
import type { Cell } from '@/lib/table-file/table';

import { cellText } from './cells';
import type { Decide } from './decisions';
import { FoldSection, matchCellClass, matchRowClass, MatchTable } from './fold-section';
import { SourceSelect } from './source-select';
import { choiceOf, valueOfCell, type Rules } from './understand';
import type { Match } from './use-match';

const heads = ['Field', 'Column in your file', 'First value, as understood'];

/** All fields in their four sections, each with its column and what is made of its first value. */
export function FieldsCard({ match, decide }: { match: Match; decide: Decide }) {
  const { sources, findings, rules } = match;
  const countIn = (names: readonly EmployeeField[]) => names.filter((name) => isMatched(match, name)).length;
  const all = employeeSections.flatMap(({ names }) => names);
  return (
    <section aria-labelledby="fields" className="overflow-clip rounded-card border border-line bg-raised">
      <h2 id="fields" className="p-5 text-h3 md:px-7">
        {countIn(all)} of {all.length} fields matched
      </h2>
      {employeeSections.map(({ id, title, names }, index) => {
        const open = names.filter((name) => match.needs.fields.includes(name)).length;
        return (
          <FoldSection
            key={id}
            title={title}
            open={open}
            count={`${countIn(names)} of ${names.length}`}
            isOpenAtFirst={index === 0}
          >
            <MatchTable heads={heads}>
              {names.map((name) => (
                <tr key={name} className={matchRowClass}>
                  <th scope="row" className={`${matchCellClass} text-start font-normal`}>
                    {employeeRows[name].label}
                  </th>
                  <td className={matchCellClass}>
                    <SourceSelect
                      name={name}
                      match={match}
                      decide={decide}
                      label={`Column in your file for ${employeeRows[name].label}`}
                      isElsewhere={match.unnamed.includes(name)}
                    />
                  </td>
                  <td className={matchCellClass}>
                    {sources[name]?.from === 'column' && (
                      <AsUnderstood name={name} cell={findings?.first.get(name)} rules={rules} />
                    )}
                  </td>
                </tr>
              ))}
            </MatchTable>
          </FoldSection>
        );
      })}
    </section>
  );
}

/** Whether a field has its values: from a column, or one for everybody. */
export function isMatched({ sources }: Pick<Match, 'sources'>, name: EmployeeField): boolean {
  const source = sources[name];
  return source?.from === 'column' || (source?.from === 'everybody' && source.text.trim() !== '');
}

/** The first value as the form has it, and as it stands in the file where that is another text. */
function AsUnderstood({ name, cell, rules }: { name: EmployeeField; cell: Cell | undefined; rules: Rules | null }) {
  if (cell === undefined || rules === null) return <span className="text-muted">Empty in all rows</span>;
  const text = cellText(cell);
  const choice = choiceOf(name, text, rules);
  // A word that becomes nothing is not made to look like a value.
  const isWord = choice === undefined || choice === 'leave out';
  const value = valueOfCell(cell, name, rules);
  // A moment whose day is not known yet is no day, though it begins like one.
  const isUnread = employeeRows[name].kind === 'date' && !isRealDate(value);
  const shown = isWord || isUnread ? text : displayed(name, value);
  return (
    <>
      <bdi>{shown}</bdi>
      {shown !== text && (
        <span className="text-small text-muted">
          {' '}
          from <bdi>{text}</bdi>
        </span>
      )}
    </>
  );
}
