// @vitest-environment node
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';

import { requests } from '@/api/contract-schemas';

import { Database } from './db';
import { seed } from './seed';
import { readSeedSize, seedSizes, type SeedSize } from './seed-size';
import type { Employee } from './tables';

const now = new Date('2026-11-23T09:00:00Z');

async function peopleOf(size: SeedSize): Promise<Employee[]> {
  const db = new Database((empty) => seed(empty, now, size));
  await db.open();
  return db.tables.employees;
}

/** The end of a person's chain of managers, and its length. */
function chainOf(
  person: Employee,
  byId: ReadonlyMap<unknown, Employee>,
): { end: 'top' | 'unknown' | 'loop'; steps: number } {
  const passed = new Set<Employee>();
  for (let each: Employee = person; ;) {
    passed.add(each);
    const manager = byId.get(each.managersId);
    if (manager === undefined) return { end: 'unknown', steps: passed.size };
    if (manager === each) return { end: 'top', steps: passed.size };
    if (passed.has(manager)) return { end: 'loop', steps: passed.size };
    each = manager;
  }
}

describe.each(seedSizes)('the seed with %i people', (size) => {
  it('has them all, each with a mail and an id of their own, as the call takes them', async () => {
    const people = await peopleOf(size);
    expect(people).toHaveLength(size);
    expect(new Set(people.map(({ workMail }) => workMail)).size).toBe(size);
    expect(new Set(people.map(({ employmentId }) => employmentId)).size).toBe(size);
    const refused = people.filter(
      ({ id: _id, ownerId: _ownerId, ...row }) => !safeParse(requests.createEmployee, row).success,
    );
    expect(refused).toEqual([]);
    expect(await peopleOf(size), 'the same at every start').toEqual(people);
  });

  it('names one manager by name, mail and id, over several levels; the larger ones also one who left, and a loop', async () => {
    const people = await peopleOf(size);
    const byId = new Map<unknown, Employee>(people.map((person) => [person.employmentId, person]));
    const wrong = people.filter(({ managersId, managersEmail, reportsTo }) => {
      const manager = byId.get(managersId);
      const names = manager && [manager.workMail, `${manager.firstName} ${manager.lastName}`];
      return names !== undefined && (names[0] !== managersEmail || names[1] !== reportsTo);
    });
    expect(wrong).toEqual([]);
    const chains = people.map((person) => chainOf(person, byId));
    const count = (wanted: string) => chains.filter(({ end }) => end === wanted).length;
    expect([count('unknown'), count('loop')]).toEqual(size === 18 ? [0, 0] : [1, 2]);
    expect(Math.max(...chains.map(({ steps }) => steps))).toBeGreaterThanOrEqual({ 18: 3, 400: 4, 10_000: 6 }[size]);
  });
});

it('another number is refused by name', () => {
  expect([readSeedSize(undefined), readSeedSize('400')]).toEqual([18, 400]);
  expect(() => readSeedSize('401')).toThrow('--people must be 18, 400 or 10000.');
});
