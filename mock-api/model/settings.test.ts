// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { readDraftModel } from './settings';

describe('the settings', () => {
  const url = 'http://localhost:11434/v1';

  it('name a model', () => {
    expect(readDraftModel({})).toBeNull();
    expect(readDraftModel({ DRAFT_MODEL_URL: ' ', DRAFT_MODEL_NAME: 'x' })).toBeNull();
    expect(readDraftModel({ DRAFT_MODEL_URL: `${url}/`, DRAFT_MODEL_NAME: 'x' })).toEqual({ url, name: 'x' });
    expect(readDraftModel({ DRAFT_MODEL_URL: url, DRAFT_MODEL_NAME: 'x', DRAFT_MODEL_KEY: ' k ' })).toEqual({
      url,
      name: 'x',
      key: 'k',
    });
  });

  it.each([
    [{ DRAFT_MODEL_URL: url }, 'DRAFT_MODEL_NAME must name the model'],
    [{ DRAFT_MODEL_URL: 'localhost', DRAFT_MODEL_NAME: 'x' }, 'DRAFT_MODEL_URL must be an address'],
    [{ DRAFT_MODEL_URL: 'file:///etc/passwd', DRAFT_MODEL_NAME: 'x' }, 'DRAFT_MODEL_URL must be an address'],
    [{ DRAFT_MODEL_URL: 'http://me:secret@host/v1', DRAFT_MODEL_NAME: 'x' }, 'DRAFT_MODEL_URL must have no password'],
    [{ DRAFT_MODEL_URL: `${url}?key=secret`, DRAFT_MODEL_NAME: 'x' }, 'DRAFT_MODEL_URL must have no password'],
  ])('that are wrong are refused without repeating them: %j', (env, message) => {
    expect(() => readDraftModel(env)).toThrow(message);
    expect(() => readDraftModel(env)).not.toThrow('secret');
  });
});
