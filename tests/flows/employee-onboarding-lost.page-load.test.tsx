// proof: races

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { errors, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';

import { db } from '../../mock-api/node.ts';
import { address, loadApp } from '../support/app.tsx';
import { employeeDraft, expectEmpty, expectFilled, openFilledEmployeeForm } from '../support/forms.ts';
import { triesRace } from '../support/note-tests.ts';
import { aWhile, fill, go, leaveForHelp, onlyToast, press, toasts } from '../support/steps.ts';
import { answer, callsOf, holdEach } from '../support/wire.ts';

const { workMail = '' } = employeeDraft;
const notAdded = /hasn't been added/;
const notKnown = /may or may not have been added/;
const question = () => screen.queryByRole('dialog', { name: 'Submit anyway?' });
const refuse = () => HttpResponse.json({}, { status: 500 });

const stored = () => db.tables.employees.filter((row) => row.workMail === workMail);

/** Submits a person, whose request stays pending. */
async function submit(acts: 'at once' | 'on release' = 'on release') {
  const posts = holdEach('createEmployee', { acts });
  const user = await openFilledEmployeeForm();
  await press(user, 'Submit');
  return { user, posts, held: await posts.next() };
}

/** The same, and loses the answer. */
async function submitAndLose(acts?: 'at once' | 'on release') {
  const { user, posts, held } = await submit(acts);
  held.lose();
  return { user, posts };
}

/** Loads the same tab, or a copy of it, again. */
async function reload(): Promise<UserEvent> {
  cleanup();
  const user = await loadApp(paths.employeeOnboarding);
  await screen.findByLabelText('First Name');
  return user;
}

describe('a person whose answer is lost', () => {
  it('was added: ends as an answer does, and nothing is sent again', async () => {
    await submitAndLose('at once');
    await onlyToast(successes.employeeSubmitted);
    await waitFor(() => expect(address()).toBe(paths.employeeList));
    expect(localStorage.getItem('employeeId')).toBe(stored()[0]?.id);
    expect(callsOf('createEmployee')).toHaveLength(1);
    expect(sessionStorage.getItem('draft')).toBeNull();
  });

  it('was not added: fails with its message, is looked up once more, and sent again', async () => {
    const { user, posts } = await submitAndLose();
    await onlyToast(errors.submitEmployeeFailed);
    expect(await screen.findByText(notAdded)).toBeVisible();
    expectFilled();
    const before = callsOf('listEmployees').length;
    await press(user, 'Submit');
    const again = await posts.next();
    expect(callsOf('listEmployees').length).toBeGreaterThan(before);
    expect(screen.queryByText(notAdded)).toBeNull();
    again.release();
    await waitFor(() => expect(toasts()).toContain(successes.employeeSubmitted));
    await waitFor(() => expect(address()).toBe(paths.employeeList));
    expect(stored()).toHaveLength(1);
    expect(sessionStorage.getItem('draft')).toBeNull();
  });

  it('is not known while the list cannot be read: it is asked about before it is sent again', async () => {
    const posts = holdEach('createEmployee', { acts: 'at once' });
    const user = await openFilledEmployeeForm();
    await waitFor(() => expect(callsOf('listEmployees')).not.toEqual([]));
    let isBroken = true;
    answer('listEmployees', () => (isBroken ? refuse() : undefined));
    await press(user, 'Submit');
    (await posts.next()).lose();
    await onlyToast(errors.submitEmployeeFailed);
    expect(await screen.findByText(notKnown)).toBeVisible();
    expect(within(screen.getByRole('main')).getByText(errors.submitEmployeeFailed)).toBeVisible();

    await press(user, 'Submit');
    await waitFor(() => expect(question()).toHaveTextContent('may add them a second time'));
    await press(user, 'Cancel');
    isBroken = false;
    await press(user, 'Submit');
    await waitFor(() => expect(question()).toHaveTextContent(workMail));
    expect(callsOf('createEmployee')).toHaveLength(1);
    expectFilled();
  });

  it('was added: is no draft any more for someone who left and comes back', async () => {
    const { user, held } = await submit('at once');
    await leaveForHelp(user);
    held.lose();
    await aWhile();
    await go(user, 'Employee Onboarding');
    await screen.findByLabelText('First Name');
    await waitFor(expectEmpty);
    expect(callsOf('createEmployee')).toHaveLength(1);
  });

  it('was added: is asked about after a reload, before they are sent again', async () => {
    await submit('at once');
    const user = await reload();
    expectFilled();
    await press(user, 'Submit');
    await waitFor(() => expect(question()).not.toBeNull());
    expect(callsOf('createEmployee')).toHaveLength(1);
    expect(stored()).toHaveLength(1);
  });

  it('is only the submitted person: another work mail is sent at once', async () => {
    const { user, posts } = await submitAndLose();
    await screen.findByText(notAdded);
    await fill({ 'Work Email': 'someone.next@northbay.example' });
    expect(screen.queryByText(notAdded)).toBeNull();
    await press(user, 'Submit');
    (await posts.next()).release();
    await waitFor(() => expect(toasts()).toContain(successes.employeeSubmitted));
  });
});

it('a person who was refused is said nothing of but the failure, none where the page was left by then, and is sent again at once', async () => {
  const { user, posts, held } = await submit();
  await leaveForHelp(user);
  held.release(refuse());
  await aWhile();
  await go(user, 'Employee Onboarding');
  await screen.findByLabelText('First Name');
  await aWhile();
  expectFilled();
  expect(toasts()).toEqual([]);
  for (const said of [notAdded, notKnown]) expect(screen.queryByText(said)).toBeNull();

  await press(user, 'Submit');
  (await posts.next()).release(refuse());
  await onlyToast(errors.submitEmployeeFailed);
  for (const said of [notAdded, notKnown]) expect(screen.queryByText(said)).toBeNull();
  await press(user, 'Submit');
  (await posts.next()).release();
  await waitFor(() => expect(address()).toBe(paths.employeeList));
});

it('asks about a person whom another tab, of which this one knows nothing, has added since it read the list', async () => {
  triesRace('a person whose answer was lost with the tab');
  const user = await openFilledEmployeeForm();
  const [anyone] = db.tables.employees;
  if (anyone) db.tables.employees.push({ ...anyone, id: 'other-tab', workMail: ` ${workMail.toUpperCase()}` });
  await press(user, 'Submit');
  await waitFor(() => expect(question()).toHaveTextContent('employee list already'));
  expect(callsOf('createEmployee')).toEqual([]);
  expect(toasts()).toEqual([]);
  const posts = holdEach('createEmployee');
  await press(user, 'Submit anyway');
  (await posts.next()).lose();
  // Who was there before is not who was sent.
  await onlyToast(errors.submitEmployeeFailed);
  await press(user, 'Submit');
  await press(user, 'Submit anyway');
  (await posts.next()).release();
  await waitFor(() => expect(toasts()).toContain(successes.employeeSubmitted));
  expect(stored()).toHaveLength(1);
});
