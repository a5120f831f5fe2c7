import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { useImperativeHandle, useState, type Ref } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';

import { createEmployee, employeesQuery, rereadEmployees } from '@/api/employees';
import { countByKey } from '@/api/find-stored';
import { employeeFields, employeeRows, mailKey, type EmployeeField, type EmployeeSummary } from '@/domain/employee';
import { guessHeader } from '@/features/import/columns';
import * as decisions from '@/features/import/decisions';
import { planOf } from '@/features/import/plan';
import type { ImportState } from '@/features/import/sending/import-state';
import { createJob } from '@/features/import/sending/job';
import type { ImportPlan } from '@/features/import/sending/rows';
import { namedTable, type NamedTable } from '@/features/import/table-query';
import { useCheck, type Check } from '@/features/import/use-check';
import { useMatch, type Match } from '@/features/import/use-match';
import { csvRows } from '@/lib/csv';
import { readTable } from '@/lib/table-file/read-table';

import { listedPerson, typedPerson } from './people.ts';

/** Rows with each problem: one is a duplicate, two have one mail, others need a correction or a match. */
export const people: Partial<Record<EmployeeField, string>>[] = [
  { workMail: 'p0@x.example' },
  { workMail: ' HERE@x.example' },
  { workMail: 'p2@x.example', gender: 'd' },
  { workMail: 'P0@x.example' },
  { workMail: 'p4@x.example', age: 'old' },
  { workMail: 'p5(at)x.example', startDate: '03/04/26' },
];
const company: EmployeeSummary[] = [listedPerson({ id: 'e1', workMail: 'here@X.example' })];
const labels = [...employeeFields.map((name) => employeeRows[name].label), 'Badge'];
const file = new File(
  [
    csvRows([
      ['Staff'],
      labels,
      ...people.map((given) => {
        const texts: Partial<Record<EmployeeField, string>> = { ...typedPerson({}), gender: 'Frau', ...given };
        return [...employeeFields.map((name) => texts[name] ?? ''), '31'];
      }),
    ]).replaceAll(',', ';'),
  ],
  'people.csv',
);

async function readAs(separator: ';' | ','): Promise<NamedTable> {
  return namedTable(await readTable(file, { separator }), guessHeader);
}

export type Tables = Readonly<Record<';' | ',', NamedTable>>;

/** The file, read in two ways. */
export const readTables = async (): Promise<Tables> => ({ ';': await readAs(';'), ',': await readAs(',') });

/** The steps' view of the file, and the buttons between them. */
export type Page = {
  decisions: decisions.Decisions;
  decide: decisions.Decide;
  match: Match;
  /** null on the other steps. */
  check: Check | null;
  setChecking: (isChecking: boolean) => void;
};

/** The hooks of the steps, as the page holds them: decisions stay, and the check unmounts with its step. */
function Steps({ tables, page }: { tables: Tables; page: Ref<Page> }) {
  const [decided, decide] = useState(() => decisions.withFile(file)(decisions.undecided));
  const [isChecking, setChecking] = useState(false);
  const match = useMatch(tables[decided.separator === ',' ? ',' : ';'], decided);
  const parts = { decisions: decided, decide, match, setChecking };
  return isChecking ? <Checking {...parts} page={page} /> : <Matching {...parts} page={page} />;
}

type StepProps = Omit<Page, 'check'> & { page: Ref<Page> };

function Matching({ page, ...parts }: StepProps) {
  useImperativeHandle(page, () => ({ ...parts, check: null }));
  return null;
}

function Checking({ page, ...parts }: StepProps) {
  const check = useCheck(parts.match, parts.decisions, parts.decide);
  useImperativeHandle(page, () => ({ ...parts, check }));
  return null;
}

/** Draws the steps, at the first one after the choice of the file. */
export function openPage(tables: Tables): { readonly current: Page } {
  const page: { current: Page | null } = { current: null };
  const queries = new QueryClient();
  queries.setQueryData(employeesQuery().queryKey, company);
  const router = createMemoryRouter([{ path: '/', element: <Steps tables={tables} page={page} /> }]);
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return page as { current: Page };
}

/** The rows that Import would send now. */
export function planOfPage({
  check,
  match: { headings, sources, notPeople: notRead, hidden },
  decisions: { corrections, switched },
}: Page): Promise<ImportPlan> {
  if (check === null) throw new Error('Nothing is checked.');
  return planOf({ ...check, headings, sources, notRead, hidden, corrections, switched, fileName: 'people.csv' });
}

/** The backend, with one call at a time that waits for its answer. Its two calls are to be mocked. */
export function createBackend() {
  const added: string[] = [];
  let pending: { mail: string | null; settle: (reason: Error | null) => void } | null = null;
  const wait = (mail: string | null, value: () => unknown) =>
    new Promise<never>((resolve, reject) => {
      const settle = (reason: Error | null) => (reason === null ? resolve(value() as never) : reject(reason));
      pending = { mail, settle };
    });
  vi.mocked(createEmployee).mockImplementation(({ workMail }) => wait(workMail, () => 'id'));
  vi.mocked(rereadEmployees).mockImplementation(() =>
    wait(null, () => [...company, ...added.map((workMail, at) => listedPerson({ id: `n${at}`, workMail }))]),
  );
  return {
    added,
    isAsked: () => pending !== null,
    /** @param reason what it fails with, null for a success @param isStored whether the backend has acted */
    answer: (reason: Error | null, isStored: boolean) => {
      const call = pending;
      pending = null;
      if (call !== null && call.mail !== null && isStored) added.push(call.mail);
      call?.settle(reason);
    },
  };
}

/** Sends what was planned. */
export function startJob(given: ImportPlan) {
  const plan: ImportPlan = { ...given, known: countByKey(company, ({ workMail }) => mailKey(workMail)) };
  let state: ImportState | undefined;
  const job = createJob({
    queries: new QueryClient(),
    plan,
    onChange: (next) => {
      state = next;
    },
    onEnd: () => undefined,
  });
  return { plan, job, state: () => state as ImportState };
}
