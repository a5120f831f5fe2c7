import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { paths } from '@/domain/paths';

import { db } from '../../mock-api/node.ts';
import { goTo } from '../support/app.tsx';
import { boxOf, foundBox } from '../support/employee-list.ts';
import { filesOf } from '../support/foreign-readers.ts';
import { fill, press } from '../support/form.ts';
import { choose, dialog, generateButton, openDialog } from '../support/overview.ts';
import { pagesOf, savedFiles } from '../support/saved-files.ts';
import { findToast } from '../support/toasts.ts';
import { hearFromAnotherTab, storeVersions } from '../support/versions.ts';
import { setWidth, widths } from '../support/viewport.ts';

let saved: ReturnType<typeof savedFiles>;

beforeEach(() => {
  setWidth(widths.wide);
  saved = savedFiles();
});

/** Drafts goals for people one by one, then opens the list of people. */
async function openListWith(drafts: readonly (readonly [name: string, prompt: string])[]) {
  const user = await openDialog();
  for (const [name, prompt] of drafts) {
    await choose(user, name);
    await fill({ 'Additional prompt': prompt });
    const count = db.tables.goals.length;
    await user.click(generateButton());
    await waitFor(() => expect(db.tables.goals).toHaveLength(count + 1));
    await dialog().findByRole('region', { name: /^Newest/ });
  }
  goTo(paths.employeeList);
  await screen.findByRole('button', { name: 'Bo Lind' });
  return user;
}

async function openPack(user: Awaited<ReturnType<typeof openListWith>>) {
  await user.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: 'Goal pack' }));
  return within(await screen.findByRole('dialog', { name: /^Goal pack for/ }));
}

describe('a pack for people', () => {
  it('is one PDF with contents and a page for each person who has goals, in the order of the list', async () => {
    const user = await openListWith([
      ['Bo', 'Fewer clicks'],
      ['Ada', 'Grow'],
      ['Ada', 'Serve'],
    ]);
    await user.click(foundBox());
    const pack = await openPack(user);
    expect(await pack.findByText(/have goals/)).toBeVisible();
    await press(user, 'Download');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^Goals-\d{4}-\d\d-\d\d\.pdf$/);
    const [contents, ada, bo, ...more] = await pagesOf(saved[0]);
    expect(contents).toMatch(/Goals[^]*Ada Berg 2[^]*Bo Lind 3/);
    expect(ada).toMatch(/^[^]*Ada Berg[^]*(Serve[^]*Grow|Grow[^]*Serve)/);
    expect(ada).not.toContain('Fewer clicks');
    expect(bo).toMatch(/Bo Lind[^]*Fewer clicks/);
    expect(more).toEqual([]);
    await findToast('Goal pack for 2 people downloaded.');
  });

  it('is a ZIP of single PDFs named by work mail', async () => {
    const user = await openListWith([['Bo', 'Fewer clicks']]);
    await user.click(boxOf('Bo Lind'));
    const pack = await openPack(user);
    await user.click(pack.getByRole('radio', { name: /ZIP/ }));
    await press(user, 'Download');
    await waitFor(() => expect(saved).toHaveLength(1));
    const files = await filesOf(saved[0]?.blob ?? new Blob());
    const { workMail = '' } = db.tables.employees.find(({ firstName }) => firstName === 'Bo') ?? {};
    expect([...files.keys()]).toEqual([`${workMail}.pdf`]);
    const pdf = files.get(`${workMail}.pdf`);
    const [page] = await pagesOf({ name: '', blob: new Blob([pdf ?? '']) });
    expect(page).toMatch(/Bo Lind[^]*Fewer clicks/);
    await findToast('Goal pack for 1 person downloaded.');
  });

  it('has the own version of a goal, and not the one that it replaces', async () => {
    const user = await openListWith([['Bo', 'Fewer clicks']]);
    const drafted = db.tables.goals.find(({ goal }) => goal === 'Fewer clicks')?.result ?? '';
    await storeVersions({ 'Fewer clicks': { lines: ['Two clicks to every page'] } }, { audience: 'business' });
    // The overview has read the existing goals.
    hearFromAnotherTab(undefined, 'business');
    goTo(paths.businessOkrs);
    await screen.findByRole('img', { name: 'Your version' });
    goTo(paths.employeeList);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Bo Lind' }));
    await openPack(user);
    await press(user, 'Download');
    await waitFor(() => expect(saved).toHaveLength(1));
    const text = (await pagesOf(saved[0])).join('\n');
    expect(text).toContain('Two clicks to every page');
    expect(drafted).not.toBe('');
    expect(text).not.toContain(drafted.split('\n').at(-1)?.slice(0, 20));
  });

  it('goes to the printer', async () => {
    let printed: string | null | undefined;
    vi.stubGlobal('print', () => {
      printed = document.querySelector('.printed-goals')?.textContent;
      dispatchEvent(new Event('afterprint'));
    });
    const user = await openListWith([['Bo', 'Fewer clicks']]);
    await user.click(boxOf('Bo Lind'));
    const pack = await openPack(user);
    await user.click(pack.getByRole('radio', { name: /^Print/ }));
    await press(user, 'Download');
    await waitFor(() => expect(printed).toMatch(/^Bo Lind.*Fewer clicks/));
  });

  it('leads to generating where no one has goals', async () => {
    const user = await openListWith([]);
    await user.click(boxOf('Bo Lind'));
    const pack = await openPack(user);
    expect(await pack.findByText('This person has no goals in this browser yet.')).toBeVisible();
    expect(pack.queryByRole('button', { name: 'Download' })).toBeNull();
    expect(pack.queryByRole('radio')).toBeNull();
    await user.click(pack.getByRole('button', { name: 'Generate for 1 person' }));
    expect(await screen.findByRole('dialog', { name: 'Generate for 1 person' })).toBeVisible();
  });
});
