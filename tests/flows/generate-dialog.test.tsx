import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { db } from '../../mock-api/node.ts';
import { fill, press } from '../support/form.ts';
import { generateTitle, singulars } from '../support/goal-texts.ts';
import { choose, dialog, employeeField, openDialog } from '../support/overview.ts';
import { toasts } from '../support/toasts.ts';
import { answer, callsOf, hold } from '../support/wire.ts';

const tab = (name: string) => screen.getByRole('tab', { name });
const department = () => screen.findByLabelText('Department');

describe('the dialog', () => {
  it('has tabs, an employee, an additional prompt, Close and Generate, and no Department yet', async () => {
    await openDialog();
    expect(
      dialog()
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(singulars);
    expect(employeeField()).toHaveValue('');
    expect(dialog().getByLabelText('Additional prompt')).toHaveValue('');
    expect(dialog().getByRole('button', { name: 'Generate' })).toHaveAttribute('type', 'submit');
    expect(screen.queryByLabelText('Department')).toBeNull();
  });

  it.each(['Close', 'Close dialog'])('%s closes it, gives the focus back and keeps what was typed', async (name) => {
    const user = await openDialog();
    await choose(user, 'bo');
    await user.click(tab('KPI'));
    await fill({ 'Additional prompt': 'Fewer clicks' });
    await press(user, name);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const opener = screen.getByRole('button', { name: generateTitle });
    expect(opener).toHaveFocus();
    await user.click(opener);
    expect(await screen.findByLabelText('Additional prompt')).toHaveValue('Fewer clicks');
    expect(employeeField()).toHaveValue('Bo Lind');
    expect(tab('KPI')).toHaveAttribute('aria-selected', 'true');
  });

  it('closes on Escape, and sends nothing', async () => {
    await openDialog();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf('createOkr')).toEqual([]);
  });
});

describe('the tabs', () => {
  it('are one stop, on which arrows, Home and End choose', async () => {
    const user = await openDialog();
    const selected = () => dialog().getByRole('tab', { selected: true });
    const [first = '', ...others] = singulars;
    const last = others.at(-1) ?? '';
    for (const name of others) expect(tab(name)).toHaveAttribute('tabindex', '-1');
    tab(first).focus();
    for (const [key, name] of [
      ...others.map((other) => ['ArrowRight', other] as const),
      ['ArrowRight', first],
      ['ArrowLeft', last],
      ['Home', first],
      ['End', last],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(selected()).toHaveTextContent(name);
      expect(selected()).toHaveFocus();
      expect(selected()).toHaveAttribute('tabindex', '0');
      expect(screen.getByRole('tabpanel')).toHaveAccessibleName(name);
    }
  });
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
      await waitFor(() => expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([found]));
    }
    await user.clear(employeeField());
    await user.type(employeeField(), 'xyzzy');
    expect(screen.queryByRole('option')).toBeNull();
    expect(dialog().getAllByText('Nothing matches.')[0]).toBeVisible();
  });

  it('is chosen, not typed: other text gives way to who was chosen', async () => {
    const user = await openDialog();
    await choose(user, 'ada');
    expect(employeeField()).toHaveValue('Ada Berg');
    await user.type(employeeField(), 'somebody else');
    await user.tab();
    expect(employeeField()).toHaveValue('Ada Berg');
  });

  it('is chosen with the keyboard; Escape closes the list and not the dialog', async () => {
    const user = await openDialog();
    await waitFor(() => expect(employeeField()).toHaveAttribute('placeholder', 'Choose an employee'));
    employeeField().focus();
    expect(screen.queryByRole('option')).toBeNull();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const active = screen.getByRole('option', { selected: true });
    expect(active).toHaveTextContent('Bo Lind');
    expect(employeeField()).toHaveAttribute('aria-activedescendant', active.id);
    await user.keyboard('{ArrowDown}{ArrowUp}{Escape}');
    expect(employeeField()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(employeeField()).toHaveValue('Ada Berg');
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

  it('is found among ten thousand, of whom only some are drawn', async () => {
    const user = await openDialog({
      employees: Array.from({ length: 10_000 }, (_, index) => ({
        id: `e${index}`,
        firstName: 'Kim',
        lastName: `N${index}`,
      })),
    });
    await waitFor(() => expect(employeeField()).toHaveAttribute('placeholder', 'Choose an employee'));
    await user.click(employeeField());
    const options = screen.getAllByRole('option');
    expect(options.length).toBeLessThan(200);
    expect(options[0]).toHaveAttribute('aria-setsize', '10000');
    // The arrows lead beyond what is drawn at first.
    for (let step = 0; step < 70; step += 1) fireEvent.keyDown(employeeField(), { key: 'ArrowDown' });
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Kim N70');
    await choose(user, 'n9876');
    expect(employeeField()).toHaveValue('Kim N9876');
  });
});

describe('the department', () => {
  it('is read only, and comes from the summary call', async () => {
    answer('employeeSummary', () => HttpResponse.json({ data: { department: 'From the summary' } }));
    const user = await openDialog();
    await choose(user, 'ada');
    await waitFor(async () => expect(await department()).toHaveValue('From the summary'));
    expect(await department()).toHaveAttribute('readonly');
  });

  it('is that of who was chosen last, whatever order the answers come in', async () => {
    const letGo = hold('employeeSummary');
    const user = await openDialog();
    await choose(user, 'ada');
    await waitFor(() => expect(callsOf('employeeSummary')).not.toEqual([]));
    // Ada's answer is held; Bo's comes first.
    answer('employeeSummary', () => HttpResponse.json({ department: 'Product' }));
    await choose(user, 'bo');
    await waitFor(async () => expect(await department()).toHaveValue('Product'));
    letGo();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await department()).toHaveValue('Product');
  });

  it.each(['refused', 'without a department'])('stays empty when the answer is %s, without a toast', async (how) => {
    answer('employeeSummary', () =>
      how === 'refused' ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json({ data: {} }),
    );
    const user = await openDialog();
    await choose(user, 'ada');
    await waitFor(async () => expect(await department()).toHaveAccessibleDescription(/We could not load it|has none/));
    expect(await department()).toHaveValue('');
    expect(toasts()).toEqual([]);
    expect(db.tables.goals).toEqual([]);
  });
});
