// proof: races

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { notices } from '@/domain/messages';

import { address } from '../support/app.tsx';
import { refusal } from '../support/faults.ts';
import { generateTitle, kindRows, singulars } from '../support/goal-texts.ts';
import { triesRace } from '../support/note-tests.ts';
import { ada, bo, choose, dialog, employeeField, generateButton, openDialog } from '../support/overview.ts';
import { draftedLines } from '../support/pocket.ts';
import { aWhile, escape, fill, onlyToast, press, textsOf, toasts } from '../support/steps.ts';
import { answer, callsOf, hold, holdEach, onlyCallOf, payloadOf } from '../support/wire.ts';

const company = { industry: 'Technology', currentYearGoals: 'Sign 60 clinics', longTermObjectives: 'Four countries' };
const found = { role: ada.jobTitle, goal: company.currentYearGoals, industry: company.industry };

// submissions.test.tsx tests requests, failures and repeated presses.
describe.each(kindRows)('generating $plural', (row) => {
  /** The dialog with someone chosen, and a prompt. */
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
    expect(kindRows.flatMap(({ create }) => callsOf(create))).toHaveLength(1);
    await waitFor(() => expect(callsOf(row.list).length).toBeGreaterThan(before));
    const newest = await dialog().findByRole('region', { name: `Newest ${row.name}` });
    expect(await within(newest).findByRole('heading', { level: 2, name: 'Fewer clicks' })).toBeVisible();
    expect(within(newest).getAllByRole('listitem')).toHaveLength(draftedLines('Fewer clicks'));
    await waitFor(() =>
      expect(
        within(screen.getByRole('list', { name: 'Totals', hidden: true }))
          .getByRole('link', { name: row.names, hidden: true })
          .closest('li'),
      ).toHaveTextContent('1'),
    );
    await user.click(within(newest).getByRole('link', { name: `Open your ${row.names}` }));
    await waitFor(() => expect(address()).toBe(row.listPath.business));
    expect(await screen.findByRole('button', { name: 'Fewer clicks' })).toBeVisible();
  });

  it('goes on when the dialog is closed, and says how it ended', async () => {
    const creations = holdEach(row.create);
    const user = await ready();
    await user.click(generateButton());
    const first = await creations.next();
    await press(user, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    first.release();
    await onlyToast(row.generated);
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

  it('waits for pending lookups, and is for the people who were selected when it was pressed', async () => {
    const release = hold('employeeDetails');
    const user = await openDialog({ company });
    await choose(user, 'ada');
    await user.click(generateButton());
    expect(generateButton()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByLabelText('Role')).toBeNull();
    await choose(user, 'bo');
    expect(callsOf('createOkr')).toEqual([]);
    release();
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
    await press(user, 'Close');
    await press(user, generateTitle);
    await waitFor(() => expect(employeeField()).not.toBeInvalid());
    await user.click(generateButton());
    expect(employeeField()).toBeInvalid();
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
      expect(goal).toHaveAccessibleDescription(notices.required);
      expect(callsOf('createOkr')).toEqual([]);

      const industry = screen.getByLabelText('Your Industry');
      await fill({ 'Your Company Strategic Goal': 'Grow', 'Your Industry': 'Retail' });
      expect(industry).not.toBeInvalid();
      // After a refusal it is reported at once.
      await user.clear(industry);
      expect(industry).toHaveAccessibleDescription(notices.required);
      await fill({ 'Your Industry': 'Retail' });
      // A prompt is a goal: the goal's own field disappears, and its text is kept.
      await fill({ 'Additional prompt': 'Fewer clicks' });
      expect(screen.queryByLabelText('Your Company Strategic Goal')).toBeNull();
      await user.clear(dialog().getByLabelText('Additional prompt'));
      expect(screen.getByLabelText('Your Company Strategic Goal')).toHaveValue('Grow');
      await user.click(generateButton());
      expect(await payloadOf(await onlyCallOf('createOkr'))).toEqual({
        role: ada.jobTitle,
        goal: 'Grow',
        industry: 'Retail',
      });
    },
  );

  it.each(['the record has none', 'it cannot be read'])(
    'a role is asked for where %s, of each by itself',
    async (why) => {
      if (why !== 'the record has none') answer('employeeDetails', () => refusal(500).respond(200));
      const employees = [ada, bo].map((person) => ({ ...person, jobTitle: '' }));
      const user = await openDialog({ company, employees });
      await choose(user, 'bo');
      await fill({ Role: 'Designer' });
      await choose(user, 'ada');
      await waitFor(() => expect(screen.getByLabelText('Role')).toHaveValue(''));
      await fill({ Role: 'Sales Lead' });
      await user.click(generateButton());
      expect(await payloadOf(await onlyCallOf('createOkr'))).toEqual({ ...found, role: 'Sales Lead' });
      await onlyToast('OKRs generated! Please check your pocket.');
    },
  );

  it.each(['there are no employees', 'the list fails'])('a role stands for the employee where %s', async (why) => {
    if (why === 'the list fails') answer('listEmployees', () => HttpResponse.json('no', { status: 200 }));
    const user = await openDialog({ company, employees: [] });
    await fill({ Role: 'Sales Lead' });
    await user.click(generateButton());
    expect(await payloadOf(await onlyCallOf('createOkr'))).toEqual({ ...found, role: 'Sales Lead' });
    expect(toasts().filter((text) => text.startsWith('Error'))).toEqual([]);
  });
});

const tab = (name: string) => screen.getByRole('tab', { name });
const department = () => screen.findByLabelText('Department');

it.each(['Close', 'Close dialog', 'Escape'])(
  'the dialog begins empty, is closed by %s, which gives the focus back, and keeps what was typed',
  async (way) => {
    const user = await openDialog();
    expect(textsOf(dialog().getAllByRole('tab'))).toEqual(singulars);
    expect(employeeField()).toHaveValue('');
    expect(dialog().getByLabelText('Additional prompt')).toHaveValue('');
    expect(dialog().getByRole('button', { name: 'Generate' })).toHaveAttribute('type', 'submit');
    expect(screen.queryByLabelText('Department')).toBeNull();

    await choose(user, 'bo');
    await user.click(tab('KPI'));
    await fill({ 'Additional prompt': 'Fewer clicks' });
    if (way === 'Escape') escape();
    else await press(user, way);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf('createOkr')).toEqual([]);
    const opener = screen.getByRole('button', { name: generateTitle });
    expect(opener).toHaveFocus();
    await user.click(opener);
    expect(await screen.findByLabelText('Additional prompt')).toHaveValue('Fewer clicks');
    expect(employeeField()).toHaveValue('Bo Lind');
    expect(tab('KPI')).toHaveAttribute('aria-selected', 'true');
  },
);

it('the tabs are one stop, on which arrows, Home and End choose', async () => {
  const user = await openDialog();
  const [first = '', ...others] = singulars;
  const last = others.at(-1) ?? '';
  for (const name of others) expect(tab(name)).toHaveAttribute('tabindex', '-1');
  tab(first).focus();
  const stops = [...others.map((name) => ['ArrowRight', name]), ['ArrowRight', first], ['ArrowLeft', last]] as const;
  for (const [key, name = ''] of [...stops, ['Home', first], ['End', last]]) {
    await user.keyboard(`{${key}}`);
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName(name);
  }
});

describe('the employee', () => {
  it('is searched by name, e-mail and department, in any case and without accents', async () => {
    const user = await openDialog({
      employees: [
        { firstName: 'Élodie', lastName: 'Müller', workMail: 'em@northbay.example' },
        { firstName: 'Bo', lastName: 'Lind', workMail: 'bo@northbay.example', department: 'Forêt' },
        { firstName: 'Cy', lastName: 'Dunn', workMail: 'cy@elsewhere.example' },
      ],
    });
    for (const [search, shown] of [
      ['muller ELO', 'Élodie Müller'],
      ['foret', 'Bo Lind'],
      ['elsewhere', 'Cy Dunn'],
    ]) {
      await user.clear(employeeField());
      await user.type(employeeField(), search ?? '');
      await waitFor(() => expect(textsOf(screen.getAllByRole('option'))).toEqual([shown]));
    }
    await user.clear(employeeField());
    await user.type(employeeField(), 'xyzzy');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('is chosen with the keyboard; Escape closes the list and not the dialog', async () => {
    triesRace('Escape in a list or a composition within a dialog');
    const user = await openDialog();
    await waitFor(() => expect(employeeField()).toHaveAttribute('placeholder', 'Choose an employee'));
    await user.type(employeeField(), 'b');
    await user.keyboard('{ArrowDown}');
    const active = screen.getByRole('option', { selected: true });
    expect(active).toHaveTextContent('Bo Lind');
    expect(employeeField()).toHaveAttribute('aria-activedescendant', active.id);
    await user.keyboard('{Escape}');
    expect(employeeField()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.type(employeeField(), 'e{Enter}');
    expect(employeeField()).toHaveValue('Ada Berg');
    // Another text is of no one.
    await user.type(employeeField(), 'x');
    await user.click(generateButton());
    expect(employeeField()).toBeInvalid();
    expect(callsOf('createOkr')).toEqual([]);
  });

  it('tells two of the same name apart, by e-mail or else by id', async () => {
    const twin = { firstName: 'Sam', lastName: 'Doe', workMail: 'sam@northbay.example' };
    const user = await openDialog({
      employees: [
        { ...twin, id: 'e-1', workMail: 'sam.doe@northbay.example', department: 'Sales' },
        { ...twin, id: 'e-2', department: 'Finance' },
        { ...twin, id: 'e-3', department: 'Product' },
      ],
    });
    await choose(user, 'e-3');
    expect(employeeField()).toHaveValue('Sam Doe (e-3)');
    expect(await department()).toHaveValue('Product');
    await choose(user, 'sam.doe');
    expect(employeeField()).toHaveValue('Sam Doe (sam.doe@northbay.example)');
    await waitFor(async () => expect(await department()).toHaveValue('Sales'));
  });
});

it('the department is read only, and that of who was chosen last, in whatever order the answers of the summary call come', async () => {
  const summaries = holdEach('employeeSummary');
  const user = await openDialog();
  await choose(user, 'ada');
  const adas = await summaries.next();
  await choose(user, 'bo');
  (await summaries.next()).release(HttpResponse.json({ data: { department: 'From the summary' } }));
  await waitFor(async () => expect(await department()).toHaveValue('From the summary'));
  expect(await department()).toHaveAttribute('readonly');
  adas.release(HttpResponse.json({ department: 'Of Ada' }));
  await aWhile();
  expect(await department()).toHaveValue('From the summary');
});
