/** Why a call did not succeed. Screens choose their words; they never show a status (spec 8). */
export type FailureReason =
  /** Nothing came back. */
  | 'network'
  /** The address cannot be made from what was given, so nothing was sent. */
  | 'address'
  /** An answer came with another status than the one that counts as success. */
  | 'refused'
  /** The answer is not what the call gives: a page instead of data, broken or of another shape. */
  | 'unreadable'
  /** The screen was left. Nobody is told. */
  | 'aborted';

export class ApiFailure extends Error {
  readonly reason: FailureReason;
  /** What the backend said of it in words, empty when it said nothing. */
  readonly detail: string;

  constructor(reason: FailureReason, message: string, detail = '') {
    super(message);
    this.name = 'ApiFailure';
    this.reason = reason;
    this.detail = detail;
  }
}

const longestErrorText = 200;

/**
 * The error text that follows the message of a business failure (spec 8): what the backend said, or what went wrong on
 * the way. Plain text without control and direction characters, at most 200 characters (quality 2.1).
 */
export function errorText(reason: unknown): string {
  const text =
    reason instanceof ApiFailure ? reason.detail || reason.message : reason instanceof Error ? reason.message : '';
  const clean = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...clean].slice(0, longestErrorText).join('');
}
