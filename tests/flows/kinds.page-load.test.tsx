import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type * as contractModule from '@/api/contract';
import type * as looksModule from '@/components/goal/goal-kind';
import type { Audience } from '@/domain/audience';
import type * as kindModule from '@/domain/goal-kind';
import type { GoalKind } from '@/domain/goal-kind';

import { server } from '../../mock-api/node.ts';
import { fill, press, setWidth, widths } from '../support/steps.ts';

/* One to four kinds of goal: the tests change the tables before anything reads them, then walk through the pages. A new
   kind has a row and three calls here, and nothing else. */

const newNames = ['Commitment', 'Milestone'];
const tables = ['@/domain/goal-kind', '@/api/contract', '@/components/goal/goal-kind'];

type Table = Record<string, unknown>;

/** Leaves `count` kinds in a table: the existing ones, then new ones, each made from the first row. */
function resize(table: object, count: number, rowOf: (kind: string, name: string) => unknown): void {
  const rows = table as Table;
  for (const kind of Object.keys(rows).slice(count)) Reflect.deleteProperty(rows, kind);
  const unknown = newNames.filter((name) => !(name.toLowerCase() in rows));
  for (const name of unknown.slice(0, Math.max(0, count - Object.keys(rows).length))) {
    rows[name.toLowerCase()] = rowOf(name.toLowerCase(), name);
  }
}

/** Opens pages of an application with so many kinds of goal, on a backend with the same kinds. */
async function loadWithKinds(count: number) {
  vi.resetModules();
  vi.doMock('@/domain/goal-kind', async (importOriginal) => {
    const original = await importOriginal<typeof kindModule>();
    const { goalKinds, kindsInWords } = original;
    resize(goalKinds, count, (kind, name) => ({
      ...goalKinds.okr,
      kind,
      singular: name,
      plural: `${name}s`,
      longName: name,
      listTitle: `View Set ${name}s`,
      createLabel: `Create ${name}s`,
      listPath: { individual: `/${kind}s`, business: `/business/${kind}s` },
      generated: `${name}s generated!`,
    }));
    return {
      ...original,
      dashboardKinds: Object.values(goalKinds).toReversed(),
      generateTitle: `Generate ${kindsInWords('singular', '&')}`,
    };
  });
  vi.doMock('@/api/contract', async (importOriginal) => {
    const { contract, goalCalls, ...original } = await importOriginal<typeof contractModule>();
    resize(goalCalls, count, (kind, name) => {
      const calls = { create: `create${name}`, list: `list${name}s`, remove: `delete${name}` };
      Object.assign(contract, {
        [calls.create]: { ...contract.createOkr, path: `/api/ai/${kind}` },
        [calls.list]: { ...contract.listOkrs, path: `/api/ai/${kind}` },
        [calls.remove]: { ...contract.deleteOkr, path: `/api/ai/${kind}/{id}` },
      });
      return calls;
    });
    return { ...original, contract, goalCalls };
  });
  vi.doMock('@/components/goal/goal-kind', async (importOriginal) => {
    const original = await importOriginal<typeof looksModule>();
    resize(original.kindLooks, count, () => original.kindLooks.okr);
    return original;
  });
  const { goalKinds } = await import('@/domain/goal-kind');
  const { backendAnswer, db } = await import('../../mock-api/node.ts');
  const app = await import('../support/app.tsx');
  const { store } = await import('@/session/storage');
  server.use(http.all('*', ({ request }) => backendAnswer(request)));
  await db.open();
  const [company] = db.tables.companies;
  return {
    rows: Object.values(goalKinds),
    goalOf: (kind: GoalKind, audience: Audience) =>
      db.tables.goals.findLast(
        (goal) => goal.kind === kind && db.tables.users.find(({ id }) => id === goal.ownerId)?.kind === audience,
      )?.goal ?? '',
    open: async (audience: Audience, path: string) => {
      setWidth(widths.wide);
      await app.signedInAs(audience);
      if (audience === 'business' && company) store({ businessId: company.id });
      return app.openApp(path);
    },
  };
}

afterEach(() => {
  for (const module of tables) vi.doUnmock(module);
});

const namesOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe.each([1, 4])('with %i kinds of goal', (count) => {
  it('the dashboard explains and drafts each of them', async () => {
    const { rows, open } = await loadWithKinds(count);
    expect(rows).toHaveLength(count);
    const user = await open('individual', '/dashboard');
    await screen.findByLabelText('Role');
    for (const { longName } of rows) expect(screen.getByRole('heading', { level: 2, name: longName })).toBeVisible();
    await fill({ Role: 'CEO', 'Your Company Strategic Goal': 'Every parcel on time', 'Your Industry': 'Retail' });
    const buttons = screen.getAllByRole('button', { name: /^Create / });
    expect(namesOf(buttons)).toEqual(rows.map(({ createLabel }) => createLabel).toReversed());
    for (const { createLabel, plural } of rows) {
      await press(user, createLabel);
      const latest = await screen.findByRole('region', { name: 'Latest draft' });
      expect(await within(latest).findByRole('heading', { level: 3, name: 'Every parcel on time' })).toBeVisible();
      expect(await within(latest).findByRole('link', { name: new RegExp(`^Open your ${plural}$`, 'i') })).toBeVisible();
    }
    const menu = screen.getByRole('navigation', { name: 'Main' });
    for (const { plural } of rows) expect(within(menu).getAllByRole('link', { name: plural })[0]).toBeVisible();
  });

  it('the overview counts each of them separately, and its dialog drafts them', async () => {
    const { rows, open } = await loadWithKinds(count);
    const user = await open('business', '/business/dashboard');
    const numbers = await screen.findByRole('list', { name: 'Totals' });
    expect(within(numbers).getAllByRole('listitem')).toHaveLength(count + 1);
    for (const { listPath } of rows) {
      const link = within(numbers)
        .getAllByRole('link')
        .find((each) => each.getAttribute('href') === listPath.business);
      await waitFor(() => expect(link?.closest('li')).toHaveTextContent(/^[1-9]/));
    }
    await user.click(screen.getByRole('button', { name: /^Generate / }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Generate [A-Z]/ }));
    const tabs = dialog.getAllByRole('tab');
    expect(namesOf(tabs)).toEqual(rows.map(({ singular }) => singular));
    await user.click(tabs.at(-1) ?? document.body);
    expect(tabs.at(-1)).toHaveAttribute('aria-selected', 'true');
  });

  it('the pocket of the last one shows its records and their hints, and closes their quarter', async () => {
    const { rows, goalOf, open } = await loadWithKinds(count);
    const last = rows.at(-1) ?? rows[0];
    if (last === undefined) throw new Error('There is no kind.');
    const user = await open('individual', last.listPath.individual);
    expect(await screen.findByRole('heading', { level: 1, name: last.listTitle })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: goalOf(last.kind, 'individual') }));
    const details = await screen.findByRole('region', { name: 'Details' });
    expect(await within(details).findByText(/of \d+ .+ (?:is|are) measurable/)).toBeVisible();
    await user.click(within(details).getByRole('button', { name: 'Close the quarter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Close the quarter' }));
    expect(sheet.getByRole('slider', { name: new RegExp(`^Score of ${last.result} 1$`, 'i') })).toHaveValue('0');
    await user.click(sheet.getByRole('button', { name: 'Close the quarter' }));
    expect(await within(details).findByText(/^Q[1-4] 20\d\d, closed on /)).toBeVisible();
  });

  it('the search finds in each of them, and help names them', async () => {
    const { rows, goalOf, open } = await loadWithKinds(count);
    await open('individual', '/search');
    const named = rows.map(({ plural }) => (/^[A-Z]{2}/.test(plural) ? plural : plural.toLowerCase()));
    const places = new Intl.ListFormat('en-GB').format([...named, 'notifications']);
    expect(await screen.findByText(`Search looks in your ${places}.`)).toBeVisible();
    for (const { kind, plural } of rows) {
      await fill({ Search: goalOf(kind, 'individual') });
      const group = await screen.findByRole('region', { name: new RegExp(`^${plural}`) });
      expect(within(group).getAllByRole('link')[0]).toBeVisible();
    }
    await open('individual', '/help');
    const glossary = await screen.findByRole('region', { name: rows.length === 1 ? 'OKR' : / and / });
    expect(within(glossary).getAllByRole('article')).toHaveLength(count);
  });
});
