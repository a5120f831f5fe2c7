import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { encodeFragment, type SharedGoals } from '@/components/goal/shared-goals';

import { openApp } from '../support/app.tsx';
import { exportedGoal as goal } from '../support/exported-goals.ts';
import { copied, press } from '../support/steps.ts';
import { callsOfPages } from '../support/wire.ts';

const day = '2026-11-23';

/** The fragment of goals that fit into one. */
const made = async (shared: SharedGoals) => (await encodeFragment(shared)) ?? '';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a shared goal', () => {
  it('is read from the address alone, and says when it was made', async () => {
    const fragment = await made({ day, goals: [goal({ note: 'Ask Ana.' })] });
    const user = openApp(`/shared#${fragment}`);
    await title('Grow revenue');
    expect(screen.getByText('Objective and Key Results')).toBeVisible();
    expect(screen.getByText('Sales Manager')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Objective: grow',
      'First',
      'Second',
    ]);
    expect(screen.getByText('Ask Ana.')).toBeVisible();
    expect(screen.getByText("Copied on Nov 23, 2026 by the sender. It won't update.")).toBeVisible();
    expect(screen.getByText(/^This page is stored in the link only, not on a server\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Draft your own goals' })).toHaveAttribute('href', '/get-started');
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
    await press(user, 'Copy');
    expect(await copied('text/html')).toContain(
      '<h2 dir="auto">Grow revenue</h2><p>OKR for <bdi>Sales Manager</bdi></p>',
    );
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await press(user, 'Print');
    expect(print).toHaveBeenCalledOnce();
    expect(callsOfPages()).toEqual([]);
  });

  it('stands beside others of the same link, as text whatever the link holds', async () => {
    const hostile = '<img src=x onerror="alert(1)">';
    const goals = [goal(), goal({ kind: 'kpi', goal: hostile, lines: ['<script>alert(1)</script>'] })];
    openApp(`/shared#${await made({ day, goals })}`);
    await title('2 goals');
    expect(screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)).toEqual([
      'Grow revenue',
      hostile,
    ]);
    expect(document.querySelector('main :is(img[src=x], script)')).toBeNull();
  });
});

describe('a link that cannot be read', () => {
  it('says so and shows nothing of it; the whole one can be pasted', async () => {
    const fragment = await made({ day, goals: [goal()] });
    const user = openApp(`/shared#${fragment.slice(0, -9)}`);
    await title('This link is incomplete');
    expect(document.body).not.toHaveTextContent('Grow revenue');
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();

    await press(user, 'Open');
    expect(await screen.findByText('Paste the link first.')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Full link' });
    await user.type(field, 'https://cairn.example/shared#1.half');
    await press(user, 'Open');
    expect(await screen.findByText('This link is incomplete too.')).toBeVisible();
    expect(field).toBeInvalid();
    await user.clear(field);
    await user.type(field, `https://cairn.example/shared#${fragment}`);
    await press(user, 'Open');
    await title('Grow revenue');
    expect(callsOfPages()).toEqual([]);
  });

  it('says where it is newer than the page', async () => {
    const user = openApp('/shared#2.abcdefWhatever');
    await title('Reload to open this link');
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    await press(user, 'Reload');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is replaced by another one in the same tab', async () => {
    openApp('/shared#1.half');
    await title('This link is incomplete');
    const fragment = await made({ day, goals: [goal()] });
    window.location.hash = fragment;
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Grow revenue'));
  });
});
