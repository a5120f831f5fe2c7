import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { errors, notices } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { storedValues } from '@/session/storage';

import { db } from '../../mock-api/node.ts';
import { address } from '../support/app.tsx';
import { refusal } from '../support/faults.ts';
import { fill, manyPresses, press } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { ada, choose, dialog, employeeField, generateButton, openDialog, part } from '../support/overview.ts';
import { onlyToast, toasts } from '../support/toasts.ts';
import { answer, callsOf, hold, onlyCallOf, payloadOf } from '../support/wire.ts';

const company = { industry: 'Technology', currentYearGoals: 'Sign 60 clinics', longTermObjectives: 'Four countries' };
const found = { role: ada.jobTitle, goal: company.currentYearGoals, industry: company.industry };

describe.each(kindRows)('generating $plural', (row) => {
  /** The dialog with somebody chosen, and a prompt. */
  async function ready(prompt = ' Fewer  clicks\n<b> ') {
    const user = await openDialog({ company });
    await user.click(screen.getByRole('tab', { name: row.singular }));
    await choose(user, 'ada');
    await fill({ 'Additional prompt': prompt });
    return user;
  }

  it('sends the job title, the prompt as it was typed and the industry, with the bearer, once', async () => {
    const user = await ready();
    await user.click(generateButton());
    const sent = await onlyCallOf(row.create);
    expect(await payloadOf(sent)).toEqual({ ...found, goal: ' Fewer  clicks\n<b> ' });
    expect(sent.headers.get('authorization')).toBe(`Bearer ${storedValues().businessToken ?? ''}`);
    await onlyToast(row.generated);
    expect(employeeField()).toHaveValue('Ada Berg');
  });

  it('shows what was drafted, with the way to the pocket, and counts it', async () => {
    const user = await ready('Fewer clicks');
    await user.click(generateButton());
    const newest = await dialog().findByRole('region', { name: `Newest ${row.singular}` });
    expect(await within(newest).findByRole('heading', { level: 2, name: 'Fewer clicks' })).toBeVisible();
    expect(within(newest).getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
    await waitFor(() =>
      expect(screen.getByRole('link', { name: `Saved ${row.plural}`, hidden: true }).closest('li')).toHaveTextContent(
        '1',
      ),
    );
    await user.click(within(newest).getByRole('link', { name: `Open your ${row.plural}` }));
    await waitFor(() => expect(address()).toBe(row.listPath.business));
    expect(await screen.findByRole('button', { name: 'Fewer clicks' })).toBeVisible();
  });

  it('drops the cached list after every success', async () => {
    const user = await ready();
    await waitFor(() => expect(callsOf(row.list)).not.toEqual([]));
    const before = callsOf(row.list).length;
    await user.click(generateButton());
    await onlyToast(row.generated);
    await waitFor(() => expect(callsOf(row.list).length).toBeGreaterThan(before));
  });

  it('keeps everything when it fails, says so, and the second try succeeds', async () => {
    answer(row.create, () => refusal(500).respond(201), { once: true });
    const user = await ready('Fewer clicks');
    await user.click(generateButton());
    await onlyToast(row.generateFailed);
    expect(dialog().getAllByText(row.generateFailed)[0]).toBeVisible();
    expect(employeeField()).toHaveValue('Ada Berg');
    expect(dialog().getByLabelText('Additional prompt')).toHaveValue('Fewer clicks');
    expect(screen.getByRole('tab', { name: row.singular })).toHaveAttribute('aria-selected', 'true');
    expect(generateButton()).not.toHaveAttribute('aria-busy');
    await user.click(generateButton());
    await waitFor(() => expect(toasts()).toContain(row.generated));
    expect(callsOf(row.create)).toHaveLength(2);
  });

  it.each(manyPresses.filter(({ how }) => !how.includes('Enter')))('sends one request for $how', async ({ doIt }) => {
    const letGo = hold(row.create);
    const user = await ready();
    await doIt(user, generateButton(), generateButton());
    await onlyCallOf(row.create);
    expect(generateButton()).toHaveAttribute('aria-busy', 'true');
    letGo();
    await onlyToast(row.generated);
    expect(callsOf(row.create)).toHaveLength(1);
  });

  it('goes on when the dialog is closed, and says how it ended', async () => {
    const letGo = hold(row.create);
    const user = await ready();
    await user.click(generateButton());
    await onlyCallOf(row.create);
    await press(user, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    letGo();
    await onlyToast(row.generated);
  });

  it('goes on without a word when the page is left', async () => {
    const letGo = hold(row.create);
    const user = await ready();
    await user.click(generateButton());
    await onlyCallOf(row.create);
    await press(user, 'Close');
    await user.click(screen.getAllByRole('link', { name: 'Help' })[0] ?? document.body);
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    letGo();
    await waitFor(() => expect(db.tables.goals).toHaveLength(1));
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

  it('waits for what is still being looked up', async () => {
    const letGo = hold('employeeDetails');
    const user = await openDialog({ company });
    await choose(user, 'ada');
    await user.click(generateButton());
    expect(generateButton()).toHaveAttribute('aria-busy', 'true');
    expect(callsOf('createOkr')).toEqual([]);
    expect(screen.queryByLabelText('Role')).toBeNull();
    letGo();
    expect(await payloadOf(await onlyCallOf('createOkr'))).toEqual(found);
  });

  it('is for whoever was chosen when it was pressed', async () => {
    const letGo = hold('employeeDetails');
    const user = await openDialog({ company });
    await choose(user, 'ada');
    await user.click(generateButton());
    await choose(user, 'bo');
    letGo();
    expect(await payloadOf(await onlyCallOf('createOkr'))).toEqual(found);
    expect(employeeField()).toHaveValue('Bo Lind');
  });
});

describe('what is missing', () => {
  it('needs an employee, says so at the field, and sends nothing', async () => {
    const user = await openDialog({ company });
    await fill({ 'Additional prompt': 'Kept' });
    await waitFor(() => expect(employeeField()).toHaveAttribute('placeholder', 'Choose an employee'));
    await user.click(generateButton());
    await onlyToast(notices.chooseEmployee);
    expect(employeeField()).toBeInvalid();
    expect(employeeField()).toHaveAccessibleDescription(notices.chooseEmployee);
    expect(employeeField()).toHaveFocus();
    expect(dialog().getByLabelText('Additional prompt')).toHaveValue('Kept');
    expect(callsOf('createOkr')).toEqual([]);
    await choose(user, 'ada');
    expect(employeeField()).not.toBeInvalid();
  });

  it.each(['no company is stored', 'its call fails', 'it says nothing'])(
    'is asked for where %s: goal and industry',
    async (why) => {
      if (why === 'its call fails') answer('company', () => refusal(500).respond(200));
      const blank = { industry: '', currentYearGoals: '', longTermObjectives: '' };
      const user = await openDialog({
        company: why === 'no company is stored' ? null : why === 'it says nothing' ? blank : company,
      });
      await choose(user, 'ada');
      const goal = await screen.findByLabelText('Your Company Strategic Goal');
      await user.click(generateButton());
      await onlyToast(notices.goalNeeds);
      await waitFor(() => expect(goal).toHaveFocus());
      expect(goal).toHaveAccessibleDescription(notices.fillIn);
      expect(callsOf('createOkr')).toEqual([]);

      await fill({ 'Your Company Strategic Goal': 'Grow', 'Your Industry': 'Retail' });
      await user.click(generateButton());
      expect(await payloadOf(await onlyCallOf('createOkr'))).toEqual({
        role: ada.jobTitle,
        goal: 'Grow',
        industry: 'Retail',
      });
    },
  );

  it('a prompt is a goal: the field for one goes, and its text is kept', async () => {
    const user = await openDialog({ company: null });
    await fill({ 'Your Company Strategic Goal': 'Grow' });
    await fill({ 'Additional prompt': 'Fewer clicks' });
    expect(screen.queryByLabelText('Your Company Strategic Goal')).toBeNull();
    await user.clear(dialog().getByLabelText('Additional prompt'));
    expect(screen.getByLabelText('Your Company Strategic Goal')).toHaveValue('Grow');
  });

  it.each(['the record has none', 'it cannot be read'])('a role is asked for where %s', async (why) => {
    if (why !== 'the record has none') answer('employeeDetails', () => refusal(500).respond(200));
    const user = await openDialog({ company, employees: [{ ...ada, jobTitle: '' }] });
    await choose(user, 'ada');
    await fill({ Role: 'Sales Lead' });
    await user.click(generateButton());
    expect(await payloadOf(await onlyCallOf('createOkr'))).toEqual({ ...found, role: 'Sales Lead' });
    await onlyToast('OKRs generated! Please check your pocket.');
  });

  it('a role typed for one is not sent for another', async () => {
    const user = await openDialog({
      company,
      employees: [
        { ...ada, jobTitle: '' },
        { id: 'b', firstName: 'Bo', jobTitle: '' },
      ],
    });
    await choose(user, 'ada');
    await fill({ Role: 'Sales Lead' });
    await choose(user, 'bo');
    expect(await screen.findByLabelText('Role')).toHaveValue('');
  });

  it.each(['nobody is there', 'the list fails'])('a role stands for the employee where %s', async (why) => {
    if (why === 'the list fails') answer('listEmployees', () => HttpResponse.json('no', { status: 200 }));
    const user = await openDialog({ company, employees: [] });
    await fill({ Role: 'Sales Lead' });
    await user.click(generateButton());
    expect(await payloadOf(await onlyCallOf('createOkr'))).toEqual({ ...found, role: 'Sales Lead' });
    expect(toasts().filter((text) => text.startsWith('Error'))).toEqual([]);
  });

  it('a list that failed can be asked for again from the dialog', async () => {
    let fails = true;
    answer('listEmployees', () => (fails ? refusal(503).respond(200) : undefined));
    const user = await openDialog({ company });
    await dialog().findByText('We could not load your employees. You can name a role instead.');
    fails = false;
    await user.click(dialog().getByRole('button', { name: 'Try again' }));
    await choose(user, 'ada');
    expect(employeeField()).toHaveValue('Ada Berg');
    expect(toasts()).toEqual([]);
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
