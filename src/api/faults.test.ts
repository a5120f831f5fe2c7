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
  type Fault,
} from '../../tests/support/faults';
import { noteCase } from '../../tests/support/figures';
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

const plainText = (type: string): Fault => ({
  name: type,
  respond: (status) => new HttpResponse('User registered', { status, headers: { 'Content-Type': type } }),
});

/** 200 where 201 is stated, or the other way round. */
const withStatus = (other: number): Fault => ({
  name: `status ${other}`,
  respond: () => HttpResponse.json({}, { status: other }),
});

/** Every way in which an answer can be wrong, for every call: what each ends with. */
describe.each(apiCalls)('$name, $audience', ({ name, run, reads, holes }) => {
  // A record is shown with what it has (docs/product.md 7.8), also when that is nothing.
  const unread = reads === 'perhaps an id' ? { done: holes } : nothingRead[reads];
  const withoutFields = reads === 'record' ? { done: holes } : unread;
  const { success, reads: needs } = contract[name];
  const unreadText = needs === 'data' ? 'unreadable' : unread;
  const takesAny = success === 'any 2xx';
  const status = takesAny ? 200 : success;

  beforeEach(() => setTokenGetter(() => 'a-token'));

  const ends: [rule: string, fault: Fault, end: unknown][] = [
    ['R01-R04', networkFault, 'network'],
    ...refusedStatuses.map((refused): (typeof ends)[number] => ['R05-R15', refusal(refused), 'refused']),
    ['R16', bodyFaults.html, 'unreadable'],
    ['R16', bodyFaults.htmlCalledJson, 'unreadable'],
    ['R17', bodyFaults.empty, unread],
    ['R18', noContent, takesAny ? unread : 'refused'],
    ['R19', bodyFaults.truncated, unreadText],
    ['R20', bodyFaults.nothing, unread],
    ['R21', bodyFaults.wrongContainer, unread],
    ['R22', bodyFaults.emptyObject, withoutFields],
    ['R23', bodyFaults.wrongType, withoutFields],
    ['R25', otherSuccess, takesAny ? withoutFields : 'refused'],
    ['R25', withStatus(status === 200 ? 201 : 200), takesAny ? withoutFields : 'refused'],
    ['an optional answer', plainText('text/plain'), unreadText],
    // Some frameworks call every text HTML.
    ['an optional answer', plainText('text/html'), unreadText],
  ];

  it.each(ends.map(([rule, fault, end]) => ({ rule, fault, end })))(
    '$rule: $fault.name',
    async ({ rule, fault, end }) => {
      answer(name, () => fault.respond(status));
      expect(await outcome(run())).toEqual(end);
      expect(callsOf(name), 'one request').toHaveLength(1);
      if (rule.startsWith('R')) noteCase('faults-client', `${name}, ${rule === 'R05-R15' ? fault.name : rule}`);
    },
  );

  it('R26: given up before an answer came', async () => {
    answer(name, () => silence.respond(status));
    const controller = new AbortController();
    const ended = outcome(run(controller.signal));
    controller.abort();
    expect(await ended).toBe('aborted');
    noteCase('faults-client', `${name}, R26`);
  });

  it('R26: given up before it was made', async () => {
    expect(await outcome(run(AbortSignal.abort()))).toBe('aborted');
    expect(callsOf(name)).toEqual([]);
  });
});
