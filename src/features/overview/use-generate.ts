import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { createGoal } from '@/api/goals';
import { goalsQuery } from '@/api/queries';
import { audiences } from '@/domain/audience';
import type { EmployeeSummary } from '@/domain/employee';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import { notices } from '@/domain/messages';
import type { GoalRequest } from '@/domain/records';
import type { Draft } from '@/session/drafts';
import { rememberOwner } from '@/session/remember-owner';
import { useTabDraft } from '@/session/use-tab-draft';
import { notify } from '@/ui/notify';
import { usePageSignal } from '@/ui/use-page-signal';
import { useSharedMutation } from '@/ui/use-shared-mutation';

import { askedOf, isComplete, requestOf, type Entry } from './request-of';
import { useLookups } from './use-lookups';
import type { Source } from './use-source';

const { audience } = audiences.business;

/** Under which its text is kept in the tab. */
const formName = 'generate';

/** Which of the two kinds is shown is no text of its own. */
const aside = ['kind'];

const empty: Entry = { kind: goalKinds.okr.kind, employeeId: '', prompt: '', role: '', goal: '', industry: '' };

/** What was drafted last. */
export type Drafted = { kind: GoalKind; request: GoalRequest };

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
      const isSameOwner = rememberOwner();
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
