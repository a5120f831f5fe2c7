import type { ResponseOf } from '@/api/client';
import { readOptionalId } from '@/api/read';

import { goodPayloads } from '../../mock-api/test-calls.ts';
import type { User } from './accounts';
import { isDone, type ContractRun } from './contract-run';
import { differs } from './request';
import { isReadWhole, readAsClient } from './responses';

export async function runCompany(run: ContractRun, { token }: User): Promise<void> {
  const payload = { ...goodPayloads.createCompany, name: `Contract check ${run.mark}` };
  const { answer, status } = await run.make('createCompany', { token, payload });
  if (isDone(status)) run.stays.push(`the company "${payload.name}"`);
  const businessId = readAsClient('createCompany', answer);
  if (businessId === null) return run.skip('company', 'the company was given no id');
  await run.make('company', { token, params: { businessId } });
}

export async function runEmployees(run: ContractRun, { token }: User): Promise<void> {
  const payload = { ...goodPayloads.createEmployee, workMail: `${run.mark}@example.com` };
  const created = await run.make('createEmployee', { token, payload });
  const listed = await run.make('listEmployees', { token });
  const rows = readAsClient('listEmployees', listed.answer);
  const id =
    readOptionalId(created.answer as ResponseOf<'createEmployee'>, 'id') ??
    rows?.find(({ workMail }) => workMail === payload.workMail)?.id;
  if (isDone(created.status)) {
    run.stays.push(`the employee ${payload.workMail}`);
    const isWhole = isReadWhole('listEmployees', listed.answer);
    if (isWhole && !rows?.some((row) => row.id === id)) {
      run.add('createEmployee', differs('behavior', 'who was onboarded is not in the list'));
    }
  }
  for (const name of ['employeeSummary', 'employeeDetails'] as const) {
    if (id === undefined) run.skip(name, 'no employee has an id');
    else await run.make(name, { token, params: { id } });
  }
}
