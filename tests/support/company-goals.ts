import { screen } from '@testing-library/react';

import type { Audience } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { store } from '@/session/storage';

import { makeCompany, makeEmployee, makeGoal } from '../../mock-api/factories.ts';
import { db } from '../../mock-api/node.ts';
import type { Company, Goal } from '../../mock-api/tables.ts';
import { openApp, signedInAs } from './app.tsx';
import { ada } from './overview.ts';
import { setWidth, widths } from './viewport.ts';

/** Four records of three strategic goals. */
const goals: Partial<Goal>[] = [
  { goal: 'Sign clinics in the north', role: 'Sales Lead' },
  { goal: 'Sign clinics in the north', role: 'Marketer' },
  { goal: 'Sign the clinics in our north', role: 'CEO' },
  { goal: 'Keep every promise', role: 'HR' },
];

const company = {
  currentYearGoals: 'Sign 60 clinics. Halve the time to first answer.',
  longTermObjectives: 'Keep our promises every day',
};

type Data = {
  audience?: Audience;
  goals?: Partial<Goal>[];
  /** null: none is stored. */
  company?: Partial<Company> | null;
  width?: number;
  query?: string;
  before?: () => Promise<unknown>;
};

/** Opens the pocket of OKRs in its groups. */
export async function openGroups(data: Data = {}) {
  const { audience = 'business', width = widths.wide, query = '?group=goal' } = data;
  setWidth(width);
  const account = await signedInAs(audience);
  const ownerId = account.id;
  db.tables.goals = (data.goals ?? goals).map((goal, index) =>
    makeGoal({ kind: 'okr', createdAt: new Date(2026, 2, 20 - index).toISOString(), ...goal, ownerId }),
  );
  db.tables.employees = [makeEmployee({ ownerId, ...ada })];
  if (data.company !== null && audience === 'business') {
    const row = makeCompany({ ownerId, ...(data.company ?? company) });
    db.tables.companies = [row];
    store({ businessId: row.id });
  }
  await data.before?.();
  const user = openApp(goalKinds.okr.listPath[audience] + query);
  await screen.findAllByRole('button', { name: /^(?:Collapse|Expand) (?!menu)/ });
  return { user, account };
}

/** The button with the company goals that a group supports. */
export const servesButton = (goal: string) =>
  screen.findByRole('button', { name: (name) => /^(?:Supports|Not linked)/.test(name) && name.endsWith(`, ${goal}`) });
