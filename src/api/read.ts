import * as v from 'valibot';

import { audiences } from '@/domain/audience';

import { ApiFailure } from './failure';

/** Whose token the calls on companies and employees carry (spec 6). */
export const businessCalls = audiences.business.audience;

/**
 * Reads an answer at the border.
 * @throws ApiFailure when the answer does not have the schema's shape
 */
export function read<S extends v.GenericSchema>(schema: S, answer: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, answer);
  if (!result.success) throw new ApiFailure('unreadable', 'The answer could not be read.');
  return result.output;
}

/** The rows of a list that have the schema's shape; the others are left out without hiding them (reading 20). */
export function readRows<S extends v.GenericSchema>(row: S, answer: unknown): v.InferOutput<S>[] {
  return read(v.array(v.unknown()), unwrapped(answer)).flatMap((candidate) => {
    const result = v.safeParse(row, candidate);
    return result.success ? [result.output] : [];
  });
}

/** The record itself, or what an answer wraps in `data` (reading 25). */
export function unwrapped(answer: unknown): unknown {
  const wraps =
    typeof answer === 'object' && answer !== null && !Array.isArray(answer) && Object.hasOwn(answer, 'data');
  return wraps ? (answer as { data: unknown }).data : answer;
}

const filledText = v.pipe(v.string(), v.minLength(1));

/** An id: text that says something, or a finite number written as text. Never "undefined". */
export const id = v.union([filledText, v.pipe(v.number(), v.finite(), v.transform(String))]);

/** An id where the answer may carry none that can be kept. */
export const optionalId = v.fallback(v.optional(id), undefined);

/** A signed token, as text. */
export const token = filledText;

/** Any value of a field, also of one that is not there. */
export const anything = v.optional(v.unknown(), null);

/** Text where there is some; a number is written out, and every other kind counts as a hole (reading 20). */
export const tolerantText = v.pipe(
  anything,
  v.transform((value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')),
);
