import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';

import { usePageMutation } from './use-page-mutation';

/** A backend that responds on demand, in the order of the requests. */
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

// Users who return or are redirected: tests/flows/late-responses, first-page.page-load.

function Form({ backend, name = 'form' }: { backend: Backend; name?: string }) {
  const { mutate, send, isPending, errorText } = usePageMutation(
    { mutationKey: ['things', 'create'], mutationFn: backend.send, meta: { failure: 'It failed.' } },
    {
      onSuccess: (_, what) => heard(`${name}: ${what}`),
      isSame: (one, other) => one === other,
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
    </>
  );
}

const open = (page: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />
    </QueryClientProvider>,
  );

const button = (name: string) => screen.getByRole('button', { name });
const click = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));

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
          Render again
        </button>
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <Form backend={backend} name={name} />
        </Activity>
      </>
    );
  }
  open(<Page />);
  await click('Send');
  for (const name of ['Hide or show', 'Hide or show', 'Render again']) await click(name);
  await backend.succeed();
  expect(heard.mock.calls.flat()).toEqual(['newest: one']);
  await waitFor(() => expect(button('Send')).toHaveAttribute('aria-busy', 'false'));
});
