import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { apiCalls, outcome, type ApiCall } from '../../tests/support/api-calls';
import {
  bodyFaults,
  networkFault,
  noContent,
  otherSuccess,
  refusal,
  refusedStatuses,
  silence,
} from '../../tests/support/faults';
import { answer, callsOf } from '../../tests/support/wire';
import { setTokenGetter } from './client';
import { contract } from './contract';

/** What a call gives when its answer is no object at all. */
const nothingRead: Record<ApiCall['reads'], unknown> = {
  object: 'unreadable',
  list: 'unreadable',
  record: 'unreadable',
  'perhaps an id': { done: undefined },
  nothing: { done: undefined },
};

/** Every way in which an answer can be wrong, for every call: what each ends with. */
describe.each(apiCalls)('$name, $audience', ({ name, run, reads, holes }) => {
  // A record is shown with what it has (docs/product.md 7.8), also when that is nothing.
  const unread = reads === 'perhaps an id' ? { done: holes } : nothingRead[reads];
  const withoutFields = reads === 'record' ? { done: holes } : unread;
  const row = contract[name];
  const { success } = row;
  const status = success === 'any 2xx' ? 200 : success;

  beforeEach(() => setTokenGetter(() => 'a-token'));

  async function under(fault: { respond: (status: number) => Response | Promise<Response> }) {
    answer(name, () => fault.respond(status));
    const ended = await outcome(run());
    expect(callsOf(name), 'one request').toHaveLength(1);
    return ended;
  }

  it('R01-R04: the network fails', async () => {
    expect(await under(networkFault)).toBe('network');
  });

  it.each(refusedStatuses)('R05-R15: status %i', async (refused) => {
    expect(await under(refusal(refused))).toBe('refused');
  });

  it('R16: an HTML page is no answer', async () => {
    expect(await under(bodyFaults.html)).toBe('unreadable');
    expect(await outcome(run())).toBe('unreadable');
  });

  it('R16: neither is one that is called JSON', async () => {
    expect(await under(bodyFaults.htmlCalledJson)).toBe('unreadable');
  });

  it('R17: an empty answer', async () => {
    expect(await under(bodyFaults.empty)).toEqual(unread);
  });

  it('R18: status 204', async () => {
    expect(await under(noContent)).toEqual(success === 'any 2xx' ? unread : 'refused');
  });

  it('R19: JSON cut off in the middle', async () => {
    expect(await under(bodyFaults.truncated)).toEqual(row.reads === 'data' ? 'unreadable' : unread);
  });

  it.each([bodyFaults.nothing, bodyFaults.wrongContainer])('R20, R21: $name', async (fault) => {
    expect(await under(fault)).toEqual(unread);
  });

  it.each([bodyFaults.emptyObject, bodyFaults.wrongType])('R22, R23: $name', async (fault) => {
    expect(await under(fault)).toEqual(withoutFields);
  });

  it('R25: another 2xx than the stated one', async () => {
    expect(await under(otherSuccess)).toEqual(success === 'any 2xx' ? withoutFields : 'refused');
  });

  it('R25: 200 where 201 is stated, and the other way round', async () => {
    const other = status === 200 ? 201 : 200;
    answer(name, () => HttpResponse.json({}, { status: other }));
    const ended = await outcome(run());
    expect(ended).toEqual(success === 'any 2xx' ? withoutFields : 'refused');
  });

  it('an optional answer in plain text is a success', async () => {
    // Some frameworks call every text HTML.
    for (const type of ['text/plain', 'text/html']) {
      answer(name, () => new HttpResponse('User registered', { status, headers: { 'Content-Type': type } }));
      expect(await outcome(run())).toEqual(row.reads === 'data' ? 'unreadable' : unread);
    }
  });

  it('R26: given up before an answer came', async () => {
    answer(name, () => silence.respond(status));
    const controller = new AbortController();
    const ended = outcome(run(controller.signal));
    controller.abort();
    expect(await ended).toBe('aborted');
  });

  it('R26: given up before it was made', async () => {
    expect(await outcome(run(AbortSignal.abort()))).toBe('aborted');
    expect(callsOf(name)).toEqual([]);
  });
});
