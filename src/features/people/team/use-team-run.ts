import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { mayBeStored } from '@/api/failure';
import { goalsQuery, listGoals } from '@/api/goals';
import { readAgain } from '@/api/read-again';
import { peopleCount } from '@/components/employee/people-count';
import { readRecords } from '@/components/employee/read-records';
import { useDraftForPerson } from '@/components/goal/use-draft-for-person';
import { draftedForQuery } from '@/device/drafted-for';
import { audiences } from '@/domain/audience';
import { matchDrafts } from '@/domain/drafted-for';
import type { EmployeeSummary } from '@/domain/employee';
import type { GoalRequest } from '@/domain/goal';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import { isFilled } from '@/lib/is-filled';
import { log } from '@/lib/log';
import { ownerOrTokenHash } from '@/session/owner';
import { NotSent, type RunState } from '@/ui/run';
import { notify } from '@/ui/toast';
import type { useWork } from '@/ui/use-work';

import { draftId, describeFailure, type TeamDraft } from './team-plan';

const { audience } = audiences.business;

export type TeamWork = ReturnType<typeof useWork>;

/** The request for everyone; `most` limits the drafts of one run. */
export type TeamRequest = Omit<GoalRequest, 'role'> & { kinds: readonly GoalKind[]; most: number };

/**
 * Drafts goals for a team, one call after the other (docs/product.md 8.22). The plan has the state of each draft; drafts
 * beyond the limit wait there.
 * @param onEnd called when a run has ended or was stopped
 */
export function useTeamRun(
  roleOf: (person: EmployeeSummary) => string,
  work: TeamWork,
  onEnd: (plan: readonly TeamDraft[], state: RunState) => void,
) {
  const queries = useQueryClient();
  const { draftFor, whenKept } = useDraftForPerson();
  const [request, setRequest] = useState<TeamRequest | null>(null);
  const [plan, setPlan] = useState<readonly TeamDraft[]>([]);
  const [isStopped, setStopped] = useState(false);

  /** Sends drafts of a plan; those without an answer are first looked up. */
  function run(asked: TeamRequest, whole: readonly TeamDraft[], items: readonly TeamDraft[]): void {
    const { goal, industry, kinds } = asked;
    const now = new Map(whole.map((draft) => [idOf(draft), draft]));
    const latest = (draft: TeamDraft): TeamDraft => now.get(idOf(draft)) ?? draft;
    const show = (draft: TeamDraft, change: Partial<TeamDraft>): void => {
      now.set(idOf(draft), { ...latest(draft), ...change });
      setPlan([...now.values()]);
    };
    let lists: Promise<unknown> | undefined;
    setStopped(false);
    work.startRun({
      title: `Generating for ${peopleCount(new Set(items.map(({ person }) => person.key)).size)}`,
      items,
      isLong: true,
      doneWord: 'drafted',
      send: async (draft) => {
        const { person, kind } = draft;
        let sentAt: number | null = null;
        show(draft, { state: 'now' });
        await (lists ??= readLists(kinds));
        try {
          if (!(await isStored(latest(draft)))) {
            sentAt = Date.now();
            await draftFor(person.key, kind, { role: roleOf(person), goal, industry }, sentAt);
          }
        } catch (reason) {
          const lost = reason instanceof NotSent ? {} : { lostAt: mayBeStored(reason) ? sentAt : null };
          // A refused draft is sent again; `onFailed` shows a failed one.
          show(draft, { state: 'waiting', ...lost });
          throw reason;
        }
        show(draft, { state: 'done', reason: '', lostAt: null });
      },
      onFailed: (draft, reason) => {
        log('A draft for a person has failed.', reason);
        show(draft, { state: 'failed', reason: describeFailure(reason) });
      },
      onEnd: (state, isLate) => {
        setStopped(state.status === 'stopped');
        // The end may have been shown and closed already.
        if (!isLate) {
          onEnd([...now.values()], state);
          notifyOf(items.map(latest));
        }
        for (const kind of kinds) void readAgain(queries, goalsQuery(audience, kind).queryKey);
      },
    });
  }

  /** Reads the lists before drafting, to tell new records later. Without them drafts are matched to the newest records. */
  const readLists = (kinds: readonly GoalKind[]) =>
    Promise.all(
      kinds.map(async (kind) => {
        const { queryKey } = goalsQuery(audience, kind);
        await queries.cancelQueries({ queryKey, exact: true });
        return queries.query({ ...goalsQuery(audience, kind), staleTime: 0 });
      }),
    ).catch((reason: unknown) => log('Loading the existing goals failed.', reason));

  function start(asked: TeamRequest, whole: readonly TeamDraft[]): void {
    setRequest(asked);
    setPlan(whole);
    run(asked, whole, whole.slice(0, asked.most));
  }

  const upcoming = plan.filter(({ state }) => state === 'waiting' || state === 'now').slice(0, request?.most);

  /** Sends part of the plan again. */
  function sendAgain(isWanted: (draft: TeamDraft) => boolean): void {
    if (request === null) return;
    const again = plan.filter(isWanted).map((draft) => ({ ...draft, state: 'waiting' as const, reason: '' }));
    const byId = new Map(again.map((draft) => [idOf(draft), draft]));
    const next = plan.map((draft) => byId.get(idOf(draft)) ?? draft);
    setPlan(next);
    run(request, next, again);
  }

  /** Whether a draft without an answer is stored. @throws NotSent if the list failed to load */
  async function isStored({ person, kind, lostAt }: TeamDraft): Promise<boolean> {
    if (lostAt === null) return false;
    try {
      // Bypasses the cache: a cancelled refetch would return the stale list.
      const records = await listGoals(audience, kind);
      await whenKept();
      const kept = queries.getQueryData(draftedForQuery(ownerOrTokenHash()).queryKey) ?? [];
      return matchDrafts(kept, kind, records).some(
        (draft) =>
          draft.kind === kind && draft.person === person.key && draft.sentAt === lostAt && draft.record !== null,
      );
    } catch (reason) {
      throw new NotSent(reason);
    }
  }

  return {
    /** Empty until Generate is pressed. */
    plan,
    isStopped,
    start,
    goal: request?.goal ?? '',
    /** Sends what has failed again. */
    tryAgain: () => sendAgain(({ state }) => state === 'failed'),
    /** Drafts some of what is done once more; the drafts that are there stay. */
    draftAgain: (drafts: readonly TeamDraft[]) => sendAgain((draft) => drafts.includes(draft)),
    /** How many drafts `generateNext` sends. */
    next: upcoming.length,
    generateNext: () => request && run(request, plan, upcoming),
  };
}

/** Shows each kind's messages once. */
function notifyOf(drafts: readonly TeamDraft[]): void {
  for (const { kind, generated, generateFailed } of Object.values(goalKinds)) {
    const has = (wanted: TeamDraft['state']) => drafts.some((draft) => draft.kind === kind && draft.state === wanted);
    if (has('failed')) notify.error(generateFailed);
    if (has('done')) notify.success(generated);
  }
}

export type TeamRun = ReturnType<typeof useTeamRun>;

const idOf = ({ person, kind }: TeamDraft): string => draftId(person.key, kind);

const noOne: readonly EmployeeSummary[] = [];

/**
 * The roles of a team, read from their records when the dialog opens. Of a record only the job title is kept.
 * - `areKnown`: whether reading has ended or was stopped; missing roles are then asked for
 * - `roleOf`: the record's job title, else the typed role; '' for neither
 */
export function useRoles(people: readonly EmployeeSummary[], work: TeamWork) {
  const [roles, setRoles] = useState<ReadonlyMap<string, string>>(new Map());
  const [asked, setAsked] = useState<readonly EmployeeSummary[] | null>(null);

  const begin = useEffectEvent(() => {
    const titles = new Map<string, string>();
    readRecords(work, {
      people,
      onRead: ({ key }, { jobTitle }) => titles.set(key, jobTitle),
      onEnd: () => {
        setRoles(titles);
        setAsked(people.filter(({ key }) => !isFilled(titles.get(key))));
      },
    });
  });
  useEffect(() => begin(), []);

  const typedFor = ({ key }: EmployeeSummary): string => roles.get(key) ?? '';
  const roleOf = (person: EmployeeSummary): string => typedFor(person).trim();
  return {
    areKnown: asked !== null,
    roleOf,
    asked: asked ?? noOne,
    typedFor,
    type: ({ key }: EmployeeSummary, role: string) => setRoles((before) => new Map(before).set(key, role)),
    missing: asked?.filter((person) => roleOf(person) === '') ?? noOne,
  };
}

export type Roles = ReturnType<typeof useRoles>;
