import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { goalKinds } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';
import { storedValues } from '@/session/storage';

import { db } from '../../mock-api/node.ts';
import { address } from '../support/app.tsx';
import { openFilledForm, request, typed } from '../support/dashboard.ts';
import { manyPresses, press } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { onlyToast, toasts } from '../support/toasts.ts';
import { answer, callsOf, hold, onlyCallOf, payloadOf } from '../support/wire.ts';

describe.each(kindRows)('$createLabel', (row) => {
  const newest = () => screen.findByRole('region', { name: 'Latest draft' });

  it('sends role, goal and industry as they were typed, with the bearer, once', async () => {
    const { user } = await openFilledForm();
    await press(user, row.createLabel);
    const sent = await onlyCallOf(row.create);
    expect(await payloadOf(sent)).toEqual(request);
    expect(sent.headers.get('authorization')).toBe(`Bearer ${storedValues().authToken ?? ''}`);
    expect(sent.credentials).not.toBe('include');
    await onlyToast(row.generated);
  });

  it('goes on while a field is emptied for the next one', async () => {
    const letGo = hold(row.create);
    const { user } = await openFilledForm();
    await press(user, row.createLabel);
    await onlyCallOf(row.create);
    await user.clear(screen.getByLabelText('Role'));
    expect(screen.queryByRole('button', { name: row.createLabel })).not.toBeInTheDocument();
    letGo();
    await onlyToast(row.generated);
    expect(await newest()).toBeVisible();
  });

  it('says so and shows the newest record with its lines and the way to the pocket', async () => {
    const { user } = await openFilledForm();
    await press(user, row.createLabel);
    await onlyToast(row.generated);
    const section = await newest();
    const title = await within(section).findByRole('heading', { level: 3 });
    expect(title.textContent).toBe(request.goal);
    expect(within(section).getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
    expect(db.tables.goals.filter(({ goal }) => goal === request.goal)).toHaveLength(1);

    await user.click(within(section).getByRole('link', { name: `Open your ${row.names}` }));
    await waitFor(() => expect(address()).toBe(row.listPath.individual));
    expect(await screen.findByRole('button', { name: /^Grow revenue/ })).toBeVisible();
  });

  it('does not rely on the answer, and asks the list for what it made', async () => {
    answer(row.create, () => new HttpResponse('thanks', { status: 200 }), { once: true });
    const { user } = await openFilledForm();
    await press(user, row.createLabel);
    await onlyToast(row.generated);
    await waitFor(() => expect(callsOf(row.list)).not.toEqual([]));
  });

  it('asks for the list again after every creation', async () => {
    const { user } = await openFilledForm();
    await press(user, row.createLabel);
    await within(await newest()).findByRole('heading', { level: 3 });
    const before = callsOf(row.list).length;
    await press(user, row.createLabel);
    await waitFor(() => expect(callsOf(row.list).length).toBeGreaterThan(before));
    expect(db.tables.goals.filter(({ goal }) => goal === request.goal)).toHaveLength(2);
  });

  it('keeps what was typed after a success and after a failure', async () => {
    answer(row.create, () => HttpResponse.json({}, { status: 500 }), { once: true });
    const { user } = await openFilledForm();
    await press(user, row.createLabel);
    await onlyToast(row.generateFailed);
    for (const [label, value] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(value);
    expect(screen.queryByRole('region', { name: 'Latest draft' })).toBeNull();

    await press(user, row.createLabel);
    await waitFor(() => expect(toasts()).toContain(row.generated));
    for (const [label, value] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(value);
  });

  it.each(manyPresses.filter(({ how }) => !how.includes('Enter')))('sends one request for $how', async ({ doIt }) => {
    const letGo = hold(row.create);
    const { user } = await openFilledForm();
    const button = screen.getByRole('button', { name: row.createLabel });
    await doIt(user, button, button);
    await onlyCallOf(row.create);
    expect(button).toHaveAttribute('aria-busy', 'true');
    letGo();
    await onlyToast(row.generated);
    expect(callsOf(row.create)).toHaveLength(1);
  });

  it('leaves the text of the form alone when the list cannot be read afterwards', async () => {
    answer(row.list, () => HttpResponse.json({}, { status: 500 }));
    const { user } = await openFilledForm();
    await press(user, row.createLabel);
    await onlyToast(row.generated);
    const link = await within(await newest()).findByRole('link', { name: `Open your ${row.names}` });
    expect(link).toHaveAttribute('href', row.listPath.individual);
    expect(screen.getByLabelText('Role')).toHaveValue(typed.Role);
  });

  it('goes on without a word when the page is left', async () => {
    const letGo = hold(row.create);
    const { user } = await openFilledForm();
    await press(user, row.createLabel);
    await onlyCallOf(row.create);
    await user.click(screen.getAllByRole('link', { name: 'Help' })[0] ?? document.body);
    await screen.findByRole('heading', { name: 'Help' });
    letGo();
    await waitFor(() => expect(db.tables.goals.some(({ goal }) => goal === request.goal)).toBe(true));
    expect(toasts()).toEqual([]);
    expect(address()).toBe(paths.help);
  });
});

it('generating makes a notification, which the bell tells of later', async () => {
  const { user, account } = await openFilledForm();
  db.tables.notifications = [];
  await press(user, 'Create OKRs');
  await onlyToast(goalKinds.okr.generated);
  expect(db.tables.notifications.map(({ ownerId }) => ownerId)).toEqual([account.id]);
});
