import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { expect } from 'vitest';

import type { CallName } from '@/api/contract';
import { storedValues } from '@/session/storage';

import { address } from './app.tsx';
import { bodyFaults, type Fault, networkFault, noContent, refusal } from './faults.ts';
import { noteCase } from './figures.ts';
import { fieldOf } from './form.ts';
import { onlyToast, toasts } from './toasts.ts';
import { answer, callsOf, payloadOf } from './wire.ts';

/** Something a person submits, and what is expected of it. */
export type Submission = {
  what: string;
  call: CallName;
  /** The status that counts as success. */
  status: 200 | 201;
  /** Opens the screen with everything filled in; what follows is one press of the button. */
  open: () => Promise<UserEvent>;
  button: string;
  /** The label of a field in which Enter submits, where there is one. */
  enterIn?: string;
  /** What the request carries. */
  sends?: unknown;
  /** The failure's message; whether the error text of the failure follows it. */
  failure: string;
  appendsErrorText?: boolean;
  /** Where the failure still stands when its toast has gone. */
  findFailed?: () => HTMLElement;
  /** The success's message, null where there is none. */
  success: string | null;
  /** Where success leads: how that address begins. */
  leadsTo?: string;
  /** Fields by label with what was typed into them. */
  kept?: Readonly<Record<string, string>>;
  /** What else the screen shows, which a failure must not change. */
  shows?: () => unknown;
  /** Whether leaving the page with something typed asks first. */
  asksBeforeLeaving?: boolean;
  /** Other faults than one of each family. */
  faults?: readonly Fault[];
  /** Answers that are no fault here: only success counts, and the body is not read. */
  harmless?: readonly Fault[];
};

/** One of each family of faults; src/api/faults.test.ts has every fault of every call. */
export const representativeFaults: readonly Fault[] = [
  networkFault,
  refusal(500),
  refusal(401),
  bodyFaults.html,
  bodyFaults.empty,
  noContent,
  bodyFaults.nothing,
];

/** The faults that count as success where the body is not read and any 2xx is good. */
export const bodiesNotRead: readonly Fault[] = [bodyFaults.empty, noContent, bodyFaults.nothing];

/**
 * Presses the button under one fault after the other: each time one request, one message and nothing lost. The last
 * press succeeds.
 */
export async function failUnderEach(submission: Submission, faults: readonly Fault[]): Promise<void> {
  const { call, status, failure } = submission;
  let fault: Fault | undefined;
  answer(call, () => fault?.respond(status));
  const user = await submission.open();
  const before = [storedByPages(), address(), submission.shows?.()];
  const button = await screen.findByRole('button', { name: submission.button });

  for (const [index, next] of faults.entries()) {
    fault = next;
    const under = `under ${fault.name}`;
    await user.click(button);
    await waitFor(() => expect(toasts(), under).toEqual([expect.stringContaining(failure)]));
    if (!submission.appendsErrorText) expect(toasts(), under).toEqual([failure]);
    else if (fault.says) expect(toasts(), under).toEqual([`${failure} ${fault.says}`]);
    else expect(toasts()[0], under).toMatch(new RegExp(`^${failure}( .{1,200})?$`));
    expect(callsOf(call), under).toHaveLength(index + 1);
    expectKept(submission, under);
    expect([storedByPages(), address(), submission.shows?.()], under).toEqual(before);
    expect(button, under).toBeInTheDocument();
    expect(button, under).not.toHaveAttribute('aria-busy');
    expect(button, under).toBeEnabled();
    act(() => toast.remove());
    if (submission.findFailed) expect(submission.findFailed(), under).toHaveTextContent(failure);
    noteCase('faults-screens', `${call}, ${fault.name}`);
  }

  fault = undefined;
  await user.click(button);
  await expectSuccess(submission, faults.length + 1);
}

export function expectKept({ kept = {} }: Submission, when: string): void {
  for (const [label, value] of Object.entries(kept))
    expect(fieldOf(label), `${label}, ${when}`).toHaveDisplayValue(value);
}

/** Everything stored but the bell's flag: its answer comes at a time of its own. */
function storedByPages() {
  return { ...storedValues(), notifications: null };
}

export async function expectSuccess({ call, success, sends, leadsTo }: Submission, requests: number): Promise<void> {
  if (leadsTo !== undefined) await waitFor(() => expect(address()).toMatch(new RegExp(`^${leadsTo}`)));
  if (success !== null) await onlyToast(success);
  const requested = callsOf(call);
  expect(requested).toHaveLength(requests);
  const last = requested.at(-1);
  if (sends !== undefined) expect(last && (await payloadOf(last))).toEqual(sends);
}
