import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState, type Ref } from 'react';

import { brand } from '@/brand';
import { genders } from '@/components/employee/fields';
import { employeeRows, type EmployeeField } from '@/domain/employee';
import { withCommas } from '@/lib/with-commas';
import { Select } from '@/ui/select';

import { withWord, type Decide } from './decisions';
import { rowsText } from './texts';
import type { Match, MatchedWord } from './use-match';
import { valueLists, type WordChoice } from './values';

/** A column of more words is no list. Those that need someone come first. */
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
          Match values
        </h2>
        <p className="mt-1 text-small text-muted">Match each value once. It applies to every row that uses it.</p>
      </div>
      {[...words].map(([name, all]) => (
        <FieldWords
          key={name}
          name={name}
          words={all}
          decide={decide}
          firstOpen={name === first ? firstOpen : undefined}
        />
      ))}
    </section>
  );
}

const isOpen = ({ choice }: MatchedWord): boolean => choice === undefined;

type FieldWordsProps = {
  name: EmployeeField;
  words: readonly MatchedWord[];
  decide: Decide;
  firstOpen: Ref<HTMLSelectElement> | undefined;
};

/** The words of one column; with a word that means nothing yet they stay expanded until someone collapses them. */
function FieldWords({ name, words, decide, firstOpen }: FieldWordsProps) {
  const open = words.filter(isOpen);
  const [own, setOwn] = useState<boolean | null>(null);
  const id = useId();
  const [wasOpen, setWasOpen] = useState(open.length > 0);
  if (open.length > 0 && !wasOpen) setWasOpen(true);
  const isExpanded = own ?? wasOpen;
  const Chevron = isExpanded ? ChevronDown : ChevronRight;
  return (
    <section aria-labelledby={`${id}-title`} className="border-t border-line">
      <h3 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setOwn(!isExpanded)}
          className="flex min-h-13 w-full items-center gap-3 px-5 text-start text-label hover:bg-sunken/60 md:px-7"
        >
          <Chevron aria-hidden className="size-4.5 shrink-0" strokeWidth={1.85} />
          <span className="flex-1 font-semibold">{employeeRows[name].label}</span>
          {open.length > 0 && (
            <span className="rounded-badge bg-blaze-soft px-2 py-0.75 text-micro font-semibold text-blaze-soft-ink">
              {open.length} to match
            </span>
          )}
          <span className="text-small text-muted">
            {words.length - open.length} of {words.length}
          </span>
        </button>
      </h3>
      <div id={id} hidden={!isExpanded} className="px-5 pb-6 md:px-7">
        {isExpanded && (
          // On a phone it is a list of fields: the rows say what its head has.
          <div className="overflow-clip rounded-menu border border-line">
            <table className="block w-full text-start md:table md:table-fixed">
              <thead className="hidden bg-sunken text-small text-muted md:table-header-group">
                <tr className="h-11">
                  {['In your file', 'Rows', 'Becomes', 'Why'].map((head) => (
                    <th key={head} scope="col" className="px-5 font-medium">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="block divide-y divide-line md:table-row-group">
                {words.slice(0, mostWords).map((word) => (
                  <WordRow
                    key={word.key}
                    name={name}
                    word={word}
                    decide={decide}
                    selectRef={word === open[0] ? firstOpen : undefined}
                  />
                ))}
              </tbody>
            </table>
          </div>
        )}
        {isExpanded && words.length > mostWords && (
          <p className="mt-3 text-small text-muted">
            And {withCommas(words.length - mostWords)} more different values. Is this the right column?
          </p>
        )}
      </div>
    </section>
  );
}

/** A choice as the value of its option: a value has '=' before it. */
const optionOf = (choice: WordChoice | undefined): string =>
  typeof choice === 'object' ? `=${choice.becomes}` : (choice ?? '');

const choiceOf = (option: string): WordChoice =>
  option === 'keep' || option === 'leave out' ? option : { becomes: option.slice(1) };

/** The closed list, beside a word that is not in it. */
const closedText = `${brand.name} accepts ${genders
  .map(({ label }) => label)
  .toSorted()
  .join(' or ')}.`;

const cellClass = 'block min-w-0 wrap-anywhere md:table-cell md:px-5 md:py-1.5';

type WordRowProps = {
  name: EmployeeField;
  word: MatchedWord;
  decide: Decide;
  selectRef: Ref<HTMLSelectElement> | undefined;
};

function WordRow({ name, word: { key, text, rows, line, choice }, decide, selectRef }: WordRowProps) {
  const { options = [], isClosed = false } = valueLists.get(name) ?? {};
  return (
    <tr className="grid gap-2 px-4 py-3 md:table-row md:h-13">
      <th scope="row" className={`${cellClass} text-start font-normal`}>
        <bdi>{text}</bdi>
      </th>
      <td className={`${cellClass} text-small text-muted`}>{rows === 1 ? `Row ${line}` : rowsText(rows)}</td>
      <td className={cellClass}>
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
          <option value={isClosed ? 'leave out' : 'keep'}>{isClosed ? 'Skip these rows' : 'Keep as is'}</option>
        </Select>
      </td>
      <td className={`${cellClass} text-small text-muted`}>
        {isClosed && choice === undefined && closedText}
        {choice === 'leave out' && 'Won’t be imported.'}
      </td>
    </tr>
  );
}
