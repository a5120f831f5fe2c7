import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider, useParams } from 'react-router-dom';
import { expect, it } from 'vitest';

import { paths } from '@/domain/paths';

import { LeaveGuard, LeaveProvider } from './leave-guard';

const addressOf = (id: string) => paths.companyProfile.replace(':id', () => id);
const question = () => screen.queryByRole('dialog', { name: 'Leave this page?' });

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
  const router = createMemoryRouter(routes, { initialEntries: [addressOf(id)] });
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  return () => router.state.location;
}

it.each(['a', ':id', '*', 'a*', '(a'])('asks before the company %s is left for another', async (id) => {
  const location = await openCompany(id, addressOf('b'));
  expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toHaveTextContent('It is lost.');
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(location().pathname).toBe(addressOf('b'));
});

it.each(['?q=x', '#top', '/?q=x'])('does not ask before another view of the same company, %s', async (view) => {
  const location = await openCompany(':a*', addressOf(':a*') + view);
  expect(location().key).not.toBe('default');
  expect(question()).toBeNull();
});
