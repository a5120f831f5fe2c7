import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity, useState, type ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';

import { usePageMutation } from './use-page-mutation';

/** A backend that answers when it is told to, in the order in which it was asked. */
function createBackend() {
  const waiting: { resolve: (answer: string) => void; reject: (reason: Error) => void }[] = [];
  const send = vi.fn<(what: string) => Promise<string>>(
    () => new Promise((resolve, reject) => void waiting.push({ resolve, reject })),
  );
  return {
    send,
    succeed: () => act(async () => waiting.shift()?.resolve('answer')),
    fail: () => act(async () => waiting.shift()?.reject(new Error('no'))),
  };
}

type Backend = ReturnType<typeof createBackend>;

const heard = vi.fn<(what: string) => void>();
beforeEach(() => heard.mockClear());

type FormProps = { backend: Backend; leadsTo?: string; name?: string };

function Form({ backend, leadsTo, name = 'form' }: FormProps) {
  const { mutate, send, isPending, errorText } = usePageMutation(
    { mutationKey: ['things', 'create'], mutationFn: backend.send, meta: { failure: 'It failed.' } },
    {
      onSuccess: (_, what) => heard(`${name}: ${what}`),
      onReturn: (what) => heard(`returned: ${what}`),
      isSame: (one, other) => one === other,
      ...(leadsTo !== undefined && { leadsTo: () => [leadsTo] as const }),
    },
  );
  const [joined, setJoined] = useState('');
  return (
    <>
      <button type="button" aria-busy={isPending} onClick={() => mutate('one')}>
        Send
      </button>
      <button type="button" onClick={() => mutate('two')}>
        Send another
      </button>
      <button type="button" onClick={() => void send('one').then(setJoined, () => setJoined('failed'))}>
        Join
      </button>
      <p>{errorText}</p>
      <output>{joined}</output>
      <Link to="/">This page</Link>
      <Link to="/other">Other page</Link>
    </>
  );
}

/** A page, one beside it, and one whose code never comes. */
function open(page: ReactNode) {
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/other', element: <Link to="/">Back</Link> },
    { path: '/slow', lazy: () => new Promise<never>(() => undefined) },
  ]);
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, unmount };
}

const button = (name: string) => screen.getByRole('button', { name });
const click = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));

it('sends once for two clicks in one task, and again once it has an answer; another one beside it', async () => {
  const backend = createBackend();
  open(<Form backend={backend} />);
  await act(async () => {
    button('Send').click();
    button('Send').click();
    button('Send another').click();
  });
  expect(backend.send.mock.calls.map(([what]) => what)).toEqual(['one', 'two']);
  await backend.succeed();
  await backend.succeed();
  expect(heard.mock.calls.flat()).toEqual(['form: one', 'form: two']);
  await click('Send');
  expect(backend.send).toHaveBeenCalledTimes(3);
});

it.each([
  ['answer', (backend: Backend) => backend.succeed()],
  ['failed', (backend: Backend) => backend.fail()],
])('joins the one that is pending, and takes its end: %s', async (end, respond) => {
  const backend = createBackend();
  open(<Form backend={backend} />);
  await click('Send');
  await click('Join');
  expect(backend.send).toHaveBeenCalledTimes(1);
  await respond(backend);
  expect(screen.getByRole('status')).toHaveTextContent(end);
});

it('keeps the message of a failure until the next try', async () => {
  const backend = createBackend();
  open(<Form backend={backend} />);
  await click('Send');
  await backend.fail();
  expect(screen.getByText('It failed.')).toBeVisible();
  expect(button('Send')).toHaveAttribute('aria-busy', 'false');
  await click('Send');
  expect(screen.queryByText('It failed.')).toBeNull();
});

it('is pending for whoever comes back, who gets its end; without a word for whoever does not', async () => {
  const backend = createBackend();
  open(<Form backend={backend} />);
  await click('Send');
  await click('Other page');
  await click('Back');
  expect(button('Send')).toHaveAttribute('aria-busy', 'true');
  await click('Send');
  expect(backend.send).toHaveBeenCalledTimes(1);
  await backend.succeed();
  expect(heard.mock.calls.flat()).toEqual(['form: one']);
  await click('Send');
  await click('Other page');
  await backend.succeed();
  expect(heard).toHaveBeenCalledTimes(1);
});

it('hears nothing of another one that is mounted beside it meanwhile', async () => {
  const backend = createBackend();
  function Page() {
    const [hasBoth, setBoth] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setBoth(true)}>
          Show both
        </button>
        <Form backend={backend} name="first" />
        {hasBoth && <Form backend={backend} name="second" />}
      </>
    );
  }
  open(<Page />);
  await click('Show both');
  expect(screen.getAllByText('Send')).toHaveLength(2);
  expect(heard).not.toHaveBeenCalled();
});

it('does what the newest render says, also where effects ran once more, as in StrictMode', async () => {
  const backend = createBackend();
  function Page() {
    const [isShown, setShown] = useState(true);
    const [name, setName] = useState('first');
    return (
      <>
        <button type="button" onClick={() => setShown(!isShown)}>
          Hide or show
        </button>
        <button type="button" onClick={() => setName('newest')}>
          Render anew
        </button>
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <Form backend={backend} name={name} />
        </Activity>
      </>
    );
  }
  open(<Page />);
  await click('Send');
  for (const name of ['Hide or show', 'Hide or show', 'Render anew']) await click(name);
  await backend.succeed();
  expect(heard.mock.calls.flat()).toEqual(['newest: one']);
  await waitFor(() => expect(button('Send')).toHaveAttribute('aria-busy', 'false'));
});

it('stays pending while the page it leads to is loading, until the user comes back', async () => {
  const backend = createBackend();
  open(<Form backend={backend} leadsTo="/slow" />);
  await click('Send');
  await backend.succeed();
  expect(button('Send')).toHaveAttribute('aria-busy', 'true');
  await click('Send');
  expect(backend.send).toHaveBeenCalledTimes(1);
  await click('This page');
  expect(button('Send')).toHaveAttribute('aria-busy', 'false');
  expect(heard.mock.calls.flat()).toEqual(['form: one', 'returned: one']);
  await click('Send');
  expect(backend.send).toHaveBeenCalledTimes(2);
});

it('leaves a user alone who is on the way to another page', async () => {
  const backend = createBackend();
  const { router } = open(<Form backend={backend} leadsTo="/other" />);
  await click('Send');
  await act(async () => void router.navigate('/slow'));
  await backend.succeed();
  expect(heard).not.toHaveBeenCalled();
  expect(router.state.navigation.location?.pathname).toBe('/slow');
});
