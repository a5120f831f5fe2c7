import { clsx } from 'clsx';
import { useState } from 'react';

import { fullName, type EmployeeSummary } from '@/domain/employee';
import { roleSuggestions } from '@/domain/goal';
import { withCommas } from '@/lib/with-commas';
import { Avatar, tintOf } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { focusIfLost } from '@/ui/focus';
import { SuggestField } from '@/ui/suggest-field';

import { byPerson, kindsText, rolesToAdd, type TeamDraft } from './team-plan';
import type { Roles } from './use-team-run';

export const roleField = (place: number): string => `role-${place}`;

const rowsShown = 30;

const hasGoals = 'Already has goals';

type WhoGetsWhatProps = {
  people: readonly EmployeeSummary[];
  roles: Roles;
  /** People without a draft in it already have goals for this. */
  plan: readonly TeamDraft[];
  errors: Partial<Record<string, string>>;
};

/** Each person with role and share; people without a role first, with a field. */
export function WhoGetsWhat({ people, roles, plan, errors }: WhoGetsWhatProps) {
  const { asked, missing, roleOf } = roles;
  const [most, setMost] = useState(rowsShown);
  const known = people.filter((person) => !asked.includes(person));
  const left = known.length - most;
  const drafts = byPerson(plan);
  return (
    <section aria-labelledby="who-gets-what" className="mt-2">
      <div className="flex min-h-7 items-center justify-between gap-3">
        {/* The buttons of ReadingRoles unmount, perhaps with the focus. */}
        <h3 ref={focusIfLost} tabIndex={-1} id="who-gets-what" className="text-label font-semibold outline-none">
          Preview
        </h3>
        {missing.length > 0 && (
          <span className="rounded-badge bg-blaze-soft px-2 py-0.5 text-micro font-semibold text-blaze-soft-ink">
            {rolesToAdd(missing.length)}
          </span>
        )}
      </div>
      <ul className="mt-1 divide-y divide-line border-b border-line">
        {asked.map((person, place) => (
          <li key={person.key} className="grid gap-x-4 gap-y-2 py-2.5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <Who person={person} note={drafts.has(person.key) ? '' : hasGoals} />
            <SuggestField
              label={`Role of ${nameOf(person)}`}
              name={roleField(place)}
              value={roles.typedFor(person)}
              onChange={(role) => roles.type(person, role)}
              suggestions={roleSuggestions}
              placeholder="Choose or type a role"
              error={errors[roleField(place)]}
            />
          </li>
        ))}
        {known.slice(0, most).map((person) => {
          const own = drafts.get(person.key);
          return (
            <li
              key={person.key}
              className="grid min-h-14 grid-cols-2 items-center gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_auto]"
            >
              <Who person={person} />
              <bdi className="truncate text-small text-muted" title={roleOf(person)}>
                {roleOf(person)}
              </bdi>
              <span
                className={clsx(
                  'text-small text-muted',
                  own ? 'max-md:hidden' : 'max-md:col-span-2 max-md:-mt-2 max-md:ps-11 max-md:pb-3',
                )}
              >
                {own ? kindsText(own.map(({ kind }) => kind)) : hasGoals}
              </span>
            </li>
          );
        })}
      </ul>
      {left > 0 && (
        <Button look="quiet" size="small" className="mt-2" onClick={() => setMost(most + rowsShown * 5)}>
          {`Show ${withCommas(Math.min(left, rowsShown * 5))} more`}
        </Button>
      )}
      <p className="mt-3 text-small text-muted">
        {left > 0 && `${withCommas(left)} more below. `}Roles come from employee records.
      </p>
    </section>
  );
}

const nameOf = (person: EmployeeSummary): string => fullName(person) || person.workMail;

function Who({ person, note = '' }: { person: EmployeeSummary; note?: string }) {
  return (
    <span className="flex min-w-0 items-center gap-3 self-center">
      <Avatar name={fullName(person)} image={null} size="small" tint={tintOf(person.id)} />
      <span className="min-w-0">
        <bdi className="block truncate">{nameOf(person)}</bdi>
        {note !== '' && <span className="block text-small text-muted">{note}</span>}
      </span>
    </span>
  );
}
