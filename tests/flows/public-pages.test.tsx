import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { paths } from '@/domain/paths';

import { address, openApp, signedInAs } from '../support/app.tsx';
import { allCalls } from '../support/wire.ts';

const landing = () => screen.findByRole('heading', { level: 1, name: 'Next-Level People Process' });

describe('the landing page', () => {
  it.each(['/', '/nowhere', '/okrs/7', '/business', '/business/nowhere', '/Dashboard2', '/%2e%2e/x', '/index.html'])(
    'answers at %s, and calls nobody',
    async (path) => {
      openApp(path);
      expect(await landing()).toBeVisible();
      expect(allCalls()).toEqual([]);
    },
  );

  it('answers at an unknown address also for who is signed in', async () => {
    await signedInAs('individual');
    openApp('/nowhere');
    expect(await landing()).toBeVisible();
  });

  it('leads to Get Started', async () => {
    const user = openApp('/');
    await landing();
    await user.click(screen.getAllByRole('link', { name: 'Get Started' })[0] ?? document.body);
    await waitFor(() => expect(address()).toBe(paths.getStarted));
  });
});
