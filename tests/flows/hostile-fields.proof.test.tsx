// proof: hostile, hostile-places

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { describe, expect, it } from 'vitest';

import type { CallName } from '@/api/contract';
import { audiences } from '@/domain/audience';
import { employeeFields, employeeRows } from '@/domain/employee';
import { paths } from '@/domain/paths';

import { goTo, openApp, openAs } from '../support/app.tsx';
import { openFilledCompanyForm } from '../support/company.ts';
import { openFilledForm } from '../support/dashboard.ts';
import { openFilledEmployeeForm } from '../support/employee-form.ts';
import { openList } from '../support/employee-list.ts';
import { refusal } from '../support/faults.ts';
import { fieldOf, fill } from '../support/form.ts';
import { tryTexts } from '../support/hostile-places.ts';
import { hostileNames, hostileParts, hostileTexts } from '../support/hostile.ts';
import { choose, openDialog } from '../support/overview.ts';
import { openPocket, searchField } from '../support/pocket.ts';
import { toasts } from '../support/toasts.ts';
import { answer, callsOf, payloadOf } from '../support/wire.ts';

/** A form, and its fields that take any text: the sent values, by label. */
type Form = {
  place: string;
  call: CallName;
  open: () => Promise<UserEvent>;
  button: string;
  sent: Readonly<Record<string, string>>;
};

const filled = (path: string, values: Readonly<Record<string, string>>) => async () => {
  const user = openApp(path);
  await fill(values);
  return user;
};

const calls = {
  individual: ['login', 'register', 'resetPassword'],
  business: ['businessLogin', 'businessRegister', 'businessResetPassword'],
} as const;

const beforeSignIn = Object.values(audiences).flatMap((row): Form[] => {
  const [login, register, reset] = calls[row.audience];
  const { audience, lastNameLabel } = row;
  return [
    {
      place: `sign-in, ${audience}`,
      call: login,
      open: filled(row.signInPath, { Email: 'a@b.example' }),
      button: 'Sign In',
      sent: { Password: 'password' },
    },
    {
      place: `sign-up, ${audience}`,
      call: register,
      open: filled(row.signUpPath, { Email: 'a@b.example', Password: 'secret', 'Confirm Password': 'secret' }),
      button: 'Sign Up',
      sent: {
        'First Name': 'firstName',
        [lastNameLabel]: 'lastName',
      },
    },
    {
      place: `new password, ${audience}`,
      call: reset,
      open: filled(`${row.resetPasswordPath}?token=t`, {}),
      button: 'Reset Password',
      sent: { 'New Password': 'newPassword' },
    },
  ];
});

const employeeTexts = employeeFields.filter((name) => ['text', 'id'].includes(employeeRows[name].kind));

const forms: Form[] = [
  ...beforeSignIn,
  {
    place: 'drafting',
    call: 'createOkr',
    open: async () => (await openFilledForm()).user,
    button: 'Create OKRs',
    sent: { Role: 'role', 'Your Company Strategic Goal': 'goal', 'Your Industry': 'industry' },
  },
  {
    place: 'the dialog that generates',
    call: 'createOkr',
    open: async () => {
      const user = await openDialog();
      await choose(user, 'ada');
      return user;
    },
    button: 'Generate',
    sent: { 'Additional prompt': 'goal' },
  },
  {
    place: 'company',
    call: 'createCompany',
    open: openFilledCompanyForm,
    button: 'Submit',
    sent: {
      Name: 'name',
      Industry: 'industry',
      Location: 'location',
      'Market Position': 'marketPosition',
      'Mission Statement': 'missionStatement',
      'Vision Statement': 'visionStatement',
      'Long-term Objectives': 'longTermObjectives',
      'Current Year Goals': 'currentYearGoals',
      'Organizational Growth': 'organizationalGrowth',
      'Previous Goals': 'previousGoals',
    },
  },
  {
    place: 'employee',
    call: 'createEmployee',
    open: openFilledEmployeeForm,
    button: 'Submit',
    sent: Object.fromEntries(employeeTexts.map((name) => [employeeRows[name].label, name])),
  },
];

const setText = (label: string, value: string) => fireEvent.input(fieldOf(label), { target: { value } });
const valueOf = (label: string) => (fieldOf(label) as HTMLInputElement).value;

/** A text as a URL contains it, without lone surrogates. */
const inAddress = (text: string) => new URLSearchParams({ text }).get('text') ?? '';

/** No prototype was changed, and no text became an element. */
function expectHarmless(): void {
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(document.querySelector('main script, main iframe, main [onerror], main [onload]')).toBeNull();
}

describe('what is typed is sent letter for letter, and is still there when that fails', () => {
  it.each(forms)('$place', async ({ place, call, open, button, sent }) => {
    answer(call, () => refusal(500).respond(500));
    await open();
    const press = await screen.findByRole('button', { name: button });
    const fields = Object.entries(sent);
    for (const [round, texts] of hostileParts(fields.length).entries()) {
      await tryTexts(place, texts, async () => {
        const typed = fields.map(([label, name], index) => ({ label, name, text: texts[index] ?? 'x' }));
        for (const { label, text } of typed) setText(label, text);
        fireEvent.click(press);
        await waitFor(() => expect(toasts(), texts.join(' | ')).toHaveLength(1));
        const requests = callsOf(call);
        expect(requests).toHaveLength(round + 1);
        const last = requests.at(-1);
        const payload = last && ((await payloadOf(last)) as Record<string, unknown>);
        for (const { label, name, text } of typed) {
          expect(payload?.[name], `${label} as it is sent`).toBe(text);
          expect(valueOf(label), label).toBe(text);
        }
        act(() => toast.remove());
        expectHarmless();
      });
    }
  });
});

describe('what is typed and not sent is kept letter for letter', () => {
  it('a search, in the address', async () => {
    await openPocket('okr');
    for (const text of hostileTexts.filter((each) => hostileNames.get(each)?.startsWith('H2'))) {
      await tryTexts('the search of the pocket, typed', [text], async () => {
        fireEvent.input(searchField(), { target: { value: text } });
        await waitFor(() => expect(new URLSearchParams(window.location.search).get('q')).toBe(inAddress(text)));
        expect(searchField()).toHaveValue(text);
        expectHarmless();
      });
    }
  });
});

describe('text in an address stays text', () => {
  it.each([
    { place: 'the search of the pocket', open: () => openPocket('okr'), path: paths.okrs },
    { place: 'the search of the people', open: () => openList(), path: paths.employeeList },
    { place: 'the search of everything', open: () => openAs('individual', paths.search), path: paths.search },
  ])('$place, with every other parameter of its page', async ({ place, open, path }) => {
    await open();
    for (const text of hostileTexts) {
      await tryTexts(place, [text], async () => {
        const names = ['q', 'record', 'employee', 'role', 'month', 'kind', 'department', 'sort', 'group', 'view'];
        goTo(`${path}?${new URLSearchParams(names.map((name) => [name, text])).toString()}`);
        await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(inAddress(text)));
        expect(window.location.pathname).toBe(path);
        expectHarmless();
      });
    }
  });
});
