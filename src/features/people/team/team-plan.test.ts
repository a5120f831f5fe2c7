import { expect, it } from 'vitest';

import { alikeDrafts } from './team-plan';

it('finds drafts that share three lines, whatever their case and order', () => {
  expect([...alikeDrafts([['A', 'B', 'C', 'D'], ['x', 'c', 'b', 'a'], ['A', 'B', 'Y'], []])]).toEqual([0, 1]);
});
