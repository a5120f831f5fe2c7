import type { Ref } from 'react';

import { genders } from '@/components/employee/fields';
import { employeeRows, type EmployeeField } from '@/domain/employee';
import { withCommas } from '@/lib/with-commas';
import { Select } from '@/ui/select';

import { withWord, type Decide } from './decisions';
import { FoldSection, matchCellClass, matchRowClass, MatchTable } from './fold-section';
import { rowsText } from './texts';
import type { Match, MatchedWord } from './use-match';
import { valueLists, type ValueList, type WordChoice } from './values';

const heads = ['In your file', 'Rows', 'Becomes', 'Why'];

/** A column of more words is no list. Those that need somebody come first. */
const mostWords = 100;

type WordsCardProps = {
  match: Match;
  decide: Decide;
  /** The control of the first word that means nothing yet. */
  firstOpen: Ref<HTMLSelectElement>;
};

/** The words of the columns that have a list, each with what it becomes. */
export function WordsCard({ match: { words }, decide, firstOpen }: WordsCardProps) {
  const first = [...words].find(([, all]) => all.some(isOpen))?.[0];
  if (words.size === 0) return null;
  return (
    <section aria-labelledby="words" className="overflow-clip rounded-card border border-line bg-raised">
      <div className="p-5 md:px-7">
        <h2 id="words" className="text-h3">
          Words that mean the same
        </h2>
        <p className="mt-1 text-small text-muted">Each is matched once, for all rows that hold it.</p>
      </div>
      {[...words].map(([name, all]) => {
        const open = all.filter(isOpen);
        return (
          <FoldSection
            key={name}
            title={employeeRows[name].label}
            open={open.length}
            count={`${all.length - open.length} of ${all.length}`}
            isOpenAtFirst={false}
          >
            <MatchTable heads={heads}>
              {all.slice(0, mostWords).map((word) => (
                <WordRow
                  key={word.key}
                  name={name}
                  word={word}
                  decide={decide}
                  selectRef={name === first && word === open[0] ? firstOpen : undefined}
                />
              ))}
            </MatchTable>
            {all.length > mostWords && (
              <p className="mt-3 text-small text-muted">
                And {withCommas(all.length - mostWords)} more. Is this the right column?
              </p>
            )}
          </FoldSection>
        );
      })}
    </section>
  );
}

const isOpen = ({ choice }: MatchedWord): boolean => choice === undefined;

/** The options that are no value. */
const keep = 'keep';
const leaveOut = 'leave out';

const optionOf = (choice: WordChoice | undefined): string =>
  choice === undefined ? '' : typeof choice === 'string' ? choice : `=${choice.becomes}`;

const choiceOf = (option: string): WordChoice | undefined =>
  option === '' ? undefined : option === keep || option === leaveOut ? option : { becomes: option.slice(1) };

/** What the server takes of a closed list, beside a word that is none of it. */
const closedText = `The server takes ${genders
  .map(({ label }) => label)
  .toSorted()
  .join(' or ')}.`;

type WordRowProps = {
  name: EmployeeField;
  word: MatchedWord;
  decide: Decide;
  selectRef: Ref<HTMLSelectElement> | undefined;
};

function WordRow({ name, word: { key, text, rows, line, choice }, decide, selectRef }: WordRowProps) {
  const { options, isClosed }: ValueList = valueLists.get(name) ?? { options: [], isClosed: false };
  return (
    <tr className={matchRowClass}>
      <th scope="row" className={`${matchCellClass} text-start font-normal`}>
        <bdi>{text}</bdi>
      </th>
      <td className={`${matchCellClass} text-small text-muted`}>{rows === 1 ? `Row ${line}` : rowsText(rows)}</td>
      <td className={matchCellClass}>
        <Select
          ref={selectRef}
          aria-label={`${text} becomes`}
          className="w-full"
          value={optionOf(choice)}
          onChange={({ target }) => decide(withWord(name, key, choiceOf(target.value)))}
        >
          {choice === undefined && <option value="">Choose</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={`=${value}`}>
              {label}
            </option>
          ))}
          {isClosed ? (
            <option value={leaveOut}>Leave these rows out</option>
          ) : (
            <option value={keep}>Keep as it is</option>
          )}
        </Select>
      </td>
      <td className={`${matchCellClass} text-small text-muted`}>
        {isClosed && choice === undefined && closedText}
        {choice === leaveOut && `${rows === 1 ? 'It is' : 'They are'} not imported.`}
      </td>
    </tr>
  );
}
