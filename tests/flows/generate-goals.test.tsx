import { act, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { describe, expect, it } from 'vitest';

import { errors } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { storedValues } from '@/session/storage';

import { db } from '../../mock-api/node.ts';
import { address } from '../support/app.tsx';
import { refusal } from '../support/faults.ts';
import { fill, press } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { generateTitle } from '../support/goal-texts.ts';
import { aWhile, toHelp } from '../support/leaving.ts';
import { ada, choose, dialog, employeeField, generateButton, openDialog, part } from '../support/overview.ts';
import { draftedLines } from '../support/pocket.ts';
import { onlyToast, toasts } from '../support/toasts.ts';
import { answer, callsOf, hold, holdEach, onlyCallOf, payloadOf } from '../support/wire.ts';

const company = { industry: 'Technology', currentYearGoals: 'Sign 60 clinics', longTermObjectives: 'Four countries' };
const found = { role: ada.jobTitle, goal: company.currentYearGoals, industry: company.industry };

// submissions.test.tsx has what is sent, how it fails, and that it is sent once.
describe.each(kindRows)('generating $plural', (row) => {
  /** The dialog with somebody chosen, and a prompt. */
  async function ready(prompt = ' Fewer  clicks\n<b> ') {
    const user = await openDialog({ company });
    await user.click(screen.getByRole('tab', { name: row.singular }));
    await choose(user, 'ada');
    await fill({ 'Additional prompt': prompt });
    return user;
  }

  it('shows what was drafted, with the way to the pocket, and counts it', async () => {
    const user = await ready('Fewer clicks');
    await waitFor(() => expect(callsOf(row.list)).not.toEqual([]));
    const before = callsOf(row.list).length;
    await user.click(generateButton());
    const sent = await onlyCallOf(row.create);
    expect(await payloadOf(sent)).toEqual({ ...found, goal: 'Fewer clicks' });
    expect(sent.headers.get('authorization')).toBe(`Bearer ${storedValues().businessToken ?? ''}`);
    await waitFor(() => expect(callsOf(row.list).length).toBeGreaterThan(before));
    const newest = await dialog().findByRole('region', { name: `Newest ${row.name}` });
    expect(await within(newest).findByRole('heading', { level: 2, name: 'Fewer clicks' })).toBeVisible();
    expect(within(newest).getAllByRole('listitem')).toHaveLength(draftedLines('Fewer clicks'));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: `Saved ${row.names}`, hidden: true }).closest('li')).toHaveTextContent(
        '1',
      ),
    );
    await user.click(within(newest).getByRole('link', { name: `Open your ${row.names}` }));
    await waitFor(() => expect(address()).toBe(row.listPath.business));
    expect(await screen.findByRole('button', { name: 'Fewer clicks' })).toBeVisible();
  });

  it('goes on when the dialog is closed, and says how it ended, but not on another page', async () => {
    const creations = holdEach(row.create);
    const user = await ready();
    await user.click(generateButton());
    const first = await creations.next();
    await press(user, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    first.release();
    await onlyToast(row.generated);
    act(() => toast.remove());

    await press(user, generateTitle);
    await choose(user, 'ada');
    await user.click(generateButton());
    const second = await creations.next();
    await press(user, 'Close');
    await toHelp(user);
    second.release();
    await waitFor(() => expect(db.tables.goals).toHaveLength(2));
    await aWhile();
    expect(toasts()).toEqual([]);
    expect(address()).toBe(paths.help);
  });
});

describe('what the request is made of', () => {
  it.each([
    ["the company's current-year goals without a prompt", {}, found.goal],
    ['its long-term objectives where it has none', { currentYearGoals: '  ' }, company.longTermObjectives],
  ])('%s', async (_, goals, goal) => {
    const user = await openDialog({ company: { ...company, ...goals } });
    await choose(user, 'ada');
    await fill({ 'Additional prompt': '   ' });
    await user.click(generateButton());
    expect(await payloadOf(await onlyCallOf('createOkr'))).toEqual({ ...found, goal });
  });

  it('waits for what is still being looked up, and is for whoever was chosen when it was pressed', async () => {
    const letGo = hold('employeeDetails');
    const user = await openDialog({ company });
    await choose(user, 'ada');
    await user.click(generateButton());
    expect(generateButton()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByLabelText('Role')).toBeNull();
    await choose(user, 'bo');
    expect(callsOf('createOkr')).toEqual([]);
    letGo();
    expect(await payloadOf(await onlyCallOf('createOkr'))).toEqual(found);
    expect(employeeField()).toHaveValue('Bo Lind');
  });
});

it('keeps what was sent no longer, whichever kind is shown by then', async () => {
  const kept = () => sessionStorage.getItem('draft');
  const letGo = hold('createOkr');
  const user = await openDialog({ company });
  await choose(user, 'ada');
  await fill({ 'Additional prompt': 'Fewer clicks' });
  await user.click(generateButton());
  await onlyCallOf('createOkr');
  await user.click(screen.getByRole('tab', { name: 'KPI' }));
  await waitFor(() => expect(kept()).toContain('kpi'));
  letGo();
  await onlyToast('OKRs generated! Please check your pocket.');
  expect(kept()).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'OKR' }));
  await user.click(screen.getByRole('tab', { name: 'KPI' }));
  expect(kept()).toBeNull();
  await fill({ 'Additional prompt': 'Fewer clicks still' });
  await waitFor(() => expect(kept()).toContain('Fewer clicks still'));
});

it('a failed generation says nothing of another kind', async () => {
  answer('createKpi', () => refusal(500).respond(201));
  const user = await openDialog({ company });
  await user.click(screen.getByRole('tab', { name: 'KPI' }));
  await choose(user, 'ada');
  await user.click(generateButton());
  await onlyToast(errors.generateKpisFailed);
  expect(callsOf('createOkr')).toEqual([]);
  await press(user, 'Close');
  expect(await part('Newest goals')).toHaveTextContent('No goals yet');
});
