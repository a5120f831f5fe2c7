import type { Ref } from 'react';
import * as v from 'valibot';

import { entryOf, genders } from '@/components/employee/fields';
import { employeeRows, type EmployeeField } from '@/domain/employee';
import { TextField } from '@/ui/field';
import { RadioField } from '@/ui/radio-field';
import { Select } from '@/ui/select';
import { SuggestField } from '@/ui/suggest-field';

import { withChosen, type Chosen, type Decide } from './decisions';
import type { Source } from './findings';
import type { Match } from './use-match';

type SourceSelectProps = {
  selectRef?: Ref<HTMLSelectElement> | undefined;
  name: EmployeeField;
  match: Match;
  decide: Decide;
  label: string;
  /** Whether the one value for all people is asked for elsewhere on the page. */
  isElsewhere?: boolean;
};

/** The values of the options: a column's is its place. */
const everybody = 'everybody';
const nobody = 'nobody';

function valueOf(source: Source | undefined): string {
  if (source === undefined) return '';
  return source.from === 'column' ? String(source.column) : source.from;
}

const optionOf = ({ heading, column }: { heading: string; column: number }) => (
  <option key={column} value={column}>
    {heading}
  </option>
);

/** Which column a field has: those that no field has yet first, then all; a column that is chosen again goes to this field. */
export function SourceSelect({ selectRef, name, match, decide, label, isElsewhere = false }: SourceSelectProps) {
  const { headings, sources } = match;
  const source = sources[name];
  const used = new Set(Object.values(sources).map((one) => (one.from === 'column' ? one.column : -1)));
  const columns = headings.map((heading, column) => ({ heading, column }));
  const unused = columns.filter(({ column }) => !used.has(column));

  function choose(value: string): void {
    const heading = headings[Number(value)];
    const chosen: Chosen =
      value === everybody
        ? { from: 'everybody', text: '' }
        : value === nobody || heading === undefined
          ? { from: 'nobody' }
          : { from: 'column', heading };
    decide(withChosen(name, value === '' ? undefined : chosen));
  }

  return (
    <>
      <Select
        ref={selectRef}
        aria-label={label}
        className="w-full"
        value={valueOf(source)}
        onChange={({ target }) => choose(target.value)}
      >
        {source === undefined && <option value="">Choose a column</option>}
        {unused.length > 0 && <optgroup label="Not used yet">{unused.map(optionOf)}</optgroup>}
        <optgroup label={unused.length > 0 ? 'Used already' : 'All columns'}>
          {columns.filter(({ column }) => used.has(column)).map(optionOf)}
        </optgroup>
        <option value={everybody}>One value for everybody</option>
        <option value={nobody}>Leave empty</option>
      </Select>
      {source?.from === 'everybody' && !isElsewhere && (
        <EverybodyField name={name} text={source.text} decide={decide} />
      )}
    </>
  );
}

/** The value that all people of the file have. */
function EverybodyField({ name, text, decide }: { name: EmployeeField; text: string; decide: Decide }) {
  const row = employeeRows[name];
  const { kind, suggestions = [] } = row;
  const checked = v.safeParse(entryOf(row), text);
  const onChange = (next: string) => decide(withChosen(name, { from: 'everybody', text: next }));
  const field = {
    label: `${row.label} of everybody`,
    name: `everybody-${name}`,
    value: text,
    error: text === '' || checked.success ? undefined : checked.issues[0].message,
    className: 'mt-3',
  };
  if (kind === 'gender') return <RadioField look="pair" {...field} options={genders} onChange={onChange} />;
  if (suggestions.length > 0) return <SuggestField {...field} suggestions={suggestions} onChange={onChange} />;
  return (
    <TextField
      {...field}
      type={kind === 'date' ? 'date' : 'text'}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
