import { describe, expect, it } from 'vitest';

import { areaOf } from '@/domain/area';

import { sharedPageAudience, visitArea } from './area';
import { store } from './storage';

describe('whose page an address is', () => {
  it.each([
    ['/dashboard', 'individual'],
    ['/okrs', 'individual'],
    ['/kpis', 'individual'],
    ['/business/dashboard', 'business'],
    ['/business/company-profile/1', 'business'],
    ['/profile', null],
    ['/notifications', null],
    ['/search', null],
    ['/help', null],
    ['/businesslike', null],
  ])('%s: %s', (path, audience) => {
    expect(areaOf(path)).toBe(audience);
  });
});

describe('a shared page', () => {
  it.each([
    { authToken: 'a', businessToken: null, visited: 'business', audience: 'individual' },
    { authToken: null, businessToken: 'b', visited: 'individual', audience: 'business' },
    { authToken: 'a', businessToken: 'b', visited: 'individual', audience: 'individual' },
    { authToken: 'a', businessToken: 'b', visited: 'business', audience: 'business' },
    { authToken: 'a', businessToken: 'b', visited: null, audience: 'individual' },
  ] as const)('belongs to $audience after $visited', ({ authToken, businessToken, visited, audience }) => {
    store({ authToken, businessToken });
    if (visited !== null) visitArea(visited);
    expect(sharedPageAudience()).toBe(audience);
  });
});
