import { useEffect, useRef, useState } from 'react';

import { employeeFields, type EmployeeSummary } from '@/domain/employee';
import { draftOf } from '@/session/drafts';
import { useTabDraft } from '@/session/use-tab-draft';

import { isFilled, type FieldName, type Values } from './fields';
import { typeInto, type Entries } from './helpers';

/** Under which the text is kept in the tab. */
export const formName = 'employee';

function entriesWith(texts: Partial<Record<string, string>>): Entries {
  const values = Object.fromEntries(employeeFields.map((name) => [name, texts[name] ?? ''])) as Values;
  return { values, fills: {}, visited: null };
}

const hasText = ({ values }: Entries): boolean => employeeFields.some((name) => isFilled(values[name]));

/** What is typed; it waits in the tab (useTabDraft), pay and birth date with the rest, and nowhere else. */
export function useEntries(people: readonly EmployeeSummary[]) {
  const { keep, forget } = useTabDraft(formName);
  const [entries, setEntries] = useState<Entries>(() => entriesWith(draftOf(formName)));
  const [wasKept, setWasKept] = useState(() => hasText(entries));
  const [cleared, setCleared] = useState<Entries | null>(null);

  const isSent = useRef(false);

  useEffect(() => {
    if (!isSent.current) keep(entries.values);
  }, [keep, entries.values]);

  return {
    entries,
    hasText: hasText(entries),
    /** Whether the page began with what was typed before. */
    wasKept,
    canRestore: cleared !== null,
    type: (name: FieldName, text: string) => {
      setEntries((before) => typeInto(before, name, text, people));
      setCleared(null);
    },
    /** A field was left: what it filled in elsewhere stands. */
    leave: () => setEntries((before) => (before.visited === null ? before : { ...before, visited: null })),
    clear: () => {
      setCleared(entries);
      setEntries(entriesWith({}));
      setWasKept(false);
    },
    restore: () => {
      if (cleared !== null) setEntries(cleared);
      setCleared(null);
      setWasKept(true);
    },
    /** Forgets what is kept, once it has arrived where it belongs; what is typed until the page goes is not kept. */
    forget: () => {
      isSent.current = true;
      forget();
    },
  };
}
