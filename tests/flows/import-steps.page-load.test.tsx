import { act, cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';

import type { createEmployee, rereadEmployees } from '@/api/employees';
import { ApiFailure } from '@/api/failure';
import { employeeRows, mailKey, type EmployeeField } from '@/domain/employee';
import { cellText } from '@/features/import/cells';
import { textOfRow } from '@/features/import/check';
import * as decisions from '@/features/import/decisions';
import { columnOf } from '@/features/import/findings';
import { notImportedCsv } from '@/features/import/sending/not-imported';
import { storeSignIn } from '@/session/session';

import {
  createBackend,
  openPage,
  people,
  planOfPage,
  readTables,
  startJob,
  type Page,
  type Tables,
} from '../support/import-steps.tsx';

vi.mock('@/api/employees', async (load) => ({
  ...(await load<object>()),
  createEmployee: vi.fn<typeof createEmployee>(),
  rereadEmployees: vi.fn<typeof rereadEmployees>(),
}));

/* A file from its choice to the last answer, with random actions in random order. */

/** Typed texts by row and field, with the column that fed the field. */
type Model = {
  typed: Map<string, { line: number; name: EmployeeField; text: string; of: number | null; was: string }>;
};

type Real = {
  tables: Tables;
  page: { readonly current: Page };
  backend: ReturnType<typeof createBackend>;
  sent: ReturnType<typeof startJob> | null;
};

/** Lets what was answered be heard. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
  });

const lost = new ApiFailure('network', 'Network Error');
const refused = new ApiFailure('refused', 'Request failed with status code 400', 'Not this one.', null, 'item');

type Act = { name: string; weight: number; can: (real: Real) => boolean; act: (model: Model, real: Real) => unknown };

const isBefore = ({ sent }: Real) => sent === null;
const isChecking = ({ sent, page }: Real) => sent === null && page.current.check !== null;
const isSending = ({ sent }: Real) => sent !== null;
const isOpen = ({ backend }: Real) => backend.isAsked();

const corrected: EmployeeField[] = ['workMail', 'age', 'jobTitle', 'gender'];
const texts = { workMail: ['m1@x.example', 'p4@x.example', 'no mail'], age: ['40', 'forty'], gender: ['w', 'd'] };

/** The steps before anything is sent, chosen by two numbers. */
function stepsWith(one: number, other: number): Act[] {
  const pick = <T,>(list: readonly T[], at: number): T => list[at % list.length] as T;
  const line = 3 + (one % people.length);
  return [
    {
      name: `corrections ${one} ${other}`,
      weight: 4,
      can: isChecking,
      act: ({ typed }, { page }) => {
        const name = pick(corrected, one);
        const text = pick<string>(name === 'jobTitle' ? ['Nurse', ''] : texts[name as keyof typeof texts], other);
        const { check } = page.current;
        const of = columnOf(page.current.match.sources[name]);
        const row = check?.rows.find((each) => each.line === line);
        if (!check || !row) return;
        check.correct(row, name, text);
        typed.set(`${line} ${name}`, { line, name, text, of, was: textOfRow(row.row) });
      },
    },
    {
      name: `switches ${one} ${other}`,
      weight: 2,
      can: isChecking,
      act: (_, { page }) => {
        const { check } = page.current;
        check?.toggle(
          check.rows.filter((row) => row.line === line),
          other % 2 === 0,
        );
      },
    },
    {
      name: `matches ${one} ${other}`,
      weight: 2,
      can: isBefore,
      act: (_, { page }) => {
        const heading = pick([...corrected.map((name) => employeeRows[name].label), 'Badge'], other);
        const chosen = pick<decisions.Chosen>(
          [{ from: 'column', heading }, { from: 'column', heading }, { from: 'none' }, { from: 'shared', text: '30' }],
          one + other,
        );
        page.current.decide(decisions.withChosen(pick(corrected, one), chosen));
      },
    },
    {
      name: `matches the word ${other}`,
      weight: 2,
      can: isBefore,
      act: (_, { page }) =>
        page.current.decide(decisions.withWord('gender', 'd', pick(['leave out', { becomes: 'female' }], other))),
    },
    {
      name: `reads another row of names ${one}`,
      weight: 1,
      can: isBefore,
      act: (_, { page }) => page.current.decide(decisions.withPart({ header: pick([1, 1, 0, -1, 2], one) })),
    },
    {
      name: `separates otherwise ${one}`,
      weight: 1,
      can: isBefore,
      act: (_, { page }) =>
        page.current.decide(decisions.withPart({ separator: one % 3 === 0 ? ',' : ';', header: undefined })),
    },
  ];
}

const walks: Act[] = [
  {
    name: 'says the day',
    weight: 1,
    can: isBefore,
    act: (_, { page }) => page.current.decide(decisions.withPart({ dayOrder: 'day first', shortOrder: 'day first' })),
  },
  { name: 'goes on', weight: 4, can: isBefore, act: (_, { page }) => page.current.setChecking(true) },
  { name: 'goes back', weight: 2, can: isBefore, act: (_, { page }) => page.current.setChecking(false) },
  {
    name: 'reloads',
    weight: 1,
    can: isBefore,
    act: ({ typed }, real) => {
      cleanup();
      real.page = openPage(real.tables);
      typed.clear();
    },
  },
];

/** After sending. */
const sendings: Act[] = [
  { name: 'answer', weight: 5, can: isOpen, act: (_, { backend }) => backend.answer(null, true) },
  { name: 'refusal', weight: 1, can: isOpen, act: (_, { backend }) => backend.answer(refused, false) },
  { name: 'loss', weight: 1, can: isOpen, act: (_, { backend }) => backend.answer(lost, false) },
  { name: 'loss of what is stored', weight: 2, can: isOpen, act: (_, { backend }) => backend.answer(lost, true) },
  { name: 'stops', weight: 2, can: isSending, act: (_, { sent }) => sent?.job.stop() },
  { name: 'goes on', weight: 2, can: isSending, act: (_, { sent }) => sent?.job.resume() },
];

/** Each row once in what would be sent or left out, and what was typed in both, as long as its field has its column. */
async function checkPage({ typed }: Model, page: Page): Promise<void> {
  const { check, match } = page;
  if (check === null) return;
  expect(check.isReady).toBe(true);
  const { notSent, ready } = check.counts;
  const counted = Object.values(notSent).reduce((sum, count) => sum + count, ready);
  expect(counted, 'every row is counted once').toBe(match.rows.length);
  const { rows, leftOut } = await planOfPage(page);
  expect(rows).toHaveLength(ready);
  const lines = [...rows, ...leftOut].map(({ line }) => line).toSorted((one, other) => one - other);
  expect(lines, 'no one lost').toEqual(match.rows.map(({ line }) => line));
  expect(leftOut.filter(({ why }) => why === '')).toEqual([]);
  for (const { line, name, text, of, was } of typed.values()) {
    const row = check.rows.find((one) => one.line === line);
    const column = columnOf(match.sources[name]);
    // Read with another separator it is another row, until it comes back.
    if (row === undefined || textOfRow(row.row) !== was) continue;
    const made = [...rows, ...leftOut].find((one) => one.line === line);
    if (column !== of) {
      const standing = column === null ? '' : cellText(row.row.cells[column]);
      expect(column === null || row.values[name] !== text || standing === text, 'typed for another column').toBe(true);
      continue;
    }
    if (name !== 'gender') expect(row.values[name], 'what was typed stays').toBe(text);
    // Behind the others where the field has no column, or shares it.
    if (name !== 'gender') expect(made?.cells).toContain(text);
  }
}

/** No duplicates, and each row imported, left out with its reason, or waiting. */
function checkSending({ sent, backend }: Real): void {
  if (sent === null) return;
  const countOf = (mails: readonly string[], mail: string) =>
    mails.filter((one) => mailKey(one) === mailKey(mail)).length;
  const planned = sent.plan.rows.map(({ entry }) => entry.workMail);
  for (const mail of backend.added) {
    expect(countOf(backend.added, mail), 'no one twice').toBeLessThanOrEqual(countOf(planned, mail));
  }
  const isIn = sent.state().counts.in;
  const file = notImportedCsv(sent.job.plan, sent.job.rows).trimEnd().split('\r\n');
  expect(file.length - 1 + isIn, 'every row is in or in the file').toBe(
    sent.plan.rows.length + sent.plan.leftOut.length,
  );
  expect(
    file.filter((line) => line.endsWith(',')),
    'each with its reason',
  ).toEqual([]);
}

const commandOf = ({ name, can, act: perform }: Act): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  toString: () => name,
  run: async (model, real) => {
    if (!can(real)) return;
    await act(async () => void (await perform(model, real)));
    await settle();
    if (real.sent === null) await checkPage(model, real.page.current);
    checkSending(real);
  },
});

/** Sends the ready rows, if there are any. */
async function send(real: Real): Promise<void> {
  act(() => real.page.current.setChecking(true));
  const plan = await planOfPage(real.page.current);
  if (plan.rows.length === 0) return;
  real.sent = startJob(plan);
  real.sent.job.resume();
  await settle();
}

/** Answers everything, and goes on until all are in. */
async function finish({ sent, backend }: Real): Promise<void> {
  if (sent === null) return;
  const { job, state } = sent;
  for (let turn = 0; turn < 200 && state().counts.in < state().counts.total; turn += 1) {
    if (backend.isAsked()) backend.answer(null, true);
    else if (state().phase === 'done' && state().counts.failed > 0) job.retry();
    else if (state().phase === 'done' && state().counts.unknown > 0) job.lookUp();
    else job.resume();
    await settle();
  }
  const sorted = (mails: readonly string[]) => mails.map(mailKey).toSorted((one, other) => one.localeCompare(other));
  expect(sorted(backend.added), 'all are in').toEqual(sorted(sent.plan.rows.map(({ entry }) => entry.workMail)));
  sent.job.leave();
}

beforeEach(() => storeSignIn('business', { email: 'amara@northbay.example', token: 'not.a.token' }));

it('keeps typed text, loses no row and sends no one twice, in any order of steps', async () => {
  const tables = await readTables();
  const oneOf = (acts: readonly Act[]) =>
    fc.constantFrom(...acts.flatMap((one) => Array.from({ length: one.weight }, () => commandOf(one))));
  const before = fc.tuple(fc.nat(11), fc.nat(11)).chain((numbers) => oneOf([...stepsWith(...numbers), ...walks]));
  const property = fc.asyncProperty(
    fc.commands([before], { maxCommands: 25, size: 'max' }),
    fc.commands([oneOf(sendings)], { maxCommands: 25, size: 'max' }),
    async (steps, answers) => {
      const real: Real = { tables, page: openPage(tables), backend: createBackend(), sent: null };
      const model: Model = { typed: new Map() };
      await fc.asyncModelRun(() => ({ model, real }), steps);
      await send(real);
      await fc.asyncModelRun(() => ({ model, real }), answers);
      await finish(real);
      cleanup();
    },
  );
  await expect(fc.assert(property, { numRuns: 60 })).resolves.toBeUndefined();
});
