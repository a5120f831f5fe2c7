import { expect, it, vi } from 'vitest';

import { hydrated } from './prerendered';

it('a form that is submitted before the application responds is submitted once when it does', async () => {
  const form = document.body.appendChild(document.createElement('form'));
  const button = form.appendChild(document.createElement('button'));
  const answered = vi.fn<(event: Event) => boolean>((event) => event.defaultPrevented);
  form.addEventListener('submit', answered);
  await import('./early-submit');

  button.click();
  button.click();
  expect(answered.mock.results, 'the browser does not submit it').toEqual([
    { type: 'return', value: true },
    { type: 'return', value: true },
  ]);
  expect(button).toHaveAttribute('data-pressed');
  expect(document.documentElement.dataset).toHaveProperty('held');

  answered.mockClear();
  window.dispatchEvent(new Event(hydrated));
  expect(answered.mock.results, 'from here on it is the application that answers').toEqual([
    { type: 'return', value: false },
  ]);
  expect(button).not.toHaveAttribute('data-pressed');
  form.remove();
  delete document.documentElement.dataset['held'];
});
