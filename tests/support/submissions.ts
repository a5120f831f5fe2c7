import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { describe, expect, it, vi } from 'vitest';

import type { CallName } from '@/api/contract';
import { storedValues } from '@/session/storage';

import { address, goTo } from './app.tsx';
import { bodyFaults, type Fault, networkFault, noContent, refusal } from './faults.ts';
import { fieldOf, manyPresses } from './form.ts';
import { aWhile, go } from './leaving.ts';
import { onlyToast, toasts } from './toasts.ts';
import { answer, callsOf, hold, onlyCallOf, payloadOf } from './wire.ts';

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
async function failUnderEach(submission: Submission, faults: readonly Fault[]): Promise<void> {
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
  }

  fault = undefined;
  await user.click(button);
  await expectSuccess(submission, faults.length + 1);
}

function expectKept({ kept = {} }: Submission, when: string): void {
  for (const [label, value] of Object.entries(kept))
    expect(fieldOf(label), `${label}, ${when}`).toHaveDisplayValue(value);
}

/** Everything stored but the bell's flag: its answer comes at a time of its own. */
function storedByPages() {
  return { ...storedValues(), notifications: null };
}

async function expectSuccess({ call, success, sends, leadsTo }: Submission, requests: number): Promise<void> {
  if (leadsTo !== undefined) await waitFor(() => expect(address()).toMatch(new RegExp(`^${leadsTo}`)));
  if (success !== null) await onlyToast(success);
  const requested = callsOf(call);
  expect(requested).toHaveLength(requests);
  const last = requested.at(-1);
  if (sends !== undefined) expect(last && (await payloadOf(last))).toEqual(sends);
}

/**
 * The tests of everything that is submitted: it fails well under each fault and then succeeds, takes for success what is
 * harmless to it, waits without a limit, and is sent once however often it is pressed.
 */
export function submissionTests(submissions: readonly Submission[]): void {
  describe.each(submissions)('$what', (submission) => {
    const { call, status, open, faults = representativeFaults, harmless = [], enterIn } = submission;
    const harmful = faults.filter((fault) => !harmless.includes(fault));
    const findButton = () => screen.findByRole('button', { name: submission.button });

    it(`fails well, and then succeeds: ${harmful.map(({ name }) => name).join(', ')}`, async () => {
      await failUnderEach(submission, harmful);
      expect(callsOf(call)).toHaveLength(harmful.length + 1);
    });

    it.each(faults.filter((fault) => harmless.includes(fault)))('takes for success: $name', async (fault) => {
      answer(call, () => fault.respond(status), { once: true });
      const user = await open();
      await user.click(await findButton());
      await expectSuccess(submission, 1);
      expect(callsOf(call)).toHaveLength(1);
    });

    it('waits without a limit, and says nothing once the page is left', async () => {
      answer(call, () => refusal(500).respond(status));
      const letGo = hold(call);
      const user = await open();
      const button = await findButton();
      await user.click(button);
      await onlyCallOf(call);
      const before = storedValues();
      expect(button).toHaveAttribute('aria-busy', 'true');
      expectKept(submission, 'while it waits');

      if (submission.asksBeforeLeaving) {
        await go(user, 'Help');
        await user.click(await screen.findByRole('button', { name: 'Leave' }));
      } else {
        // Another page, as the browser's Back or Forward would bring it.
        goTo('/confirm-email');
      }
      await waitFor(() => expect(button).not.toBeInTheDocument());
      letGo();
      await screen.findByRole('heading', { level: 1 });
      await aWhile();
      expect(toasts()).toEqual([]);
      expect(storedValues()).toEqual(before);
      expect(address()).toBe(submission.asksBeforeLeaving ? '/help' : '/confirm-email');
      expect(callsOf(call)).toHaveLength(1);
    });

    it.each(manyPresses.filter(({ how }) => enterIn || !how.includes('Enter')))(
      'is sent once for $how',
      async ({ doIt }) => {
        const letGo = hold(call);
        const user = await open();
        const button = await findButton();
        await doIt(user, button, enterIn === undefined ? button : fieldOf(enterIn));
        await onlyCallOf(call);
        expect(button).toHaveAttribute('aria-busy', 'true');
        letGo();
        await expectSuccess(submission, 1);
        expect(callsOf(call)).toHaveLength(1);
      },
    );

    it('is sent once when the answer comes between the clicks of a double click', async () => {
      answer(call, () => refusal(500).respond(status));
      const user = await open();
      const button = await findButton();
      const pressedAt = performance.now();
      await user.click(button);
      await waitFor(() => expect(toasts()).toHaveLength(1));
      // The browser counts the clicks that follow one another: this is the second of a double click.
      const second = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 });
      vi.spyOn(second, 'timeStamp', 'get').mockReturnValue(pressedAt);
      fireEvent(button, second);
      await aWhile();
      expect(callsOf(call)).toHaveLength(1);
    });
  });
}
