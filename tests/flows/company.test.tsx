import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { readDraft } from '@/device/drafts';
import { companyTexts } from '@/domain/company';
import { errors, notices } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { store } from '@/session/storage';

import { address, goTo, openApp, openAs, signedInAs } from '../support/app.tsx';
import { refusal } from '../support/faults.ts';
import { openCompanyForm, openFilledCompanyForm, sentCompany } from '../support/forms.ts';
import { dropToasts, fill, go, onlyToast, press } from '../support/steps.ts';
import { allCalls, answer, callsOf, onlyCallOf, payloadOf } from '../support/wire.ts';

const values = () =>
  within(screen.getByRole('group', { name: 'Company Values' })).getAllByRole<HTMLInputElement>('textbox');
const texts = () => values().map(({ value }) => value);

describe('onboarding a company', () => {
  it('sends what is blank as empty text, but no head count of 0 and no empty value', async () => {
    const user = await openCompanyForm();
    await fill({ Name: 'Solo', Industry: 'Basket weaving', Location: '  ', 'Head Count': ' ', 'Value 1': '   ' });
    await press(user, 'Submit');
    expect(await payloadOf(await onlyCallOf('createCompany'))).toEqual({
      ...Object.fromEntries(Object.keys(companyTexts).map((name) => [name, ''])),
      name: 'Solo',
      industry: 'Basket weaving',
      growthStage: '',
      companyValues: [],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Solo' })).toBeVisible();
  });

  it('needs a name and an industry, and a whole number for a head count, also in full-width digits; sends nothing else', async () => {
    const user = await openCompanyForm();
    await fill({ Location: 'Lisbon' });
    await press(user, 'Submit');
    await onlyToast(notices.companyNeeds);
    expect(screen.getByLabelText('Name')).toHaveFocus();
    for (const label of ['Name', 'Industry']) {
      expect(screen.getByLabelText(label)).toBeInvalid();
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(notices.required);
    }
    expect(screen.getByLabelText('Location')).toHaveValue('Lisbon');

    // Industries are suggested.
    await user.click(screen.getByLabelText('Industry'));
    await user.click(await screen.findByRole('option', { name: 'Food & Beverage' }));
    expect(screen.getByLabelText('Industry')).toHaveValue('Food & Beverage');
    expect(screen.getByLabelText('Industry')).toBeValid();
    expect(readDraft('company')).toMatchObject({ industry: 'Food & Beverage' });

    await fill({ Name: 'Solo' });
    const field = screen.getByLabelText('Head Count');
    for (const headCount of ['many', '4.5', '-1', '1e3', '99999999999999999999']) {
      dropToasts();
      await fill({ 'Head Count': headCount });
      await press(user, 'Submit');
      await onlyToast(notices.wholeNumber);
      expect(field).toHaveFocus();
      expect(field).toHaveValue(headCount);
    }
    expect(callsOf('createCompany')).toEqual([]);
    await fill({ 'Head Count': '\uFF14\uFF12' });
    await press(user, 'Submit');
    expect(await payloadOf(await onlyCallOf('createCompany'))).toMatchObject({ headCount: 42 });
  });

  it('has a growth stage that can be emptied again, by keyboard too', async () => {
    const user = await openFilledCompanyForm();
    screen.getByRole('button', { name: 'Clear Growth Stage' }).focus();
    await user.keyboard('{Enter}');
    for (const option of screen.getAllByRole('radio')) expect(option).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'Clear Growth Stage' })).toBeNull();
    expect(screen.getAllByRole('radio')[0]).toHaveFocus();
    await waitFor(() => expect(readDraft('company')).not.toHaveProperty('growthStage'));
    await press(user, 'Submit');
    expect(await payloadOf(await onlyCallOf('createCompany'))).toEqual({ ...sentCompany, growthStage: '' });
  });
});

describe('company values', () => {
  it('start as one; the button or a click in the last adds the next, up to five', async () => {
    const user = await openCompanyForm();
    screen.getByRole('button', { name: 'Add a value' }).focus();
    await user.keyboard('{Enter}');
    expect(values()).toHaveLength(2);
    expect(values()[1]).toHaveFocus();
    await user.dblClick(screen.getByRole('button', { name: 'Add a value' }));
    expect(values()).toHaveLength(4);
    for (const _ of [4, 3, 2]) await press(user, 'Remove value 1');
    // Neither a click in another field than the last, nor focus alone.
    for (const count of [1, 2, 2]) {
      expect(values()).toHaveLength(count);
      await user.click(values()[0] ?? document.body);
    }
    values()[1]?.focus();
    for (const count of [2, 3, 4, 5, 5]) {
      expect(values()).toHaveLength(count);
      await user.click(values().at(-1) ?? document.body);
    }
    expect(screen.queryByRole('button', { name: 'Add a value' })).toBeNull();
    expect(values().map((input) => input.getAttribute('aria-label'))).toEqual(
      [1, 2, 3, 4, 5].map((number) => `Value ${number}`),
    );
  });

  it('one that is removed goes alone; the focus goes to its neighbor', async () => {
    const user = await openFilledCompanyForm();
    expect(screen.getByText('2 of 5 added')).toBeVisible();
    await press(user, 'Remove value 1');
    expect(texts()).toEqual(['Patients first']);
    expect(values()[0]).toHaveFocus();
    await press(user, 'Remove value 1');
    expect(texts()).toEqual(['']);
    expect(screen.getByText('0 of 5 added')).toBeVisible();
  });
});

const page = '/business/company-profile/company-1';
const northbay = { id: 'company-1', ...sentCompany };
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Opens the profile with this answer of the backend. */
async function openProfile(company: unknown, path = page) {
  await signedInAs('business');
  answer('company', () => HttpResponse.json(company as object));
  return openApp(path);
}

// reads.test.tsx tests loading and failures.
describe('the company profile', () => {
  it.each(['company-1', 'a%2Fb%3Fx', '%252e%252e', 'null'])('asks for the company %s of the address', async (id) => {
    await openProfile(northbay, `/business/company-profile/${id}`);
    await title('Northbay Health');
    expect(allCalls()).toContain(`GET /api/business/${id}`);
  });

  // src/api/read.test.ts has the other containers of a response.
  it('shows everything of an answer, in whatever container it comes', async () => {
    await openProfile({ data: { businessProfile: northbay } });
    await title('Northbay Health');
    const shown = [
      'Healthcare',
      'Lisbon, Portugal',
      '42 people',
      'Sign 60 clinics',
      'Four countries',
      'Patients first',
    ];
    for (const text of shown) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/Make good primary care easy to run\.\s+Every day\./)).toBeVisible();
    const stages = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
    expect(stages.map((item) => item.textContent)).toEqual(['Early stage']);
  });

  it('leaves out what the company left open, is none for an empty answer, and leads on to onboarding', async () => {
    await openProfile({ id: 'company-1', name: 'Solo', industry: 'Retail', growthStage: null, headCount: 1 });
    await title('Solo');
    expect(screen.getByText('1 person')).toBeVisible();
    for (const label of ['Mission Statement', 'Growth Stage', 'Company Values', 'Market Position'])
      expect(screen.queryByText(label)).toBeNull();
    cleanup();
    const user = await openProfile({ id: 'company-1', companyValues: [] });
    await screen.findByText(errors.noProfile);
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Company' }));
    await waitFor(() => expect(address()).toBe('/business/company-onboarding'));
  });

  it('is not said to be missing where it cannot be read: nothing leads to a second one, and that form says so', async () => {
    await signedInAs('business');
    store({ businessId: 'company-1' });
    answer('company', () => refusal(404).respond(200));
    await openAs('business', page);
    expect(await screen.findByText("We couldn't load it just now.")).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByText(errors.noProfile)).toBeVisible();
    expect(main.queryByRole('link', { name: 'Company' })).toBeNull();
    expect(main.queryByText(/Onboard/)).toBeNull();
    goTo(paths.companyOnboarding);
    await screen.findByLabelText('Name');
    expect(screen.getByText('Your company', { selector: 'bdi' }).closest('p')).toHaveTextContent(
      'Your company is already set up. Submitting this form creates another company.',
    );
    expect(screen.getByRole('link', { name: 'Open company profile' })).toHaveAttribute('href', page);
    act(() => store({ businessId: null }));
    expect(screen.queryByText(/already set up/)).toBeNull();
  });

  it('is the stored company where the menu leads', async () => {
    await signedInAs('business');
    store({ businessId: 'company-1' });
    answer('company', () => HttpResponse.json(northbay));
    await go(await openAs('business', '/help'), 'Company Profile');
    expect(await title('Northbay Health')).toBeVisible();
    expect(address()).toBe(page);
  });
});
