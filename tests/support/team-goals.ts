import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect } from 'vitest';

import { paths } from '@/domain/paths';
import { store } from '@/session/storage';

import { makeCompany, makeEmployee } from '../../mock-api/factories.ts';
import { backendAnswer, db } from '../../mock-api/node.ts';
import type { Employee } from '../../mock-api/tables.ts';
import { openApp, signedInAs } from './app.tsx';
import { press } from './form.ts';
import { answer } from './wire.ts';

/** Two of them are buyers. */
export const team: readonly Partial<Employee>[] = [
  { id: 'e1', firstName: 'Ada', lastName: 'Berg', jobTitle: 'Buyer' },
  { id: 'e2', firstName: 'Bo', lastName: 'Lind', jobTitle: 'Designer' },
  { id: 'e3', firstName: 'Cy', lastName: 'Munn', jobTitle: 'Buyer' },
];

/** Opens the list, selects everyone and opens the dialog. */
export async function openTeam(people: readonly Partial<Employee>[] = team) {
  const { id: ownerId } = await signedInAs('business');
  db.tables.employees = people.map((person) => makeEmployee({ ownerId, ...person }));
  db.tables.goals = [];
  const company = makeCompany({ ownerId, currentYearGoals: 'Halve returns', industry: 'Retail' });
  db.tables.companies = [company];
  store({ businessId: company.id });
  const user = openApp(paths.employeeList);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await press(user, `Generate for ${people.length} people`);
  await dialog();
  return user;
}

export const dialog = () => screen.findByRole('dialog', { name: /^Generate for/ });

/** The response for an OKR; null for the backend's own. */
type Fate = ((request: Request) => Response | Promise<Response>) | null;

/** Nothing was stored, and the server responded with a failure. */
export const refused = () => HttpResponse.json({ message: 'No' }, { status: 500 });

/** Stored, but no response came. */
export const lost = async (request: Request) => {
  await backendAnswer(request.clone());
  return HttpResponse.error();
};

/** Answers the calls for OKRs with these, in order; later ones by the backend. */
export function answerDraftsWith(fates: readonly Fate[]) {
  const left = [...fates];
  answer('createOkr', ({ request }) => left.shift()?.(request));
}

/** Selects OKRs and presses Generate. */
export async function generateOkrs(user: UserEvent) {
  await user.click(screen.getByRole('tab', { name: 'OKR' }));
  await screen.findByText('Ada Berg', { selector: 'dialog *' });
  await press(user, 'Generate');
}

/** Waits for a text in the dialog. */
export const says = (text: string) => waitFor(async () => expect(await dialog()).toHaveTextContent(text));
