import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { limits } from '@/domain/limits';
import { paths } from '@/domain/paths';
import { storeSignIn } from '@/session/session';
import { store } from '@/session/storage';

import { openApp, signedInAs, tokenFor } from '../support/app.tsx';
import { fill } from '../support/form.ts';
import { textsOf } from '../support/texts.ts';

const taglines = [
  'Create OKRs and KPIs with one click',
  'Optimize organization performance',
  'Eliminate manual brainstorming',
];

describe('the welcome', () => {
  it.each([
    { email: 'amara.osei42@northbay.example', title: 'Welcome, amara.osei' },
    { email: '12345@northbay.example', title: 'Welcome' },
  ])('greets $email with "$title"', async ({ email, title }) => {
    await signedInAs('individual');
    localStorage.setItem('email', email);
    openApp(paths.dashboard);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
  });

  it.each(['nobody', 'the same person'])(
    'takes the email that came with the navigation when that of %s was stored',
    async (who) => {
      if (who === 'nobody') localStorage.setItem('authToken', await tokenFor('individual'));
      const { email } = who === 'nobody' ? { email: 'nia7@northbay.example' } : await signedInAs('individual');
      localStorage.removeItem('email');
      openApp(paths.dashboard, { email });
      const name = who === 'nobody' ? 'nia' : 'amara';
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(`Welcome, ${name}`);
    },
  );

  it.each([
    ['somebody known', 'amara@northbay.example'],
    ['somebody unknown', null],
  ])('never takes the one of whoever was here before %s', async (_, email) => {
    storeSignIn('individual', { email: 'adam@northbay.example', token: 'token-of-adam' });
    storeSignIn('individual', { email, token: await tokenFor('individual') });
    store({ email: null });
    openApp(paths.dashboard, { email: 'adam@northbay.example' });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Welcome');
  });

  it('reads the three taglines out once, as a list, beside the two info cards', async () => {
    await signedInAs('individual');
    openApp(paths.dashboard);
    const first = await screen.findByText(taglines[0] ?? '', { selector: 'li' });
    expect(textsOf(first.parentElement?.querySelectorAll('li') ?? [])).toEqual(taglines);
    expect(screen.getByRole('heading', { name: 'Key Performance Indicator' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Objective and Key Results' })).toBeVisible();
  });

  it('types on while somebody types faster than it does', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await signedInAs('individual');
    openApp(paths.dashboard);
    await screen.findByText(taglines[0] ?? '', { selector: 'li' });
    const line = document.querySelector('[data-widest]');
    for (let key = 1; key <= 20; key += 1) {
      await fill({ Role: 'M'.repeat(key) });
      act(() => void vi.advanceTimersByTime(limits.typewriter.typeSpeed / 2));
    }
    expect(line).toHaveTextContent(/^Crea/);
  });
});
