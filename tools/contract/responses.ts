import * as v from 'valibot';

import { readLogin } from '@/api/auth';
import type { ResponseOf } from '@/api/client';
import { readCompanyFields, readCompanyId } from '@/api/companies';
import { goalCalls, type CallName } from '@/api/contract';
import { answers } from '@/api/contract-schemas';
import { readDepartment, readDetails, readPeople } from '@/api/employees';
import { readGoals } from '@/api/goals';
import { readNotifications } from '@/api/notifications';
import { readFilePath } from '@/api/uploads';
import type { GoalRecord } from '@/domain/goal';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';

import type { Finding } from './request';

type GoalList = (typeof goalCalls)[GoalKind]['list'];

/** How the lists of goals are read, for every kind. */
const goalReaders = Object.fromEntries(
  Object.values(goalKinds).map(({ kind }) => [
    goalCalls[kind].list,
    (answer: ResponseOf<GoalList>) => readGoals(kind, answer),
  ]),
) as Record<GoalList, (answer: ResponseOf<GoalList>) => GoalRecord[]>;

/** How the client itself reads a response; it throws where it cannot, and drops invalid rows. */
const readers = {
  login: readLogin,
  businessLogin: readLogin,
  ...goalReaders,
  upload: readFilePath,
  listNotifications: readNotifications,
  listEmployees: readPeople,
  employeeSummary: readDepartment,
  employeeDetails: readDetails,
  createCompany: readCompanyId,
  company: readCompanyFields,
} as const satisfies { [Name in CallName]?: (answer: ResponseOf<Name>) => unknown };

type Readers = typeof readers;

/** The response as the client reads it, null if it fails. */
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

/** How deep the client looks for a list: in the response, and one or two levels below. */
const listLevels = 3;

/** The values of an object, beginning with `data`, where the client looks first. */
function valuesOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const { data, ...others } = value as Record<string, unknown>;
  return [data, ...Object.values(others)];
}

/** The rows of the list that a response is or contains. */
function rowsIn(answer: unknown): unknown[] | null {
  let level: unknown[] = [answer];
  for (let depth = 0; depth < listLevels; depth += 1) {
    const rows = level.find((value) => Array.isArray(value));
    if (rows !== undefined) return rows as unknown[];
    level = level.flatMap(valuesOf);
  }
  return null;
}

/** Whether the client reads a list without an error and without losing a row. */
export function isReadWhole(name: keyof Readers, answer: unknown): boolean {
  const read = readAsClient(name, answer);
  return Array.isArray(read) && read.length === rowsIn(answer)?.length;
}

type Issue = v.BaseIssue<unknown>;

const keysOf = ({ path }: Issue): unknown[] => path?.map(({ key }) => key) ?? [];

const isBlank = (value: unknown): boolean =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);

/** Whether the client reads no value for a deviating field that is not just blank. */
function isLost(issue: Issue, field: unknown, read: unknown): boolean {
  const value: unknown =
    typeof read === 'object' && read !== null ? (read as Record<string, unknown>)[String(field)] : read;
  // A record without an id can be read but not used; a date that couldn't be read is null.
  return isBlank(value) && (issue.kind === 'schema' || value === null || field === 'id');
}

/** The deviations of a list, one for each field: the first row that breaks the client, or else the first. */
function listFindings(name: keyof Readers, schema: v.GenericSchema, answer: unknown): Finding[] {
  const isWhole = isReadWhole(name, answer);
  const rows = rowsIn(answer) ?? [];
  const wrapped = Array.isArray(answer) ? [] : (v.safeParse(schema, answer).issues ?? []);
  const found = new Map<string, Finding>();
  for (const issue of [...wrapped, ...(v.safeParse(schema, rows).issues ?? [])]) {
    const [row, ...keys] = keysOf(issue);
    const read = typeof row === 'number' ? readAsClient(name, [rows[row]]) : null;
    const [first] = Array.isArray(read) ? read : [];
    const isBroken = row === undefined ? !isWhole : first === undefined || isLost(issue, keys[0], first);
    const field = row === undefined ? 'the answer' : keys.join('.');
    if (!found.has(field) || (isBroken && found.get(field)?.level === 'differs')) {
      found.set(field, findingOf(issue, isBroken));
    }
  }
  return [...found.values()];
}

function findingOf(issue: Issue, isBroken: boolean): Finding {
  const path = v.getDotPath(issue) ?? 'the answer';
  const level = isBroken ? 'breaks' : 'differs';
  return issue.received === 'undefined'
    ? { level, about: 'field', text: `${path} is missing` }
    : { level, about: 'type', text: `${path}: ${issue.message}` };
}

/**
 * Where a response deviates from its schema, field by field. A deviation breaks the client if its own reader finds no
 * value of a required field; otherwise it only differs.
 */
export function fieldFindings(name: CallName, answer: unknown): Finding[] {
  const schema = (answers as Partial<Record<CallName, v.GenericSchema>>)[name];
  if (schema === undefined || answer === undefined) return [];
  const reader = Object.hasOwn(readers, name) ? (name as keyof Readers) : null;
  if (reader !== null && schema.type === 'array') return listFindings(reader, schema, answer);
  const read = reader === null ? undefined : readAsClient(reader, answer);
  const { issues = [] } = v.safeParse(schema, answer);
  return issues.map((issue) => findingOf(issue, isLost(issue, keysOf(issue)[0], read) || read === null));
}
