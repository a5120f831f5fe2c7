import * as v from 'valibot';

import type { CallName } from '@/api/contract';
import { multipart, requests } from '@/api/contract-schemas';

import { HttpError } from './refusal';

/** The schema of what a call sends, null for a call that sends nothing. */
export function requestSchema(name: CallName): v.GenericSchema | null {
  return Object.hasOwn(requests, name) ? requests[name as keyof typeof requests] : null;
}

function requireType(request: Request, type: string) {
  const sent = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (sent !== type) throw new HttpError(415, `The content type must be ${type}.`);
}

function parseJson(body: string): object {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed;
  } catch {
    // Falls through to the same refusal: both are something else than a JSON object.
  }
  throw new HttpError(400, 'The body must be a JSON object.');
}

async function readForm(request: Request): Promise<object> {
  const form = await request.formData().catch(() => {
    throw new HttpError(400, 'The body must be multipart form data.');
  });
  const names = [...form.keys()];
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new HttpError(400, `Field sent twice: ${repeated}.`);
  return Object.fromEntries(form.entries());
}

/** What is wrong with a payload, in words. */
function wordsOf(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? '';
  if (issue.type === 'strict_object' && issue.expected === 'never') return `Unknown field: ${field}.`;
  if (issue.type === 'strict_object' && issue.received === 'undefined') return `Missing field: ${field}.`;
  return `${field} ${issue.message}.`;
}

/**
 * Reads what a call sends and checks it against its schema: content type, field names, JSON types and formats.
 * @throws HttpError 400 or 415 with the reason
 */
export async function readPayload(request: Request, name: CallName): Promise<unknown> {
  const schema = requestSchema(name);
  if (schema === null) {
    if (request.body !== null && (await request.text()) !== '') throw new HttpError(400, 'This call has no payload.');
    return null;
  }
  const isForm = multipart.has(name);
  requireType(request, isForm ? 'multipart/form-data' : 'application/json');
  const payload = isForm ? await readForm(request) : parseJson(await request.text());
  const { issues } = v.safeParse(schema, payload);
  if (issues) throw new HttpError(400, wordsOf(issues[0]));
  return payload;
}
