import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import Sparkles from 'lucide-react/icons/sparkles';
import { useState, type ReactNode } from 'react';

import { createGoalMutation, goalsQuery } from '@/api/goals';
import { readAgain } from '@/api/read-again';
import { DraftNotice } from '@/components/draft-notice';
import { kindLooks } from '@/components/goal/goal-kind';
import { hookOfEveryKind } from '@/components/goal/hook-of-every-kind';
import { useAgain } from '@/components/goal/use-again';
import { useKeptDraft, useTabDraft } from '@/device/drafts';
import type { Audience } from '@/domain/audience';
import { industrySuggestions, roleSuggestions, type GoalRequest } from '@/domain/goal';
import { dashboardKinds, firstKind, type GoalKind, type GoalKindRow } from '@/domain/goal-kind';
import { notices } from '@/domain/messages';
import { isFilled } from '@/lib/is-filled';
import { captureOwner } from '@/session/owner';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/field';
import { SuggestField } from '@/ui/suggest-field';
import { usePageMutation } from '@/ui/use-page-mutation';

import { draftsQuery, type SentDraft } from './drafts';

type CreationOptions = {
  audience: Audience;
  /** Whether a request may follow soon: the list is then prefetched, to tell its record from earlier ones. */
  isFilledIn: boolean;
  onDrafted: (request: GoalRequest) => void;
};

/** Drafts goals of one kind. The text stays in the form; each success is another draft, and the list is read again. */
function useCreation({ kind }: GoalKindRow, { audience, isFilledIn, onDrafted }: CreationOptions) {
  const queries = useQueryClient();
  const list = goalsQuery(audience, kind);
  useQuery({ ...list, enabled: isFilledIn, notifyOnChangeProps: [] });
  return usePageMutation(createGoalMutation(audience, kind), {
    onMutate: () => ({
      isSameOwner: captureOwner(),
      sentAt: Date.now(),
      before: queries.getQueryData(list.queryKey) ?? null,
    }),
    onSuccess: (_, request, { context: { isSameOwner, sentAt, before } }) => {
      if (isSameOwner()) onDrafted(request);
      void readAgain(queries, list.queryKey);
      const drafted: SentDraft = { kind, request, sentAt, savedAt: Date.now(), before, record: null };
      queries.setQueryData(draftsQuery(audience).queryKey, (drafts: readonly SentDraft[] = []) => [...drafts, drafted]);
    },
  });
}

const useCreations = hookOfEveryKind(useCreation);

type CreateButtonProps = { row: GoalKindRow; creation: ReturnType<typeof useCreation>; request: GoalRequest };

/** A kind's button; its request outlives it. The first kind is the filled button (docs/product.md 7.3). */
function CreateButton({ row, creation, request }: CreateButtonProps) {
  const { mutate, isPending, errorText } = creation;
  const { icon, text } = kindLooks[row.kind];
  return (
    <div>
      <Button
        {...(row === firstKind ? { look: 'primary' } : { look: 'secondary', iconClassName: text })}
        size="large"
        icon={icon}
        sends
        pending={isPending}
        onClick={() => mutate(request)}
        className="w-full"
      >
        {row.createLabel}
      </Button>
      <p className={clsx('text-small text-danger', errorText !== null && 'mt-1')}>{errorText}</p>
    </div>
  );
}

const markers = {
  now: 'border-2 border-accent bg-raised',
  done: 'border-2 border-accent bg-accent text-accent-ink',
  create: 'bg-blaze text-blaze-ink',
};

/** A step of a form that is filled in order, with its waypoint, and the line to the next one where it is done. */
function RouteStep(props: { state: keyof typeof markers; reveals?: boolean; children: ReactNode }) {
  const { state, reveals = false, children } = props;
  return (
    <div className={clsx('relative flex gap-4 md:gap-5', reveals && 'animate-rise-far')}>
      <div aria-hidden className="relative w-7 shrink-0">
        {state === 'done' && <span className="absolute start-3.25 top-16 -bottom-8 w-0.5 animate-fade-in bg-accent" />}
        <span
          className={clsx(
            'relative mt-8.5 grid size-7 place-items-center rounded-full transition-colors duration-180',
            markers[state],
          )}
        >
          {state === 'now' && <span className="size-2.5 rounded-full bg-accent" />}
          {state === 'done' && <Check className="size-4" strokeWidth={2.5} />}
          {state === 'create' && <Sparkles className="size-4" />}
        </span>
      </div>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

const empty: GoalRequest = { role: '', goal: '', industry: '' };

const formName = 'goal';

/** Text and requests of the form, held by the page because 'Draft again' is below the form. */
export function useGoalForm(audience: Audience) {
  const draft = useTabDraft(formName);
  const again = useAgain(audience);
  const [typedBefore] = useState<GoalRequest>(() => ({ ...empty, ...draft.start }));
  const [initial] = useState(() =>
    again === null ? typedBefore : { ...typedBefore, role: again.role, goal: again.goal },
  );
  const [request, setRequest] = useState(initial);
  // Values filled in from a record were not typed: the tab keeps the earlier draft until something is.
  useKeptDraft(draft, request === initial ? typedBefore : request);

  const creations = useCreations({ audience, isFilledIn: isFilled(request.role), onDrafted: draft.forget });

  /** Sends the form's values; empty fields come from the earlier request and are filled in visibly. */
  function draftAgain(kind: GoalKind, earlier: GoalRequest): void {
    const orEarlier = (field: keyof GoalRequest) => (isFilled(request[field]) ? request[field] : earlier[field]);
    const next = { role: orEarlier('role'), goal: orEarlier('goal'), industry: orEarlier('industry') };
    setRequest(next);
    creations[kind].mutate(next);
  }

  return { draft, isAgain: again !== null, request, setRequest, creations, draftAgain };
}

/** The progressive form: role, goal, industry, then the buttons (docs/product.md 7.3). Hidden fields keep their text. */
export function GoalForm({ form }: { form: ReturnType<typeof useGoalForm> }) {
  const { draft, isAgain, request, setRequest, creations } = form;
  const set = (field: keyof GoalRequest) => (text: string) => setRequest((before) => ({ ...before, [field]: text }));

  const asksGoal = isFilled(request.role);
  const asksIndustry = asksGoal && isFilled(request.goal);
  const canCreate = asksIndustry && isFilled(request.industry);
  return (
    <section
      aria-labelledby="draft-title"
      className="rounded-card border border-line bg-raised p-5 md:p-7 print:hidden"
    >
      <h2 id="draft-title" className="text-h2">
        Draft goals for a role
      </h2>
      <p className="mt-1 mb-5 text-muted">Answer three questions, then create OKRs or KPIs.</p>
      {!isAgain && (
        <DraftNotice draft={draft} onBegin={(values) => setRequest({ ...empty, ...values })} className="mb-5" />
      )}
      <RouteStep state={asksGoal ? 'done' : 'now'}>
        <SuggestField
          label="Role"
          name="role"
          value={request.role}
          onChange={set('role')}
          suggestions={roleSuggestions}
          placeholder="Choose or type a role"
          hint={asksGoal ? undefined : 'For example, Sales Lead'}
        />
      </RouteStep>
      {asksGoal && (
        <RouteStep state={asksIndustry ? 'done' : 'now'} reveals>
          <TextArea
            label="Your Company Strategic Goal"
            name="goal"
            value={request.goal}
            onChange={(event) => set('goal')(event.target.value)}
            hint={asksIndustry ? undefined : 'One or two sentences are enough.'}
          />
        </RouteStep>
      )}
      {asksIndustry && (
        <RouteStep state={canCreate ? 'done' : 'now'} reveals>
          <SuggestField
            label="Your Industry"
            name="industry"
            value={request.industry}
            onChange={set('industry')}
            suggestions={industrySuggestions}
            placeholder="Choose or type an industry"
          />
        </RouteStep>
      )}
      {!asksIndustry && (
        <ul aria-hidden className="grid gap-4 pt-2 text-muted">
          {!asksGoal && <LaterStep title="Your Company Strategic Goal" />}
          <LaterStep title="Your Industry" />
        </ul>
      )}
      {canCreate && (
        <RouteStep state="create" reveals>
          <div className="grid gap-3 pt-6 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
            {dashboardKinds.map((row) => (
              <CreateButton key={row.kind} row={row} creation={creations[row.kind]} request={request} />
            ))}
          </div>
          <p className="mt-3 text-small text-muted">
            What you create is saved to your pocket. {notices.sentToAssistant}
          </p>
        </RouteStep>
      )}
    </section>
  );
}

/** A step whose field is not there yet. */
function LaterStep({ title }: { title: string }) {
  return (
    <li className="flex items-center gap-4 md:gap-5">
      <span className="size-7 shrink-0 rounded-full border-2 border-dashed border-line-strong" />
      {title}
    </li>
  );
}
