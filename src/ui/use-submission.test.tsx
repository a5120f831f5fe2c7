import { act, fireEvent, renderHook, render } from '@testing-library/react';
import { Activity, createContext, StrictMode, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { useAction, usePageSignal } from './use-submission';

const done = { onDone: () => undefined, onFailure: () => undefined };

const PageContent = createContext<ReactNode>(null);

function Page() {
  return use(PageContent);
}

/** A page with a next one whose code never comes. */
function Wrapped() {
  const [router] = useState(() =>
    createMemoryRouter([
      { path: '/', element: <Page /> },
      { path: '/next', lazy: () => new Promise<never>(() => undefined) },
    ]),
  );
  return <RouterProvider router={router} />;
}

function Wrapper({ children }: { children: ReactNode }) {
  return (
    <PageContent value={children}>
      <Wrapped />
    </PageContent>
  );
}

it.each([
  ['can be started again once it is done', false, 2],
  ['stays as it is where it leads to another page, which may take its time', true, 1],
])('%s', async (_what, leads, sent) => {
  const send = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const { result } = renderHook(
    () => {
      const navigate = useNavigate();
      return useAction({
        ...done,
        send,
        navigatesOnSuccess: leads,
        onDone: () => {
          if (leads) void navigate('/next');
        },
      });
    },
    { wrapper: Wrapper },
  );
  await act(async () => result.current.run());
  expect(result.current.pending).toBe(leads);
  await act(async () => result.current.run());
  expect(send).toHaveBeenCalledTimes(sent);
});

it('is done where it leads to no other page after all', async () => {
  const send = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const { result } = renderHook(() => useAction({ ...done, send, navigatesOnSuccess: true }), { wrapper: Wrapper });
  await act(async () => result.current.run());
  expect(result.current.pending).toBe(false);
});

it('can be tried again when it failed, wherever it would have led', async () => {
  const send = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no')));
  const { result } = renderHook(() => useAction({ send, navigatesOnSuccess: true, ...done }), { wrapper: Wrapper });
  await act(async () => result.current.run());
  expect(result.current.pending).toBe(false);
});

it('goes on with what the newest render says', async () => {
  let respond: () => void = () => undefined;
  const send = () =>
    new Promise<void>((resolve) => {
      respond = resolve;
    });
  const [first, newest] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { result, rerender } = renderHook(({ onDone }) => useAction({ ...done, send, onDone }), {
    initialProps: { onDone: first },
    wrapper: Wrapper,
  });
  act(() => result.current.run());
  rerender({ onDone: newest });
  await act(async () => respond());
  expect(first).not.toHaveBeenCalled();
  expect(newest).toHaveBeenCalledOnce();
});

it('runs to its end after its page was left, without a word', async () => {
  const arrived = vi.fn<() => void>();
  let respond: () => void = () => undefined;
  const onDone = vi.fn<() => void>();
  const send = async () => {
    await new Promise<void>((resolve) => {
      respond = resolve;
    });
    arrived();
  };
  const { result, unmount } = renderHook(() => useAction({ ...done, send, onDone }), { wrapper: Wrapper });
  act(() => result.current.run());
  unmount();
  await act(async () => respond());
  expect(arrived).toHaveBeenCalledOnce();
  expect(onDone).not.toHaveBeenCalled();
});

it('gets its response where effects ran once more meanwhile, as in StrictMode', async () => {
  let arrive: () => void = () => undefined;
  const onDone = vi.fn<() => void>();
  function Form() {
    const { run, pending } = useAction<void>({
      ...done,
      onDone,
      send: () => new Promise((resolve) => (arrive = resolve)),
    });
    return (
      <button type="button" aria-busy={pending} onClick={() => run()}>
        Send
      </button>
    );
  }
  const show = (mode: 'visible' | 'hidden') => (
    <PageContent
      value={
        <Activity mode={mode}>
          <Form />
        </Activity>
      }
    >
      <Wrapped />
    </PageContent>
  );
  const { rerender, getByText } = render(show('visible'));
  fireEvent.click(getByText('Send'));
  expect(getByText('Send')).toHaveAttribute('aria-busy', 'true');
  rerender(show('hidden'));
  rerender(show('visible'));
  await act(async () => arrive());
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(getByText('Send')).toHaveAttribute('aria-busy', 'false');
});

it('aborts when the page is taken away, before a response can come', async () => {
  const { result, unmount } = renderHook(() => usePageSignal());
  const signal = result.current();
  unmount();
  // A response comes in a task of its own.
  await Promise.resolve();
  expect(signal?.aborted).toBe(true);
  expect(result.current()?.aborted).toBe(true);
});

it('gives a signal that is not aborted while the page stands, nor where effects run once more, as in StrictMode', async () => {
  const first: (AbortSignal | undefined)[] = [];
  const { result, unmount } = renderHook(
    () => {
      const pageSignal = usePageSignal();
      // What a press between the two runs would be given.
      useLayoutEffect(() => {
        first.push(pageSignal());
      });
      return pageSignal;
    },
    { wrapper: StrictMode },
  );
  await Promise.resolve();
  expect(first[0]?.aborted).toBe(false);
  expect(result.current()).toBe(first[0]);
  unmount();
  await Promise.resolve();
  expect(first[0]?.aborted).toBe(true);
});

it('gives another signal where the page is shown again', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  function Signalled() {
    const pageSignal = usePageSignal();
    useLayoutEffect(() => {
      signals.push(pageSignal());
    });
    return null;
  }
  const show = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Signalled />
    </Activity>
  );
  const { rerender } = render(show('visible'));
  rerender(show('hidden'));
  await Promise.resolve();
  rerender(show('visible'));
  expect([signals[0]?.aborted, signals.at(-1)?.aborted]).toEqual([true, false]);
});
