import { HttpResponse } from 'msw';

import { contract, type CallName } from '@/api/contract';

import { apiCalls } from './api-calls.ts';
import type { Elsewhere } from './fault-servers.ts';
import { bodyFaults, noContent, refusal, refusedStatuses } from './faults.ts';

/** How a call ends: with the reason of a failure, as a success, or never. */
type End = 'network' | 'refused' | 'unreadable' | 'good' | 'never';

/** A fault of docs/product.md 17.1, for any call. */
export type NumberedFault = {
  number: `R${string}`;
  name: string;
  /** The error text of the response, for messages that show it. */
  says?: string;
  /** The server that receives the call instead of the backend. */
  elsewhere?: Elsewhere;
  /** Whether the response waits for `release`. */
  isHeld?: boolean;
  /**
   * The response instead of the backend's.
   * @param good returns the backend's own, and runs it only then: a failed call has changed nothing
   */
  respond: (call: CallName, good: () => Promise<Response>) => Response | Promise<Response>;
  end: (call: CallName) => End;
};

const rowOf = (call: CallName) => {
  const row = apiCalls.find(({ name }) => name === call);
  if (row === undefined) throw new Error(`${call} is not among the calls.`);
  return { ...contract[call], needs: row.reads };
};

export const goodStatus = (call: CallName): 200 | 201 => (contract[call].success === 201 ? 201 : 200);

export const isList = (call: CallName): boolean => rowOf(call).needs === 'list';

/** The result of an answer without the expected data. */
const unfound = (call: CallName): End =>
  rowOf(call).needs === 'nothing' || rowOf(call).needs === 'perhaps an id' ? 'good' : 'unreadable';

/** The same for a response that lacks required values: a row of a list is left out, and a record has a gap. */
const withHoles = (call: CallName): End => (rowOf(call).needs === 'object' ? 'unreadable' : 'good');

/** The result of any other status. */
const withOtherStatus = (call: CallName, end: End): End => (contract[call].success === 'any 2xx' ? end : 'refused');

const good = (): End => 'good';
const body = (name: string, respond: NumberedFault['respond']) => ({ name, respond });

/** No handler of this process responds. */
const nothing = (): Response => HttpResponse.error();

const elsewhere = (number: NumberedFault['number'], where: Elsewhere): NumberedFault => ({
  number,
  name: where,
  elsewhere: where,
  respond: nothing,
  end: () => 'network',
});

const rows = 100_000;

/** A valid but huge response: a list of so many rows, or 10 MB of extra text. */
async function enlarged(call: CallName, answer: Response): Promise<Response> {
  const text = await answer.text();
  const given: unknown = text === '' ? {} : JSON.parse(text);
  const large = isList(call)
    ? Array.from({ length: rows }, (_, index) => ({ ...(given as object[])[0], id: `row-${index}` }))
    : { ...(given as object), note: 'x'.repeat(10_000_000) };
  return HttpResponse.json(large, { status: answer.status });
}

/** Every fault of docs/product.md 17.1. Faults of body and status derive from a valid response. */
export const faultTable: readonly NumberedFault[] = [
  elsewhere('R01', 'no one listens'),
  elsewhere('R02', 'no such host'),
  elsewhere('R03', 'refuses the preflight'),
  elsewhere('R04', 'resets in the body'),
  ...refusedStatuses.map((status, index): NumberedFault => {
    const fault = refusal(status);
    const number = `R${String(index + 5).padStart(2, '0')}` as const;
    return { ...fault, number, respond: () => fault.respond(status), end: () => 'refused' };
  }),
  {
    number: 'R16',
    ...body('an HTML page', (call) => bodyFaults.html.respond(goodStatus(call))),
    end: () => 'unreadable',
  },
  { number: 'R17', ...body('nothing', (call) => bodyFaults.empty.respond(goodStatus(call))), end: unfound },
  {
    number: 'R18',
    ...body('status 204', () => noContent.respond(204)),
    end: (call) => withOtherStatus(call, unfound(call)),
  },
  {
    number: 'R19',
    ...body('JSON cut off', (call) => bodyFaults.truncated.respond(goodStatus(call))),
    end: (call) => (contract[call].reads === 'data' ? 'unreadable' : 'good'),
  },
  { number: 'R20', ...body('null', (call) => bodyFaults.nothing.respond(goodStatus(call))), end: unfound },
  {
    number: 'R21',
    ...body('another container', (call) => HttpResponse.json(isList(call) ? {} : [], { status: goodStatus(call) })),
    end: unfound,
  },
  {
    number: 'R22',
    ...body('a missing field', (call) => HttpResponse.json(isList(call) ? [{}] : {}, { status: goodStatus(call) })),
    end: withHoles,
  },
  {
    number: 'R23',
    ...body('a field of another type', (call) => {
      const wrong = { token: { not: 'text' }, id: { not: 'an id' }, userId: [true], filePath: 7, goal: [], name: {} };
      return HttpResponse.json(isList(call) ? [wrong] : wrong, { status: goodStatus(call) });
    }),
    end: withHoles,
  },
  { number: 'R24', ...body('100,000 rows or 10 MB', async (call, given) => enlarged(call, await given())), end: good },
  {
    number: 'R25',
    ...body('status 202', async (call, given) => {
      // A refusal differs from a success only in its status.
      if (contract[call].success !== 'any 2xx') return HttpResponse.json({ token: 't', userId: 'u' }, { status: 202 });
      const answer = await given();
      return new HttpResponse(await answer.text(), { status: 202, headers: answer.headers });
    }),
    end: (call) => withOtherStatus(call, 'good'),
  },
  { number: 'R26', name: 'no answer', isHeld: true, respond: nothing, end: () => 'never' },
  { number: 'R27', name: 'late, then good', isHeld: true, respond: (_, given) => given(), end: good },
  {
    number: 'R28',
    name: 'late, then status 500',
    says: 'Because of 500.',
    isHeld: true,
    respond: () => refusal(500).respond(500),
    end: () => 'refused',
  },
];
