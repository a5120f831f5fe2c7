import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { successes } from '@/domain/messages';
import { storedValues } from '@/session/storage';

import { db } from '../../mock-api/node.ts';
import { address } from '../support/app.tsx';
import { openFilledForm, request, typed } from '../support/dashboard.ts';
import { fill, press } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { generateTitle } from '../support/goal-texts.ts';
import { go, toHelp } from '../support/leaving.ts';
import { choose, generateButton, openDialog } from '../support/overview.ts';
import { draftedLines } from '../support/pocket.ts';
import { onlyToast } from '../support/toasts.ts';
import { answer, callsOf, hold, onlyCallOf } from '../support/wire.ts';

// submissions.test.tsx has what is sent, how it fails, and that it is sent once; latest-draft.test.tsx that it may be left.
describe.each(kindRows)('$createLabel', (row) => {
  const newest = () => screen.findByRole('region', { name: 'Latest draft' });
  const made = () => db.tables.goals.filter(({ goal }) => goal === request.goal);

  it('shows the newest record with its lines and the way to the pocket, and reads the list every time', async () => {
    const { user, account } = await openFilledForm();
    db.tables.notifications = [];
    await press(user, row.createLabel);
    const sent = await onlyCallOf(row.create);
    expect(sent.headers.get('authorization')).toBe(`Bearer ${storedValues().authToken ?? ''}`);
    expect(sent.credentials).not.toBe('include');
    const section = await newest();
    const title = await within(section).findByRole('heading', { level: 3 });
    expect(title.textContent).toBe(request.goal);
    expect(within(section).getAllByRole('listitem')).toHaveLength(draftedLines(request.goal));
    expect(made()).toHaveLength(1);
    // The bell tells of it later.
    expect(db.tables.notifications.map(({ ownerId }) => ownerId)).toEqual([account.id]);
    for (const [label, value] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(value);
    // What is made is no draft of the form any longer.
    expect(sessionStorage.getItem('draft')).toBeNull();

    const before = callsOf(row.list).length;
    await press(user, row.createLabel);
    await waitFor(() => expect(callsOf(row.list).length).toBeGreaterThan(before));
    expect(made()).toHaveLength(2);

    await user.click(within(section).getByRole('link', { name: `Open your ${row.names}` }));
    await waitFor(() => expect(address()).toBe(row.listPath.individual));
    expect((await screen.findAllByRole('button', { name: /^Grow revenue/ }))[0]).toBeVisible();
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

  it('relies neither on the answer nor on the list afterwards', async () => {
    answer(row.create, () => new HttpResponse('thanks', { status: 200 }), { once: true });
    answer(row.list, () => HttpResponse.json({}, { status: 500 }));
    const { user } = await openFilledForm();
    await press(user, row.createLabel);
    await onlyToast(row.generated);
    const link = await within(await newest()).findByRole('link', { name: `Open your ${row.names}` });
    expect(link).toHaveAttribute('href', row.listPath.individual);
    expect(screen.getByLabelText('Role')).toHaveValue(typed.Role);
  });
});

describe('drafting under way', () => {
  it('is still under way for whoever comes back, who is told how it ended and offered nothing to discard', async () => {
    const letGo = hold('createOkr');
    const { user } = await openFilledForm();
    await press(user, 'Create OKRs');
    await onlyCallOf('createOkr');
    await toHelp(user);
    await go(user, 'Dashboard');
    expect(await screen.findByRole('button', { name: 'Discard' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create OKRs' })).toHaveAttribute('aria-busy', 'true');
    await press(user, 'Create OKRs');
    letGo();
    await onlyToast(successes.okrsGenerated);
    expect(callsOf('createOkr')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    expect(sessionStorage.getItem('draft')).toBeNull();
  });

  it('of a business is still under way for whoever comes back', async () => {
    const letGo = hold('createOkr');
    const user = await openDialog();
    await choose(user, 'ada');
    await fill({ 'Additional prompt': 'Grow' });
    await user.click(generateButton());
    await onlyCallOf('createOkr');
    await press(user, 'Close');
    await toHelp(user);
    await go(user, 'Dashboard');
    await press(user, generateTitle);
    await waitFor(() => expect(generateButton()).toHaveAttribute('aria-busy', 'true'));
    letGo();
    await onlyToast(successes.okrsGenerated);
  });
});
