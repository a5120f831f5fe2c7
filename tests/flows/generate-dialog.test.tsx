// proof: races

import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { fill, press, textsOf } from '../support/form.ts';
import { generateTitle, singulars } from '../support/goal-texts.ts';
import { aWhile, escape } from '../support/leaving.ts';
import { triesRace } from '../support/note-tests.ts';
import { choose, dialog, employeeField, generateButton, openDialog } from '../support/overview.ts';
import { toasts } from '../support/toasts.ts';
import { answer, callsOf, holdEach } from '../support/wire.ts';

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
    for (const [search, found] of [
      ['muller ELO', 'Élodie Müller'],
      ['foret', 'Bo Lind'],
      ['elsewhere', 'Cy Dunn'],
    ]) {
      await user.clear(employeeField());
      await user.type(employeeField(), search ?? '');
      await waitFor(() => expect(textsOf(screen.getAllByRole('option'))).toEqual([found]));
    }
    await user.clear(employeeField());
    await user.type(employeeField(), 'xyzzy');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('is chosen with the keyboard; Escape closes the list and not the dialog', async () => {
    triesRace(25);
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

describe('the department', () => {
  it('is read only, and that of who was chosen last, in whatever order the answers of the summary call come', async () => {
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

  // lists.test.tsx tests failures.
  it('stays empty where the answer has none, which is said without a toast', async () => {
    answer('employeeSummary', () => HttpResponse.json({ data: {} }));
    const user = await openDialog();
    await choose(user, 'ada');
    await waitFor(async () => expect(await department()).toHaveAccessibleDescription(/No department on record/));
    expect(await department()).toHaveValue('');
    expect(toasts()).toEqual([]);
  });
});
