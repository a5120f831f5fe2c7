import {
  useQueryClient,
  QueryObserver,
  type DefaultError,
  type QueryClient,
  type QueryObserverOptions,
  useQuery,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { companyQuery } from '@/api/companies';
import { employeeDetailsQuery } from '@/api/employees';
import { createGoal, goalsQuery } from '@/api/goals';
import type { Drafted } from '@/components/newest-goal';
import { audiences } from '@/domain/audience';
import type { Company } from '@/domain/company';
import type { EmployeeSummary, EmployeeDetails } from '@/domain/employee';
import type { GoalRequest } from '@/domain/goal';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import { notices } from '@/domain/messages';
import { type Draft, useTabDraft } from '@/session/drafts';
import { captureOwner } from '@/session/owner';
import { useStoredValues } from '@/session/use-session';
import { notify } from '@/ui/toast';
import { useSharedMutation } from '@/ui/use-shared-mutation';
import { usePageSignal } from '@/ui/use-submission';

import { type Source, useSource } from './card';

const firstFilled = (...texts: (string | undefined)[]): string => texts.find((text) => text?.trim()) ?? '';

/** What the records say of a request; what they do not say is empty (reading 12). */
function foundIn(details: EmployeeDetails | undefined, company: Company | undefined): GoalRequest {
  return {
    role: firstFilled(details?.jobTitle),
    goal: firstFilled(company?.currentYearGoals, company?.longTermObjectives),
    industry: firstFilled(company?.industry),
  };
}

export type Lookups = {
  /** The stored company; null while none is. */
  company: Source<Company> | null;
  /** What is known by now. */
  found: GoalRequest;
  /** What is still on its way. */
  awaited: Record<keyof GoalRequest, boolean>;
  /** What is known once every answer has come, or has failed. */
  settled: (signal: AbortSignal | undefined) => Promise<GoalRequest>;
};

/**
 * Looks up what a request is made of: the role in the employee's record, goal and industry in the company's.
 * @param employeeId '' while nobody is chosen
 */
function useLookups(employeeId: string): Lookups {
  const queries = useQueryClient();
  const { businessId } = useStoredValues();
  const detailsOptions = { ...employeeDetailsQuery(employeeId), enabled: employeeId !== '' };
  const companyOptions = { ...companyQuery(businessId ?? ''), enabled: businessId !== null };
  const details = useSource("employee's details", useQuery(detailsOptions));
  const company = useSource('company', useQuery(companyOptions));
  return {
    company: businessId === null ? null : company,
    found: foundIn(details.data, company.data),
    awaited: { role: details.isLoading, goal: company.isLoading, industry: company.isLoading },
    settled: async (signal) =>
      foundIn(
        ...(await Promise.all([answerOf(queries, detailsOptions, signal), answerOf(queries, companyOptions, signal)])),
      ),
  };
}

/** What is chosen and typed in the dialog; role, goal and industry only where they were asked for. */
export type Entry = GoalRequest & { kind: GoalKind; employeeId: string; prompt: string };

const isFilled = (text: string): boolean => text.trim() !== '';

/**
 * The request that an entry makes with what was found. The prompt is the goal; without one it is the company's. What was
 * typed in a field that asked for it is never given up for a record that came later (reading 12). A hole is empty.
 */
function requestOf(entry: Entry, found: GoalRequest): GoalRequest {
  const or = (one: string, other: string): string => (isFilled(one) ? one : other);
  return {
    role: or(entry.role, found.role),
    goal: or(entry.prompt, or(entry.goal, found.goal)),
    industry: or(entry.industry, found.industry),
  };
}

/** Whether everything a request needs is there (spec 5). */
function isComplete(request: GoalRequest): boolean {
  return Object.values(request).every(isFilled);
}

/** Which of the three neither the prompt nor the records answer, so that the dialog asks for them. */
function askedOf(
  entry: Entry,
  found: GoalRequest,
  awaited: Record<keyof GoalRequest, boolean>,
): Record<keyof GoalRequest, boolean> {
  const asks = (field: keyof GoalRequest): boolean =>
    isFilled(entry[field]) || (!awaited[field] && !isFilled(found[field]));
  return { role: asks('role'), goal: asks('goal') && !isFilled(entry.prompt), industry: asks('industry') };
}

/**
 * What a call answers that may be under way already; undefined once it has failed. It is waited for to its end, also when
 * the screen meanwhile shows another record.
 */
function answerOf<Data, Key extends readonly unknown[]>(
  queries: QueryClient,
  options: QueryObserverOptions<Data, DefaultError, Data, Data, Key>,
  signal: AbortSignal | undefined,
): Promise<Data | undefined> {
  return new Promise((resolve) => {
    const observer = new QueryObserver(queries, { ...options, staleTime: Infinity, retryOnMount: false });
    const settle = (data: Data | undefined): void => {
      observer.destroy();
      resolve(data);
    };
    const look = ({ data, isFetching }: ReturnType<typeof observer.getCurrentResult>): void => {
      if (data !== undefined || !isFetching) settle(data);
    };
    signal?.addEventListener('abort', () => settle(undefined), { once: true });
    observer.subscribe(look);
    look(observer.getCurrentResult());
  });
}

const { audience } = audiences.business;

/** Under which its text is kept in the tab. */
const formName = 'generate';

/** Which of the two kinds is shown is no text of its own. */
const aside = ['kind'];

const empty: Entry = { kind: goalKinds.okr.kind, employeeId: '', prompt: '', role: '', goal: '', industry: '' };

/** Something the request needs is neither found nor typed; a message otherwise is the failed call's. */
class Incomplete extends Error {}

/**
 * The dialog's inside, kept by the page: what is typed outlives the dialog, and so does a request under way
 * (docs/decisions/0011).
 */
export function useGenerate(employees: Source<EmployeeSummary[]>) {
  const queries = useQueryClient();
  const draft = useTabDraft(formName, { aside });
  const { keep, forget } = draft;
  const [entry, setEntry] = useState<Entry>(() => entryWith(draft.start));
  const [drafted, setDrafted] = useState<Drafted | null>(null);
  const [error, setError] = useState<string | null>(null);
  /** How often a press was answered with what is missing; 0 once it was not. */
  const [refusals, setRefusals] = useState(0);
  useEffect(() => keep(entry), [keep, entry]);

  const isChosen = employees.data?.some(({ id }) => id === entry.employeeId) === true;
  // Where there is nobody to choose, the role alone says for whom.
  const mustChoose = !employees.hasFailed && employees.data?.length !== 0;
  const lookups = useLookups(isChosen ? entry.employeeId : '');
  const asked = askedOf(entry, lookups.found, lookups.awaited);

  const pageSignal = usePageSignal();
  const { run, isPending } = useSharedMutation({
    mutationKey: [audience, 'goals', 'generate'],
    send: async (sent: Entry) => {
      setError(null);
      setRefusals(0);
      const signal = pageSignal();
      const request = requestOf(sent, await lookups.settled(signal));
      // The page was left while something was looked up: nothing was sent yet.
      signal?.throwIfAborted();
      const isSameOwner = captureOwner();
      if (!isComplete(request)) throw new Incomplete(notices.goalNeeds);
      try {
        await createGoal(audience, sent.kind, request);
      } catch (reason) {
        throw new Error(goalKinds[sent.kind].generateFailed, { cause: reason });
      }
      if (isSameOwner()) forget(sent);
      void queries.invalidateQueries({ queryKey: goalsQuery(audience, sent.kind).queryKey });
      return request;
    },
    onDone: (request, sent) => {
      const { kind } = sent;
      // Also on a page that somebody came back to.
      forget(sent);
      // What is shown as the newest must not come from the list of before.
      void queries.resetQueries({ queryKey: goalsQuery(audience, kind).queryKey });
      notify.success(goalKinds[kind].generated);
      setDrafted({ kind, request });
    },
    onFailure: (reason) => {
      const { message } = reason as Error;
      if (reason instanceof Incomplete) return refuse(message);
      setError(message);
      notify.error(message);
    },
  });

  function refuse(text: string): void {
    setRefusals((before) => before + 1);
    notify.error(text);
  }

  function generate(): void {
    if (mustChoose && !isChosen) refuse(notices.chooseEmployee);
    else run(entry);
  }

  /** Somebody else's role is looked up, or asked for, anew. */
  function choose(employeeId: string): void {
    setEntry((before) => ({ ...before, employeeId, role: '' }));
  }

  /** Closing keeps what was typed, and what is under way; what was said of earlier presses goes. */
  function close(): void {
    setDrafted(null);
    setError(null);
    setRefusals(0);
  }

  return {
    entry,
    draft,
    begin: (values: Draft) => setEntry(entryWith(values)),
    close,
    set: (field: 'prompt' | keyof GoalRequest) => (text: string) =>
      setEntry((before) => ({ ...before, [field]: text })),
    setKind: (kind: GoalKind) => setEntry((before) => ({ ...before, kind })),
    choose,
    generate,
    pending: isPending,
    error,
    refusals,
    drafted,
    isChosen,
    mustChoose,
    asked: { ...asked, role: asked.role && (isChosen || !mustChoose) },
    companyHasGoal: lookups.found.goal !== '',
    company: lookups.company,
  };
}

function entryWith(values: Draft): Entry {
  const kind = Object.values(goalKinds).find((row) => row.kind === values['kind'])?.kind ?? empty.kind;
  return { ...empty, ...values, kind };
}

export type Generating = ReturnType<typeof useGenerate>;
