import { useEffect, useLayoutEffect, useState } from 'react';

import { employeeFields, type EmployeeSummary } from '@/domain/employee';
import { draftOf, dropDraft, keepDraft } from '@/session/drafts';
import { isGuardOpen } from '@/session/session';

import { isFilled, type FieldName, type Values } from './fields';
import { typeInto, type Entries } from './helpers';

/** Under which the text is kept in the tab. */
const formName = 'employee';

function entriesWith(texts: Partial<Record<string, string>>): Entries {
  const values = Object.fromEntries(employeeFields.map((name) => [name, texts[name] ?? ''])) as Values;
  return { values, fills: {}, visited: null };
}

const hasText = ({ values }: Entries): boolean => employeeFields.some((name) => isFilled(values[name]));

/**
 * What is typed. It waits in the tab's own storage for the person who typed it, so that a reload or a wrong click loses
 * nothing; it is gone with the tab, with a sign-out and with success, and nothing of it goes where it would stay longer.
 */
export function useEntries(people: readonly EmployeeSummary[]) {
  const [entries, setEntries] = useState<Entries>(() => entriesWith(draftOf(formName)));
  const [wasKept, setWasKept] = useState(() => hasText(entries));
  const [cleared, setCleared] = useState<Entries | null>(null);

  useEffect(() => {
    const texts = Object.entries(entries.values).filter(([, text]) => text !== '');
    if (texts.length > 0) keepDraft(formName, Object.fromEntries(texts));
    else dropDraft(formName);
  }, [entries.values]);

  // The page goes because somebody signed out, here or in another tab.
  useLayoutEffect(
    () => () => {
      if (!isGuardOpen()) dropDraft(formName);
    },
    [],
  );

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
    },
    restore: () => {
      if (cleared !== null) setEntries(cleared);
      setCleared(null);
      setWasKept(true);
    },
    /** Forgets what is kept, once it has arrived where it belongs. */
    forget: () => dropDraft(formName),
  };
}
