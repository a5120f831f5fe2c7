import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { employeesQuery } from '@/api/employees';
import { derivations, findManagerIn, type Derivation, type FindManager } from '@/components/employee/derived';
import type { FieldName, Values } from '@/components/employee/fields';
import { type Draft, useKeptDraft, useTabDraft } from '@/device/drafts';
import { employeeFields, fullName, type EmployeeSummary } from '@/domain/employee';
import { isFilled } from '@/lib/is-filled';
import { log } from '@/lib/log';
import { useLoad } from '@/ui/load-states';

const noEmployees: readonly EmployeeSummary[] = [];

/** Suggestions of people and departments. A failure is logged and shown by `load`. */
export function usePeople() {
  const load = useLoad(useQuery(employeesQuery()), (reason) => log('Loading the employees failed.', reason));
  const { data: people = noEmployees } = load;

  const departments = useMemo(() => unique(people.map(({ department }) => department)), [people]);
  const fullNames = useMemo(() => unique(people.map(fullName)), [people]);
  const findManager = useMemo(() => findManagerIn(people), [people]);
  return { load, people, departments, fullNames, findManager };
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text) => text.trim() !== ''))].toSorted((a, b) => a.localeCompare(b, 'en'));
}

/** Values that one field derives for others (docs/product.md 8.7); '' for none. */
function derivedFrom(name: FieldName, values: Values, find: FindManager): Partial<Values> {
  const followers = Object.entries<Derivation>(derivations).filter(([, { from }]) => from === name);
  return Object.fromEntries(followers.map(([target, { value }]) => [target, value(values[name], find)]));
}

/** Values after a change of one field. Fills empty fields, and updates those that still have what it filled in. */
export function typeInto(values: Values, name: FieldName, text: string, find: FindManager): Values {
  const next = { ...values, [name]: text };
  const before = derivedFrom(name, values, find);
  for (const [target, derived] of Object.entries(derivedFrom(name, next, find)) as [FieldName, string][]) {
    if (!isFilled(next[target]) || next[target] === before[target]) next[target] = derived;
  }
  return next;
}

const valuesWith = (texts: Draft): Values =>
  Object.fromEntries(employeeFields.map((name) => [name, texts[name] ?? ''])) as Values;

/** The typed values, stored in the tab alone (useTabDraft), pay and birth date included. */
export function useEntries(find: FindManager) {
  const draft = useTabDraft('employee');
  const [values, setValues] = useState(() => valuesWith(draft.start));
  const [filled, setFilled] = useState<readonly FieldName[]>([]);
  useKeptDraft(draft, values);
  return {
    values,
    /** The fields that the last change has filled in. */
    filled,
    draft,
    begin: (texts: Draft) => setValues(valuesWith(texts)),
    type: (name: FieldName, text: string): void => {
      const next = typeInto(values, name, text, find);
      setFilled(employeeFields.filter((each) => each !== name && next[each] !== values[each] && next[each] !== ''));
      setValues((before) => typeInto(before, name, text, find));
    },
  };
}
