import { clsx } from 'clsx';
import Download from 'lucide-react/icons/download';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import type { ReactNode } from 'react';

import { brand } from '@/brand';
import type { Manager } from '@/components/employee/derived';
import { displayed } from '@/components/employee/displayed';
import { peopleCount } from '@/components/employee/people-count';
import { employeeFields, employeeRows, type EmployeeField } from '@/domain/employee';
import { writeTextCsv } from '@/lib/csv';
import { downloadBlob } from '@/lib/download';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { TextField } from '@/ui/field';
import { SuggestField } from '@/ui/suggest-field';
import { TitledCard } from '@/ui/titled-card';

import { cellText } from './cells';
import { withChosen, withEntries, type Decide, type Decisions } from './decisions';
import { fillIns, sharedFields } from './fill-in';
import { readValues } from './understand';
import type { Match } from './use-match';

type MissingCardProps = { match: Match; decisions: Decisions; decide: Decide };

/** The fields that the file doesn't have, by where their values come from: a rule, one for everyone, or each person. */
export function MissingCard({ match, decisions, decide }: MissingCardProps) {
  const { sources, rows, openFields } = match;
  const missing = employeeFields.filter((name) => sources[name]?.from !== 'column');
  const rules = missing.filter((name) => fillIns[name] !== undefined);
  const shared = missing.filter((name) => sources[name]?.from === 'shared');
  const each = missing.filter((name) => sources[name]?.from === 'none' && fillIns[name] === undefined);
  if (missing.length === 0) return null;
  const open = [...each, ...openFields];
  const typical = shared.filter((name) => openFields.includes(name) && sharedFields[name]);
  return (
    <TitledCard
      id="missing"
      title={`${missing.length === 1 ? '1 field' : `${missing.length} fields`} your file doesn't have`}
      note={`An employee record needs all ${employeeFields.length}. Most of these take one answer for ${rows.length === 1 ? '1 person' : `all ${peopleCount(rows.length)}`}.`}
    >
      {rules.length > 0 && (
        <Part title="Filled in for you" count={rules.length}>
          <ul className="mt-2">
            {rules.map((name) => {
              const isWithEmail = name === 'managersId' && rules.includes('managersEmail');
              return isWithEmail ? null : <RuleRow key={name} name={name} match={match} decide={decide} />;
            })}
          </ul>
          {rules.some((name) => fillIns[name]?.from === 'reportsTo' && sources[name]?.from === 'rule') && (
            <MissingManagers match={match} decisions={decisions} decide={decide} />
          )}
        </Part>
      )}
      {shared.length > 0 && (
        <Part
          title="Same for everyone"
          count={shared.length}
          action={
            typical.length > 0 && (
              <Button
                look="secondary"
                size="small"
                icon={WandSparkles}
                onClick={() => {
                  for (const name of typical)
                    decide(withChosen(name, { from: 'shared', text: sharedFields[name] ?? '' }));
                }}
              >
                Use typical values
              </Button>
            )
          }
        >
          <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] items-end gap-x-2.5">
            {shared.map((name) => {
              const source = sources[name];
              const text = source?.from === 'shared' ? source.text : '';
              const { label, suggestions = [] } = employeeRows[name];
              return (
                <SuggestField
                  key={name}
                  label={label}
                  name={`everyone-${name}`}
                  placeholder="Choose"
                  value={text}
                  suggestions={suggestions}
                  onChange={(next) => decide(withChosen(name, { from: 'shared', text: next }))}
                />
              );
            })}
          </div>
          <p className="text-small text-muted">
            Different for some people? Enter the usual value here and change theirs in the next step.
          </p>
        </Part>
      )}
      {open.length > 0 && (
        <Part title="Different for each person" count={each.length}>
          <ul className="mt-2.5 mb-3.5 flex flex-wrap gap-2">
            {each.map((name) => (
              <li
                key={name}
                className="rounded-badge bg-blaze-soft px-2 py-0.75 text-micro font-semibold text-blaze-soft-ink"
              >
                {employeeRows[name].label}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
            <Button
              look="secondary"
              size="small"
              icon={Download}
              onClick={() => void saveFileWith(match, open, decisions.file?.name ?? '')}
            >
              Download your file with {open.length === 1 ? 'this column' : `these ${open.length} columns`}
            </Button>
            <p className="min-w-0 flex-[1_1_15rem] text-small text-muted">
              Your own file, to fill in and choose again. Or type them in the next step.
            </p>
          </div>
        </Part>
      )}
    </TitledCard>
  );
}

/** Saves the person's own file with an empty column for each field; it is matched as this file is when it comes back. */
async function saveFileWith({ headings, rows }: Match, names: readonly EmployeeField[], fileName: string) {
  function* lines(): Generator<string[], void> {
    for (const { cells } of rows) yield [...headings.map((_, at) => cellText(cells[at])), ...names.map(() => '')];
  }
  const file = await writeTextCsv([...headings, ...names.map((name) => employeeRows[name].label)], lines());
  downloadBlob(file, `${fileName.replace(/\.\w+$/u, '')}-to-fill-in.csv`);
}

function Part(props: { title: string; count: number; action?: ReactNode; children: ReactNode }) {
  const { title, count, action, children } = props;
  return (
    <div className="border-t border-line px-5 py-4 md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3">
        <h3 className="text-label font-semibold">
          {title}{' '}
          {count > 0 && <span className="rounded-badge bg-sunken px-1.5 py-0.75 text-micro text-muted">{count}</span>}
        </h3>
        {action}
      </div>
      {children}
    </div>
  );
}

/** A field that a rule fills in, with its value for the first person. */
function RuleRow({ name, match, decide }: { name: EmployeeField; match: Match; decide: Decide }) {
  const { sources, rules, rows, people } = match;
  const names: EmployeeField[] =
    name === 'managersEmail' && sources.managersId?.from !== 'column' ? [name, 'managersId'] : [name];
  const label = names.length === 1 ? employeeRows[name].label : "Manager's Email and ID";
  const isOn = sources[name]?.from === 'rule';
  const rule = fillIns[name];
  const values = rows[0] && rules && readValues(rows[0], rules);
  const value = values ? displayed(name, values[name]) : '';
  const base = (rule && values?.[rule.from]) ?? '';
  const isLost = value === '' && base !== '' && people !== undefined;
  const isWaiting = values && rule && base === '';
  const missing = isLost ? `Not found: ${base}` : isWaiting ? `Waiting for ${employeeRows[rule.from].label}` : '';
  return (
    <li className="flex flex-wrap items-center gap-x-3 text-small text-muted max-sm:ps-7.5 max-sm:*:first:-ms-7.5 max-sm:*:first:w-full sm:grid sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)] pointer-fine:*:first:min-h-9">
      <Checkbox
        label={label}
        showsLabel
        checked={isOn}
        onChange={({ target }) => {
          for (const one of names) decide(withChosen(one, { from: target.checked ? 'rule' : 'none' }));
        }}
      />
      <span>{rule?.words}</span>
      <span className={clsx('truncate sm:text-end', isOn && isLost && 'text-blaze-soft-ink')}>
        {isOn ? <bdi>{value || missing}</bdi> : 'Left empty'}
      </span>
    </li>
  );
}

const maxShown = 5;

/** The managers whom the employee list does not have, or has twice: email and ID are entered once for all who report to them. */
function MissingManagers({ match, decisions: { managers }, decide }: MissingCardProps) {
  const { findings, rules, people } = match;
  const shown = (findings?.words.get('reportsTo') ?? [])
    .filter(({ key, text }) => people && (!rules?.findManager(text) || Object.hasOwn(managers, key)))
    .toSorted((one, other) => other.rows - one.rows)
    .slice(0, maxShown);
  return (
    <ul className="mt-1 grid gap-2">
      {shown.map(({ key, text: name, rows: reports }) => {
        const manager = (Object.hasOwn(managers, key) && managers[key]) || { workMail: '', id: '' };
        const change = (part: Partial<Manager>) => decide(withEntries('managers', { [key]: { ...manager, ...part } }));
        return (
          <li key={key} className="text-small text-muted">
            <p className="wrap-anywhere">
              <bdi>
                {`${peopleCount(reports)} ${reports === 1 ? 'reports' : 'report'} to ${name}, whom ${brand.name} can't find in your employee list.`}
              </bdi>
            </p>
            <div className="mt-1 -mb-7 grid grid-cols-2 gap-x-2.5">
              <TextField
                label={`Email of ${name}`}
                value={manager.workMail}
                onChange={({ target }) => change({ workMail: target.value.trim() })}
              />
              <TextField
                label={`ID of ${name}`}
                value={manager.id}
                onChange={({ target }) => change({ id: target.value.trim() })}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
