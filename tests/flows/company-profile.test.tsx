import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { errors } from '@/domain/messages';
import { storeCompanyId } from '@/session/session';

import { address, openApp, signedInAs } from '../support/app.tsx';
import { sentCompany } from '../support/company.ts';
import { representativeFaults } from '../support/fault-pass.ts';
import { press } from '../support/form.ts';
import { toasts } from '../support/toasts.ts';
import { allCalls, answer, callsOf, hold } from '../support/wire.ts';

const page = '/business/company-profile/company-1';
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Opens the profile with this answer of the backend. */
async function openProfile(company: unknown) {
  await signedInAs('business');
  answer('company', () => HttpResponse.json(company as object));
  return openApp(page);
}

describe('the company profile', () => {
  it("says 'Loading...' until the answer is there", async () => {
    await signedInAs('business');
    const letGo = hold('company');
    answer('company', () => HttpResponse.json({ id: 'company-1', ...sentCompany }));
    const held = hold('company');
    openApp(page);
    expect(await screen.findByText('Loading...')).toBeVisible();
    letGo();
    held();
    expect(await title('Northbay Health')).toBeVisible();
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it.each(['company-1', 'a%2Fb%3Fx', '%252e%252e', 'null'])('asks for the company %s of the address', async (id) => {
    await signedInAs('business');
    answer('company', () => HttpResponse.json({ id: 'company-1', ...sentCompany }));
    openApp(`/business/company-profile/${id}`);
    await title('Northbay Health');
    expect(allCalls()).toContain(`GET /api/business/${id}`);
    for (const sent of callsOf('company')) expect(sent.headers.get('authorization')).toMatch(/^Bearer \S+$/);
  });

  it.each([
    { how: 'as it is', wrap: (company: object): object => company },
    { how: 'in data', wrap: (company: object) => ({ data: company }) },
    { how: 'in businessProfile', wrap: (company: object) => ({ businessProfile: company }) },
    { how: 'in both', wrap: (company: object) => ({ data: { businessProfile: company } }) },
  ])('shows everything of an answer that comes $how', async ({ wrap }) => {
    await openProfile(wrap({ id: 'company-1', ...sentCompany }));
    await title('Northbay Health');
    for (const text of ['Healthcare', 'Lisbon, Portugal', '42 people', 'Sign 60 clinics', 'Four countries'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/Make good primary care easy to run\.\s+Every day\./)).toBeVisible();
    const stages = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
    expect(stages.map((item) => item.textContent)).toEqual(['Early stage']);
    expect(screen.getByText('Patients first')).toBeVisible();
  });

  it('leaves out what the company left open', async () => {
    await openProfile({ id: 'company-1', name: 'Solo', industry: 'Retail', growthStage: null, headCount: 1 });
    await title('Solo');
    expect(screen.getByText('1 person')).toBeVisible();
    for (const label of ['Mission Statement', 'Growth Stage', 'Company Values', 'Market Position'])
      expect(screen.queryByText(label)).toBeNull();
  });

  it('shows a growth stage it does not know as it was written', async () => {
    await openProfile({ id: 'company-1', name: 'Solo', growthStage: 'Seventh heaven' });
    await title('Solo');
    expect(screen.getByText('Seventh heaven')).toBeVisible();
  });

  it('shows hostile text as text, and holes never as words', async () => {
    const name = '<img src=x onerror=alert(1)>';
    await openProfile({ name, industry: { toString: 'x' }, headCount: [1], companyValues: ['', 7, null, '{{7*7}}'] });
    await title(name);
    expect(screen.getByText('{{7*7}}')).toBeVisible();
    const main = within(screen.getByRole('main'));
    for (const word of [/undefined/, /NaN/, /\[object/, /\bnull\b/]) expect(main.queryByText(word)).toBeNull();
  });
});

describe('no profile', () => {
  it.each(representativeFaults)("$name: says 'No profile found', and tries again when asked", async (fault) => {
    await signedInAs('business');
    let broken = true;
    answer('company', () =>
      broken ? fault.respond(200) : HttpResponse.json({ id: 'company-1', name: 'Northbay Health' }),
    );
    const user = openApp(page);
    expect(await screen.findByText(errors.noProfile)).toBeVisible();
    expect(screen.queryByText('Loading...')).toBeNull();
    expect(toasts()).toEqual([]);
    await press(user, 'Try again');
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-busy'));
    broken = false;
    await press(user, 'Try again');
    expect(await title('Northbay Health')).toBeVisible();
  });

  it('an answer in which nothing stands is none', async () => {
    await openProfile({ id: 'company-1', companyValues: [] });
    expect(await screen.findByText(errors.noProfile)).toBeVisible();
  });

  it('leads on to onboarding', async () => {
    await signedInAs('business');
    const user = openApp('/business/company-profile/unknown');
    await screen.findByText(errors.noProfile);
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Company' }));
    await waitFor(() => expect(address()).toBe('/business/company-onboarding'));
  });
});

it('the menu leads to the stored company', async () => {
  await signedInAs('business');
  storeCompanyId('company-1');
  answer('company', () => HttpResponse.json({ id: 'company-1', ...sentCompany }));
  const user = openApp('/help');
  await user.click((await screen.findAllByRole('link', { name: 'Company Profile' }))[0] ?? document.body);
  expect(await title('Northbay Health')).toBeVisible();
  expect(address()).toBe(page);
});
