import type { Endpoint } from '@/api/endpoints';
import { limits } from '@/domain/limits';

import { Refusal } from './refusal';

/** Returns what is wrong with a value, or null. */
type Check = (value: unknown) => string | null;

const text: Check = (value) => (typeof value === 'string' ? null : 'must be text');
const filledText: Check = (value) =>
  typeof value === 'string' && value.trim() !== '' ? null : 'must be text that is not blank';
const secret: Check = (value) => (typeof value === 'string' && value !== '' ? null : 'must be text that is not empty');
const mail: Check = (value) =>
  typeof value === 'string' && /^[^\s@]+@[^\s@]+$/.test(value) ? null : 'must be an e-mail address';
const number: Check = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? null : 'must be a number, 0 or more';
const oneOf =
  (...options: string[]): Check =>
  (value) =>
    options.some((option) => option === value) ? null : `must be one of ${options.join(', ')}`;

const date: Check = (value) => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return 'must be a date like 2026-03-31';
  const parsed = new Date(`${value}T00:00:00Z`);
  const real = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
  return real ? null : 'must be a day that exists';
};

const companyValues: Check = (value) =>
  Array.isArray(value) && value.length <= limits.companyValues && value.every((item) => filledText(item) === null)
    ? null
    : `must be a list of up to ${limits.companyValues} texts that are not blank`;

/** What a field must hold beyond being filled-in text (spec 3, 5). */
const checks = new Map<string, Check>([
  ['password', secret],
  ['newPassword', secret],
  ['token', secret],
  ['workMail', mail],
  ['managersEmail', mail],
  ['gender', oneOf('male', 'female')],
  ['growthStage', oneOf('Idea', 'Seed', 'EarlyStage', 'Growth', 'Established')],
  ['companyValues', companyValues],
  // Sent though the form has no input for them, as empty text (reading 24).
  ['jobLevel', text],
  ['jobGrade', text],
]);
for (const field of [
  'age',
  'headCount',
  'grossSalaryAnnual',
  'grossSalaryMonthly',
  'voluntaryPensionContribution',
  'timeSinceLastSalaryChange',
]) {
  checks.set(field, number);
}
for (const field of [
  'dateOfBirth',
  'employmentEffectiveDate',
  'workEffectiveDate',
  'startDate',
  'salaryEffectiveDate',
]) {
  checks.set(field, date);
}

function requireType(request: Request, type: string) {
  const sent = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (sent !== type) throw new Refusal(415, `The content type must be ${type}.`);
}

function requireFields(names: string[], payload: NonNullable<Endpoint['payload']>) {
  const known = new Set([...payload.fields, ...(payload.optional ?? [])]);
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) throw new Refusal(400, `Unknown field: ${unknown}.`);
  const missing = payload.fields.find((name) => !names.includes(name));
  if (missing !== undefined) throw new Refusal(400, `Missing field: ${missing}.`);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new Refusal(400, `Field sent twice: ${repeated}.`);
}

function parseJson(body: string): object {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed;
  } catch {
    // Falls through to the same refusal: both are something else than a JSON object.
  }
  throw new Refusal(400, 'The body must be a JSON object.');
}

async function readJson(request: Request, payload: NonNullable<Endpoint['payload']>): Promise<unknown> {
  requireType(request, 'application/json');
  const body = parseJson(await request.text());
  const entries = Object.entries(body);
  requireFields(
    entries.map(([name]) => name),
    payload,
  );
  for (const [name, value] of entries) {
    const check = checks.get(name) ?? (payload.fields.includes(name) ? filledText : text);
    const wrong = check(value);
    if (wrong !== null) throw new Refusal(400, `${name} ${wrong}.`);
  }
  return body;
}

async function readMultipart(request: Request, payload: NonNullable<Endpoint['payload']>): Promise<unknown> {
  requireType(request, 'multipart/form-data');
  const form = await request.formData().catch(() => {
    throw new Refusal(400, 'The body must be multipart form data.');
  });
  const entries = [...form.entries()];
  requireFields(
    entries.map(([name]) => name),
    payload,
  );
  for (const [name, value] of entries) {
    if (typeof value === 'string') throw new Refusal(400, `${name} must be a file.`);
  }
  return Object.fromEntries(entries);
}

/**
 * Reads and checks what a call sends against its row: content type, field names, JSON types and formats (spec 3, 5, 7).
 * @throws Refusal 400 or 415 with the reason
 */
export async function readPayload(request: Request, payload: Endpoint['payload']): Promise<unknown> {
  if (payload === null) {
    if (request.body !== null && (await request.text()) !== '') throw new Refusal(400, 'This call has no payload.');
    return null;
  }
  return payload.type === 'json' ? readJson(request, payload) : readMultipart(request, payload);
}
