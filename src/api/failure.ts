/** Why a call failed. Pages choose the message; they never show a status. */
export type FailureReason =
  /** No response. */
  | 'network'
  /** A path parameter was invalid, so nothing was sent. */
  | 'address'
  /** A status other than success. */
  | 'refused'
  /** A web page, broken JSON, or another shape than the contract's. */
  | 'unreadable'
  /** The caller aborted. Not reported. */
  | 'aborted';

/** The subject of a refusal: the item that was sent, the session, a gateway that got no answer, or the backend. */
export type FailureSubject = 'item' | 'session' | 'gateway' | 'backend';

/** Goes to the log, and behind a business failure's message. */
export const unreadableText = "We couldn't read the answer.";

export class ApiFailure extends Error {
  readonly reason: FailureReason;
  /** The backend's error text, empty if none. */
  readonly detail: string;
  /** Retry-After in milliseconds since 1970, null without one. */
  readonly retryAt: number | null;
  /** Only long work reads it (docs/product.md 7.17). */
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

/** Whether the backend may have acted: no response came, or none of its own. */
export function isUnanswered(reason: unknown): boolean {
  return reason instanceof ApiFailure && (reason.reason === 'network' || reason.reason === 'unreadable');
}

/** `isUnanswered`, or a gateway answered for the backend: the item is looked up before it is sent again. */
export function mayBeStored(reason: unknown): boolean {
  return isUnanswered(reason) || (reason instanceof ApiFailure && reason.subject === 'gateway');
}

const longestErrorText = 200;

/** The backend's error text, else the failure's own: at most 200 characters, without control and direction characters. */
export function errorText(reason: unknown): string {
  const text =
    reason instanceof ApiFailure ? reason.detail || reason.message : reason instanceof Error ? reason.message : '';
  const clean = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...clean].slice(0, longestErrorText).join('');
}
