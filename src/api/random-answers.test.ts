// proof: random-answers

import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { employeeFields, listedEmployeeFields } from '@/domain/employee';
import { goalKinds } from '@/domain/goal-kind';

import { apiCalls, outcome } from '../../tests/support/api-calls';
import { noteCase } from '../../tests/support/figures';
import { ofEachKind, randomAnswers, readCalls, type ReadCall } from '../../tests/support/random-answers';
import { isWhole } from '../../tests/support/whole';
import { answer } from '../../tests/support/wire';
import { contract } from './contract';

/** A text that is not a converted missing value. */
const text = v.pipe(v.string(), v.regex(/^(?!undefined$|NaN$|-?Infinity$|\[object )/));
const id = v.pipe(text, v.minLength(1));
const optionalId = v.optional(id);

const eachOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, text]));

/** Records with unique keys. */
const keyed = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.array(v.strictObject({ ...entries, key: id })),
    v.check((rows) => new Set(rows.map(({ key }) => key)).size === rows.length, 'keys are unique'),
  );

const login = v.strictObject({ token: id, userId: optionalId, businessId: optionalId });
const registration = v.strictObject({ userId: optionalId });
const goals = keyed({
  id: text,
  kind: v.picklist(Object.keys(goalKinds)),
  goal: text,
  role: text,
  result: text,
  createdAt: v.nullable(v.date()),
});

/** The valid results of each call. */
const records: Readonly<Record<ReadCall, v.GenericSchema>> = {
  login,
  businessLogin: login,
  register: registration,
  businessRegister: registration,
  ...ofEachKind<v.GenericSchema>(() => ({ create: v.undefined(), list: goals })),
  upload: id,
  listNotifications: v.array(v.strictObject({ id: v.union([id, v.pipe(v.number(), v.finite())]), message: text })),
  listEmployees: keyed({
    ...eachOf(listedEmployeeFields),
    id,
    numberId: v.optional(v.pipe(v.number(), v.finite())),
  }),
  employeeSummary: text,
  employeeDetails: v.strictObject(eachOf(employeeFields)),
  createEmployee: optionalId,
  createCompany: id,
  company: v.looseObject({ name: text, headCount: text, companyValues: v.array(id) }),
};

describe.each(readCalls)('any JSON at all, for %s', (name) => {
  it('gives records or a failure', async () => {
    const run = apiCalls.find((call) => call.name === name)?.run;
    const { success } = contract[name];
    const ends = new Set<string>();
    for (const [index, body] of randomAnswers(name, isWhole ? 1000 : 40).entries()) {
      const init = { status: success === 'any 2xx' ? 200 : success, headers: { 'Content-Type': 'application/json' } };
      answer(name, () => new HttpResponse(body, init), { once: true });
      const ended = await outcome(run?.() ?? Promise.reject(new Error('nothing was called')));
      const isRecords = v.is(v.strictObject({ done: records[name] }), ended);
      expect(isRecords || ended === 'unreadable', `${body} gave ${JSON.stringify(ended)}`).toBe(true);
      ends.add(isRecords ? 'records' : 'unreadable');
      noteCase('random-answers', `${name} ${index}`);
    }
    expect(({} as { id?: unknown }).id, 'no prototype has got a field').toBeUndefined();
    const expected = contract[name].reads === 'data' ? ['records', 'unreadable'] : ['records'];
    expect([...ends].toSorted(), 'what was met').toEqual(expected);
  });
});
