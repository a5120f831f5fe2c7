import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { errors } from '@/domain/messages';
import { storeCompanyId } from '@/session/session';

import { address, openApp, openAs, signedInAs } from '../support/app.tsx';
import { sentCompany } from '../support/company.ts';
import { go } from '../support/leaving.ts';
import { allCalls, answer, callsOf } from '../support/wire.ts';

const page = '/business/company-profile/company-1';
const northbay = { id: 'company-1', ...sentCompany };
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Opens the profile with this answer of the backend. */
async function openProfile(company: unknown, path = page) {
  await signedInAs('business');
  answer('company', () => HttpResponse.json(company as object));
  return openApp(path);
}

// reads.test.tsx has how it is loaded, and how it fails.
describe('the company profile', () => {
  it.each(['company-1', 'a%2Fb%3Fx', '%252e%252e', 'null'])('asks for the company %s of the address', async (id) => {
    await openProfile(northbay, `/business/company-profile/${id}`);
    await title('Northbay Health');
    expect(allCalls()).toContain(`GET /api/business/${id}`);
    for (const sent of callsOf('company')) expect(sent.headers.get('authorization')).toMatch(/^Bearer \S+$/);
  });

  it.each([
    ['as it is', northbay],
    ['in data', { data: northbay }],
    ['in businessProfile', { businessProfile: northbay }],
    ['in both', { data: { businessProfile: northbay } }],
  ])('shows everything of an answer that comes %s', async (_, body) => {
    await openProfile(body);
    await title('Northbay Health');
    const texts = [
      'Healthcare',
      'Lisbon, Portugal',
      '42 people',
      'Sign 60 clinics',
      'Four countries',
      'Patients first',
    ];
    for (const text of texts) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/Make good primary care easy to run\.\s+Every day\./)).toBeVisible();
    const stages = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
    expect(stages.map((item) => item.textContent)).toEqual(['Early stage']);
  });

  it('leaves out what the company left open', async () => {
    await openProfile({ id: 'company-1', name: 'Solo', industry: 'Retail', growthStage: null, headCount: 1 });
    await title('Solo');
    expect(screen.getByText('1 person')).toBeVisible();
    for (const label of ['Mission Statement', 'Growth Stage', 'Company Values', 'Market Position'])
      expect(screen.queryByText(label)).toBeNull();
  });

  it('shows hostile text as text, a stage it does not know as it was written, and holes never as words', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const holes = { industry: { toString: 'x' }, headCount: [1], companyValues: ['', 7, null, '{{7*7}}'] };
    await openProfile({ name, growthStage: 'Seventh heaven', ...holes });
    await title(name);
    for (const text of ['{{7*7}}', 'Seventh heaven']) expect(screen.getByText(text)).toBeVisible();
    const main = within(screen.getByRole('main'));
    for (const word of [/undefined/, /NaN/, /\[object/, /\bnull\b/]) expect(main.queryByText(word)).toBeNull();
  });

  it('is none where nothing stands in the answer, and leads on to onboarding', async () => {
    const user = await openProfile({ id: 'company-1', companyValues: [] });
    await screen.findByText(errors.noProfile);
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Company' }));
    await waitFor(() => expect(address()).toBe('/business/company-onboarding'));
  });

  it('is the stored company where the menu leads', async () => {
    await signedInAs('business');
    storeCompanyId('company-1');
    answer('company', () => HttpResponse.json(northbay));
    await go(await openAs('business', '/help'), 'Company Profile');
    expect(await title('Northbay Health')).toBeVisible();
    expect(address()).toBe(page);
  });
});
