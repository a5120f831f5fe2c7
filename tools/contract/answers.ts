import * as v from 'valibot';

import { readLogin } from '@/api/auth';
import type { Reply } from '@/api/client';
import { readCompanyFields, readCompanyId } from '@/api/companies';
import type { CallName } from '@/api/contract';
import { answers } from '@/api/contract-schemas';
import { readDepartment, readDetails, readPeople } from '@/api/employees';
import { readGoals } from '@/api/goals';
import { readNotifications } from '@/api/notifications';
import { readFilePath } from '@/api/uploads';

import type { Finding } from './exchange';

/** How the client itself reads an answer; it throws where it cannot, and leaves out rows that are none. */
const readers = {
  login: readLogin,
  businessLogin: readLogin,
  // A record without an id can be read but not deleted.
  listOkrs: (answer: Reply<'listOkrs'>) => readGoals('okr', answer).filter(({ id }) => id !== ''),
  listKpis: (answer: Reply<'listKpis'>) => readGoals('kpi', answer).filter(({ id }) => id !== ''),
  upload: readFilePath,
  listNotifications: readNotifications,
  listEmployees: readPeople,
  employeeSummary: readDepartment,
  employeeDetails: readDetails,
  createCompany: readCompanyId,
  company: readCompanyFields,
} as const satisfies { [Name in CallName]?: (answer: Reply<Name>) => unknown };

type Readers = typeof readers;

/** What the client makes of an answer; null where it fails on it. */
export function readAsClient<Name extends keyof Readers>(
  name: Name,
  answer: unknown,
): ReturnType<Readers[Name]> | null {
  try {
    return readers[name](answer as never) as ReturnType<Readers[Name]>;
  } catch {
    return null;
  }
}

/** The rows of the first list in an answer, wherever it stands. */
function rowsIn(answer: unknown): unknown[] | null {
  if (Array.isArray(answer)) return answer as unknown[];
  if (typeof answer !== 'object' || answer === null) return null;
  return (
    Object.values(answer)
      .map(rowsIn)
      .find((rows) => rows !== null) ?? null
  );
}

/** Whether the client reads an answer without failing on it and without losing a row. */
function isReadWhole(name: CallName, answer: unknown): boolean {
  // What is optional is read where it can be.
  if (!Object.hasOwn(readers, name)) return true;
  const read = readAsClient(name as keyof Readers, answer);
  return read !== null && (!Array.isArray(read) || read.length === rowsIn(answer)?.length);
}

/** The first so many departures of a list are as good as all of them. */
const mostFindings = 5;

/**
 * Where an answer departs from its schema, field by field. Each breaks the client, or only differs, as the client's own
 * reading of the whole answer goes.
 */
export function fieldFindings(name: CallName, answer: unknown): Finding[] {
  const schema = (answers as Partial<Record<CallName, v.GenericSchema>>)[name];
  if (schema === undefined || answer === undefined) return [];
  const { issues = [] } = v.safeParse(schema, answer);
  const level = isReadWhole(name, answer) ? 'differs' : 'breaks';
  return issues.slice(0, mostFindings).map((issue): Finding => {
    const path = v.getDotPath(issue) ?? 'the answer';
    return issue.received === 'undefined'
      ? { level, about: 'field', text: `${path} is missing` }
      : { level, about: 'type', text: `${path}: ${issue.message}` };
  });
}

/** The fields that the client relies on, in words; empty where it reads none. */
export function reliesOn(name: CallName): string {
  return fieldsOf((answers as Partial<Record<CallName, unknown>>)[name]);
}

function fieldsOf(schema: unknown): string {
  const { type, item, entries = {} } = (schema ?? {}) as { type?: string; item?: unknown; entries?: object };
  if (type === 'array') return `list of ${fieldsOf(item)}`;
  return (Object.entries(entries) as [string, { type: string }][])
    .filter(([, field]) => field.type !== 'optional')
    .map(([name, field]) => (field.type === 'object' ? `${name}.${fieldsOf(field)}` : name))
    .join(', ');
}
