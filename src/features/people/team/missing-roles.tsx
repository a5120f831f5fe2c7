import { fullName, type EmployeeSummary } from '@/domain/employee';
import { roleSuggestions } from '@/domain/goal';
import { focusIfLost } from '@/ui/focus';
import { SuggestField } from '@/ui/suggest-field';

import { rolesToAdd } from './team-plan';
import type { Roles } from './use-team-run';

export const roleField = (place: number): string => `role-${place}`;

type MissingRolesProps = {
  roles: Roles;
  errors: Partial<Record<string, string>>;
};

/** Asks for the roles that no record has. */
export function MissingRoles({ roles: { asked, missing, typedFor, type }, errors }: MissingRolesProps) {
  return (
    <div className="mt-2">
      {/* The buttons of the reading have unmounted, perhaps with the focus. */}
      <p ref={focusIfLost} tabIndex={-1} className="text-small text-muted outline-none">
        Roles come from employee records.
        {missing.length > 0 && (
          <span className="ms-3 rounded-badge bg-blaze-soft px-2 py-0.5 text-micro font-semibold text-blaze-soft-ink">
            {rolesToAdd(missing.length)}
          </span>
        )}
      </p>
      <ul className="grid gap-3 pt-3 empty:hidden">
        {asked.map((person, place) => (
          <li key={person.key}>
            <SuggestField
              label={`Role of ${nameOf(person)}`}
              name={roleField(place)}
              value={typedFor(person)}
              onChange={(role) => type(person, role)}
              suggestions={roleSuggestions}
              placeholder="Choose or type a role"
              error={errors[roleField(place)]}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

const nameOf = (person: EmployeeSummary): string => fullName(person) || person.workMail;
