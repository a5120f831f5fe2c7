import { describe, expect, it } from 'vitest';

import { ApiFailure } from './failure';
import { fillPath } from './path';

describe('a path', () => {
  it.each([
    ['7', '/api/ai/okr/7'],
    ['a/b', '/api/ai/okr/a%2Fb'],
    ['a?x=1#y', '/api/ai/okr/a%3Fx%3D1%23y'],
    ['%2e%2e', '/api/ai/okr/%252e%252e'],
    ['..a', '/api/ai/okr/..a'],
    ['山 田', '/api/ai/okr/%E5%B1%B1%20%E7%94%B0'],
    ['{id}', '/api/ai/okr/%7Bid%7D'],
    ['$&', '/api/ai/okr/%24%26'],
  ])('takes %j encoded', (id, path) => {
    expect(fillPath('/api/ai/okr/{id}', { id })).toBe(path);
  });

  it.each(['', ' ', '.', '..', ' .. ', '\ud800', 'a\udfff'])('refuses %j', (id) => {
    expect(() => fillPath('/api/ai/okr/{id}', { id })).toThrow(ApiFailure);
  });

  it('refuses a segment that is missing, also one that every object inherits', () => {
    expect(() => fillPath('/api/ai/okr/{id}', {})).toThrow(ApiFailure);
    expect(() => fillPath('/api/ai/okr/{constructor}', {})).toThrow(ApiFailure);
  });

  it('without placeholders stays as it is', () => {
    expect(fillPath('/api/ai/okr', {})).toBe('/api/ai/okr');
  });
});
