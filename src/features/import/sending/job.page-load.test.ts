import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';

import { createEmployee, rereadEmployees } from '@/api/employees';
import { ApiFailure } from '@/api/failure';
import type { EmployeeEntry, EmployeeSummary } from '@/domain/employee';
import { storeSignIn } from '@/session/session';

import { createJob, type ImportState } from './job';
import type { ReadyRow } from './rows';

vi.mock('@/api/employees', async (load) => ({
  ...(await load<object>()),
  createEmployee: vi.fn<typeof createEmployee>(),
  rereadEmployees: vi.fn<typeof rereadEmployees>(),
}));

const planned = (count: number): ReadyRow[] =>
  Array.from({ length: count }, (_, index) => {
    const values = { firstName: `Person ${index}`, lastName: '', workMail: `p${index}@northbay.example` };
    return { line: index + 2, values, entry: () => values as EmployeeEntry };
  });

/** A call that waits for its answer. */
type Pending = { mail: string | null; resolve: (value: never) => void; reject: (reason: unknown) => void };

/** The backend, with one call at a time. */
function createBackend() {
  const people: string[] = [];
  /** Collects violations: an error thrown here would look like a failed call. */
  const faults: string[] = [];
  let pending: Pending | null = null;
  let hasRead = false;
  const tried = new Set<string>();
  const wait = (mail: string | null) =>
    new Promise<never>((resolve, reject) => {
      if (pending !== null) faults.push('two calls at a time');
      pending = { mail, resolve, reject };
    });
  vi.mocked(createEmployee).mockImplementation(({ workMail }) => {
    if (people.includes(workMail)) faults.push(`${workMail} is sent and in`);
    return wait(workMail);
  });
  vi.mocked(rereadEmployees).mockImplementation(() => wait(null));
  const take = () => {
    const taken = pending;
    pending = null;
    return taken;
  };
  return {
    people,
    faults,
    pending: () => pending,
    /** Whether the earlier list was read. */
    hasRead: () => hasRead,
    /** The mails of failed calls since the list was read. */
    tried,
    /** Answers the call. @param reason it fails with; null for a success @param isStored whether the backend has acted */
    answer: (reason: unknown, isStored = reason === null) => {
      const call = take();
      if (call === null) return;
      if (call.mail !== null) tried.add(call.mail);
      else if (reason === null) {
        hasRead = true;
        tried.clear();
      }
      if (isStored && call.mail !== null) people.push(call.mail);
      if (reason !== null) return call.reject(reason);
      const list = people.map((workMail) => ({ workMail }) as EmployeeSummary);
      call.resolve((call.mail === null ? list : 'id') as never);
    },
  };
}

/** An import of some people. */
function begin(ready: readonly ReadyRow[]) {
  const backend = createBackend();
  let shown: ImportState | null = null;
  const job = createJob({
    queries: new QueryClient(),
    plan: {
      fileName: 'people.csv',
      headings: [],
      rows: ready,
      leftOut: [],
      notRead: '',
      known: new Map(),
      textsOf: () => ({ cells: [], changes: '' }),
    },
    onChange: (state) => {
      shown = state;
    },
    onEnd: () => undefined,
  });
  return { backend, job, state: () => shown as ImportState };
}

type Import = ReturnType<typeof begin>;

/** Lets pending responses be handled. */
const settle = async () => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};

const lost = new ApiFailure('network', 'Network Error');
const refused = new ApiFailure(
  'refused',
  'Request failed with status code 400',
  'This work email is already in use.',
  null,
  'item',
);
const signedOut = new ApiFailure('refused', 'Request failed with status code 401', '', null, 'session');
const inAnHour = () => Date.now() + 3_600_000;
const postponed = () => new ApiFailure('refused', 'Too many', '', inAnHour());
/** The failure of a gateway that did not wait for the backend. @param retryAt when it asks to be called again, if it does */
const byGateway = (retryAt: number | null) => new ApiFailure('refused', 'Gateway Timeout', '', retryAt, 'gateway');

beforeEach(() => storeSignIn('business', { email: 'amara@northbay.example', token: 'not.a.token' }));

const isOpen = ({ backend }: Import) => backend.pending() !== null;
const isPost = ({ backend }: Import) => typeof backend.pending()?.mail === 'string';

/** A person who is looked up before they are sent again: the backend may add them until then. */
const lateRow = ({ backend: { people, hasRead, tried }, job }: Import) =>
  hasRead()
    ? job.rows.find(
        ({ values: { workMail }, mark: { status } }) =>
          (status === 'failed' || (status === 'left' && tried.has(workMail))) && !people.includes(workMail),
      )
    : undefined;

function storeLate(real: Import): void {
  const row = lateRow(real);
  if (row) real.backend.people.push(row.values.workMail);
}

/** A step with its name, how often it is tried, when it can be, and what it does. */
type Step = readonly [string, weight: number, can: (real: Import) => boolean, act: (real: Import) => unknown];

const steps: Step[] = [
  ['answer', 8, isOpen, ({ backend }) => backend.answer(null)],
  ['refuse', 2, isOpen, ({ backend }) => backend.answer(refused)],
  ['lose', 2, isOpen, ({ backend }) => backend.answer(lost)],
  ['lose what was stored', 3, isPost, ({ backend }) => backend.answer(lost, true)],
  ['postpone', 1, isPost, ({ backend }) => backend.answer(postponed())],
  ['time out', 1, isPost, ({ backend }) => backend.answer(byGateway(null))],
  ['time out what was stored', 2, isPost, ({ backend }) => backend.answer(byGateway(null), true)],
  ['postpone what was stored', 2, isPost, ({ backend }) => backend.answer(byGateway(inAnHour()), true)],
  ['store what was lost', 2, (real) => lateRow(real) !== undefined, storeLate],
  ['pause', 1, () => true, ({ job }) => job.pause()],
  ['go on', 3, () => true, ({ job }) => job.resume()],
  ['stop', 1, () => true, ({ job }) => job.stop()],
  ['retry', 2, ({ state }) => state().isDone, ({ job }) => job.retry()],
  ['refuse the session', 1, isOpen, ({ backend }) => backend.answer(signedOut)],
];

/** Everyone is in the company once, and the counts add up. */
function check({ backend, job, state }: Import, count: number): void {
  expect(backend.faults).toEqual([]);
  expect(new Set(backend.people).size, 'no one twice').toBe(backend.people.length);
  const { counts, isDone, said } = state();
  const wasStopped = said !== '';
  expect(isDone && !wasStopped && counts.left > 0, 'it ends with all that is open').toBe(false);
  expect(counts.in + counts.unconfirmed + counts.failed + counts.left).toBe(counts.total);
  expect(counts.total, 'no one lost').toBe(count);
  for (const { values, mark } of job.rows) {
    if (mark.status !== 'in') continue;
    expect(backend.people).toContain(values.workMail);
  }
}

const commandOf = ([name, , can, act]: Step): fc.AsyncCommand<{ count: number }, Import> => ({
  check: () => true,
  toString: () => name,
  run: async ({ count }, real) => {
    if (!can(real)) return;
    act(real);
    await settle();
    check(real, count);
  },
});

/** Answers everything until all rows are imported. */
async function finish(real: Import): Promise<void> {
  for (let turn = 0; turn < 200 && real.state().counts.in < real.state().counts.total; turn += 1) {
    if (isOpen(real)) real.backend.answer(null);
    else real.job[real.state().isDone ? 'retry' : 'resume']();
    await settle();
  }
}

it('imports no one twice and loses no one, in any order of events', async () => {
  const property = fc.asyncProperty(
    fc.integer({ min: 1, max: 5 }),
    fc.commands(
      steps.flatMap((step) => Array.from({ length: step[1] }, () => fc.constant(commandOf(step)))),
      { maxCommands: 40 },
    ),
    async (count, commands) => {
      const real = begin(planned(count));
      real.job.resume();
      await settle();
      await fc.asyncModelRun(() => ({ model: { count }, real }), commands);
      await finish(real);
      expect(real.backend.people.toSorted()).toEqual(planned(count).map(({ values }) => values.workMail));
      real.job.leave();
    },
  );
  await expect(fc.assert(property, { numRuns: 200 })).resolves.toBeUndefined();
});
