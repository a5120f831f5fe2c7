import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import {
  createBrowserRouter,
  Link,
  Outlet,
  RouterProvider,
  useNavigate,
  useSearchParams,
  type RouteObject,
} from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { LeaveGuard, LeaveProvider, useLeave } from '@/components/leave-guard';
import { audiences } from '@/domain/audience';

const signIn = audiences.business.signInPath;

function Form({ start = '' }: { start?: string }) {
  const [text, setText] = useState(start);
  const navigate = useNavigate();
  const { beforeLeaving } = useLeave();
  return (
    <main>
      <h1 tabIndex={-1}>Form</h1>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/other">By link</Link>
      <Link to="/form?part=2">Within</Link>
      <Link to={signIn}>Sign in again</Link>
      <button type="button" onClick={() => void navigate('/other', { replace: true })}>
        By code
      </button>
      <button type="button" onClick={() => beforeLeaving(() => setText(''))}>
        Sign Out
      </button>
      <LeaveGuard unsaved={() => text !== ''}>It is kept for a while.</LeaveGuard>
    </main>
  );
}

/** A page without a guard. */
function Elsewhere() {
  const { beforeLeaving } = useLeave();
  const [isDone, setDone] = useState(false);
  return (
    <>
      <h1>Elsewhere</h1>
      <button type="button" onClick={() => beforeLeaving(() => setDone(true))}>
        {isDone ? 'Done' : 'Do'}
      </button>
    </>
  );
}

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** A router of pages in a layout with the question. */
function createRouter(children: RouteObject[]) {
  const element = (
    <LeaveProvider>
      <Outlet />
    </LeaveProvider>
  );
  router = createBrowserRouter([{ element, children }]);
  return router;
}

afterEach(() => router?.dispose());

/** Renders the form with a page before it, and types. */
async function openForm(text = 'something') {
  window.history.pushState(null, '', '/before');
  const pages = createRouter([
    { path: '/before', element: <Link to="/form">To the form</Link> },
    { path: '/form', element: <Form /> },
    { path: '*', element: <Elsewhere /> },
  ]);
  render(
    <StrictMode>
      <RouterProvider router={pages} />
    </StrictMode>,
  );
  fireEvent.click(screen.getByText('To the form'));
  const field = await screen.findByLabelText('Text');
  if (text !== '') fireEvent.input(field, { target: { value: text } });
  field.focus();
  return field;
}

const travel = (...steps: number[]) =>
  act(async () => {
    for (const step of steps) window.history.go(step);
    await new Promise((resolve) => setTimeout(resolve, 250));
  });

const press = (name: string) => fireEvent.click(screen.getByText(name));
const question = () => screen.queryByRole('dialog', { name: 'Leave this page?' });
const asked = () => waitFor(() => expect(question()).toBeVisible());

/** The ways off the page, and where each of them leads. */
const ways = [
  { way: 'a link', go: () => press('By link'), to: '/other' },
  { way: 'navigation from code', go: () => press('By code'), to: '/other' },
  { way: 'Back', go: () => travel(-1), to: '/before' },
];

describe.each(ways)('leaving by $way', ({ go, to }) => {
  it('asks; Stay keeps the page, its text and its focus', async () => {
    const field = await openForm();
    await go();
    await asked();
    expect(window.location.pathname).toBe('/form');
    press('Stay');
    await waitFor(() => expect(question()).toBeNull());
    expect(field).toHaveValue('something');
    expect(field).toHaveFocus();
    expect(window.location.pathname).toBe('/form');

    // Once asked is not once for all.
    await go();
    await asked();
  });

  it('asks; Leave goes where it was meant to go', async () => {
    await openForm();
    await go();
    await asked();
    press('Leave');
    await waitFor(() => expect(window.location.pathname).toBe(to));
    await waitFor(() => expect(screen.queryByLabelText('Text')).toBeNull());
    expect(question()).toBeNull();
  });

  it('asks nothing while nothing is typed', async () => {
    await openForm('');
    await go();
    await waitFor(() => expect(window.location.pathname).toBe(to));
    expect(question()).toBeNull();
  });
});

it('two quick presses of Back end at the form, with one question', async () => {
  window.history.pushState({ idx: 0 }, '', '/earlier');
  await openForm();
  await travel(-1, -1);
  await asked();
  expect(window.location.pathname).toBe('/form');
});

it('a page that has just come is asked about', async () => {
  window.history.pushState(null, '', '/before');
  const pages = createRouter([
    { path: '/before', element: <Link to="/form">To the form</Link> },
    { path: '/form', element: <Form start="restored" /> },
    { path: '*', element: <h1>Elsewhere</h1> },
  ]);
  render(<RouterProvider router={pages} />);
  await screen.findByText('To the form');
  // Outside of `act`, which would do all that React still has to do before it goes on.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const observer = new MutationObserver(() => {
    if (screen.queryByLabelText('Text') === null) return;
    observer.disconnect();
    void pages.navigate('/other');
  });
  observer.observe(document.body, { subtree: true, childList: true });
  await pages.navigate('/form');
  await asked();
  expect(window.location.pathname).toBe('/form');
});

it('Forward is asked about too', async () => {
  await openForm('');
  press('By link');
  await screen.findByText('Elsewhere');
  await travel(-1);
  fireEvent.input(await screen.findByLabelText('Text'), { target: { value: 'new' } });
  await travel(1);
  await asked();
  expect(window.location.pathname).toBe('/form');
  press('Leave');
  await screen.findByText('Elsewhere');
});

it('ways within the page, and the way to sign in again, stay open', async () => {
  await openForm();
  press('Within');
  await waitFor(() => expect(window.location.search).toBe('?part=2'));
  await travel(-1);
  expect(window.location.search).toBe('');
  expect(question()).toBeNull();
  press('Sign in again');
  await waitFor(() => expect(window.location.pathname).toBe(signIn));
  expect(question()).toBeNull();
});

it('asks before what ends the page without being a link', async () => {
  const field = await openForm();
  press('Sign Out');
  await asked();
  expect(field).toHaveValue('something');
  press('Leave');
  await waitFor(() => expect(field).toHaveValue(''));
  // With nothing left to lose it is done at once.
  press('Sign Out');
  expect(question()).toBeNull();
});

it.each([
  { text: 'something', asks: true },
  { text: '', asks: false },
])('lets the browser ask before a reload only with something typed: $asks', async ({ text, asks }) => {
  await openForm(text);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(asks);
});

it('takes everything back with the page', async () => {
  await openForm('');
  press('By link');
  await screen.findByText('Elsewhere');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(false);
  press('Do');
  expect(screen.getByText('Done')).toBeVisible();
  expect(question()).toBeNull();
});

describe('what is typed in details', () => {
  function Details() {
    const [query] = useSearchParams();
    const { beforeClosing, closeDeleted } = useLeave();
    const back = () => window.history.back();
    return (
      <main>
        <button type="button" onClick={() => beforeClosing(back)}>
          Close
        </button>
        <button type="button" onClick={() => closeDeleted(back)}>
          Deleted
        </button>
        <Link to="/list?open=1">One</Link>
        <Link to="/list?open=2">Two</Link>
        <Link to="/list?open=1&filter=x">Filter</Link>
        {query.has('open') && (
          <LeaveGuard parameter="open" unsaved={() => true}>
            It is kept for a while.
          </LeaveGuard>
        )}
        <LeaveGuard unsaved={() => true}>The work stops.</LeaveGuard>
      </main>
    );
  }

  async function open() {
    window.history.pushState(null, '', '/list');
    const pages = createRouter([
      { path: '/list', element: <Details /> },
      { path: '*', element: <h1>Elsewhere</h1> },
    ]);
    render(<RouterProvider router={pages} />);
    press('One');
    await waitFor(() => expect(window.location.search).toBe('?open=1'));
  }

  it.each([
    { way: 'Back', go: () => travel(-1), to: '' },
    { way: 'other details', go: () => press('Two'), to: '?open=2' },
  ])('is asked about before $way, without what goes on with the page', async ({ go, to }) => {
    await open();
    await go();
    await asked();
    expect(question()).not.toHaveTextContent('The work stops.');
    expect(window.location.search).toBe('?open=1');
    press('Stay');
    await waitFor(() => expect(question()).toBeNull());
    await go();
    await asked();
    press('Leave');
    await waitFor(() => expect(window.location.search).toBe(to));
    expect(question()).toBeNull();
  });

  it('is not asked about while the same details stay open', async () => {
    await open();
    press('Filter');
    await waitFor(() => expect(window.location.search).toBe('?open=1&filter=x'));
    expect(question()).toBeNull();
  });

  it('is asked about once where closing them navigates', async () => {
    await open();
    press('Close');
    await asked();
    press('Leave');
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(question()).toBeNull();
  });

  it('is not asked about once its record is deleted', async () => {
    await open();
    press('Deleted');
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(question()).toBeNull();
  });
});
