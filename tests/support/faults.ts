import { HttpResponse } from 'msw';

/** A way in which a response can be wrong. */
export type Fault = {
  name: string;
  /** The error text of the response, for messages that show it. */
  says?: string;
  /** @param status the status that the call counts as success, for faults that are in the answer's body */
  respond: (status: number) => Response | Promise<Response>;
};

const json = { 'Content-Type': 'application/json' };

/** No response: refused, unresolved, cut off and forbidden by the browser are the same for a page. */
export const networkFault: Fault = { name: 'the network fails', respond: () => HttpResponse.error() };

export const refusedStatuses = [400, 401, 403, 404, 409, 413, 422, 429, 500, 502, 503] as const;

export const refusal = (status: number): Fault => ({
  name: `status ${status}`,
  says: `Because of ${status}.`,
  respond: () => HttpResponse.json({ message: `Because of ${status}.` }, { status }),
});

/** A success status with a failing body. */
export const bodyFaults = {
  html: {
    name: 'an HTML page',
    respond: (status) => HttpResponse.html('<!doctype html><title>Log in to the network</title>', { status }),
  },
  htmlCalledJson: {
    name: 'an HTML page that is called JSON',
    respond: (status) => new HttpResponse('<!doctype html><title>Oops</title>', { status, headers: json }),
  },
  empty: { name: 'an empty answer', respond: (status) => new HttpResponse('', { status }) },
  truncated: {
    name: 'JSON cut off in the middle',
    respond: (status) => new HttpResponse('{"token": "eyJhb', { status, headers: json }),
  },
  nothing: { name: 'null', respond: (status) => HttpResponse.json(null, { status }) },
  wrongContainer: {
    name: 'text where a container belongs',
    respond: (status) => HttpResponse.json('not this', { status }),
  },
  emptyObject: { name: 'an object without a field', respond: (status) => HttpResponse.json({}, { status }) },
  wrongType: {
    name: 'fields of another type',
    respond: (status) => HttpResponse.json({ token: { not: 'text' }, userId: [true] }, { status }),
  },
} satisfies Record<string, Fault>;

export const noContent: Fault = { name: 'status 204', respond: () => new HttpResponse(null, { status: 204 }) };
