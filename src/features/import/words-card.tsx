import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Ref } from 'react';

import { brand } from '@/brand';
import { employeeRows, type EmployeeField } from '@/domain/employee';
import { withCommas } from '@/lib/with-commas';
import { Select } from '@/ui/select';
import { TitledCard } from '@/ui/titled-card';

import { withEntries, type Decide } from './decisions';
import { rowsText } from './texts';
import type { Match, MatchedWord } from './use-match';
import { keep, valueLists } from './values';

/** A column of more words is no list. Those that need someone come first. */
const maxWords = 100;

type WordsCardProps = {
  match: Match;
  decide: Decide;
  /** The control of the first unmatched word. */
  firstOpen: Ref<HTMLSelectElement>;
};

/** The words of the columns that have a list, each with what it becomes. A column with an unknown one is expanded. */
export function WordsCard({ match: { words }, decide, firstOpen }: WordsCardProps) {
  const first = [...words].find(([, all]) => all.some(isOpen))?.[0];
  if (words.size === 0) return null;
  return (
    <TitledCard id="words" title="Match values" note="Match each value once. It applies to every row that uses it.">
      {[...words].map(([name, all]) => {
        const open = all.filter(isOpen);
        const kept = all.filter(({ choice }) => choice === keep).length;
        return (
          // Another column begins with its own state.
          <details key={all[0]?.key} open={all.some(({ isKnown }) => !isKnown)} className="group border-t border-line">
            <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-card px-5 text-label hover:bg-sunken/60 md:px-6 [&::-webkit-details-marker]:hidden">
              <ChevronRight aria-hidden className="size-4.5 shrink-0 group-open:rotate-90" strokeWidth={1.85} />
              <h3 className="flex-1 font-semibold">{employeeRows[name].label}</h3>
              {open.length > 0 && (
                <span className="rounded-badge bg-blaze-soft px-2 py-0.75 text-micro font-semibold text-blaze-soft-ink">
                  {open.length} to match
                </span>
              )}
              <span className="text-small text-muted">
                {all.length - open.length - kept} of {all.length}
                {kept > 0 && `, ${kept} kept`}
              </span>
            </summary>
            <ul className="px-5 pb-4 md:px-6">
              {all.slice(0, maxWords).map((word) => (
                <WordRow
                  key={word.key}
                  name={name}
                  word={word}
                  decide={decide}
                  selectRef={name === first && word === open[0] ? firstOpen : undefined}
                />
              ))}
              {all.length > maxWords && (
                <li className="py-2 text-small text-muted">
                  And {withCommas(all.length - maxWords)} more different values. Is this the right column?
                </li>
              )}
            </ul>
          </details>
        );
      })}
    </TitledCard>
  );
}

const isOpen = ({ choice }: MatchedWord): boolean => choice === undefined;

type WordRowProps = {
  name: EmployeeField;
  word: MatchedWord;
  decide: Decide;
  selectRef: Ref<HTMLSelectElement> | undefined;
};

function WordRow({ name, word: { key, text, rows, choice }, decide, selectRef }: WordRowProps) {
  const { options = [], isClosed = false } = valueLists.get(name) ?? {};
  return (
    <li className="grid items-center gap-x-5 gap-y-2 border-t border-line py-3 wrap-anywhere first:border-t-0 md:grid-cols-4 md:py-1.5">
      <bdi>{text}</bdi>
      <span className="text-small text-muted">{rowsText(rows)}</span>
      <Select
        ref={selectRef}
        aria-label={`${text} becomes`}
        className="w-full"
        value={choice ?? ''}
        onChange={({ target }) => decide(withEntries('words', { [key]: target.value }))}
      >
        {choice === undefined && <option value="">Choose</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        <option value={keep}>{isClosed ? 'Choose for each person' : 'Keep as is'}</option>
      </Select>
      <span className="text-small text-muted">
        {isClosed && choice === undefined && `${brand.name} accepts Female or Male.`}
      </span>
    </li>
  );
}
