import { act, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';

import { queryClientOf } from '@/app/query-client';
import { cachedOf } from '@/device/wordings';
import { paths } from '@/domain/paths';
import { isUnreadable, type Unreadable, type Wording } from '@/domain/wording';
import { ownerOrTokenHash } from '@/session/owner';
import { clearSignIn, sessionOwner } from '@/session/session';

import { makeGoal } from '../../mock-api/factories.ts';
import { backendAnswer, db } from '../../mock-api/node.ts';
import { openApp, signedInAs } from '../support/app.tsx';
import { go, toHelp } from '../support/leaving.ts';
import { shownGoals } from '../support/pocket.ts';
import { expectSameAfterReload } from '../support/reload.ts';
import { setWidth, widths } from '../support/viewport.ts';
import { isWhole } from '../support/whole.ts';
import { answer } from '../support/wire.ts';
import { hearFromAnotherTab, idOf, storedWordings, storeWordings } from '../support/wordings.ts';

/*
 * What the pocket shows once nothing is pending, whatever was done meanwhile and in whichever order answers came: each walk
 * has the answers of the backend held by a scheduler, which lets them come in an order of its own. The model is the records
 * that are left; a walk that fails is repeated by its seed, which is in its name.
 */

const goals = ['Alpha goal', 'Bravo goal', 'Charlie goal', 'Delta goal'] as const;

const whats = [
  'delete',
  'delete, refused',
  'deleted elsewhere',
  'reworded elsewhere',
  'open',
  'leave',
  'answer',
  'answer',
] as const;

const step = fc.record({ what: fc.constantFrom(...whats), goal: fc.constantFrom(...goals) });

/** Lets what was answered arrive: it passes through a few promises of the client. */
const arrived = () => act(() => new Promise((resolve) => void setTimeout(resolve, 5)));

/** Has the backend act at once, and every answer of the pocket's calls wait for the scheduler. Some deletions are refused. */
function schedule(scheduler: fc.Scheduler, refused: ReadonlySet<string>): void {
  for (const call of ['listOkrs', 'deleteOkr'] as const) {
    answer(call, async ({ request }) => {
      const isRefused = [...refused].some((id) => request.url.endsWith(`/${id}`));
      const response = isRefused
        ? HttpResponse.json({ message: 'No' }, { status: 500 })
        : await backendAnswer(request.clone());
      await scheduler.schedule(Promise.resolve(), call);
      return response;
    });
  }
}

/** The wordings that the page has read from this device. */
const knownWordings = () => [
  ...cachedOf(queryClientOf(sessionOwner()), [ownerOrTokenHash(), 'individual', 'okr']).stored.values(),
];

const linesOf = (wordings: readonly (Wording | Unreadable)[]) =>
  wordings.map((each) => (isUnreadable(each) ? '' : String(each.lines))).toSorted();

async function expectNothingOnceSignedOut(): Promise<void> {
  act(() => clearSignIn('individual'));
  await waitFor(() => expect(shownGoals()).toEqual([]));
}

it.each(Array.from({ length: isWhole ? 20 : 1 }, (_, seed) => seed + 1))(
  'the pocket is what is left, whatever comes late, walk %i',
  async (seed) => {
    const [[scheduler, steps] = []] = fc.sample(
      fc.tuple(fc.scheduler(), fc.array(step, { minLength: 12, maxLength: 20 })),
      { seed, numRuns: 1 },
    );
    if (scheduler === undefined || steps === undefined) throw new Error('There is no walk.');
    const { id: ownerId } = await signedInAs('individual');
    const record = (goal: string, index: number) => {
      const createdAt = new Date(Date.UTC(2026, 2, 1 + index)).toISOString();
      return makeGoal({ id: `okr-${index}`, kind: 'okr', ownerId, goal, result: 'One\nTwo', createdAt });
    };
    db.tables.goals = goals.map(record);
    setWidth(widths.wide);
    vi.useFakeTimers({ toFake: ['Date'] });
    const user = openApp(paths.okrs);
    await waitFor(() => expect(shownGoals()).toHaveLength(4));
    const refused = new Set<string>();
    schedule(scheduler, refused);
    const left = new Set<string>(goals);
    const isShown = (goal: string) => shownGoals().includes(goal);
    const asked = new Set<string>();
    const done: string[] = [];

    const deleteHere = async (goal: string) => {
      if (!isShown(goal) || asked.has(goal)) return;
      asked.add(goal);
      await user.click(screen.getByRole('button', { name: `Delete ${goal}` }));
      await user.click(await screen.findByRole('button', { name: 'Delete OKR' }));
      // It waits for the answer, which may come much later.
      await user.click(screen.getByRole('button', { name: 'Close dialog' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    const actions: Record<(typeof whats)[number], (goal: string) => Promise<unknown> | void> = {
      delete: async (goal) => {
        await deleteHere(goal);
        if (asked.has(goal) && !refused.has(idOf(goal))) left.delete(goal);
      },
      'delete, refused': async (goal) => {
        if (asked.has(goal) || !isShown(goal)) return;
        refused.add(idOf(goal));
        await deleteHere(goal);
      },
      'deleted elsewhere': async (goal) => {
        // A record of which a deletion is under way here is refused to the other tab.
        if (!left.has(goal) || asked.has(goal)) return;
        left.delete(goal);
        hearFromAnotherTab(idOf(goal));
        await waitFor(() => expect(isShown(goal)).toBe(false));
      },
      'reworded elsewhere': async (goal) => {
        if (!left.has(goal)) return;
        await storeWordings({ [goal]: { lines: [`Reworded ${done.length}`, 'Two'] } });
        hearFromAnotherTab();
      },
      open: async (goal) => {
        if (isShown(goal)) await user.click(screen.getByRole('button', { name: goal }));
      },
      leave: async () => {
        await toHelp(user);
        // Longer than a list is taken for a fresh one.
        vi.setSystemTime(Date.now() + 60_000);
        await go(user, 'OKRs');
        await screen.findByRole('heading', { level: 1, name: 'View Set OKRs' });
      },
      answer: async () => {
        if (scheduler.count() > 0) await scheduler.waitNext(1);
      },
    };
    for (const { what, goal } of steps) {
      done.push(`${what} ${goal}`);
      await actions[what](goal);
    }
    do {
      while (scheduler.count() > 0) await scheduler.waitNext(1);
      await arrived();
    } while (scheduler.count() > 0);
    await waitFor(() => expect(shownGoals().toSorted(), done.join(', ')).toEqual([...left].toSorted()));
    // What another tab has said comes when it comes, and is read again then.
    await waitFor(async () => expect(linesOf(knownWordings())).toEqual(linesOf(await storedWordings())));
    await (seed % 4 === 2 ? expectNothingOnceSignedOut() : expectSameAfterReload());
  },
);
