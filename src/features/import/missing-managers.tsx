import { useMemo, useState } from 'react';

import { brand } from '@/brand';
import { peopleCount } from '@/components/employee/people-count';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';

import { withEntries, type Decide, type Decisions } from './decisions';
import { managerKey } from './fill-in';
import { valueIn } from './understand';
import type { Match } from './use-match';

/** Managers that are listed; the others are entered in the check. */
const mostShown = 5;

type MissingManagersProps = { match: Match; managers: Decisions['managers']; decide: Decide };

/** The managers whom the employee list does not have, or has twice: email and ID are entered once for all who report to them. */
export function MissingManagers({ match: { rows, rules, people }, managers, decide }: MissingManagersProps) {
  const missing = useMemo(() => {
    const found = new Map<string, { name: string; reports: number }>();
    if (rules === null || people === undefined) return found;
    for (const row of rows) {
      const name = valueIn(row, 'reportsTo', rules);
      const key = managerKey(name);
      if (name === '' || (rules.managers.get(key) && !Object.hasOwn(managers, key))) continue;
      found.set(key, { name, reports: (found.get(key)?.reports ?? 0) + 1 });
    }
    return found;
  }, [rows, rules, people, managers]);
  const shown = [...missing].toSorted(([, one], [, other]) => other.reports - one.reports).slice(0, mostShown);
  return (
    <ul className="mt-1 grid gap-2">
      {shown.map(([key, { name, reports }]) => (
        <MissingManager
          key={key}
          name={name}
          text={`${peopleCount(reports)} ${reports === 1 ? 'reports' : 'report'} to ${name}, whom ${brand.name} can’t find in your employee list.`}
          manager={Object.hasOwn(managers, key) ? managers[key] : undefined}
          onChange={(manager) => decide(withEntries('managers', { [key]: manager }))}
        />
      ))}
    </ul>
  );
}

type Manager = Decisions['managers'][string];

type MissingManagerProps = {
  name: string;
  text: string;
  manager: Manager | undefined;
  onChange: (manager: Manager) => void;
};

function MissingManager({ name, text, manager = { workMail: '', id: '' }, onChange }: MissingManagerProps) {
  const [isOpen, setOpen] = useState(false);
  const entered = [manager.workMail, manager.id].filter((one) => one !== '').join(', ');
  return (
    <li className="text-small text-muted">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 wrap-anywhere">
          <bdi>{entered === '' ? text : `${name}: ${entered}`}</bdi>
        </p>
        <Button look="secondary" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close' : 'Enter their email and ID'}
        </Button>
      </div>
      {isOpen && (
        <div className="mt-2 grid gap-x-2.5 sm:grid-cols-2">
          <TextField
            label={`Email of ${name}`}
            value={manager.workMail}
            onChange={({ target }) => onChange({ ...manager, workMail: target.value.trim() })}
          />
          <TextField
            label={`ID of ${name}`}
            value={manager.id}
            onChange={({ target }) => onChange({ ...manager, id: target.value.trim() })}
          />
        </div>
      )}
    </li>
  );
}
