import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { employeesQuery } from '@/api/employees';
import { ageOn } from '@/components/employee/derived';
import { monthlyOf, type FieldName, type Values } from '@/components/employee/fields';
import { type Draft, readDraft, useKeptDraft, useTabDraft } from '@/device/drafts';
import { employeeFields, employeeRows, fullName, type EmployeeSummary } from '@/domain/employee';
import { isFilled } from '@/lib/is-filled';
import { log } from '@/lib/log';
import { useLoad } from '@/ui/load-states';

const noEmployees: readonly EmployeeSummary[] = [];

/** The people and departments there are, to be suggested. A failure is logged; `load` says it in its place. */
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

/** What one field says of others (docs/product.md 8.7); empty text where it says nothing. */
function derivedFrom(
  name: FieldName,
  values: Values,
  people: readonly EmployeeSummary[],
  today = new Date(),
): Partial<Values> {
  if (name === 'dateOfBirth') return { age: ageOn(values.dateOfBirth, today) };
  if (name === 'grossSalaryAnnual') return { grossSalaryMonthly: monthlyOf(values.grossSalaryAnnual) };
  if (name !== 'reportsTo') return {};
  const wanted = values.reportsTo.trim();
  // Two people of one name cannot be told apart.
  const [manager, another] = wanted === '' ? [] : people.filter((person) => fullName(person) === wanted);
  return manager === undefined || another !== undefined
    ? { managersEmail: '', managersId: '' }
    : { managersEmail: manager.workMail, managersId: manager.id };
}

/** Texts that a helper put there, by field, with the field they come from. */
type Fills = Partial<Record<FieldName, { from: FieldName; text: string }>>;

/** What is typed, what of it a helper filled in, and the field that is being typed in. */
export type Entries = { values: Values; fills: Fills; visited: FieldName | null };

/** Entries after a change of one field. A helper fills empty fields, and corrects its fill while that field is being typed. */
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

/** What a fill comes from, in words that fit under the field. */
const sources: Partial<Record<FieldName, string>> = {
  dateOfBirth: 'birth date',
  grossSalaryAnnual: 'annual salary',
  reportsTo: 'employee list',
};

/** Says quietly where a field's text comes from, also when that has changed since. */
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

/** Who was submitted and not answered for yet, by work mail. */
export type Sent = {
  workMail: string;
  /** How many of the list had that one before; null where the list could not be read. */
  knownBefore: number | null;
};

/** `Sent` waits with the text, so that a reload and a copy of the tab have it too. It is not text that was typed. */
const sentFields = ['sentMail', 'sentKnownBefore'] as const;

function sentIn({ sentMail, sentKnownBefore }: Draft): Sent | null {
  if (sentMail === undefined) return null;
  return { workMail: sentMail, knownBefore: sentKnownBefore === undefined ? null : Number(sentKnownBefore) || 0 };
}

const asDraft = (sent: Sent | null): Draft =>
  sent === null ? {} : { sentMail: sent.workMail, sentKnownBefore: String(sent.knownBefore ?? '') };

const hasText = ({ values }: Entries): boolean => employeeFields.some((name) => isFilled(values[name]));

/** What is typed; it waits in the tab (useTabDraft), pay and birth date with the rest, and nowhere else. */
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
    /** The submission whose answer has not come, or never will. */
    sent,
    setSent,
    /** Takes it out of the draft of whoever has left the page, and leaves what they typed. */
    forgetSent: () => {
      const stored = readDraft(formName);
      // An empty field is not kept.
      if (sentIn(stored) !== null) draft.keep({ ...stored, sentMail: '', sentKnownBefore: '' });
    },
    begin: (texts: Draft) => {
      setEntries(entriesWith(texts));
      setSent(sentIn(texts));
    },
    type: (name: FieldName, text: string) => setEntries((before) => typeInto(before, name, text, people)),
    /** A field was left: what it filled in elsewhere stands. */
    leave: () => setEntries((before) => (before.visited === null ? before : { ...before, visited: null })),
  };
}
