import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { limits } from '@/domain/limits';
import { paths } from '@/domain/paths';

import { goTo, loadApp, signedInAs, tokenFor } from '../support/app.tsx';
import { press } from '../support/form.ts';
import { go, toHelp } from '../support/leaving.ts';

const greeting = /Your career goal matters\.\s*Let's develop a plan to get you there/;
const overlay = () => document.querySelector('[data-intro]');

// Every test is a page load of its own: the overlay greets once a session.
describe('the intro overlay', () => {
  beforeEach(() => signedInAs('individual'));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('leaves by itself after exactly 1.5 s', async () => {
    expect(limits.introOverlay).toBe(1500);
    // Only timers: promises, modules and the frames of React go on as they are.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await loadApp(paths.dashboard);
    while (overlay() === null) await act(() => new Promise((resolve) => void setImmediate(resolve)));
    act(() => void vi.advanceTimersByTime(1499));
    expect(overlay()).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(overlay()).toBeNull();
  });

  describe('that was in the frame before', () => {
    /** Loads the page as many milliseconds after the first paint, with which the frame showed the overlay. */
    async function loadAfter(ms: number): Promise<void> {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
      const painted = { name: 'first-contentful-paint', startTime: performance.now() } as PerformancePaintTiming;
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([painted]);
      const frame = document.body.appendChild(document.createElement('div'));
      frame.dataset['frame'] = '';
      const overlayOfFrame = frame.appendChild(document.createElement('i'));
      overlayOfFrame.id = 'static-intro';
      overlayOfFrame.dataset['intro'] = '';
      onTestFinished(() => frame.remove());
      vi.advanceTimersByTime(ms);
      await loadApp(paths.dashboard);
    }

    const card = () => document.querySelector('div[data-intro]');
    const nextTask = () => act(() => new Promise((resolve) => void setImmediate(resolve)));

    it('leaves 1.5 s after the first paint', async () => {
      await loadAfter(1000);
      while (card() === null) await nextTask();
      act(() => void vi.advanceTimersByTime(499));
      expect(card()).not.toBeNull();
      act(() => void vi.advanceTimersByTime(1));
      expect(card()).toBeNull();
    });

    it('does not come again where that was longer ago, nor on the next visit', async () => {
      const drawn = vi.fn<() => void>();
      new MutationObserver(() => {
        if (card() !== null) drawn();
      }).observe(document, { childList: true, subtree: true });
      await loadAfter(1500);
      while (document.querySelector('h1') === null) await nextTask();
      expect(document.querySelector('h1')).toHaveTextContent(/^Welcome/);
      expect(drawn).not.toHaveBeenCalled();
      vi.restoreAllMocks();
      await loadApp(paths.dashboard);
      while (document.querySelector('h1') === null) await nextTask();
      expect(drawn).not.toHaveBeenCalled();
    });
  });

  it('has the focus on its button, is no dialog, and greets once a session: not on a later visit or after a reload', async () => {
    const user = await loadApp(paths.help);
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    await go(user, 'Dashboard');
    const button = await screen.findByRole('button', { name: "Let's rock" });
    await waitFor(() => expect(button).toHaveFocus());
    expect(overlay()).toHaveTextContent(greeting);
    expect(overlay()?.closest('dialog, [role="dialog"]')).toBeNull();
    await user.click(button);
    expect(overlay()).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

    await toHelp(user);
    await go(user, 'Dashboard');
    await screen.findByRole('heading', { level: 1, name: /^Welcome/ });
    expect(overlay()).toBeNull();
    await loadApp(paths.dashboard);
    await screen.findByRole('heading', { level: 1, name: /^Welcome/ });
    expect(overlay()).toBeNull();

    await signedInAs('individual', `${await tokenFor('individual')}.later`);
    await loadApp(paths.dashboard);
    await screen.findByRole('button', { name: "Let's rock" });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(overlay()).toBeNull();
  });

  it('leaves on Escape from the moment it is seen', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pressed = new Promise<void>((resolve) => {
      new MutationObserver((_changes, observer) => {
        if (overlay() === null) return;
        observer.disconnect();
        fireEvent.keyDown(document.body, { key: 'Escape' });
        resolve();
      }).observe(document, { childList: true, subtree: true });
    });
    await loadApp(paths.dashboard);
    await pressed;
    await act(() => new Promise((resolve) => void setImmediate(resolve)));
    expect(overlay()).toBeNull();
  });
});

it('does not greet a business again that is the only one signed in', async () => {
  await signedInAs('business');
  const user = await loadApp(paths.dashboard);
  await press(user, "Let's rock");
  goTo(paths.help);
  await screen.findByRole('heading', { name: 'Help' });
  goTo(paths.dashboard);
  await screen.findByRole('heading', { level: 1, name: /^Welcome/ });
  expect(overlay()).toBeNull();
});
