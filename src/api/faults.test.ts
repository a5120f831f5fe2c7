// proof: faults-client

import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { apiCalls, outcome, type ApiCall } from '../../tests/support/api-calls';
import { spoil, withFaultServers } from '../../tests/support/fault-servers';
import { faultTable, goodStatus, isList, type NumberedFault } from '../../tests/support/fault-table';
import { bodyFaults, type Fault } from '../../tests/support/faults';
import { noteAtEnd } from '../../tests/support/note-tests';
import { triedOf } from '../../tests/support/whole';
import { answer, callsOf } from '../../tests/support/wire';
import { setTokenGetter } from './client';
import { contract } from './contract';

/** The end of a call whose response is no object. */
const nothingRead: Record<ApiCall['reads'], unknown> = {
  object: 'unreadable',
  list: 'unreadable',
  record: 'unreadable',
  'perhaps an id': { done: undefined },
  nothing: { done: undefined },
};

/** A response for every call. */
const goodRecord = {
  token: 'a-token',
  userId: 'u1',
  id: 'r1',
  filePath: '/uploads/me.png',
  message: 'Saved.',
  goal: 'Grow',
  department: 'Sales',
  name: 'North Bay',
};

const plainText = (type: string): Fault => ({
  name: type,
  respond: (status) => new HttpResponse('User registered', { status, headers: { 'Content-Type': type } }),
});

const withStatus = (other: number): Fault => ({
  name: `status ${other}`,
  respond: () => HttpResponse.json({}, { status: other }),
});

withFaultServers();

/** R24 is slow: `npm test` runs it with three of the calls. */
const isTriedLarge = new Set(triedOf([...new Set(apiCalls.map(({ name }) => name))], 3));
const isTried = ({ name }: ApiCall, { number }: NumberedFault) => number !== 'R24' || isTriedLarge.has(name);

beforeEach(() => setTokenGetter(() => 'a-token'));

describe.each(apiCalls)('$name, $audience', (apiCall) => {
  const { name, run, reads, holes } = apiCall;
  const isRead = contract[name].method === 'GET';
  const good = async () => HttpResponse.json(isList(name) ? [goodRecord] : goodRecord, { status: goodStatus(name) });

  /** The end of a call with a good response, or with one that lacks all fields. */
  async function doneUnder({ number }: NumberedFault): Promise<unknown> {
    if (['R17', 'R18', 'R19', 'R20', 'R21'].includes(number)) return { done: holes };
    if (['R22', 'R23'].includes(number)) return { done: isList(name) ? [] : holes };
    answer(name, good, { once: true });
    const done = await outcome(run());
    const [row] = isList(name) ? (done as { done: object[] }).done : [];
    return number === 'R24' && row !== undefined ? `100000 like ${Object.keys(row).join()}` : done;
  }

  /** Many rows, by their fields. */
  function summary(done: unknown): unknown {
    const rows = (done as { done?: unknown }).done;
    if (!Array.isArray(rows) || rows.length < 2) return done;
    return `${rows.length} like ${[...new Set(rows.map((row) => Object.keys(row as object).join()))].join(' or ')}`;
  }

  const answered = faultTable.filter((fault) => fault.end(name) !== 'never' && isTried(apiCall, fault));
  it.each(answered)('$number: $name', async (fault) => {
    noteAtEnd('faults-client', `${name}, ${fault.number}`);
    const end = fault.end(name);
    const expected = end === 'good' ? await doneUnder(fault) : end;
    const before = callsOf(name).length;
    const spoiled = spoil(name, good);
    spoiled.under(fault);
    let hasEnded = false;
    const ended = outcome(run()).finally(() => (hasEnded = true));
    const endedAtOnce = fault.isHeld ? await spoiled.asked().then(() => hasEnded) : false;
    expect(endedAtOnce, 'it waits').toBe(false);
    spoiled.release();
    expect(summary(await ended)).toEqual(expected);
    expect(callsOf(name), 'one request').toHaveLength(before + 1);

    spoiled.under(null);
    expect(await outcome(run()), 'a second try').toHaveProperty('done');
  });

  const unread = reads === 'perhaps an id' ? { done: holes } : nothingRead[reads];
  const withoutFields = reads === 'record' ? { done: holes } : unread;
  const { success, reads: needs } = contract[name];
  const unreadText = needs === 'data' ? 'unreadable' : unread;
  const isExact = success !== 'any 2xx';

  const variants: [fault: Fault, end: unknown][] = [
    [bodyFaults.htmlCalledJson, 'unreadable'],
    [bodyFaults.wrongContainer, unread],
    [bodyFaults.emptyObject, withoutFields],
    [bodyFaults.wrongType, withoutFields],
    [withStatus(goodStatus(name) === 200 ? 201 : 200), isExact ? 'refused' : withoutFields],
    [plainText('text/plain'), unreadText],
    // Some frameworks label every text HTML.
    [plainText('text/html'), unreadText],
  ];

  it.each(variants.map(([fault, end]) => ({ fault, end })))('another form: $fault.name', async ({ fault, end }) => {
    answer(name, () => fault.respond(goodStatus(name)));
    expect(await outcome(run())).toEqual(end);
    expect(callsOf(name), 'one request').toHaveLength(1);
  });

  it('R26: no answer', async () => {
    noteAtEnd('faults-client', `${name}, R26`);
    const spoiled = spoil(name, good);
    spoiled.under(faultTable.find(({ number }) => number === 'R26') ?? null);
    const controller = new AbortController();
    const ended = vi.fn<(end: unknown) => void>();
    const run26 = outcome(run(controller.signal)).then(ended);
    await spoiled.asked();
    expect(ended).not.toHaveBeenCalled();
    controller.abort();
    // A write is never aborted (docs/product.md 10.6).
    await (isRead ? run26 : Promise.resolve());
    expect(ended.mock.calls).toEqual(isRead ? [['aborted']] : []);
    spoiled.under(null);
    expect(await outcome(run()), 'a second try').toHaveProperty('done');
  });
});

it.each(apiCalls.filter(({ name }) => contract[name].method === 'GET'))(
  '$name, $audience: is not sent with an aborted signal',
  async ({ name, run }) => {
    expect(await outcome(run(AbortSignal.abort()))).toBe('aborted');
    expect(callsOf(name)).toEqual([]);
  },
);
