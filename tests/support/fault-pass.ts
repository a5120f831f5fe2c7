import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { expect } from 'vitest';

import type { CallName } from '@/api/contract';
import { storedValues } from '@/session/storage';

import { address, goTo } from './app.tsx';
import { bodyFaults, networkFault, noContent, refusal, type Fault } from './faults.ts';
import { fieldOf } from './form.ts';
import { toasts } from './toasts.ts';
import { answer, callsOf, onlyCallOf } from './wire.ts';

/** Something a person submits, and what is expected of it. */
export type Submit = {
  what: string;
  call: CallName;
  /** The status that counts as success. */
  status: 200 | 201;
  /** Opens the screen with everything filled in; what follows is one press of the button. */
  open: () => Promise<UserEvent>;
  button: string;
  /** The failure's message; whether the error text of the failure follows it. */
  failure: string;
  appendsErrorText?: boolean;
  /** The success's message, null where there is none. */
  success: string | null;
  /** Fields by label with what was typed into them. */
  kept: Readonly<Record<string, string>>;
  /** What else the screen shows, which a failure must not change. */
  shows?: () => unknown;
  /** Whether leaving the page with something typed asks first. */
  asksBeforeLeaving?: boolean;
  /** Answers that are no fault here: only success counts, and the body is not read. */
  harmless: readonly string[];
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
export const bodiesNotRead = [bodyFaults.empty.name, noContent.name, bodyFaults.nothing.name];

/**
 * Presses the button under one fault after the other: each time one request, one message and nothing lost. The last
 * press succeeds.
 */
export async function failUnderEach(submit: Submit, faults: readonly Fault[]): Promise<void> {
  let fault: Fault | undefined;
  answer(submit.call, () => fault?.respond(submit.status));
  const user = await submit.open();
  const [before, place, shown] = [storedByPages(), address(), submit.shows?.()];
  const button = await screen.findByRole('button', { name: submit.button });

  for (const [index, next] of faults.entries()) {
    fault = next;
    const under = `under ${fault.name}`;
    await user.click(button);
    await waitFor(() => expect(toasts(), under).toHaveLength(1));
    if (submit.appendsErrorText) expect(toasts()[0], under).toMatch(new RegExp(`^${submit.failure}( .{1,200})?$`));
    else expect(toasts(), under).toEqual([submit.failure]);
    expect(callsOf(submit.call), under).toHaveLength(index + 1);
    expectNothingLost(submit, under);
    expect(submit.shows?.(), under).toEqual(shown);
    expect(storedByPages(), under).toEqual(before);
    expect(address(), under).toBe(place);
    expect(button, under).toBeInTheDocument();
    expect(button, under).not.toHaveAttribute('aria-busy');
    expect(button, under).toBeEnabled();
    act(() => toast.remove());
  }

  fault = undefined;
  await user.click(button);
  await expectSuccess(submit, faults.length + 1);
}

/** Presses the button once under an answer that is odd but good. */
export async function succeedAtOnce(submit: Submit, fault: Fault): Promise<void> {
  answer(submit.call, () => fault.respond(submit.status), { once: true });
  const user = await submit.open();
  await user.click(await screen.findByRole('button', { name: submit.button }));
  await expectSuccess(submit, 1);
  expect(toasts()).not.toContain(submit.failure);
}

/** Presses the button, gets no answer, and leaves: pending until then, and not a word afterwards. */
export async function hangAndLeave(submit: Submit): Promise<void> {
  let release: () => void = () => undefined;
  const never = new Promise<void>((resolve) => {
    release = resolve;
  });
  answer(submit.call, async () => {
    await never;
    return new Response('{}', { status: 500 });
  });
  const user = await submit.open();
  const button = await screen.findByRole('button', { name: submit.button });
  await user.click(button);
  await onlyCallOf(submit.call);
  const before = storedValues();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expectNothingLost(submit, 'while it waits');

  if (submit.asksBeforeLeaving) {
    await user.click(screen.getAllByRole('link', { name: 'Help' })[0] ?? document.body);
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
  } else {
    // Another page, as the browser's Back or Forward would bring it.
    goTo('/confirm-email');
  }
  await waitFor(() => expect(button).not.toBeInTheDocument());
  release();
  await screen.findByRole('heading', { level: 1 });
  // Longer than the late answer takes to arrive.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(toasts()).toEqual([]);
  expect(storedValues()).toEqual(before);
  expect(address()).toBe(submit.asksBeforeLeaving ? '/help' : '/confirm-email');
}

function expectNothingLost(submit: Submit, when: string): void {
  for (const [label, value] of Object.entries(submit.kept))
    expect(fieldOf(label), `${label}, ${when}`).toHaveDisplayValue(value);
}

/** Everything stored but the bell's flag: its answer comes at a time of its own. */
function storedByPages() {
  return { ...storedValues(), notifications: null };
}

async function expectSuccess({ call, success }: Submit, requests: number): Promise<void> {
  await waitFor(() => expect(callsOf(call)).toHaveLength(requests));
  if (success !== null) await waitFor(() => expect(toasts()).toContain(success));
}
