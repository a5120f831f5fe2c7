import { cleanup, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { contract, goalCalls, type CallName } from '@/api/contract';
import { errors, notices } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { rememberGreeting } from '@/session/session';
import { store } from '@/session/storage';

import { db, makeCompany, makeEmployee, makeGoal, makeNotification, resetMockApi } from '../../mock-api/node.ts';
import { openApp, signedInAs } from '../support/app.tsx';
import { storeDraftedFor } from '../support/drafted-for.ts';
import { networkFault, refusal } from '../support/faults.ts';
import { kindRows } from '../support/goal-texts.ts';
import { guardedPages } from '../support/pages.ts';
import { aWhile, setWidth, widths } from '../support/steps.ts';
import { isWhole } from '../support/whole.ts';
import { answer, callsOf, forgetCalls } from '../support/wire.ts';

const goalLists = Object.values(goalCalls).map(({ list }) => list);

/** The sentences of absence, and the reads they depend on (docs/product.md 11.6). */
const absences: { says: RegExp; of: readonly CallName[] }[] = [
  { says: /No employees yet|No one matches/, of: ['listEmployees'] },
  { says: /No goals yet\b|no goals yet|Nothing new since/, of: goalLists },
  { says: /Everyone has goals|(have|has) none yet/, of: ['listEmployees', ...goalLists] },
  { says: /no goals support this/, of: ['company', ...goalLists] },
  { says: /Add your people|Draft the first goals/, of: ['listEmployees', ...goalLists] },
  { says: /Nothing matches|\b0 results/, of: ['listEmployees', 'listNotifications', ...goalLists] },
  ...kindRows.map(({ list, names }) => ({ says: new RegExp(`No ${names} in your pocket yet`), of: [list] })),
  ...kindRows.map(({ list, names }) => ({ says: new RegExp(`No results in your ((?!We ).)*${names}`), of: [list] })),
  { says: /No results in your ((?!We ).)*notifications/, of: ['listNotifications'] },
  { says: /No results in your ((?!We ).)*employees/, of: ['listEmployees'] },
  { says: /New OKRs and KPIs show up here/, of: ['listNotifications'] },
];

/** Failure messages beside a specified text of absence. */
const qualified: { says: string; by: string }[] = [
  { says: notices.noNotifications, by: "We couldn't load them just now" },
  { says: errors.noProfile, by: "We couldn't load it just now." },
];

const reads = (Object.keys(contract) as CallName[]).filter((name) => contract[name].method === 'GET');

const main = () => document.querySelector('main')?.textContent ?? '';

type Page = { path: string; audience: 'individual' | 'business' };

/** Opens a page; only the lists in `filled` have rows. */
async function open({ path, audience }: Page, filled: readonly CallName[]): Promise<void> {
  cleanup();
  setWidth(widths.wide);
  const { id: ownerId } = await signedInAs(audience);
  // The intro of the dashboard is text that leaves after a while.
  rememberGreeting(audience);
  const only = <Row,>(name: CallName, rows: Row[]): Row[] => (filled.includes(name) ? rows : []);
  db.tables.goals = kindRows.flatMap(({ kind, list, plural }, hour) =>
    only(list, [
      makeGoal({
        ownerId,
        id: `g-${kind}`,
        kind,
        goal: `Grow ${plural} in Norway`,
        createdAt: `2026-03-0${hour + 1}T12:00:00.000Z`,
      }),
    ]),
  );
  const name = { firstName: 'Ada', lastName: 'Berg', department: 'Research' };
  db.tables.employees = only('listEmployees', [makeEmployee({ ownerId, id: 'e1', ...name })]);
  db.tables.notifications = only('listNotifications', [makeNotification({ ownerId, id: 'n1', message: 'Grow.' })]);
  const goals = { currentYearGoals: 'Halve the time to first answer', longTermObjectives: '' };
  db.tables.companies = [makeCompany({ ownerId, id: 'company-3', name: 'North Bay', ...goals })];
  store({ businessId: 'company-3' });
  await storeDraftedFor({ e1: db.tables.goals.map(({ goal }) => goal) });
  openApp(path.startsWith(paths.search) ? `${path}?q=${filled.length > 0 ? 'grow' : 'xyzzy'}` : path);
  await waitFor(() => expect(main()).not.toBe(''));
}

/** Waits until the page announces nothing more. */
async function settle(): Promise<void> {
  await waitFor(() => expect(main()).not.toMatch(/Loading|^$/));
  let before = '';
  while (before !== main()) {
    before = main();
    await aWhile();
  }
}

/** The page's texts when every read succeeds, and its reads. */
async function undisturbed(page: Page, filled: readonly CallName[]) {
  await resetMockApi();
  forgetCalls();
  await open(page, filled);
  await settle();
  return { text: main(), made: reads.filter((name) => callsOf(name).length > 0) };
}

/** Presses every 'Try again' of the page, until none is left. */
async function tryAgain(): Promise<void> {
  await waitFor(() => {
    for (const button of screen.queryAllByRole('button', { name: /^Try again/ }))
      if (button.getAttribute('aria-busy') !== 'true') button.click();
    expect(screen.queryAllByRole('button', { name: /^Try again/ })).toEqual([]);
  });
}

function expectNoAbsence(broken: readonly CallName[], hasFailed: boolean): void {
  const wrong = absences.filter(({ says, of }) => says.test(main()) && of.some((name) => broken.includes(name)));
  expect(wrong.map(({ says }) => main().match(says)?.[0])).toEqual([]);
  for (const { says, by } of qualified)
    if (main().includes(says)) expect([hasFailed, main()]).toEqual([true, expect.stringContaining(by)]);
}

/** The texts of each page, by the reads that have data. */
const texts = new Map<string, string>();

async function expectTruth(
  page: Page,
  broken: readonly CallName[],
  how: 'held' | 'failed',
  filled: readonly CallName[],
) {
  const key = `${page.path} ${filled.join()}`;
  const expected = texts.get(key) ?? (await undisturbed(page, filled)).text;
  texts.set(key, expected);
  await resetMockApi();
  let isBroken = true;
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  for (const name of broken)
    answer(name, async () => {
      if (!isBroken) return undefined;
      if (how === 'failed') return (name === 'company' ? networkFault : refusal(500)).respond(200);
      await gate;
      return undefined;
    });
  await open(page, filled);
  expectNoAbsence(broken, how === 'failed');
  await aWhile();
  expectNoAbsence(broken, how === 'failed');
  isBroken = false;
  release();
  if (how === 'failed') await tryAgain();
  await waitFor(() => expect(main()).toBe(expected));
}

/** The bell's read shows on two pages only. */
const shown = (page: Page, made: readonly CallName[]): CallName[] =>
  made.filter(
    (name) => name !== 'listNotifications' || [paths.notifications, paths.search].includes(page.path as never),
  );

type Case = [broken: readonly CallName[], how: 'held' | 'failed', onlyThose: boolean];

/** The lists of the other kinds are rows of the same table. */
const ofOtherKinds: readonly string[] = kindRows.slice(1).flatMap(({ listPath }) => Object.values(listPath));

describe.each(guardedPages.filter(({ path }) => isWhole || !ofOtherKinds.includes(path)))('$path', (page) => {
  it('says of nothing that it is absent while a read of it is held or has failed, and shows everything once they come', async () => {
    const { text, made } = await undisturbed(page, reads);
    expect(text).not.toBe('');
    const ofPage = shown(page, made);
    if (ofPage.length === 0) return;
    const subsets = fc.subarray(ofPage, { minLength: 1 });
    const cases: fc.Arbitrary<Case> = fc.tuple(subsets, fc.constantFrom('held', 'failed'), fc.boolean());
    const all: Case[] = [...ofPage.map((name) => [name]), ofPage].flatMap((broken): Case[] => [
      [broken, 'held', true],
      [broken, 'failed', true],
    ]);
    // In npm test each read fails, and all of them are held.
    const examples = isWhole ? all : all.filter(([broken, how]) => (broken === ofPage) === (how === 'held'));
    await fc.assert(
      fc.asyncProperty(cases, ([broken, how, onlyThose]) => expectTruth(page, broken, how, onlyThose ? broken : reads)),
      {
        seed: 37,
        numRuns: examples.length + (ofPage.length === 1 ? 0 : 2),
        examples: examples.map((each): [Case] => [each]),
        endOnFailure: true,
      },
    );
  }, 120_000);
});
