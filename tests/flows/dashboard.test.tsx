import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { dashboardKinds } from '@/domain/goal-kind';
import { limits } from '@/domain/limits';
import { paths } from '@/domain/paths';
import { storeSignIn } from '@/session/session';
import { store } from '@/session/storage';

import { openApp, signedInAs, tokenFor } from '../support/app.tsx';
import { fill } from '../support/form.ts';
import { textsOf } from '../support/texts.ts';
import { allCalls } from '../support/wire.ts';

const roles = ['Manager', 'CEO', 'Marketer', 'Director', 'HR', 'Sales Lead'];
const industries = ['Technology', 'Healthcare', 'Finance', 'Education', 'Retail', 'Manufacturing'];
const goalLabel = 'Your Company Strategic Goal';

const options = (field: string) => {
  const list = screen.queryByRole('listbox', { name: `${field} suggestions` });
  return list === null ? [] : textsOf(within(list).getAllByRole('option'));
};

const buttons = () => textsOf(screen.queryAllByRole('button', { name: /^Create / }));

describe('the progressive form', () => {
  beforeEach(() => signedInAs('individual'));

  async function openForm() {
    const user = openApp(paths.dashboard);
    await screen.findByLabelText('Role');
    // Left there, the intro would take the focus from a field: it does so a moment after it is drawn.
    const intro = screen.queryByRole('button', { name: "Let's rock" });
    if (intro) await user.click(intro);
    return user;
  }

  it('reveals one field after the other, and the buttons last, for no blanks; hides them with the role, but keeps their text', async () => {
    await openForm();
    await fill({ Role: '   ' });
    expect(screen.queryByLabelText(goalLabel)).toBeNull();
    await fill({ Role: 'Sales Lead' });
    expect(screen.getByLabelText(goalLabel)).toBeVisible();
    await fill({ [goalLabel]: ' \n ' });
    expect(screen.queryByLabelText('Your Industry')).toBeNull();
    await fill({ [goalLabel]: 'Grow' });
    expect(screen.getByLabelText('Your Industry')).toBeVisible();
    await fill({ 'Your Industry': '  ' });
    expect(buttons()).toEqual([]);
    await fill({ 'Your Industry': 'Retail' });
    expect(buttons()).toEqual(dashboardKinds.map(({ createLabel }) => createLabel));

    await fill({ Role: '' });
    expect(screen.queryByLabelText(goalLabel)).toBeNull();
    expect(screen.queryByLabelText('Your Industry')).toBeNull();
    expect(buttons()).toEqual([]);
    await fill({ Role: 'CEO' });
    expect(screen.getByLabelText(goalLabel)).toHaveValue('Grow');
    expect(screen.getByLabelText('Your Industry')).toHaveValue('Retail');
    expect(buttons()).toHaveLength(dashboardKinds.length);
  });

  it('suggests the six roles and the six industries, by what is typed, and leaves the focus where somebody types', async () => {
    const user = await openForm();
    await user.type(screen.getByLabelText('Role'), 'ER');
    expect(screen.getByLabelText('Role')).toHaveFocus();
    expect(options('Role')).toEqual(['Manager', 'Marketer']);
    await user.type(screen.getByLabelText('Role'), 'xyz');
    expect(options('Role')).toEqual([]);
    expect(screen.getByLabelText('Role')).toHaveValue('ERxyz');
    await user.type(screen.getByLabelText(goalLabel), 'Y');
    expect(screen.getByLabelText(goalLabel)).toHaveFocus();
    await user.clear(screen.getByLabelText('Role'));
    await user.click(screen.getByLabelText('Role'));
    expect(options('Role')).toEqual(roles);
    await user.click(screen.getByRole('option', { name: 'Sales Lead' }));
    expect(screen.getByLabelText('Role')).toHaveValue('Sales Lead');
    expect(options('Role')).toEqual([]);

    await fill({ [goalLabel]: 'Grow' });
    await user.click(screen.getByLabelText('Your Industry'));
    expect(options('Your Industry')).toEqual(industries);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.getByLabelText('Your Industry')).toHaveValue('Healthcare');
    expect(options('Your Industry')).toEqual([]);
    expect(allCalls().filter((call) => call.startsWith('POST'))).toEqual([]);
  });
});

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
