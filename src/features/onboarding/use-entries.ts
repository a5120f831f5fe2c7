import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { employeesQuery } from '@/api/employees';
import { ageOn } from '@/components/employee/derived';
import { toMonthly, type FieldName, type Values } from '@/components/employee/fields';
import { type Draft, readDraft, useKeptDraft, useTabDraft } from '@/device/drafts';
import { employeeFields, employeeRows, fullName, type EmployeeSummary } from '@/domain/employee';
import { isFilled } from '@/lib/is-filled';
import { log } from '@/lib/log';
import { useLoad } from '@/ui/load-states';

const noEmployees: readonly EmployeeSummary[] = [];

/** Suggestions of people and departments. A failure is logged and shown by `load`. */
export function usePeople() {
  const list = useQuery(employeesQuery());
  const load = useLoad(list, (reason) => log('Loading the employees failed.', reason));
  const { data: people = noEmployees } = load;

  const departments = useMemo(() => unique(people.map(({ department }) => department)), [people]);
  const fullNames = useMemo(() => unique(people.map(fullName)), [people]);
  return { list, load, people, departments, fullNames };
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text) => text.trim() !== ''))].toSorted((a, b) => a.localeCompare(b, 'en'));
}

/** Values that one field derives for others (docs/product.md 8.7); '' for none. */
function derivedFrom(
  name: FieldName,
  values: Values,
  people: readonly EmployeeSummary[],
  today = new Date(),
): Partial<Values> {
  if (name === 'dateOfBirth') return { age: ageOn(values.dateOfBirth, today) };
  if (name === 'grossSalaryAnnual') return { grossSalaryMonthly: toMonthly(values.grossSalaryAnnual) };
  if (name !== 'reportsTo') return {};
  const wanted = values.reportsTo.trim();
  // An ambiguous name derives nothing.
  const [manager, another] = wanted === '' ? [] : people.filter((person) => fullName(person) === wanted);
  return manager === undefined || another !== undefined
    ? { managersEmail: '', managersId: '' }
    : { managersEmail: manager.workMail, managersId: manager.id };
}

/** Derived texts by field, with their source field. */
type Fills = Partial<Record<FieldName, { from: FieldName; text: string }>>;

/** `visited` is the field with the focus since its last change. */
export type Entries = { values: Values; fills: Fills; visited: FieldName | null };

/** Entries after a change of one field. Fills empty fields, and updates a fill while its source is being typed. */
export function typeInto(
  { values, fills, visited }: Entries,
  name: FieldName,
  text: string,
  people: readonly EmployeeSummary[],
): Entries {
  const next = { values: { ...values, [name]: text }, fills: { ...fills }, visited: name };
  delete next.fills[name];
  for (const [target, derived] of Object.entries(derivedFrom(name, next.values, people)) as [FieldName, string][]) {
    const isOurs = visited === name && fills[target]?.from === name;
    if (isFilled(next.values[target]) && !isOurs) continue;
    next.values[target] = derived;
    if (derived === '') delete next.fills[target];
    else next.fills[target] = { from: name, text: derived };
  }
  return next;
}

/** Names of source fields for hints. */
const sources: Partial<Record<FieldName, string>> = {
  dateOfBirth: 'birth date',
  grossSalaryAnnual: 'annual salary',
  reportsTo: 'employee list',
};

/** The hint under a filled field: its source, or that the source has changed. */
export function fillHint(
  name: FieldName,
  { values, fills }: Entries,
  people: readonly EmployeeSummary[],
): string | null {
  const fill = fills[name];
  if (fill === undefined) return null;
  const isTrue = derivedFrom(fill.from, values, people)[name] === fill.text;
  return isTrue ? `From ${sources[fill.from]}.` : `Check this: ${employeeRows[fill.from].label} changed`;
}

const formName = 'employee';

function entriesWith(texts: Draft): Entries {
  const values = Object.fromEntries(employeeFields.map((name) => [name, texts[name] ?? ''])) as Values;
  return { values, fills: {}, visited: null };
}

/** A submission without an answer. */
export type Sent = {
  workMail: string;
  /** The number of people with this work email before; null if the list failed to load. */
  knownBefore: number | null;
};

/** Stored in the tab's draft, so that a reload and a duplicated tab have it; not typed text. */
const sentFields = ['sentMail', 'sentKnownBefore'] as const;

function sentIn({ sentMail, sentKnownBefore }: Draft): Sent | null {
  if (sentMail === undefined) return null;
  return { workMail: sentMail, knownBefore: sentKnownBefore === undefined ? null : Number(sentKnownBefore) || 0 };
}

const asDraft = (sent: Sent | null): Draft =>
  sent === null ? {} : { sentMail: sent.workMail, sentKnownBefore: String(sent.knownBefore ?? '') };

const hasText = ({ values }: Entries): boolean => employeeFields.some((name) => isFilled(values[name]));

/** The typed values, stored in the tab alone (useTabDraft), pay and birth date included. */
export function useEntries(people: readonly EmployeeSummary[]) {
  const draft = useTabDraft(formName, { untyped: sentFields });
  const [entries, setEntries] = useState<Entries>(() => entriesWith(draft.start));
  const [sent, setSent] = useState<Sent | null>(() => sentIn(draft.start));
  const kept = useMemo(() => ({ ...entries.values, ...asDraft(sent) }), [entries.values, sent]);
  useKeptDraft(draft, kept);

  return {
    entries,
    hasText: hasText(entries),
    draft,
    sent,
    setSent,
    /** Removes `sent` from the stored draft after the page was left; the typed values stay. */
    forgetSent: () => {
      const stored = readDraft(formName);
      // `keep` drops empty fields.
      if (sentIn(stored) !== null) draft.keep({ ...stored, sentMail: '', sentKnownBefore: '' });
    },
    begin: (texts: Draft) => {
      setEntries(entriesWith(texts));
      setSent(sentIn(texts));
    },
    type: (name: FieldName, text: string) => setEntries((before) => typeInto(before, name, text, people)),
    /** On blur: later typing doesn't update the fills of this field. */
    leave: () => setEntries((before) => (before.visited === null ? before : { ...before, visited: null })),
  };
}
