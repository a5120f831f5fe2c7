import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { errors, notices } from '@/domain/messages';
import { paths } from '@/domain/paths';

import { address, openApp } from '../support/app.tsx';
import { fill, press } from '../support/form.ts';
import { publicPages } from '../support/pages.ts';
import { onlyToast } from '../support/toasts.ts';
import { allCalls } from '../support/wire.ts';

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const header = () => within(screen.getByRole('banner'));
const footer = () => within(screen.getByRole('contentinfo'));

describe.each(publicPages)('the frame of $path', ({ path, title: name, h1: heading = name }) => {
  it('has the header, the footer and one heading, and calls nobody', async () => {
    openApp(path);
    expect(await title(heading)).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(header().getByRole('link', { name: 'About Us' })).toHaveAttribute('href', paths.aboutUs);
    expect(header().getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', paths.getStarted);
    expect(footer().getByText(/2024/)).toBeInTheDocument();
    expect(allCalls()).toEqual([]);
  });
});

describe('the footer', () => {
  it.each([
    // The landing page is where the logo leads.
    ...publicPages.flatMap(({ path, title: name, h1 = name }) =>
      path === paths.landing ? [] : [[name, path, h1] as const],
    ),
    ['Individual sign-in', paths.individualSignIn, 'Sign In'],
    ['Business sign-in', paths.businessSignIn, 'Sign In'],
  ] as const)('%s leads to a real page', async (name, path, heading) => {
    const user = openApp(paths.landing);
    await title('Next-Level People Process');
    await user.click(footer().getByRole('link', { name }));
    // An effect moves it there, after the title is drawn.
    await waitFor(async () => expect(await title(heading)).toHaveFocus());
    expect(address()).toBe(path);
  });

  it.each(['LinkedIn', 'X', 'Facebook', 'Schedule a Demo'])('%s opens another site in a new tab', async (name) => {
    openApp(paths.landing);
    await title('Next-Level People Process');
    const link = footer().getByRole('link', { name: `${name} (opens in a new tab)` });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\//));
  });
});

describe('the newsletter box', () => {
  async function subscribe(email: string) {
    const user = openApp(paths.landing);
    await title('Next-Level People Process');
    await fill({ Email: email });
    await press(user, 'Subscribe Now');
  }

  it('answers a good address with the one honest notice and sends nothing', async () => {
    await subscribe('noor@northbay.example');
    await onlyToast(notices.unavailable);
    expect(screen.getByLabelText('Email')).toHaveValue('noor@northbay.example');
    expect(allCalls()).toEqual([]);
  });

  it('asks for an address when there is none', async () => {
    await subscribe('');
    await onlyToast(errors.allFieldsRequired);
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('says what is wrong with an address', async () => {
    await subscribe('not an address');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(notices.emailFormat));
  });
});

describe('back to top', () => {
  const button = () => screen.queryByRole('button', { name: 'Back to top' });

  function scrollTo(y: number) {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
  }

  it('is there past 300 px, and takes the focus to the heading', async () => {
    const user = openApp(paths.landing);
    const heading = await title('Next-Level People Process');
    scrollTo(300);
    expect(button()).toBeNull();
    scrollTo(301);
    await user.click(button() ?? document.body);
    expect(heading).toHaveFocus();
    scrollTo(0);
    expect(button()).toBeNull();
  });
});
