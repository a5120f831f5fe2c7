import type { IncomingMessage, ServerResponse } from 'node:http';

import { describe, expect, it, vi } from 'vitest';

import type { Handler } from '../../bench/site.mjs';
import { unreliable } from './unreliable.mjs';

/** What becomes of so many calls, in their order, and how many the backend has got. */
function answersTo(calls: number, seed: number, method = 'GET') {
  const backend = vi.fn<Handler>();
  const { handle, counts } = unreliable(backend, seed);
  const said: string[] = [];
  for (let call = 0; call < calls; call += 1) {
    let answer = 'nothing yet';
    const response = {
      writeHead: (status: number) => {
        answer = String(status);
        return { end: (body: string) => (answer += ` ${body}`) };
      },
      destroy: () => (answer = 'reset'),
    };
    handle({ method } as IncomingMessage, response as unknown as ServerResponse);
    said.push(answer);
  }
  return { said, counts, passedOn: backend.mock.calls.length };
}

describe('the unreliable backend', () => {
  it('spoils a fifth of the answers, in every way', () => {
    vi.useFakeTimers();
    const { said, counts, passedOn } = answersTo(2000, 1);
    expect(counts.get('passed on')).toBe(passedOn);
    expect(2000 - passedOn).toBeGreaterThan(300);
    expect(2000 - passedOn).toBeLessThan(500);
    expect(counts.size).toBe(10);
    expect(new Set(said)).toContain('reset');
    vi.useRealTimers();
  });

  it('answers a late call with the backend’s own answer', () => {
    vi.useFakeTimers();
    const backend = vi.fn<Handler>();
    const { handle, counts } = unreliable(backend, 1);
    while (!counts.has('late')) handle({ method: 'GET' } as IncomingMessage, silent);
    const before = backend.mock.calls.length;
    vi.runAllTimers();
    expect(backend).toHaveBeenCalledTimes(before + 1);
    vi.useRealTimers();
  });

  it('does the same for the same seed, and something else for another', () => {
    vi.useFakeTimers();
    expect(answersTo(200, 7).said).toEqual(answersTo(200, 7).said);
    expect(answersTo(200, 7).said).not.toEqual(answersTo(200, 8).said);
    vi.useRealTimers();
  });

  it('lets every question before a call through', () => {
    expect(answersTo(200, 1, 'OPTIONS').passedOn).toBe(200);
  });
});

const silent = { writeHead: () => ({ end: () => undefined }), destroy: () => undefined } as unknown as ServerResponse;
