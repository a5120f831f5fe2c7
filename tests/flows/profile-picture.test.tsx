import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { audiences, type AudienceRow } from '@/domain/audience';
import { errors, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { imageUrl } from '@/lib/image-url';
import { storedValues } from '@/session/storage';

import { openApp, signedInAs } from '../support/app.tsx';
import { bodyFaults, networkFault, refusal } from '../support/faults.ts';
import { press } from '../support/form.ts';
import { onlyToast, toasts } from '../support/toasts.ts';
import { setWidth, widths } from '../support/viewport.ts';
import { answer, callsOf, hold, onlyCallOf } from '../support/wire.ts';

const pngHead = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const picture = (name = 'me.png') => new File([new Uint8Array(pngHead), 'pixels'], name, { type: 'image/png' });

const chooser = () => screen.findByLabelText('Choose image');
const portrait = () => screen.queryByRole('img', { name: 'Your profile' });

async function openProfile(row: AudienceRow): Promise<UserEvent> {
  setWidth(widths.wide);
  await signedInAs(row.audience);
  const user = openApp(paths.profile);
  await screen.findByRole('heading', { level: 1, name: 'Your information' });
  return user;
}

async function choose(user: UserEvent, file: File): Promise<void> {
  await user.upload(await chooser(), file);
  await waitFor(() => expect(portrait()).toHaveAttribute('src', expect.stringMatching(/^blob:/)));
}

describe.each(Object.values(audiences))('the picture, $audience', (row) => {
  it('is shown before it is sent, then kept, and stands in header and popup at once', async () => {
    const user = await openProfile(row);
    await choose(user, picture());
    expect(screen.getByText('me.png')).toBeVisible();
    expect(callsOf('upload')).toEqual([]);

    await press(user, 'Upload');
    const sent = await onlyCallOf('upload');
    expect(sent.headers.get('authorization')).toBe(`Bearer ${storedValues()[row.tokenKey] ?? ''}`);
    await onlyToast(successes.imageUploaded);

    const path = storedValues()[row.imageKey];
    expect(path).toMatch(/^\/uploads\//);
    expect(storedValues()[audiences[row.other].imageKey]).toBeNull();
    const src = imageUrl(path);
    expect(portrait()).toHaveAttribute('src', src);
    const opener = screen.getByRole('button', { name: 'Profile menu' });
    expect(opener.querySelector('img')).toHaveAttribute('src', src);
    await user.click(opener);
    await waitFor(() => expect(document.querySelectorAll(`img[src="${src ?? ''}"]`)).toHaveLength(3));
  });
});

describe('the picture', () => {
  const row = audiences.individual;

  it('must be chosen first', async () => {
    const user = await openProfile(row);
    await press(user, 'Upload');
    await onlyToast(errors.selectImageFirst);
    expect(await chooser()).toHaveAccessibleDescription(errors.selectImageFirst);
    expect(callsOf('upload')).toEqual([]);
  });

  it('is picked among pictures only', async () => {
    await openProfile(row);
    expect(await chooser()).toHaveAttribute('accept', 'image/*');
  });

  it.each([
    ['a page under a picture’s name', new File(['<!doctype html>'], 'me.png', { type: 'image/png' }), /no picture/],
    ['a file without a byte', new File([], 'me.png', { type: 'image/png' }), /empty/],
  ])('is refused in place: %s', async (_, file, why) => {
    const user = await openProfile(row);
    await choose(user, picture('kept.png'));
    const preview = portrait()?.getAttribute('src');
    await user.upload(await chooser(), file);
    await waitFor(async () => expect(await chooser()).toHaveAccessibleDescription(why));
    expect(await chooser()).toBeInvalid();
    expect(portrait()).toHaveAttribute('src', preview);
    expect(toasts()).toEqual([]);
    expect(callsOf('upload')).toEqual([]);
  });

  it.each([
    networkFault,
    refusal(413),
    refusal(500),
    bodyFaults.html,
    bodyFaults.empty,
    bodyFaults.emptyObject,
    bodyFaults.nothing,
  ])('stays chosen and shown when it fails, and goes at the second try: $name', async ({ respond }) => {
    const user = await openProfile(row);
    await choose(user, picture());
    const preview = portrait()?.getAttribute('src');
    answer('upload', () => respond(200), { once: true });
    await press(user, 'Upload');
    await onlyToast(errors.uploadFailed);
    expect(portrait()).toHaveAttribute('src', preview);
    expect(storedValues()[row.imageKey]).toBeNull();
    expect(await chooser()).toHaveAccessibleDescription(errors.uploadFailed);

    await press(user, 'Upload');
    await waitFor(() => expect(storedValues()[row.imageKey]).not.toBeNull());
    expect(callsOf('upload')).toHaveLength(2);
  });

  it('shows progress while it is sent, and sends once however often it is pressed', async () => {
    const letGo = hold('upload');
    const user = await openProfile(row);
    await choose(user, picture());
    const button = screen.getByRole('button', { name: 'Upload' });
    await user.dblClick(button);
    await user.click(button);
    expect(await screen.findByRole('progressbar', { name: 'Upload' })).toBeInTheDocument();
    await onlyCallOf('upload');
    letGo();
    await onlyToast(successes.imageUploaded);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(callsOf('upload')).toHaveLength(1);
  });

  it('may be as large as the backend takes', async () => {
    const user = await openProfile(row);
    const bytes = new Uint8Array(8 * 1024 * 1024);
    await choose(user, new File([new Uint8Array(pngHead), bytes], 'large.png', { type: 'image/png' }));
    await press(user, 'Upload');
    await onlyToast(successes.imageUploaded);
    expect(storedValues()[row.imageKey]).toMatch(/^\/uploads\//);
  });

  it('is shown from an origin that the settings name', async () => {
    const filePath = 'https://pictures.example/me.png';
    answer('upload', () => HttpResponse.json({ filePath }, { status: 201 }));
    const user = await openProfile(row);
    await choose(user, picture());
    await press(user, 'Upload');
    await onlyToast(successes.imageUploaded);
    expect(portrait()).toHaveAttribute('src', filePath);
    expect(screen.queryByText(/cannot be shown/)).toBeNull();
  });

  it('that lies elsewhere is uploaded and stored; beside it stands why it is not shown, until another is', async () => {
    const filePath = 'https://cdn.example/me.png';
    answer('upload', () => HttpResponse.json({ filePath }, { status: 201 }), { once: true });
    const user = await openProfile(row);
    await choose(user, picture());
    await press(user, 'Upload');
    await onlyToast(successes.imageUploaded);
    expect(storedValues()[row.imageKey]).toBe(filePath);
    expect(portrait()).toBeNull();
    expect(screen.getByText(/no pictures from cdn\.example\. Your initials stand in for it\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Profile menu' }).querySelector('img')).toBeNull();

    await choose(user, picture());
    expect(screen.queryByText(/cannot be shown/)).toBeNull();
    await press(user, 'Upload');
    await waitFor(() => expect(portrait()).toHaveAttribute('src', imageUrl(storedValues()[row.imageKey])));
    expect(screen.queryByText(/cannot be shown/)).toBeNull();
  });

  it('gives way to initials when what came back is no address of a picture', async () => {
    answer('upload', () => HttpResponse.json({ filePath: 'javascript:alert(1)' }, { status: 201 }));
    const user = await openProfile(row);
    await choose(user, picture());
    await press(user, 'Upload');
    await onlyToast(successes.imageUploaded);
    expect(portrait()).toBeNull();
    expect(screen.getByText(/no pictures from where it is kept/)).toBeVisible();
    expect(within(screen.getByRole('banner')).queryByRole('img')).toBeNull();
  });

  it('that cannot be drawn gives way to initials', async () => {
    const user = await openProfile(row);
    await choose(user, picture());
    fireEvent.error(portrait() ?? document.body);
    expect(portrait()).toBeNull();
  });
});
