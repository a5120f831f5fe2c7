// proof: announced

import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import type { CallName } from '@/api/contract';
import { audiences } from '@/domain/audience';
import { limits } from '@/domain/limits';
import { errors, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { notify } from '@/ui/toast';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { expiredTokenFor, openApp, openAs, signedInAs } from '../support/app.tsx';
import { noteCase } from '../support/figures.ts';
import { openProfile } from '../support/forms.ts';
import { kindRows } from '../support/goal-texts.ts';
import { openPocket } from '../support/pocket.ts';
import { savedFiles } from '../support/saved-files.ts';
import { dropToasts, toasts } from '../support/steps.ts';
import { filled, findButton, type Submission, submissions } from '../support/submitted-screens.ts';
import { triedOf } from '../support/whole.ts';
import { answer } from '../support/wire.ts';

/** An announcement: the politeness of its region, and its words. */
type Announcement = readonly [role: 'alert' | 'status', text: string];

/**
 * Records new texts of the live regions that exist now, or in a dialog opened later with empty regions. While a modal
 * dialog is open, only its regions count: those behind it are inert.
 * @returns the announcements so far, in order
 */
function listenToRegions(): () => readonly Announcement[] {
  const heard: Announcement[] = [];
  const take = (records: readonly MutationRecord[]) => {
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      // A node that mounts with its region may not be announced: only later changes count.
      const region = element?.closest('[role=alert], [role=status]') ?? null;
      if (region === null || !modal.contains(region)) continue;
      const role = region.getAttribute('role') === 'alert' ? 'alert' : 'status';
      for (const { textContent } of addedNodes) if (textContent) heard.push([role, textContent.trim()]);
    }
  };
  const observer = new MutationObserver(take);
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    take(observer.takeRecords());
    return heard;
  };
}

/** Expects a text to be announced so many times, and in no other way. */
function expectAnnounced(heard: readonly Announcement[], [role, text]: Announcement, times: number): void {
  expect(heard.filter((each) => each[1].includes(text))).toEqual(Array.from({ length: times }, () => [role, text]));
}

/** How a person gets a message: opens a page, and triggers it. */
type Way = {
  text: string;
  /** Opens the page; then recording starts. Without a press the message comes with the page. */
  open: () => Promise<UserEvent> | UserEvent;
  button?: Submission['button'];
  fails?: CallName;
};

const { individual, business } = audiences;
const { email } = demoAccounts.individual;

/** The messages of everything that is submitted, each once. */
const ofSubmissions = submissions.flatMap(({ open, button, call, success, failure }): Way[] => [
  ...(success === null ? [] : [{ text: success, open, button }]),
  ...(failure === null ? [] : [{ text: failure, open, button, fails: call }]),
]);

const ways: readonly Way[] = [
  { text: errors.allFieldsRequired, open: filled(individual.signInPath, { Email: email }), button: 'Sign In' },
  {
    text: errors.passwordsDoNotMatch,
    open: filled(individual.signUpPath, {
      'First Name': 'Nia',
      [individual.lastNameLabel]: 'Boateng',
      Email: 'nia@northbay.example',
      Password: 'one',
      'Confirm Password': 'other',
    }),
    button: 'Sign Up',
  },
  {
    text: errors.automaticLogoutFailed,
    open: async () => {
      await signedInAs('business', await expiredTokenFor('business'));
      return openApp(business.signInPath);
    },
    fails: 'logout',
  },
  { text: errors.selectImageFirst, open: () => openProfile(individual), button: 'Upload' },
  {
    text: errors.continueToSignIn,
    open: () => openApp(`${paths.welcome}?email=${encodeURIComponent(email)}`),
    button: 'Continue',
  },
  ...kindRows.map((row) => ({
    text: row.noData,
    open: () => openAs('individual', row.listPath.individual),
    fails: row.list,
  })),
  {
    text: successes.pdfDownloaded,
    open: async () => (await openPocket('okr')).user,
    button: 'Download Second goal',
  },
  ...ofSubmissions.filter(({ text }, at) => ofSubmissions.findIndex((other) => other.text === text) === at),
];

const fail = (call: CallName) => answer(call, () => HttpResponse.json({}, { status: 500 }));

it('the ways lead to every message but the one that stands on its page', () => {
  const texts = ways.map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  const all: readonly string[] = [...Object.values(errors), ...Object.values(successes)];
  expect(all.filter((text) => !texts.includes(text))).toEqual([errors.noProfile]);
});

describe('is announced once, again when it comes again, and leaves in its time', () => {
  it.each(triedOf(ways, 7))('$text', async ({ text, open, button, fails }) => {
    savedFiles();
    const isSuccess = Object.values<string>(successes).includes(text);
    const role = isSuccess ? 'status' : 'alert';
    if (fails !== undefined) fail(fails);
    const heard = listenToRegions();
    const user = await open();
    if (button !== undefined) await user.click(await findButton({ button }));
    await waitFor(() => expect(toasts()).toContain(text));
    await act(() => Promise.resolve());
    expectAnnounced(heard(), [role, text], 1);

    // The flow's announcement, while its dialog or next page is still on the screen.
    dropToasts();
    vi.useFakeTimers();
    const say = () => act(() => void notify[isSuccess ? 'success' : 'error'](text));
    say();
    expectAnnounced(heard(), [role, text], 2);
    act(() => void vi.advanceTimersByTime(100));
    say();
    expectAnnounced(heard(), [role, text], 3);
    const { error, success } = limits.toastDuration;
    act(() => void vi.advanceTimersByTime((isSuccess ? success : error) - 1));
    expect(toasts()).toEqual([text]);
    act(() => void vi.advanceTimersByTime(1));
    expect(toasts()).toEqual([]);
    expectAnnounced(heard(), [role, text], 3);
    noteCase('announced', text);
  });

  it('No profile found', async () => {
    fail('company');
    const heard = listenToRegions();
    await openAs('business', '/business/company-profile/nobody');
    await screen.findByText(errors.noProfile);
    expect(heard().filter(([, text]) => text.startsWith(errors.noProfile))).toHaveLength(1);
    noteCase('announced', errors.noProfile);
  });
});
