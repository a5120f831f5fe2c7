import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { paths } from '@/domain/paths';
import { storedValues } from '@/session/storage';

import { address } from '../support/app.tsx';
import { secrets } from '../support/employee-form.ts';
import { refusal } from '../support/faults.ts';
import { fill, press } from '../support/form.ts';
import { aWhile, go, somebodyElseSignsIn } from '../support/leaving.ts';
import { onboardings } from '../support/onboardings.ts';
import { toasts } from '../support/toasts.ts';
import { callsOf, holdEach } from '../support/wire.ts';

describe.each(onboardings)('onboarding $what under way', (row) => {
  const { call, asks, menu, first, storedId, path } = row;

  async function leave() {
    const calls = holdEach(call);
    const user = await row.open();
    await press(user, 'Submit');
    const held = await calls.next();
    await go(user, 'Help');
    expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toHaveTextContent(asks);
    await leaveForHelp(user);
    return { user, held };
  }

  async function leaveForHelp(user: UserEvent) {
    await press(user, 'Leave');
    await screen.findByRole('heading', { level: 1, name: 'Help' });
  }

  const drafts = () => sessionStorage.getItem('draft') ?? '';

  it('goes on after leaving: its id is stored and the draft is gone, without a word', async () => {
    const { held } = await leave();
    expect(storedValues()[storedId]).toBeNull();
    expect(drafts()).not.toBe('');
    held.release();
    await waitFor(() => expect(storedValues()[storedId]).not.toBeNull());
    await aWhile();
    expect(drafts()).toBe('');
    expect(toasts()).toEqual([]);
    expect(address()).toBe(paths.help);
  });

  it('keeps the draft when it fails', async () => {
    const { user, held } = await leave();
    held.release(refusal(500).respond(201) as Response);
    await aWhile();
    await go(user, menu);
    expect(await screen.findByLabelText(first)).not.toHaveValue('');
  });

  it('cannot be sent twice by whoever comes back, and then goes on from there', async () => {
    const { user, held } = await leave();
    await go(user, menu);
    expect(await screen.findByLabelText(first)).not.toHaveValue('');
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-busy', 'true');
    await press(user, 'Submit');
    held.release();
    await waitFor(() => expect(address()).toContain(row.arrival));
    expect(callsOf(call)).toHaveLength(1);
    expect(toasts()).toHaveLength(1);
    expect(drafts()).toBe('');
  });

  it.each(['stays', 'leaves once more'])('loses nothing of what whoever came back typed next, and %s', async (how) => {
    const { user, held } = await leave();
    await go(user, menu);
    await screen.findByLabelText(first);
    await press(user, 'Discard');
    await fill({ [first]: 'Somebody next' });
    if (how !== 'stays') await go(user, 'Help');
    if (how !== 'stays') await leaveForHelp(user);
    held.release();
    await waitFor(() => expect(storedValues()[storedId]).not.toBeNull());
    await aWhile();
    expect(drafts()).toContain('Somebody next');
    if (how !== 'stays') return;
    expect(toasts()).toHaveLength(1);
    expect(address()).toBe(path);
    expect(screen.getByLabelText(first)).toHaveValue('Somebody next');
    expect(screen.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-busy');
    await go(user, 'Help');
    expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).not.toHaveTextContent(asks);
  });

  it('writes nothing into what belongs to somebody who signed in meanwhile', async () => {
    const { held } = await leave();
    await somebodyElseSignsIn('business');
    held.release();
    await aWhile();
    expect(storedValues()[storedId]).toBeNull();
    expect(toasts()).toEqual([]);
    for (const secret of secrets) expect(document.body).not.toHaveTextContent(secret);
  });
});
