import { expect, it } from 'vitest';

import { makeEmployee } from '../../../mock-api/node.ts';
import { listNames } from './people-count';

it.each([
  [2, 'Ann 1 and Ann 2'],
  [5, 'Ann 1, Ann 2, Ann 3, Ann 4, and Ann 5'],
  [6, 'Ann 1, Ann 2, Ann 3, Ann 4, Ann 5, and 1 more'],
])('%i people are named as %s', (count, names) => {
  const people = Array.from({ length: count }, (_, index) => ({
    ...makeEmployee({ ownerId: '', firstName: 'Ann', lastName: `${index + 1}` }),
    key: `${index}`,
  }));
  expect(listNames(people)).toBe(names);
});
