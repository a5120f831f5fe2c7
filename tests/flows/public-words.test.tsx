import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { paths } from '@/domain/paths';

import { address, openApp } from '../support/app.tsx';

const main = () => within(screen.getByRole('main'));
const ready = () => screen.findByRole('heading', { level: 1 });

describe('the texts and links of the public pages', () => {
  it('the landing page has its strip, its blurbs and three cards that lead on', async () => {
    openApp(paths.landing);
    await ready();
    expect(main().getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', paths.getStarted);
    const demo = main().getByRole('link', { name: /^Schedule a Demo/ });
    expect(demo).toHaveAttribute('target', '_blank');
    expect(main().getByText('Trusted by HR Professionals')).toBeInTheDocument();
    expect(main().getByRole('heading', { name: 'Enhance your People Processes' })).toBeInTheDocument();
    const more = main().getAllByRole('link', { name: /^Learn More/ });
    expect(more.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill(paths.getStarted));
  });

  it('the strip names each role once', async () => {
    openApp(paths.landing);
    await ready();
    expect(
      main()
        .getAllByRole('listitem')
        .filter((item) => item.textContent === 'Founders'),
    ).toHaveLength(1);
  });

  it('About Us has mission, vision and four values', async () => {
    openApp(paths.aboutUs);
    await ready();
    for (const name of ['Our Mission', 'Our Vision', 'Simplicity', 'Speed', 'Innovation', 'People Centricity']) {
      expect(main().getByRole('heading', { name })).toBeInTheDocument();
    }
  });

  it('Features has six features, and both ways on lead to Get Started', async () => {
    openApp(paths.features);
    await ready();
    for (const name of [
      'AI-Led Predictive Goal Setting',
      'Real-time Analytics',
      'Auto-Goal Alignment & Cascading',
      'C-Suite Dashboard',
      'Reward and Recognition',
      'Proactive Notifications',
    ]) {
      expect(main().getByRole('heading', { name })).toBeInTheDocument();
    }
    for (const name of ['Schedule a demo', 'Get Started']) {
      const link = main().getByRole('link', { name });
      expect(link).toHaveAttribute('href', paths.getStarted);
      expect(link).not.toHaveAttribute('target');
    }
  });

  it.each([
    ['Start as an individual', paths.individualSignIn],
    ['Go to business', paths.businessSignIn],
  ])('Get Started: %s', async (name, path) => {
    const user = openApp(paths.getStarted);
    await ready();
    expect(main().getByText('Or')).toBeInTheDocument();
    await user.click(main().getByRole('link', { name }));
    await screen.findByRole('heading', { level: 1, name: 'Sign In' });
    expect(address()).toBe(path);
  });
});
