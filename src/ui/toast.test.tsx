import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { limits } from '@/domain/limits';

import { toasts } from '../../tests/support/steps';
import { notify, Toaster, ToastProvider, ToastRegion } from './toast';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ToastProvider>
      <ToastRegion />
      <Toaster durations={limits.toastDuration} />
    </ToastProvider>,
  );
});

const say = (how: 'error' | 'success' | 'info', text: string) => act(() => void notify[how](text));
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('toasts', () => {
  it.each([
    ['error', 4000],
    ['success', 2000],
    ['info', 4000],
  ] as const)('%s stays for %i ms', (how, duration) => {
    expect(limits.toastDuration).toEqual({ error: 4000, success: 2000, default: 4000 });
    say(how, 'Hello');
    pass(duration - 1);
    expect(toasts()).toEqual(['Hello']);
    pass(1);
    expect(toasts()).toEqual([]);
  });

  it('show three at once; the next one follows when one is closed', () => {
    for (let index = 1; index <= 4; index += 1) say('error', `Number ${index}`);
    expect(toasts().toSorted()).toEqual(['Number 2', 'Number 3', 'Number 4']);
    const newest = screen.getByText('Number 4').parentElement ?? document.body;
    fireEvent.click(within(newest).getByRole('button', { name: 'Close message' }));
    expect(toasts().toSorted()).toEqual(['Number 1', 'Number 2', 'Number 3']);
  });

  it('wait while the pointer and the focus are on one, and stay for the rest of their time once that is closed', () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    say('error', 'The first');
    say('error', 'The second');
    const second = screen.getByText('The second').parentElement ?? document.body;
    const button = within(second).getByRole('button', { name: 'Close message' });
    fireEvent.mouseMove(second);
    act(() => button.focus());
    pass(10_000);
    fireEvent.click(button);
    expect(field).toHaveFocus();
    pass(3999);
    expect(toasts()).toEqual(['The first']);
    pass(1);
    expect(toasts()).toEqual([]);
    field.remove();
  });

  it('do not wait for one that went from under the pointer', () => {
    say('error', 'Number 1');
    fireEvent.mouseMove(screen.getByText('Number 1').parentElement ?? document.body);
    pass(3000);
    for (let index = 2; index <= 4; index += 1) say('error', `Number ${index}`);
    expect(toasts(), 'it has made room').not.toContain('Number 1');
    // The library adds the pause to all of them.
    pass(4000 + 3000);
    expect(toasts()).toEqual([]);
  });

  it('do not wait for a pointer that rests where they come, and wait once it moves', () => {
    const at = { clientX: 40, clientY: 60 };
    fireEvent.pointerMove(document.body, at);
    say('error', 'Hello');
    const card = () => screen.getByText('Hello').closest('.pointer-events-auto') ?? document.body;
    fireEvent.mouseEnter(card(), at);
    fireEvent.mouseMove(card(), at);
    pass(3999);
    expect(toasts()).toEqual(['Hello']);
    pass(1);
    expect(toasts()).toEqual([]);
    say('error', 'Hello');
    fireEvent.mouseMove(card(), { ...at, clientX: 41 });
    pass(10_000);
    expect(toasts()).toEqual(['Hello']);
  });

  it('show one of several with the same id, which keeps the focus that is on it', () => {
    act(() => {
      notify.info('Not yet.', 'not-yet');
      notify.info('Not yet.', 'not-yet');
      notify.info('Not yet.', 'not-yet');
    });
    expect(toasts()).toEqual(['Not yet.']);
    const button = screen.getByRole('button', { name: 'Close message' });
    act(() => button.focus());
    pass(1);
    act(() => void notify.info('Not yet.', 'not-yet'));
    expect(button).toHaveFocus();
  });

  it.each([
    ['error', 'alert', undefined],
    ['success', 'status', undefined],
    ['info', 'status', undefined],
    ['info', 'status', 'not-yet'],
  ] as const)('of the same text are announced each time, and nothing else again: %s', async (how, role, id) => {
    const region = screen.getByRole(role);
    const added: (string | null)[] = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) added.push(node.textContent);
    });
    observer.observe(region, { childList: true, subtree: true, characterData: true });
    for (let times = 1; times <= 3; times += 1) {
      act(() => void notify[how]('The same.', id));
      pass(1);
      await vi.waitFor(() => expect(added).toEqual(Array.from({ length: times }, () => 'The same.')), {
        timeout: 60_000,
      });
    }
    // An atomic region, the default of its role, would announce all toasts again.
    expect(region).toHaveAttribute('aria-atomic', 'false');
    observer.disconnect();
  });
});
