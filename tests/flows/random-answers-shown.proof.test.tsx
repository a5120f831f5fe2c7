// proof: random-answers-shown

import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { contract, type CallName } from '@/api/contract';
import { paths } from '@/domain/paths';
import { store } from '@/session/storage';

import { openAs } from '../support/app.tsx';
import { openList } from '../support/employee-list.ts';
import { noteCase } from '../support/figures.ts';
import { ada, choose, openDialog } from '../support/overview.ts';
import { ofEachKind, randomAnswers, readCalls, type ReadCall } from '../support/random-answers.ts';
import { press, setWidth, toasts, widths } from '../support/steps.ts';
import { findButton, submissions } from '../support/submitted-screens.ts';
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

const submit = (name: CallName) => async (): Promise<void> => {
  const submission = submissions.find(({ call }) => call === name);
  if (submission === undefined) throw new Error(`Nothing sends ${name}.`);
  const user = await submission.open();
  await user.click(await findButton(submission));
  await findMessage();
};

/** A screen that shows a call's response, until it is rendered. */
const screens: Readonly<Record<ReadCall, () => Promise<void>>> = {
  login: submit('login'),
  businessLogin: submit('businessLogin'),
  register: submit('register'),
  businessRegister: submit('businessRegister'),
  ...ofEachKind(({ create, listPath }) => ({
    create: submit(create),
    list: async () => {
      setWidth(widths.wide);
      await openAs('individual', listPath.individual);
      await openFirst('main [data-row-focus]');
    },
  })),
  upload: submit('upload'),
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
  createEmployee: submit('createEmployee'),
  createCompany: submit('createCompany'),
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
