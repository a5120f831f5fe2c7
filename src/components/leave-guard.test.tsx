import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { createBrowserRouter, createMemoryRouter, Link, Outlet, RouterProvider, useParams } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import { paths } from '@/domain/paths';

import { LeaveGuard, LeaveProvider } from './leave-guard';

// Links, keys and sign-out: tests/flows/employee-onboarding-leaving; in details: tests/flows/own-version; Back and
// Forward, in a browser's own history: tests/e2e/employee-onboarding.spec.ts.

function Form() {
  const [text, setText] = useState('restored');
  return (
    <main>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <LeaveGuard unsaved={() => text !== ''}>It is kept for a while.</LeaveGuard>
    </main>
  );
}

let router: ReturnType<typeof createBrowserRouter> | undefined;

afterEach(() => router?.dispose());

/** Renders a page before the form, in a layout with the question. */
async function openBefore() {
  window.history.pushState(null, '', '/before');
  const element = (
    <LeaveProvider>
      <Outlet />
    </LeaveProvider>
  );
  const children = [
    { path: '/before', element: <Link to="/form">To the form</Link> },
    { path: '/form', element: <Form /> },
    { path: '*', element: <h1>Elsewhere</h1> },
  ];
  router = createBrowserRouter([{ element, children }]);
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  await screen.findByText('To the form');
  return router;
}

const question = () => screen.queryByRole('dialog', { name: 'Leave this page?' });
const asked = () => waitFor(() => expect(question()).toBeVisible());

it.each([
  { what: 'is not reloaded for a part of it that is gone', isKept: false, text: 'typed', isReloaded: false },
  { what: 'is reloaded where that keeps what is typed', isKept: true, text: 'typed', isReloaded: true },
  { what: 'is reloaded where nothing is typed', isKept: false, text: '', isReloaded: true },
])('a page $what', ({ isKept, text, isReloaded }) => {
  render(
    <LeaveGuard isKept={isKept} unsaved={() => text !== ''}>
      It is lost.
    </LeaveGuard>,
    { wrapper: ({ children }) => <RouterProvider router={createBrowserRouter([{ path: '*', element: children }])} /> },
  );
  const reload = () => window.dispatchEvent(new Event('partreload', { cancelable: true }));
  expect(reload()).toBe(isReloaded);
  cleanup();
  expect(reload()).toBe(true);
});

it('a page that has just come is asked about', async () => {
  const pages = await openBefore();
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

const addressOf = (id: string) => paths.companyProfile.replace(':id', id);

function Company() {
  const { id } = useParams();
  return (
    <>
      <h1>{id}</h1>
      <LeaveGuard unsaved={() => true}>It is lost.</LeaveGuard>
    </>
  );
}

/** Opens the page of a company with something typed, and a link to another address. */
async function openCompany(id: string, to: string) {
  const layout = (
    <LeaveProvider>
      <Link to={to}>Elsewhere</Link>
      <Outlet />
    </LeaveProvider>
  );
  const routes = [{ element: layout, children: [{ path: paths.companyProfile, element: <Company /> }] }];
  const companies = createMemoryRouter(routes, { initialEntries: [addressOf(id)] });
  render(<RouterProvider router={companies} />);
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  return () => companies.state.location;
}

it('asks before a company is left for another', async () => {
  const location = await openCompany('a', addressOf('b'));
  expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toHaveTextContent('It is lost.');
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(location().pathname).toBe(addressOf('b'));
});

it('leaves once, however often Leave is pressed', async () => {
  const location = await openCompany('a', addressOf('b'));
  const leave = await screen.findByRole('button', { name: 'Leave' });
  act(() => {
    leave.click();
    leave.click();
  });
  await waitFor(() => expect(location().pathname).toBe(addressOf('b')));
});

it.each(['?q=x', '#top'])('does not ask before another view of the same company, %s', async (view) => {
  const location = await openCompany('a', addressOf('a') + view);
  expect(location().key).not.toBe('default');
  expect(question()).toBeNull();
});
