import {
  QueryObserver,
  useQuery,
  useQueryClient,
  type DefaultError,
  type QueryClient,
  type QueryKey,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';

import { companyQuery } from '@/api/companies';
import { employeeDetailsQuery } from '@/api/employees';
import { goalsQuery } from '@/api/goals';
import { readAgain } from '@/api/read-again';
import { filled, formSchema } from '@/components/form-schema';
import type { Again } from '@/components/goal/use-again';
import { useDraftForPerson } from '@/components/goal/use-draft-for-person';
import { type Source, useSource } from '@/components/source';
import { type Draft, useKeptDraft, useTabDraft } from '@/device/drafts';
import { audiences } from '@/domain/audience';
import type { Company } from '@/domain/company';
import type { EmployeeSummary, EmployeeDetails } from '@/domain/employee';
import type { GoalRequest, SentRequest } from '@/domain/goal';
import { firstKind, goalKinds, type GoalKind } from '@/domain/goal-kind';
import { notices } from '@/domain/messages';
import { isFilled } from '@/lib/is-filled';
import { captureOwner } from '@/session/owner';
import { useStoredValues } from '@/session/use-session';
import { notify } from '@/ui/toast';
import { errorsIn, useFieldErrors, type FieldErrors } from '@/ui/use-form';
import { usePageMutation } from '@/ui/use-page-mutation';
import { usePageSignal } from '@/ui/use-page-signal';

/** The dialog's values; role, goal and industry only where it asks for them. */
type Entry = GoalRequest & { kind: GoalKind; employeeId: string; prompt: string };

const firstFilled = (...texts: (string | undefined)[]): string => texts.find(isFilled) ?? '';

/** The prompt, else a typed goal, else the company's; typed text wins over a record that comes later (docs/product.md 8.2). */
function requestOf(entry: Entry, found: GoalRequest): GoalRequest {
  return {
    role: firstFilled(entry.role, found.role),
    goal: firstFilled(entry.prompt, entry.goal, found.goal),
    industry: firstFilled(entry.industry, found.industry),
  };
}

const requestSchema = formSchema({ role: filled, goal: filled, industry: filled }, notices.goalNeeds);

function askedOf(
  entry: Entry,
  found: GoalRequest,
  isPending: Record<keyof GoalRequest, boolean>,
): Record<keyof GoalRequest, boolean> {
  const asks = (field: keyof GoalRequest): boolean =>
    isFilled(entry[field]) || (!isPending[field] && !isFilled(found[field]));
  return { role: asks('role'), goal: asks('goal') && !isFilled(entry.prompt), industry: asks('industry') };
}

const { audience } = audiences.business;

const formName = 'generate';

const untyped = ['kind'];

const empty: Entry = { kind: firstKind.kind, employeeId: '', prompt: '', role: '', goal: '', industry: '' };

class Incomplete extends Error {}

type Field = 'employeeId' | keyof GoalRequest;

const fieldOrder: readonly Field[] = ['employeeId', 'role', 'goal', 'industry'];

/** State of the dialog, held by the page so that text and request outlive the dialog (docs/decisions/0003). */
export function useGenerate(employees: Source<EmployeeSummary[]>, again: Again | null) {
  const queries = useQueryClient();
  const draft = useTabDraft(formName, { untyped });
  const { forget } = draft;
  const [entry, setEntry] = useState<Entry>(() => {
    const typed = entryWith(draft.start);
    return again === null ? typed : withSuggestion({ ...typed, kind: again.kind }, again.goal, null);
  });
  const [drafted, setDrafted] = useState<SentRequest | null>(null);
  const [wasRefused, setWasRefused] = useState(false);
  const [suggested, setSuggested] = useState<string | null>(again?.goal ?? null);
  const { form, showErrors, focus } = useFieldErrors(fieldOrder);
  useKeptDraft(draft, entry);

  const isChosen = employees.data?.some(({ id }) => id === entry.employeeId) === true;
  // Without employees, the role is enough.
  const mustChoose = !employees.hasFailed && employees.data?.length !== 0;
  const lookups = useLookups(isChosen ? entry.employeeId : '');
  const asked = askedOf(entry, lookups.found, lookups.isPending);

  const { draftFor } = useDraftForPerson();
  const personOf = ({ employeeId }: Entry): string | null =>
    employees.data?.find(({ id }) => id === employeeId)?.key ?? null;
  const pageSignal = usePageSignal();
  const { mutate, isPending, errorText, clearError } = usePageMutation(
    {
      mutationKey: [audience, 'goals', 'generate'],
      mutationFn: async (sent: Entry) => {
        const signal = pageSignal();
        const request = requestOf(sent, await lookups.settled());
        // Leaving the page during the lookups sends nothing.
        signal?.throwIfAborted();
        if (!v.is(requestSchema, request)) throw new Incomplete(requestSchema.message);
        const { queryKey } = goalsQuery(audience, sent.kind);
        const before = queries.getQueryData(queryKey) ?? null;
        const sentAt = Date.now();
        await draftFor(personOf(sent), sent.kind, request, sentAt);
        return { kind: sent.kind, request, sentAt, before, savedAt: Date.now() };
      },
      meta: {
        success: (_: unknown, { kind }: Entry) => goalKinds[kind].generated,
        failure: (reason: unknown, { kind }: Entry) =>
          reason instanceof Incomplete ? null : goalKinds[kind].generateFailed,
      },
    },
    {
      onMutate: captureOwner,
      onSuccess: (saved, sent, { context: isSameOwner }) => {
        if (isSameOwner()) forget(sent);
        void readAgain(queries, goalsQuery(audience, sent.kind).queryKey);
        setDrafted(saved);
      },
      onError: (reason, _, { isShown }) => {
        if (isShown && reason instanceof Incomplete) refuse(reason.message);
      },
    },
  );

  const missing: FieldErrors<Field> = {
    ...(mustChoose && !isChosen ? { employeeId: notices.chooseEmployee } : {}),
    ...errorsIn(requestSchema, entry),
  };

  function refuse(text: string): void {
    setWasRefused(true);
    showErrors(missing);
    notify.error(text);
  }

  function generate(): void {
    if (mustChoose && !isChosen) return refuse(notices.chooseEmployee);
    setWasRefused(false);
    mutate(entry);
  }

  function choose(employeeId: string): void {
    if (employeeId !== entry.employeeId) setEntry((before) => ({ ...before, employeeId, role: '' }));
  }

  function suggest(sentence: string): void {
    setSuggested(sentence);
    setEntry((before) => withSuggestion(before, sentence, suggested));
  }

  function close(): void {
    setDrafted(null);
    clearError();
    setWasRefused(false);
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
    suggest,
    generate,
    pending: isPending,
    error: errorText,
    form,
    focusEmployee: () => focus('employeeId'),
    errors: wasRefused ? missing : {},
    drafted,
    isChosen,
    asked: { ...asked, role: asked.role && (isChosen || !mustChoose) },
    companyHasGoal: lookups.found.goal !== '',
    company: lookups.company,
  };
}

/** @param suggested the last suggestion, which `sentence` replaces */
function withSuggestion(entry: Entry, sentence: string, suggested: string | null): Entry {
  const { prompt } = entry;
  const isFree = !isFilled(prompt) || prompt === suggested || prompt === sentence;
  return { ...entry, prompt: isFree ? sentence : `${prompt.trimEnd()}\n${sentence}` };
}

function entryWith(values: Draft): Entry {
  const kind = Object.values(goalKinds).find((row) => row.kind === values['kind'])?.kind ?? empty.kind;
  return { ...empty, ...values, kind };
}

export type GenerateState = ReturnType<typeof useGenerate>;

function foundIn(details: EmployeeDetails | undefined, company: Company | undefined): GoalRequest {
  return {
    role: firstFilled(details?.jobTitle),
    goal: firstFilled(company?.currentYearGoals, company?.longTermObjectives),
    industry: firstFilled(company?.industry),
  };
}

function useLookups(employeeId: string) {
  const queries = useQueryClient();
  const { businessId } = useStoredValues();
  const detailsOptions = { ...employeeDetailsQuery(employeeId), enabled: employeeId !== '' };
  const companyOptions = { ...companyQuery(businessId ?? ''), enabled: businessId !== null };
  const details = useSource("employee's details", useQuery(detailsOptions));
  const company = useSource('company', useQuery(companyOptions));
  return {
    /** The stored company; null while none is stored. */
    company: businessId === null ? null : company,
    found: foundIn(details.data, company.data),
    isPending: { role: details.isLoading, goal: company.isLoading, industry: company.isLoading },
    /** Resolves once every call has succeeded or failed. */
    settled: async () =>
      foundIn(...(await Promise.all([settledData(queries, detailsOptions), settledData(queries, companyOptions)]))),
  };
}

/** The data of a query once its request has ended, undefined where that has failed; waits also when another record is shown. */
async function settledData<Data, Key extends QueryKey>(
  queries: QueryClient,
  options: QueryObserverOptions<Data, DefaultError, Data, Data, Key>,
): Promise<Data | undefined> {
  // Its observer keeps the request when someone else is chosen.
  const observer = new QueryObserver(queries, { ...options, staleTime: Infinity, retryOnMount: false });
  const unsubscribe = observer.subscribe(() => {});
  const { state, promise } = observer.getCurrentQuery();
  const data = state.data ?? (await promise?.catch(() => undefined));
  unsubscribe();
  return data;
}
