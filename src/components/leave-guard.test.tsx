import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createBrowserRouter, createMemoryRouter, Link, Outlet, RouterProvider, useParams } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { paths } from '@/domain/paths';

import { LeaveGuard, LeaveProvider } from './leave-guard';

// Links, keys and sign-out: tests/flows/employee-onboarding; in details: tests/flows/own-version; Back and
// Forward, in a browser's own history: tests/e2e/employee-onboarding.spec.ts.

const question = () => screen.queryByRole('dialog', { name: 'Leave this page?' });

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

/** Opens a page before that of a company with something typed; the layout has a link to another address. */
function openPages(from: string, to: string) {
  const layout = (
    <LeaveProvider>
      <Link to={to}>Elsewhere</Link>
      <Outlet />
    </LeaveProvider>
  );
  const children = [
    { path: paths.companyProfile, element: <Company /> },
    { path: '*', element: <h1>Another page</h1> },
  ];
  const pages = createMemoryRouter([{ element: layout, children }], { initialEntries: [from] });
  render(
    <StrictMode>
      <RouterProvider router={pages} />
    </StrictMode>,
  );
  return pages;
}

it('a page that has just come is asked about', async () => {
  const pages = openPages('/before', '/other');
  // Outside of `act`, which would do all that React still has to do before it goes on.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const observer = new MutationObserver(() => {
    if (screen.queryByRole('heading', { name: 'a' }) === null) return;
    observer.disconnect();
    void pages.navigate('/other');
  });
  observer.observe(document.body, { subtree: true, childList: true });
  await pages.navigate(addressOf('a'));
  await waitFor(() => expect(question()).toBeVisible());
  expect(pages.state.location.pathname).toBe(addressOf('a'));
});

/** Opens the page of a company and follows the link. */
async function leaveCompany(to: string) {
  const pages = openPages(addressOf('a'), to);
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  return () => pages.state.location;
}

it('asks before a company is left for another', async () => {
  const location = await leaveCompany(addressOf('b'));
  expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toHaveTextContent('It is lost.');
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(location().pathname).toBe(addressOf('b'));
});

it('leaves once, however often Leave is pressed', async () => {
  const location = await leaveCompany(addressOf('b'));
  const leave = await screen.findByRole('button', { name: 'Leave' });
  act(() => {
    leave.click();
    leave.click();
  });
  await waitFor(() => expect(location().pathname).toBe(addressOf('b')));
});

it.each(['?q=x', '#top'])('does not ask before another view of the same company, %s', async (view) => {
  const location = await leaveCompany(addressOf('a') + view);
  expect(location().key).not.toBe('default');
  expect(question()).toBeNull();
});
