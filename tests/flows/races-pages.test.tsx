// proof: races

import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { CallName } from '@/api/contract';
import { successes } from '@/domain/messages';
import { paths } from '@/domain/paths';

import { makeCompany } from '../../mock-api/factories.ts';
import { db } from '../../mock-api/node.ts';
import { address, expiredTokenFor, goTo, openApp, signedInAs } from '../support/app.tsx';
import { openFilledForm } from '../support/dashboard.ts';
import { openList, panel } from '../support/employee-list.ts';
import { refusal } from '../support/faults.ts';
import { fill, press } from '../support/form.ts';
import { go, toHelp } from '../support/leaving.ts';
import { triesRace } from '../support/note-tests.ts';
import { openPocket, searchField, shownGoals } from '../support/pocket.ts';
import { expectSameAfterReload } from '../support/reload.ts';
import { findToast, toasts } from '../support/toasts.ts';
import { answer, callsOf, holdEach, watchAborts, type Held } from '../support/wire.ts';

/** All requests of a call that are held back, at least one. */
async function sent(name: CallName, held: { next: () => Promise<Held> }): Promise<Held[]> {
  await waitFor(() => expect(callsOf(name)).not.toEqual([]));
  return Promise.all(callsOf(name).map(() => held.next()));
}

const pathOf = ({ url }: Request): string => new URL(url).pathname;

/** Lets a response arrive: it passes through a few promises of the client. */
const arrived = () => act(() => new Promise((resolve) => void setTimeout(resolve)));

describe("people's details that come late", () => {
  const people = ['Zoë Sjögren', 'Ben Okafor', 'Ana Marin', 'Émile Roy'];

  it.each(['in order', 'the last one first'])('are of the person pressed last: %s', async (order) => {
    triesRace(7);
    const user = await openList();
    const details = holdEach('employeeDetails');
    const aborted = watchAborts();
    for (const name of people) await press(user, name);
    await waitFor(() => expect(callsOf('employeeDetails').some(({ url }) => url.includes('/e4/'))).toBe(true));
    const held = await sent('employeeDetails', details);
    const left = callsOf('employeeDetails').filter(({ url }) => !url.includes('/e4/'));
    expect(left).not.toEqual([]);
    expect(aborted()).toEqual(left.map(pathOf));
    for (const each of order === 'in order' ? held : held.toReversed()) each.release();
    await within(panel()).findByText('Start Date');
    expect(within(panel()).getByRole('heading', { level: 2 })).toHaveTextContent('Émile Roy');
    await expectSameAfterReload();
  });

  it('open nothing and move no focus once they are closed', async () => {
    triesRace(8);
    const user = await openList();
    const details = holdEach('employeeDetails');
    await press(user, 'Ben Okafor');
    const held = await sent('employeeDetails', details);
    await press(user, 'Close details');
    const focused = document.activeElement;
    for (const each of held) each.release();
    await arrived();
    expect(screen.queryByRole('region', { name: 'Details' })).toBeNull();
    expect(focused).toHaveFocus();
    await expectSameAfterReload();
  });
});

it.each(['the one that was left first', 'the one that is shown first'])(
  'a company profile that was left does not replace the one that is shown: %s',
  async (order) => {
    triesRace(9);
    const { id: ownerId } = await signedInAs('business');
    db.tables.companies = ['One', 'Two'].map((name) => makeCompany({ ownerId, id: name, name: `Company ${name}` }));
    const companies = holdEach('company');
    openApp('/business/company-profile/One');
    await screen.findByText('Loading...');
    goTo('/business/company-profile/Two');
    await waitFor(() => expect(callsOf('company').some(({ url }) => url.endsWith('/Two'))).toBe(true));
    const held = await sent('company', companies);
    for (const each of order.startsWith('the one that was left') ? held : held.toReversed()) each.release();
    expect(await screen.findByRole('heading', { level: 1, name: 'Company Two' })).toBeVisible();
    await arrived();
    expect(screen.queryByText('Company One')).toBeNull();
    await expectSameAfterReload();
  },
);

it('lists that come after the search field was cleared bring no results and no count', async () => {
  triesRace(13);
  await signedInAs('individual');
  const lists = holdEach('listOkrs');
  const user = openApp(paths.search);
  await fill({ Search: 'sales' });
  await press(user, 'Clear search');
  const held = await sent('listOkrs', lists);
  for (const each of held) each.release();
  await arrived();
  await screen.findByText(/^Search looks in your/);
  expect(screen.queryByRole('region', { name: /^OKRs/ })).toBeNull();
  expect(screen.queryByText(/\d results?/)).toBeNull();
  await waitFor(() => expect(address()).toBe(paths.search));
  await expectSameAfterReload();
});

it('a session that ends before a list answers is one bar and one quiet line', async () => {
  triesRace(14);
  const { user } = await openPocket('okr');
  await toHelp(user);
  answer('listOkrs', () => refusal(401).respond(200));
  const token = await expiredTokenFor('individual');
  await go(user, /OKRs$/);
  await fill({ 'Search your pocket': 'second' });
  act(() => {
    localStorage.setItem('authToken', token);
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(await screen.findByText("Couldn't refresh")).toBeVisible();
  expect(await screen.findAllByText(/^Your session has ended/)).toHaveLength(1);
  expect(address()).toMatch(/^\/okrs/);
  expect(searchField()).toHaveValue('second');
  expect(shownGoals()).toEqual(['Second goal']);
  expect(toasts()).toEqual([]);
});

describe('drafts under way', () => {
  it.each(['in order', 'the second first'])('of both kinds are two requests and two messages: %s', async (order) => {
    triesRace(15);
    const { user } = await openFilledForm();
    const [okrs, kpis] = [holdEach('createOkr'), holdEach('createKpi')];
    await press(user, 'Create OKRs');
    await press(user, 'Create KPIs');
    const held = [await okrs.next(), await kpis.next()];
    for (const each of order === 'in order' ? held : held.toReversed()) each.release();
    await findToast(successes.okrsGenerated);
    await findToast(successes.kpisGenerated);
    expect(callsOf('createOkr')).toHaveLength(1);
    expect(callsOf('createKpi')).toHaveLength(1);
  });
});
