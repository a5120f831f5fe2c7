import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

import type { AudienceRow } from '@/domain/audience';
import { paths } from '@/domain/paths';

import { openAs } from './app.tsx';
import { setWidth, widths } from './steps.ts';

/** How a PNG begins. */
const pngHead = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A picture; its pixels do not matter. */
export const picture = (name = 'me.png') => new File([pngHead, 'pixels'], name, { type: 'image/png' });

/** Opens the profile, wide enough for the header with its picture. */
export async function openProfile({ audience }: AudienceRow): Promise<UserEvent> {
  setWidth(widths.wide);
  const user = await openAs(audience, paths.profile);
  await screen.findByLabelText('Choose image');
  return user;
}

export const chooser = () => screen.getByLabelText('Choose image');

export const portrait = () => screen.queryByRole('img', { name: 'Your profile' });

/** Chooses a picture, which is previewed before it is sent. */
export async function chooseFile(user: UserEvent, file: File = picture()): Promise<void> {
  await user.upload(chooser(), file);
  await waitFor(() => expect(portrait()).toHaveAttribute('src', expect.stringMatching(/^blob:/)));
}
