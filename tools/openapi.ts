import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

import { contract, type CallName, type CallRow } from '@/api/contract';
import { answers, multipart, requests } from '@/api/contract-schemas';

import { brand } from '../src/brand.ts';

type Json = Record<string, unknown>;

/** The JSON schema of a value. A file becomes binary text; checks that JSON Schema lacks are left out. */
function jsonSchemaOf(schema: GenericSchema): Json {
  const { $schema: _draft, ...described } = toJsonSchema(schema, {
    ignoreActions: ['check', 'finite'],
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'instance' ? { type: 'string', format: 'binary' } : undefined,
  });
  return described;
}

const find = (table: object, name: CallName): GenericSchema | undefined =>
  Object.entries(table).find(([each]) => each === name)?.[1] as GenericSchema | undefined;

/** 'createEmployee' as a title: 'Create employee'. */
function titleOf(name: CallName): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function parametersOf({ path }: CallRow): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1 },
  }));
}

function responsesOf(name: CallName, { success, reads }: CallRow): Json {
  const schema = find(answers, name);
  const status = success === 'any 2xx' ? '2XX' : String(success);
  const notes = {
    data: 'Success. What the schema names is read; an answer may hold more.',
    optional: 'Success by its status alone. What the schema names is read where it is there.',
    nothing: 'Success by its status alone; the body is not read.',
  };
  const content = schema && { 'application/json': { schema: jsonSchemaOf(schema) } };
  return {
    [status]: { description: notes[reads], ...(content && { content }) },
    default: { description: 'Failure. Words for a person are taken from `message` or `error`.', content: failure },
  };
}

const failure = {
  'application/json': {
    schema: { type: 'object', properties: { message: { type: 'string' }, error: { type: 'string' } } },
  },
};

/** How a call is authorised: by the bearer token, with cookies of an earlier call if there are any, or not at all. */
function securityOf({ bearer, credentials }: CallRow): Json[] {
  if (bearer === 'never') return [];
  return [{ bearer: [] }, ...(credentials ? [{ bearer: [], cookies: [] }] : [])];
}

function operationOf(name: CallName): Json {
  const row: CallRow = contract[name];
  const schema = find(requests, name);
  const type = multipart.has(name) ? 'multipart/form-data' : 'application/json';
  const parameters = parametersOf(row);
  return {
    operationId: name,
    summary: titleOf(name),
    tags: [row.path.split('/')[2]],
    security: securityOf(row),
    ...(parameters.length > 0 && { parameters }),
    ...(schema && { requestBody: { required: true, content: { [type]: { schema: jsonSchemaOf(schema) } } } }),
    responses: responsesOf(name, row),
  };
}

/** The calls as an OpenAPI 3.1 document, derived from the contract and its schemas. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(contract) as CallName[]) {
    const { method, path } = contract[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `The backend as ${brand.name} calls it`,
      version: '1.0.0',
      description:
        'Every call that the client makes and no other: what it sends, and what it relies on in the answer. ' +
        'Written by `npm run openapi` from src/api/contract.ts and src/api/contract-schemas.ts.',
    },
    servers: [
      { url: '{host}', variables: { host: { default: 'https://api.example.com', description: 'VITE_API_HOST' } } },
    ],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookies: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Whatever cookies the host has set.' },
      },
    },
  };
}

/** The text of docs/openapi.json. */
export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`;
