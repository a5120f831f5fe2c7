/** Why a call failed. Pages choose the message; they never show a status. */
export type FailureReason =
  /** No response. */
  | 'network'
  /** A path parameter was invalid, so nothing was sent. */
  | 'address'
  /** A status other than success. */
  | 'refused'
  /** A response that is not what the call gives: a page instead of data, broken or of another shape. */
  | 'unreadable'
  /** The page was left. Not reported. */
  | 'aborted';

/** What a refusal is about: one item that was sent, the session, a backend that a gateway could not reach, or the backend. */
export type FailureSubject = 'item' | 'session' | 'gateway' | 'backend';

export class ApiFailure extends Error {
  readonly reason: FailureReason;
  /** The backend's error text, empty if none. */
  readonly detail: string;
  /** When the backend asks to be called again (Retry-After), in milliseconds since 1970; null if it does not say. */
  readonly retryAt: number | null;
  /** For long work only (docs/product.md 7.17): no message depends on it. */
  readonly subject: FailureSubject;

  constructor(
    reason: FailureReason,
    message: string,
    detail = '',
    retryAt: number | null = null,
    subject: FailureSubject = 'backend',
  ) {
    super(message);
    this.name = 'ApiFailure';
    this.reason = reason;
    this.detail = detail;
    this.retryAt = retryAt;
    this.subject = subject;
  }
}

/** Whether the backend may have done what it was asked to: no answer came, or another one than its own. */
export function isUnanswered(reason: unknown): boolean {
  return reason instanceof ApiFailure && (reason.reason === 'network' || reason.reason === 'unreadable');
}

/** The same, and whether a gateway answered in the place of the backend: for what is looked for before it is sent again. */
export function mayBeStored(reason: unknown): boolean {
  return isUnanswered(reason) || (reason instanceof ApiFailure && reason.subject === 'gateway');
}

const longestErrorText = 200;

/**
 * The error text that follows the message of a business failure: the backend's own, or what went wrong on the way. Plain
 * text without control and direction characters, at most 200 characters.
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
