import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';

import { contract } from '@/api/contract';

import { openApiDocument, openApiText } from '../../tools/openapi.ts';

const file = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url));

describe('docs/openapi.json', () => {
  it('is what the contract says: run `npm run openapi` after a change', async () => {
    expect(await readFile(file, 'utf8')).toBe(openApiText());
  });

  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    expect(await validator.validate(openApiDocument())).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('has every call once', () => {
    const paths = openApiDocument()['paths'] as Record<string, Record<string, { operationId: string }>>;
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(contract).toSorted());
  });
});
