// proof: races

import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { press } from '../support/form.ts';
import {
  figures,
  findHint,
  findImportTitle,
  importMails,
  importNames,
  mailOf,
  openImport,
  refuse,
  sendImport,
  sentPeople,
  storedMails,
} from '../support/import.ts';
import { triesRace } from '../support/note-tests.ts';
import { toasts } from '../support/toasts.ts';
import { answer, callsOf, holdEach } from '../support/wire.ts';

type HeldCall = Awaited<ReturnType<ReturnType<typeof holdEach>['next']>>;

const lineOf = (name: string) => screen.getByText(`${name} Lund`).closest('li') ?? document.body;

describe('a row whose answer never came', () => {
  it.each([
    ['was lost', (call: HeldCall) => call.lose()],
    ['is that of a gateway', (call: HeldCall) => call.release(refuse(504))],
  ])('is in if the list has it, and counts once: its answer %s', async (_, fail) => {
    triesRace(43);
    const held = holdEach('createEmployee', { acts: 'at once' });
    const user = await openImport(importNames);
    await sendImport(user);
    fail(await held.next());
    const second = await held.next();
    await waitFor(() => expect(figures()).toContain('Imported 1, Unconfirmed 0, Failed 0, Remaining 2'));
    second.release();
    (await held.next()).release();
    await findImportTitle('3 of 3 people imported');
    expect(storedMails()).toEqual(importMails);
  });

  it('has failed if the list does not have it, and is looked up once more before it is tried again', async () => {
    const held = holdEach('createEmployee');
    const user = await openImport(importNames);
    await sendImport(user);
    (await held.next()).lose();
    (await held.next()).release();
    (await held.next()).release();
    await findImportTitle('2 of 3 people imported');
    expect(lineOf('Ada')).toHaveTextContent('The connection was lost. Not in your employee list.');
    const before = callsOf('listEmployees').length;
    await press(user, 'Try failed rows again');
    const again = await held.next();
    expect(callsOf('listEmployees').length).toBeGreaterThan(before);
    again.release();
    await findImportTitle('3 of 3 people imported');
    expect(storedMails().toSorted()).toEqual(importMails);
  });

  it('waits where the list cannot be read either, and is looked up before the next one is sent', async () => {
    const held = holdEach('createEmployee', { acts: 'at once' });
    const user = await openImport(importNames);
    await sendImport(user);
    const first = await held.next();
    let isBroken = true;
    answer('listEmployees', () => (isBroken ? refuse(500) : undefined));
    first.lose();
    expect(await findHint(/Paused after two errors in a row/)).toBeVisible();
    expect(lineOf('Ada')).toHaveTextContent('The connection was lost. Not checked yet');
    expect(figures()).toBe('Imported 0, Unconfirmed 1, Failed 0, Remaining 2');
    expect(sentPeople()).toBe(1);
    isBroken = false;
    await press(user, 'Resume now');
    const second = await held.next();
    await waitFor(() => expect(figures()).toBe('Imported 1, Unconfirmed 0, Failed 0, Remaining 2'));
    second.release();
    (await held.next()).release();
    await findImportTitle('3 of 3 people imported');
    expect(storedMails()).toEqual(importMails);
  });

  it('can be looked up by hand where it was the last one', async () => {
    const held = holdEach('createEmployee', { acts: 'at once' });
    const user = await openImport(['Ada']);
    await sendImport(user);
    const only = await held.next();
    let isBroken = true;
    answer('listEmployees', () => (isBroken ? refuse(500) : undefined));
    only.lose();
    await waitFor(() => expect(figures()).toBe('Unconfirmed 1'));
    isBroken = false;
    await press(user, 'Check again');
    await findImportTitle('1 of 1 people imported');
    expect(sentPeople()).toBe(1);
  });
});

describe('what the server refuses', () => {
  it.each([400, 409, 422])('is about that row alone: %i pauses nothing, and the form says so once', async (status) => {
    answer('createEmployee', async ({ request }) => {
      const { workMail } = (await request.clone().json()) as { workMail: string };
      return workMail === mailOf('Cy') ? undefined : refuse(status);
    });
    const user = await openImport(importNames);
    await sendImport(user);
    await findImportTitle('1 of 3 people imported');
    expect(lineOf('Ada')).toHaveTextContent('Not now.');
    expect(toasts().filter((text) => text === 'Failed to submit employee data.')).toHaveLength(1);
    expect(storedMails()).toEqual([mailOf('Cy')]);
  });
});

it('stops at once while it waits for the next attempt, and sends no one then', async () => {
  triesRace(45);
  answer('createEmployee', () => refuse(429, { 'Retry-After': '600' }), { once: true });
  const user = await openImport(importNames);
  await sendImport(user);
  await findHint(/^Paused. The server asked us to wait until/);
  await press(user, 'Stop');
  await findImportTitle('0 of 3 people imported');
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 700_000);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(sentPeople()).toBe(1);
  expect(storedMails()).toEqual([]);
});
