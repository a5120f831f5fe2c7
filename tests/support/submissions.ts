import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

import type { CallName } from '@/api/contract';
import { storedValues } from '@/session/storage';

import { address, goTo } from './app.tsx';
import { spoil } from './fault-servers.ts';
import type { NumberedFault } from './fault-table.ts';
import { aWhile, dropToasts, fieldOf, leaveForHelp, onlyToast, toasts } from './steps.ts';
import { callsOf, payloadOf } from './wire.ts';

/** A submission, and its expected results. */
export type Submission = {
  what: string;
  call: CallName;
  /** The status that counts as success. */
  status: 200 | 201;
  /** Opens the filled screen; next comes one press of the button. */
  open: () => Promise<UserEvent>;
  /** The button's name, and its description if several have the name. */
  button: string | { name: string; description: string };
  /** The label of a field in which Enter submits, if there is one. */
  enterIn?: string;
  /** The body of the request. */
  sends?: unknown;
  /** The failure's message, null if it is only logged; whether its error text follows. */
  failure: string | null;
  appendsErrorText?: boolean;
  /** Shows the failure after its toast has closed. */
  findFailed?: () => HTMLElement;
  /** The success's message, null for none. */
  success: string | null;
  /** The beginning of the address after a success. */
  leadsTo?: string;
  /** Whether the screen shows the success if neither does. */
  isDone?: () => boolean;
  /** Typed values of fields by label. */
  kept?: Readonly<Record<string, string>>;
  /** Other texts of the screen, which a failure must not change. */
  shows?: () => unknown;
  /** Whether a success ends the session, and with it the current page. */
  endsSession?: boolean;
  /** Whether leaving the page with something typed asks first. */
  asksBeforeLeaving?: boolean;
};

export const findButton = ({ button }: Pick<Submission, 'button'>): Promise<HTMLElement> =>
  typeof button === 'string'
    ? screen.findByRole('button', { name: button })
    : screen.findByRole('button', { name: button.name, description: button.description });

/**
 * Presses the button under one failing fault after the other: each time one request, one message and nothing lost. The last
 * press succeeds.
 */
export async function failUnderEach(submission: Submission, faults: readonly NumberedFault[]): Promise<void> {
  const { call, failure } = submission;
  const spoiled = spoil(call);
  const user = await submission.open();
  const before = [storedByPages(), address(), submission.shows?.()];
  const button = await findButton(submission);

  for (const [index, fault] of faults.entries()) {
    const under = `under ${fault.name}`;
    spoiled.under(fault);
    await user.click(button);
    if (fault.isHeld === true) await expectPending(submission, button, spoiled.asked(), under);
    spoiled.release();
    await waitFor(() => expect(button, under).not.toHaveAttribute('aria-busy'));
    await expectMessage(submission, fault);
    expect(callsOf(call), under).toHaveLength(index + 1);
    expectKept(submission, under);
    expect([storedByPages(), address(), submission.shows?.()], under).toEqual(before);
    expect(button, under).toBeInTheDocument();
    expect(button, under).toBeEnabled();
    dropToasts();
    if (submission.findFailed) expect(submission.findFailed(), under).toHaveTextContent(failure ?? '');
  }

  spoiled.under(null);
  await user.click(button);
  await expectSuccess(submission, faults.length + 1);
}

/** Presses it once under a harmless fault: it succeeds. */
export async function succeedUnder(submission: Submission, fault: NumberedFault): Promise<void> {
  const spoiled = spoil(submission.call);
  const user = await submission.open();
  const button = await findButton(submission);
  spoiled.under(fault);
  await user.click(button);
  if (fault.isHeld === true) await expectPending(submission, button, spoiled.asked(), `under ${fault.name}`);
  spoiled.release();
  await expectSuccess(submission, 1);
}

/** Presses it, leaves it while it is pending, without a message, and succeeds after a reload. */
export async function leaveUnder(submission: Submission, fault: NumberedFault): Promise<void> {
  const spoiled = spoil(submission.call);
  const user = await submission.open();
  const button = await findButton(submission);
  spoiled.under(fault);
  await user.click(button);
  await expectPending(submission, button, spoiled.asked(), `under ${fault.name}`);
  const before = storedByPages();
  const elsewhere = await leave(user, submission);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  await aWhile();
  expect([toasts(), address(), storedByPages()]).toEqual([[], elsewhere, before]);

  spoiled.under(null);
  cleanup();
  const again = await submission.open();
  await again.click(await findButton(submission));
  await expectSuccess(submission, 2);
}

/** Leaves the page; returns the new address. */
export async function leave(user: UserEvent, { asksBeforeLeaving }: Submission): Promise<string> {
  if (asksBeforeLeaving === true) {
    await leaveForHelp(user);
    return '/help';
  }
  // Another page, as by the browser's Back or Forward.
  goTo('/confirm-email');
  return '/confirm-email';
}

async function expectPending(submission: Submission, button: HTMLElement, asked: Promise<void>, under: string) {
  await asked;
  await waitFor(() => expect(button, under).toHaveAttribute('aria-busy', 'true'));
  expectKept(submission, under);
  expect(toasts(), under).toEqual([]);
}

async function expectMessage({ failure, appendsErrorText }: Submission, { name, says }: NumberedFault): Promise<void> {
  const under = `under ${name}`;
  if (failure === null) return expect(toasts(), under).toEqual([]);
  await waitFor(() => expect(toasts(), under).toEqual([expect.stringContaining(failure)]));
  if (!appendsErrorText) expect(toasts(), under).toEqual([failure]);
  else if (says) expect(toasts(), under).toEqual([`${failure} ${says}`]);
  else expect(toasts()[0], under).toMatch(new RegExp(`^${failure}( .{1,200})?$`));
}

export function expectKept({ kept = {} }: Submission, when: string): void {
  for (const [label, value] of Object.entries(kept))
    expect(fieldOf(label), `${label}, ${when}`).toHaveDisplayValue(value);
}

/** All stored values but the bell's flag, whose response arrives at any time. */
function storedByPages() {
  return { ...storedValues(), notifications: null };
}

export async function expectSuccess(submission: Submission, requests: number): Promise<void> {
  const { call, success, sends, leadsTo, isDone = () => true } = submission;
  if (leadsTo !== undefined) await waitFor(() => expect(address()).toMatch(new RegExp(`^${leadsTo}`)));
  await waitFor(() => expect(isDone(), 'it shows that it was done').toBe(true));
  if (success === null) expect(toasts()).toEqual([]);
  else await onlyToast(success);
  const requested = callsOf(call);
  expect(requested).toHaveLength(requests);
  const last = requested.at(-1);
  if (sends !== undefined) expect(last && (await payloadOf(last))).toEqual(sends);
}
