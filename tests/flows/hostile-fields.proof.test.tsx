// proof: hostile, hostile-places

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';
import { companyTexts } from '@/domain/company';
import { employeeFields, employeeRows } from '@/domain/employee';
import { paths } from '@/domain/paths';

import { goTo, openAs } from '../support/app.tsx';
import { openList } from '../support/employee-list.ts';
import { refusal } from '../support/faults.ts';
import { tryTexts } from '../support/hostile-places.ts';
import { hostileNames, hostileParts, hostileTexts } from '../support/hostile.ts';
import { openPocket, searchField } from '../support/pocket.ts';
import { dropToasts, fieldOf, toasts } from '../support/steps.ts';
import { findButton, submissions } from '../support/submitted-screens.ts';
import { answer, callsOf, payloadOf } from '../support/wire.ts';

const employeeTexts = employeeFields.filter((name) => ['text', 'id'].includes(employeeRows[name].kind));

/** The fields of submitted forms that take any text: the sent values, by label. */
const sentTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...Object.fromEntries<Readonly<Record<string, string>>>(
    Object.values(audiences).flatMap(({ audience, lastNameLabel }) => [
      [`sign-in, ${audience}`, { Password: 'password' }],
      [`sign-up, ${audience}`, { 'First Name': 'firstName', [lastNameLabel]: 'lastName' }],
      [`new password, ${audience}`, { 'New Password': 'newPassword' }],
    ]),
  ),
  'Create OKRs': { Role: 'role', 'Your Company Strategic Goal': 'goal', 'Your Industry': 'industry' },
  'generating OKRs': { 'Additional prompt': 'goal' },
  'company onboarding': {
    Name: 'name',
    Industry: 'industry',
    ...Object.fromEntries(Object.entries(companyTexts).map(([name, label]) => [label, name])),
  },
  'employee onboarding': Object.fromEntries<string>(employeeTexts.map((name) => [employeeRows[name].label, name])),
};

const forms = submissions.flatMap((submission) => {
  const sent = sentTexts[submission.what];
  return sent === undefined ? [] : [{ ...submission, sent }];
});

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
  it('in each of the forms', () =>
    expect(forms.map(({ what }) => what).toSorted()).toEqual(Object.keys(sentTexts).toSorted()));

  it.each(forms)('$what', async (form) => {
    const { what: place, call, open, sent } = form;
    answer(call, () => refusal(500).respond(500));
    await open();
    const press = await findButton(form);
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
        dropToasts();
        expectHarmless();
      });
    }
  });
});

it('what is typed and not sent is kept letter for letter: a search, in the address', async () => {
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

it.each([
  { place: 'the search of the pocket', open: () => openPocket('okr'), path: paths.okrs },
  { place: 'the search of the people', open: () => openList(), path: paths.employeeList },
  { place: 'the search of everything', open: () => openAs('individual', paths.search), path: paths.search },
])('text in an address stays text: $place, with every other parameter of its page', async ({ place, open, path }) => {
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
