import { expect, it, vi } from 'vitest';

it('what is pressed and submitted before the application responds is answered once when it does', async () => {
  const form = document.body.appendChild(document.createElement('form'));
  const submitter = form.appendChild(document.createElement('button'));
  const button = document.body.appendChild(document.createElement('button'));
  const answered: string[] = [];
  const answer = ({ type, defaultPrevented }: Event) => answered.push(`${type} ${String(defaultPrevented)}`);
  form.addEventListener('submit', answer);
  button.addEventListener('click', answer);
  await import('./early');
  document.dispatchEvent(new Event('readystatechange'));

  for (const pressed of [submitter, submitter, button, button]) pressed.click();
  expect(answered).toEqual([]);
  for (const pressed of [submitter, button]) expect(pressed).toHaveAttribute('data-pressed');

  window.dispatchEvent(new Event('hydrated'));
  await expect.poll(() => answered).toEqual(['submit false', 'click false']);
  for (const pressed of [submitter, button]) expect(pressed).not.toHaveAttribute('data-pressed');
  form.remove();
  button.remove();
});

it.each([
  { what: 'its address, when it is used', path: '', isAtOnce: false },
  { what: 'another address, at once', path: '/about-us', isAtOnce: true },
])('a public page loads the application of a document of $what', async ({ path, isAtOnce }) => {
  vi.resetModules();
  window.history.replaceState(null, '', '/');
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  root.dataset['path'] = path;
  const template = document.head.appendChild(document.createElement('template'));
  template.dataset['application'] = '';
  const application = template.content.appendChild(document.createElement('meta'));
  await import('./early');

  document.dispatchEvent(new Event('readystatechange'));
  // The time that a started load takes.
  await new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));
  expect(application.isConnected).toBe(isAtOnce);
  root.click();
  await expect.poll(() => application.isConnected).toBe(true);
  for (const element of [root, template, application]) element.remove();
});
