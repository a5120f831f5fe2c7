import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';
import { errors, successes } from '@/domain/messages';
import { imageUrl } from '@/lib/image-url';
import { storedValues } from '@/session/storage';

import { press } from '../support/form.ts';
import { chooseFile, chooser, openProfile, picture, portrait } from '../support/profile.ts';
import { onlyToast, toasts } from '../support/toasts.ts';
import { answer, callsOf, hold, onlyCallOf } from '../support/wire.ts';

// submissions.test.tsx has how it fails, and that it is sent once.
describe.each(Object.values(audiences))('the picture, $audience', (row) => {
  it('is shown before it is sent, then kept, and stands in header and popup at once', async () => {
    const letGo = hold('upload');
    const user = await openProfile(row);
    await chooseFile(user);
    expect(screen.getByText('me.png')).toBeVisible();
    expect(callsOf('upload')).toEqual([]);

    await press(user, 'Upload');
    const sent = await onlyCallOf('upload');
    expect(sent.headers.get('authorization')).toBe(`Bearer ${storedValues()[row.tokenKey] ?? ''}`);
    expect(screen.getByRole('progressbar', { name: 'Upload' })).toBeInTheDocument();
    letGo();
    await onlyToast(successes.imageUploaded);
    expect(screen.queryByRole('progressbar')).toBeNull();

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

  /** Chooses a picture and sends it, which the backend stores under this address. */
  async function upload(filePath: string) {
    answer('upload', () => HttpResponse.json({ filePath }, { status: 201 }), { once: true });
    const user = await openProfile(row);
    await chooseFile(user);
    await press(user, 'Upload');
    await onlyToast(successes.imageUploaded);
    return user;
  }

  it('must be chosen first, among pictures only', async () => {
    const user = await openProfile(row);
    expect(chooser()).toHaveAttribute('accept', 'image/*');
    await press(user, 'Upload');
    await onlyToast(errors.selectImageFirst);
    expect(chooser()).toHaveAccessibleDescription(errors.selectImageFirst);
    expect(callsOf('upload')).toEqual([]);
  });

  it.each([
    ['a page under a picture’s name', new File(['<!doctype html>'], 'me.png', { type: 'image/png' }), /no picture/],
    ['a file without a byte', new File([], 'me.png', { type: 'image/png' }), /empty/],
  ])('is refused in place: %s', async (_, file, why) => {
    const user = await openProfile(row);
    await chooseFile(user, picture('kept.png'));
    const preview = portrait()?.getAttribute('src');
    await user.upload(chooser(), file);
    await waitFor(() => expect(chooser()).toHaveAccessibleDescription(why));
    expect(chooser()).toBeInvalid();
    expect(portrait()).toHaveAttribute('src', preview);
    expect(toasts()).toEqual([]);
    expect(callsOf('upload')).toEqual([]);
  });

  it('that lies elsewhere is uploaded and stored; beside it stands why it is not shown, until another is', async () => {
    const filePath = 'https://cdn.example/me.png';
    const user = await upload(filePath);
    expect(storedValues()[row.imageKey]).toBe(filePath);
    expect(portrait()).toBeNull();
    expect(screen.getByText(/no pictures from cdn\.example\. Your initials stand in for it\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Profile menu' }).querySelector('img')).toBeNull();

    // One from an origin that the settings name.
    const shown = 'https://pictures.example/me.png';
    answer('upload', () => HttpResponse.json({ filePath: shown }, { status: 201 }), { once: true });
    await chooseFile(user);
    expect(screen.queryByText(/cannot be shown/)).toBeNull();
    await press(user, 'Upload');
    await waitFor(() => expect(portrait()).toHaveAttribute('src', shown));
    expect(screen.queryByText(/cannot be shown/)).toBeNull();
  });

  it('gives way to initials when what came back is no address of a picture, or one that cannot be drawn', async () => {
    const user = await upload('javascript:alert(1)');
    expect(portrait()).toBeNull();
    expect(screen.getByText(/no pictures from where it is kept/)).toBeVisible();
    expect(within(screen.getByRole('banner')).queryByRole('img')).toBeNull();
    await chooseFile(user);
    fireEvent.error(portrait() ?? document.body);
    expect(portrait()).toBeNull();
  });
});
