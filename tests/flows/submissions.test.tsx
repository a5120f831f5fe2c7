// proof: presses

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import type { CallName } from '@/api/contract';
import { notices, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { isGuardOpen } from '@/session/session';
import { storedValues } from '@/session/storage';

import { db, makeNotification } from '../../mock-api/node.ts';
import { address, goTo } from '../support/app.tsx';
import { refusal } from '../support/faults.ts';
import { choosePicture } from '../support/forms.ts';
import { noteAtEnd } from '../support/note-tests.ts';
import { aWhile, fieldOf, fill, onlyToast, press, toasts } from '../support/steps.ts';
import { expectKept, expectSuccess, findButton, leave, submissions } from '../support/submitted-screens.ts';
import { isWhole } from '../support/whole.ts';
import { answer, callsOf, hold, onlyCallOf } from '../support/wire.ts';

/* The presses of docs/product.md 17.2, by number. All run under StrictMode, with each of the calls. */

type Presses = (user: UserEvent, button: HTMLElement, field: HTMLElement) => Promise<void>;

const pressInOneTask: Presses = (_, button) =>
  act(async () => {
    button.click();
    button.click();
    await Promise.resolve();
  });

const pressByEnter: Presses = async (user, button, field) => {
  act(() => field.focus());
  await user.keyboard('{Enter}');
  await user.click(button);
};

describe.each(submissions)('$what', (submission) => {
  const { call, status, open, enterIn } = submission;

  it('waits without a limit. I4: left while it is pending, its answer says, stores and opens nothing', async () => {
    noteAtEnd('presses', `${call}, I4`);
    answer(call, () => refusal(500).respond(status));
    const release = hold(call);
    const user = await open();
    const button = await findButton(submission);
    await user.click(button);
    await onlyCallOf(call);
    const before = storedValues();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expectKept(submission, 'while it waits');

    const elsewhere = await leave(user, submission);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    release();
    await screen.findByRole('heading', { level: 1 });
    await aWhile();
    expect(toasts()).toEqual([]);
    expect(storedValues()).toEqual(before);
    expect(address()).toBe(elsewhere);
    expect(callsOf(call)).toHaveLength(1);
  });

  it.each([
    ['I1', 'two clicks in one task', pressInOneTask],
    ['I3', 'Enter, in a field that submits or on the button, and a click', pressByEnter],
  ] as const)('is sent once: %s: %s', async (number, _, doIt) => {
    noteAtEnd('presses', `${call}, ${number}`);
    const release = hold(call);
    const user = await open();
    const button = await findButton(submission);
    await doIt(user, button, enterIn === undefined ? button : fieldOf(enterIn));
    await onlyCallOf(call);
    expect(button).toHaveAttribute('aria-busy', 'true');
    release();
    await expectSuccess(submission, 1);
    expect(callsOf(call)).toHaveLength(1);
  });

  it('I2: the second click of a double click sends nothing, though the first has failed by then', async () => {
    noteAtEnd('presses', `${call}, I2`);
    answer(call, () => refusal(500).respond(status));
    const user = await open();
    const button = await findButton(submission);
    await pressTwice(user, button, async () => {
      await onlyCallOf(call);
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    });
    await waitFor(() => expect(toasts()).toHaveLength(submission.failure === null ? 0 : 1));
    expect(callsOf(call)).toHaveLength(1);
  });

  it.runIf(isWhole)(
    'I5: answered after what was sent later from another page, it takes nothing from there',
    async () => {
      noteAtEnd('presses', `${call}, I5`);
      const release = hold(call);
      const user = await open();
      const button = await findButton(submission);
      await user.click(button);
      await onlyCallOf(call);
      await leave(user, submission);
      await waitFor(() => expect(button).not.toBeInTheDocument());
      const later = await sendLater(user, call);
      const before = [toasts(), submission.endsSession ? submission.leadsTo : address(), later.stored()];
      release();
      await aWhile();
      expect([toasts(), address(), later.stored()]).toEqual(before);
      expect(callsOf(call)).toHaveLength(1);
    },
  );

  it.runIf(isWhole)('I6: a page that is mounted twice sends nothing, and one press then sends it once', async () => {
    noteAtEnd('presses', `${call}, I6`);
    const user = await open();
    const button = await findButton(submission);
    await aWhile();
    expect(callsOf(call)).toEqual([]);
    await user.click(button);
    await expectSuccess(submission, 1);
  });
});

/**
 * Sends something else from another page and answers it. Returns the stored values that an earlier response must not
 * change.
 */
async function sendLater(user: UserEvent, earlier: CallName): Promise<{ stored: () => unknown }> {
  if (!isGuardOpen()) {
    goTo(earlier === 'requestPasswordReset' ? paths.businessForgotPassword : paths.forgotPassword);
    await screen.findByRole('button', { name: 'Reset Link' });
    await fill({ Email: 'unknown@northbay.example' });
    // By keyboard: a click would be the second of a double click.
    fireEvent.click(await screen.findByRole('button', { name: 'Reset Link' }));
    await onlyToast(successes.resetLinkSent);
    return { stored: storedValues };
  }
  if (earlier === 'upload') {
    db.tables.notifications = db.tables.users.map(({ id }) => makeNotification({ ownerId: id, message: 'Later.' }));
    goTo(paths.notifications);
    await press(user, 'Mark as Read');
    await screen.findByText(notices.noNotifications);
    return { stored: () => storedValues().notifications };
  }
  goTo(paths.profile);
  await screen.findByLabelText('Choose image');
  await choosePicture(user);
  await press(user, 'Upload');
  await onlyToast(successes.imageUploaded);
  return { stored: () => [storedValues().profileImage, storedValues().businessProfileImage] };
}

/**
 * Presses a button, then makes the second click of a double click once the first request has ended.
 * @param end waits until it has
 */
async function pressTwice(user: UserEvent, button: HTMLElement, end: () => Promise<void>): Promise<void> {
  const pressedAt = performance.now();
  await user.click(button);
  await end();
  // The browser counts successive clicks: this is the second of a double click.
  const second = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 });
  vi.spyOn(second, 'timeStamp', 'get').mockReturnValue(pressedAt);
  fireEvent(button, second);
  await aWhile();
}
