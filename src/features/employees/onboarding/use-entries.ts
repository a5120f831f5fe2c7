import { useEffect, useState } from 'react';

import { employeeFields, type EmployeeSummary } from '@/domain/employee';
import type { Draft } from '@/session/drafts';
import { useTabDraft } from '@/session/use-tab-draft';

import { isFilled, type FieldName, type Values } from './fields';
import { typeInto, type Entries } from './helpers';

/** Under which the text is kept in the tab. */
const formName = 'employee';

function entriesWith(texts: Draft): Entries {
  const values = Object.fromEntries(employeeFields.map((name) => [name, texts[name] ?? ''])) as Values;
  return { values, fills: {}, visited: null };
}

const hasText = ({ values }: Entries): boolean => employeeFields.some((name) => isFilled(values[name]));

/** What is typed; it waits in the tab (useTabDraft), pay and birth date with the rest, and nowhere else. */
export function useEntries(people: readonly EmployeeSummary[]) {
  const draft = useTabDraft(formName);
  const { keep } = draft;
  const [entries, setEntries] = useState<Entries>(() => entriesWith(draft.start));
  useEffect(() => keep(entries.values), [keep, entries.values]);

  return {
    entries,
    hasText: hasText(entries),
    draft,
    begin: (texts: Draft) => setEntries(entriesWith(texts)),
    type: (name: FieldName, text: string) => setEntries((before) => typeInto(before, name, text, people)),
    /** A field was left: what it filled in elsewhere stands. */
    leave: () => setEntries((before) => (before.visited === null ? before : { ...before, visited: null })),
  };
}
