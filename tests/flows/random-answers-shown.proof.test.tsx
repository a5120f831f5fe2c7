// proof: random-answers-shown

import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { contract } from '@/api/contract';
import { audiences, type AudienceRow } from '@/domain/audience';
import { paths } from '@/domain/paths';
import { store } from '@/session/storage';

import { openApp, openAs } from '../support/app.tsx';
import { openFilledCompanyForm } from '../support/company.ts';
import { openFilledForm } from '../support/dashboard.ts';
import { openFilledEmployeeForm } from '../support/employee-form.ts';
import { openList } from '../support/employee-list.ts';
import { noteCase } from '../support/figures.ts';
import { fill, press } from '../support/form.ts';
import { ada, choose, openDialog } from '../support/overview.ts';
import { chooseFile, openProfile } from '../support/profile.ts';
import { ofEachKind, randomAnswers, readCalls, type ReadCall } from '../support/random-answers.ts';
import { toasts } from '../support/toasts.ts';
import { setWidth, widths } from '../support/viewport.ts';
import { answer, callsOf } from '../support/wire.ts';

/** A message appears; success or failure does not matter here. */
const findMessage = () => waitFor(() => expect(toasts()).not.toEqual([]));

/** Every request has ended, or failed. */
const findRead = () => waitFor(() => expect(document.body).not.toHaveTextContent(/Loading/));

/** Opens the first row of a list, if there is one. */
async function openFirst(selector: string): Promise<void> {
  await findRead();
  document.querySelector<HTMLElement>(selector)?.click();
  await findRead();
}

async function submit(path: string, values: Readonly<Record<string, string>>, button: string): Promise<void> {
  const user = openApp(path);
  await fill(values);
  await press(user, button);
  await findMessage();
}

const signIn = ({ signInPath }: AudienceRow) =>
  submit(signInPath, { Email: 'a@b.example', Password: 'secret' }, 'Sign In');

function signUp({ signUpPath, lastNameLabel }: AudienceRow) {
  const names = { 'First Name': 'A', [lastNameLabel]: 'B', Email: 'a@b.example' };
  return submit(signUpPath, { ...names, Password: 'secret', 'Confirm Password': 'secret' }, 'Sign Up');
}

/** A screen that shows a call's response, until it is rendered. */
const screens: Readonly<Record<ReadCall, () => Promise<void>>> = {
  login: () => signIn(audiences.individual),
  businessLogin: () => signIn(audiences.business),
  register: () => signUp(audiences.individual),
  businessRegister: () => signUp(audiences.business),
  ...ofEachKind(({ createLabel, listPath }) => ({
    create: async () => {
      const { user } = await openFilledForm();
      await press(user, createLabel);
      await findMessage();
    },
    list: async () => {
      setWidth(widths.wide);
      await openAs('individual', listPath.individual);
      await openFirst('main [data-row-focus]');
    },
  })),
  upload: async () => {
    const user = await openProfile(audiences.individual);
    await chooseFile(user);
    await press(user, 'Upload');
    await findMessage();
  },
  listNotifications: async () => {
    await openAs('individual', paths.notifications);
    await findRead();
  },
  listEmployees: async () => {
    setWidth(widths.wide);
    await openAs('business', paths.employeeList);
    await openFirst('main [data-row-focus]');
  },
  employeeSummary: async () => {
    await choose(await openDialog(), ada.firstName);
    await waitFor(() => expect(callsOf('employeeSummary')).not.toEqual([]));
    await findRead();
  },
  employeeDetails: async () => {
    const user = await openList();
    await press(user, 'Ben Okafor');
    await findRead();
    const [show] = screen.queryAllByRole('button', { name: 'Show pay and birth date' });
    if (show) await user.click(show);
  },
  createEmployee: async () => {
    await press(await openFilledEmployeeForm(), 'Submit');
    await findMessage();
  },
  createCompany: async () => {
    await press(await openFilledCompanyForm(), 'Submit');
    await findMessage();
  },
  company: async () => {
    store({ businessId: 'b1' });
    await openAs('business', paths.companyProfile.replace(':id', 'b1'));
    await findRead();
  },
};

/** All texts of the page: its content, title, fields and accessible names. */
function written(): string {
  const parts = [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...element.getAttributeNames().map((name) => element.getAttribute(name)),
    (element as HTMLInputElement).value,
  ]);
  return [document.title, document.body.textContent, ...parts].join('\n');
}

/** Texts that rendered missing values would show. */
const mistakes = /.{0,40}(?:undefined|NaN|\[object |Invalid Date|Infinity).{0,40}/;

describe.each(readCalls)('what %s is answered, on the screen that shows it', (name) => {
  const { success } = contract[name];
  const init = { status: success === 'any 2xx' ? 200 : success, headers: { 'Content-Type': 'application/json' } };

  it.each(randomAnswers(name, 12).map((body, index) => ({ body, index })))('$index: $body', async ({ body, index }) => {
    answer(name, () => new HttpResponse(body, init));
    await screens[name]();
    expect(callsOf(name)).not.toEqual([]);
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).not.toContain('');
    expect(mistakes.exec(written())?.[0]).toBeUndefined();
    noteCase('random-answers-shown', `${name} ${index}`);
  });
});
