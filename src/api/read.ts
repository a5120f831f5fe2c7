import * as z from 'zod/mini';

import { ApiFailure } from './failure';

// The compiler behind zod's objects probes `new Function`, which the security policy forbids (quality 0.9).
z.config({ jitless: true });

/**
 * Reads an answer at the border.
 * @throws ApiFailure when the answer does not have the schema's shape
 */
export function read<T extends z.ZodMiniType>(schema: T, answer: unknown): z.output<T> {
  const result = z.safeParse(schema, answer);
  if (!result.success) throw new ApiFailure('unreadable', 'The answer could not be read.');
  return result.data;
}

/** The record itself, or what an answer wraps in `data` (reading 25). */
export function unwrapped(answer: unknown): unknown {
  const wraps = typeof answer === 'object' && answer !== null && !Array.isArray(answer) && Object.hasOwn(answer, 'data');
  return wraps ? (answer as { data: unknown }).data : answer;
}

/** An id: text that says something, or a finite number written as text. Never "undefined". */
export const id = z.union([
  z.string().check(z.minLength(1)),
  z.pipe(
    z.number().check(z.refine(Number.isFinite)),
    z.transform((value) => String(value)),
  ),
]);

/** Text where there is some; a number is written out, and every other kind counts as a hole (reading 20). */
export const tolerantText = z.pipe(
  z.unknown(),
  z.transform((value) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')),
);
