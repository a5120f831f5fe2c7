import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { expect, it } from 'vitest';

import { storedValues } from '@/session/storage';

import { address, goTo } from './app.tsx';
import { faultTable } from './fault-table.ts';
import { refusal } from './faults.ts';
import { manyPresses } from './form.ts';
import { interactions } from './interactions.ts';
import { aWhile } from './leaving.ts';
import { noteAtEnd } from './note-tests.ts';
import { openRead } from './read-screens.ts';
import { countAsked, findAgain, textsOf, type Read } from './reads.ts';
import { spoil } from './spoil.ts';
import { pressTwice } from './submission-tests.ts';
import { toasts } from './toasts.ts';
import { isWhole } from './whole.ts';
import { answer, callsOf, hold } from './wire.ts';

const lateFailure = faultTable.find(({ number }) => number === 'R28') ?? null;

/** The presses of docs/product.md 17.2 for a read: it is requested once, and a late response does nothing. */
export function readPresses(read: Read): void {
  const { call, shows, failed } = read;
  const texts = textsOf(read);
  const isShown = () => waitFor(() => expect(texts(shows)[0]).toBeVisible());

  /** Opens the page while the read fails. Returns its button, and the number of requests so far. */
  async function openUnread(): Promise<{ user: UserEvent; again: HTMLElement; before: number }> {
    answer(call, () => refusal(500).respond(200));
    const user = await openRead(read);
    const again = await findAgain(read);
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
    act(() => toast.remove());
    return { user, again, before: callsOf(call).length };
  }

  it.each(
    manyPresses.flatMap((row) =>
      row.number ? [{ ...row, title: `${row.number}: ${interactions.read[row.number]}` }] : [],
    ),
  )('$title', async ({ doIt, number }) => {
    noteAtEnd('presses', `${call}, ${number ?? ''}`);
    const { user, again, before } = await openUnread();
    const release = hold(call);
    await doIt(user, again, again);
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
    release();
    await waitFor(() => expect(callsOf(call)).not.toHaveLength(before));
    await aWhile();
    expect(callsOf(call)).toHaveLength(before + 1);
  });

  it(`I2: ${interactions.read.I2}`, async () => {
    noteAtEnd('presses', `${call}, I2`);
    const { user, again, before } = await openUnread();
    await pressTwice(user, again, async () => {
      await waitFor(() => expect(callsOf(call)).toHaveLength(before + 1));
      await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
    });
    expect(callsOf(call)).toHaveLength(before + 1);
  });

  it(`I4: ${interactions.read.I4}`, async () => {
    noteAtEnd('presses', `${call}, I4`);
    answer(call, () => refusal(500).respond(200));
    const release = hold(call);
    await openRead(read);
    await waitFor(() => expect(callsOf(call)).not.toEqual([]));
    const before = storedValues();
    goTo('/confirm-email');
    await screen.findByRole('heading', { level: 1, name: 'Confirm your email address' });
    release();
    await aWhile();
    expect([toasts(), address(), storedValues()]).toEqual([[], '/confirm-email', before]);
  });

  it.runIf(isWhole)(`I5: ${interactions.read.I5}`, async () => {
    noteAtEnd('presses', `${call}, I5`);
    const spoiled = spoil(call, () => undefined);
    spoiled.under(lateFailure);
    const user = await openRead(read);
    await spoiled.asked();
    goTo('/confirm-email');
    await screen.findByRole('heading', { level: 1, name: 'Confirm your email address' });
    spoiled.under(null);
    goTo(read.path);
    if (read.isReadOnArrival === false) await read.arrive?.(user);
    await isShown();
    spoiled.release();
    await aWhile();
    await isShown();
    expect(texts(failed)).toEqual([]);
    expect(toasts()).toEqual([]);
  });

  it.runIf(isWhole)(`I6: ${interactions.read.I6}`, async () => {
    noteAtEnd('presses', `${call}, I6`);
    const asked = countAsked(call);
    await openRead(read);
    await isShown();
    await aWhile();
    expect(asked()).toBe(1);
  });
}
