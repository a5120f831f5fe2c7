import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { notices, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';

import { openApp, pageReady, signedInAs } from '../support/app.tsx';
import { press } from '../support/form.ts';
import { onlyToast, toasts } from '../support/toasts.ts';
import { setWidth, widths } from '../support/viewport.ts';
import { callsOfPages } from '../support/wire.ts';

const greyed = ['Reports', 'Performance', 'Share', 'Onboarding', 'Community', 'Rewards'];

describe('a control without a call', () => {
  beforeEach(() => signedInAs('individual'));

  it.each(['the header', 'the popup'])(
    'Upgrade in %s sends nothing, says so once, and claims no success',
    async (place) => {
      setWidth(widths.wide);
      const user = openApp(paths.help);
      await pageReady();
      if (place === 'the popup') {
        await press(user, 'Profile menu');
        await screen.findByRole('button', { name: 'Sign Out' });
      }
      const buttons = screen.getAllByRole('button', { name: 'Upgrade' });
      expect(buttons).toHaveLength(place === 'the popup' ? 2 : 1);
      const before = callsOfPages();
      const button = buttons.at(-1) ?? document.body;
      await user.click(button);
      await user.click(button);
      await onlyToast(notices.unavailable);
      expect(toasts().filter((text) => Object.values<string>(successes).includes(text))).toEqual([]);
      expect(callsOfPages()).toEqual(before);
    },
  );

  it('greyed-out entries of the menu are named, lead nowhere and are not in the way of the keyboard', async () => {
    openApp(paths.help);
    await screen.findByRole('heading', { name: 'Help' });
    for (const label of greyed) {
      const entry = screen.getByRole('link', { name: label });
      expect(entry).toHaveAttribute('aria-disabled', 'true');
      expect(entry).not.toHaveAttribute('href');
      expect(entry).not.toHaveAttribute('tabindex');
      expect(entry).toHaveClass('opacity-50');
    }
  });
});
