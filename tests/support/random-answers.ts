import fc from 'fast-check';

import { contract, type CallName, type goalCalls } from '@/api/contract';
import type { GoalKind } from '@/domain/goal-kind';

import { makeCompany, makeEmployee, makeGoal, makeNotification } from '../../mock-api/factories.ts';
import { kindRows } from './goal-texts.ts';

/** The calls with a response that is read. */
export type ReadCall = {
  [Name in CallName]: (typeof contract)[Name]['reads'] extends 'nothing' ? never : Name;
}[CallName];

/** The reads of every kind of goal, each with its rows. */
export const ofEachKind = <Value>(of: (row: (typeof kindRows)[number]) => { create: Value; list: Value }) =>
  Object.fromEntries(
    kindRows.flatMap((row) => {
      const { create, list } = of(row);
      return [[row.create, create] as const, [row.list, list] as const];
    }),
  ) as Record<(typeof goalCalls)[GoalKind]['create' | 'list'], Value>;

const ownerId = 'u1';
const createdAt = '2026-03-14T09:41:00Z';
const ids = { userId: 'u1', businessId: 'b1' };
const goals = ['a', 'b', 'c'].map((id) => makeGoal({ ownerId, id, createdAt }));
const people = ['e1', 'e2', 'e3'].map((id) => makeEmployee({ ownerId, id }));
const company = makeCompany({ ownerId, id: 'b1' });

/** Random answers within the contract. */
const goodAnswers: Readonly<Record<ReadCall, unknown>> = {
  login: { token: 'a.b.c', ...ids },
  businessLogin: { token: 'a.b.c', ...ids },
  register: ids,
  businessRegister: ids,
  ...ofEachKind<unknown>(() => ({ create: { message: 'Done.', data: goals[0] }, list: goals })),
  upload: { filePath: '/uploads/a.png' },
  listNotifications: ['n1', 'n2'].map((id) => makeNotification({ ownerId, id })),
  listEmployees: people,
  employeeSummary: { department: 'Sales' },
  employeeDetails: people[0],
  createEmployee: { id: 'e4' },
  createCompany: { businessProfile: company },
  company,
};

/** The calls, in the order of the contract. */
export const readCalls = (Object.keys(contract) as CallName[]).filter(
  (name): name is ReadCall => contract[name].reads !== 'nothing',
);

/** Placeholders for JSON that `JSON.stringify` cannot write. */
const marks = { infinite: '@infinite', prototype: '@prototype' } as const;

const oddKeys = [
  'id', '_id', '$oid', '$date', 'data', 'businessProfile', 'createdAt', 'created_at', 'length', 'constructor', 'toString',
  'valueOf', 'then', marks.prototype,
]; // prettier-ignore

const oddValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    null, true, false, 0, -0, -1, 0.1, 1e21, Number.MAX_SAFE_INTEGER, marks.infinite, '', ' ', '\n', '\0', '0', '\uD800',
    '31 Feb', '275760-09-13T00:00:00.001Z', '0000-00-00', [], [[]], [null], {}, { $oid: {} }, { $oid: '65f2' },
    { $date: {} }, { $date: marks.infinite }, { $date: { $numberLong: '1773481260000' } }, { [marks.prototype]: { id: 1 } },
    { toString: 1, valueOf: null },
  ),
); // prettier-ignore

type Edit = { at: number; how: 'put' | 'drop' | 'add' | 'repeat' | 'wrap'; key: string; value: unknown };

const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({
    at: fc.nat(),
    how: fc.constantFrom('put', 'put', 'put', 'drop', 'add', 'repeat', 'wrap'),
    key: fc.constantFrom(...oddKeys),
    value: oddValue,
  }),
  { minLength: 1, maxLength: 5 },
);

type Container = Record<string, unknown> | unknown[];

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** Every place within a value: the container and the key. */
function placesIn(value: unknown): [container: Container, key: string][] {
  if (!isContainer(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => [[value, key] as [Container, string], ...placesIn(part)]);
}

/** A valid response after some edits: values replaced, fields removed, added, repeated or wrapped. */
function edited(good: unknown, list: readonly Edit[]): unknown {
  const root = { answer: structuredClone(good) };
  for (const { at, how, key: oddKey, value: odd } of list) {
    const places = placesIn(root);
    const [container, key] = places[at % places.length] ?? [root, 'answer'];
    const before: unknown = Reflect.get(container, key);
    // Deep copies that never call the setter of a name like `__proto__`.
    const put = (value: unknown, into = container, name = key) =>
      void Object.defineProperty(into, name, {
        value: structuredClone(value),
        writable: true,
        enumerable: true,
        configurable: true,
      });
    if (how === 'put') put(odd);
    else if (how === 'drop') Reflect.deleteProperty(container, key);
    else if (how === 'wrap') put({ [oddKey]: before });
    else if (how === 'repeat') put([before, before]);
    else if (isContainer(before) && !Array.isArray(before)) put(odd, before, oddKey);
  }
  return root.answer;
}

/** The JSON of a value, `null` for undefined, with the placeholders replaced. */
const written = (value: unknown): string =>
  JSON.stringify([value])
    .slice(1, -1)
    .replaceAll(`"${marks.infinite}"`, '1e999')
    .replaceAll(`"${marks.prototype}":`, '"__proto__":');

/**
 * Random responses of a call, always the same: one in ten is any JSON, the others are near the contract's.
 * @returns their bodies
 */
export function randomAnswers(call: ReadCall, count: number): string[] {
  const near = edits.map((list) => edited(goodAnswers[call], list));
  const any = fc.oneof({ weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) }, { weight: 9, arbitrary: near });
  return fc.sample(any.map(written), { seed: 20_260_314 + readCalls.indexOf(call), numRuns: count });
}
