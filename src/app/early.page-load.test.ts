import { expect, it } from 'vitest';

import { hydrated } from './prerendered';

it('what is pressed and submitted before the application responds is answered once when it does', async () => {
  const form = document.body.appendChild(document.createElement('form'));
  const submitter = form.appendChild(document.createElement('button'));
  const button = document.body.appendChild(document.createElement('button'));
  const answered: string[] = [];
  const answer = ({ type, defaultPrevented }: Event) => answered.push(`${type} ${String(defaultPrevented)}`);
  form.addEventListener('submit', answer);
  button.addEventListener('click', answer);
  await import('./early');

  for (const pressed of [submitter, submitter, button, button]) pressed.click();
  expect(answered).toEqual([]);
  for (const pressed of [submitter, button]) expect(pressed).toHaveAttribute('data-pressed');

  window.dispatchEvent(new Event(hydrated));
  await expect.poll(() => answered).toEqual(['submit false', 'click false']);
  for (const pressed of [submitter, button]) expect(pressed).not.toHaveAttribute('data-pressed');
  form.remove();
  button.remove();
});
