// @ts-check
/**
 * @typedef {import('node:http').ServerResponse} Response @typedef {import('../../bench/site.mjs').Handler} Handler
 * @typedef {{ name: string, weight: number, answer: (response: Response, pass: () => void) => void }} Fault
 */

/** Calls of a thousand that fail or are late. */
const faultyOfThousand = 200;

const json = { 'Content-Type': 'application/json' };

/** @param {number} status @returns {Fault['answer']} */
const refusal = (status) => (response) => response.writeHead(status, json).end(JSON.stringify({ message: 'No.' }));

/** @type {readonly Fault[]} */
const faults = [
  { name: 'late', weight: 6, answer: (_response, pass) => setTimeout(pass, 1500) },
  { name: 'failed', weight: 3, answer: refusal(500) },
  { name: 'refused', weight: 2, answer: refusal(403) },
  {
    name: 'too many',
    weight: 1,
    answer: (response) => response.writeHead(429, { ...json, 'Retry-After': '1' }).end('{}'),
  },
  {
    name: 'gateway',
    weight: 1,
    answer: (response) => response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  },
  { name: 'reset', weight: 2, answer: (response) => void response.destroy() },
  {
    name: 'page',
    weight: 1,
    answer: (response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Sign in to the network'),
  },
  { name: 'cut short', weight: 1, answer: (response) => response.writeHead(200, json).end('[{"id":"1","goal":"Gr') },
  {
    name: 'other shape',
    weight: 1,
    answer: (response) => response.writeHead(200, json).end('{"__proto__":{"polluted":1},"rows":7}'),
  },
];

/** Numbers from 0 to 1, the same for the same seed (mulberry32). @param {number} seed @returns {() => number} */
export function randomsOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Spoils a part of a backend's responses. The backend may still have acted, as behind a gateway that lost the response.
 *
 * @param {Handler} backend
 * @param {number} seed the same calls in the same order get the same answers
 * @returns {{ handle: Handler, counts: Map<string, number> }} `counts`: answers by what was done to them
 */
export function unreliable(backend, seed) {
  const random = randomsOf(seed);
  const all = faults.flatMap((fault) => Array.from({ length: fault.weight }, () => fault));
  /** @type {Map<string, number>} */
  const counts = new Map();
  const count = (/** @type {string} */ name) => counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    counts,
    handle: (request, response) => {
      const isFaulty = random() * 1000 < faultyOfThousand;
      const fault = all[Math.floor(random() * all.length)];
      if (!isFaulty || fault === undefined || request.method === 'OPTIONS') {
        count('passed on');
        backend(request, response);
        return;
      }
      count(fault.name);
      fault.answer(response, () => backend(request, response));
    },
  };
}
