import { describe, expect, it } from 'vitest';

import { industrySuggestions, roleSuggestions } from '@/domain/goal';
// @vitest-environment node
import type { GoalKind } from '@/domain/goal-kind';
import { checkLine } from '@/domain/quality/goal-quality';

import { draft, knownTopics } from './draft';
import { knownRoles } from './roles';

const now = new Date('2026-11-21T12:00:00Z');
/** The text below the lines of each draft. */
const note = '\n\nNote: figures are examples to confirm.';
const goal = 'Grow recurring revenue in the mid-market without raising churn';
const roles = [...roleSuggestions, 'Beekeeper'];
const industries = [...industrySuggestions, 'Agriculture'];
const pairs = roles.flatMap((role) => industries.map((industry) => ({ role, industry })));
const keyResult = /^(Lift|Raise|Increase|Improve|Cut|Reduce|Lower|Bring down) .+ from .+ to .+ by 31 March 2027$/;
const kpi = /^[A-Z0-9].+: .+; target .+ or (more|less); .+; owner: .+$/;

describe.each(pairs)('$role in $industry', (pair) => {
  it.each([goal, 'Hire and keep good people', 'x'])('drafts for "%s"', (text) => {
    const [objective, ...results] = draft('okr', { ...pair, goal: text }, now)
      .replace(note, '')
      .split('\n');
    expect(objective?.toLowerCase()).toBe(`objective: ${text} by 31 march 2027`.toLowerCase());
    expect(results).toHaveLength(4);
    for (const line of results) expect(line).toMatch(keyResult);
    const measures = draft('kpi', { ...pair, goal: text }, now)
      .replace(note, '')
      .split('\n');
    expect(measures).toHaveLength(5);
    for (const line of measures) expect(line).toMatch(kpi);
    for (const lines of [results, measures]) {
      expect(new Set(lines).size).toBe(lines.length);
      for (const line of lines) expect(line).toMatch(/^[ -~]+$/);
      for (const line of lines) expect(line).not.toMatch(/[{}]|undefined/);
    }
  });
});

const request = { role: 'Nurse manager', industry: 'Healthcare', goal: 'Fewer falls on the wards' };

const draftsOf = (kind: GoalKind) => [0, 1, 2, 3, 4, 5].map((variant) => draft(kind, request, now, variant));
const linesOf = (text: string) =>
  text
    .replace(note, '')
    .split('\n')
    .filter((line) => !line.startsWith('Objective: '));

it.each([
  ['okr', 4, keyResult],
  ['kpi', 5, kpi],
] as const)('another try of an %s is another draft of %i lines, in the same form and as good', (kind, count, form) => {
  const drafts = draftsOf(kind);
  expect(new Set(drafts).size).toBe(drafts.length);
  for (const lines of drafts.map(linesOf)) {
    expect(lines).toHaveLength(count);
    expect(new Set(lines).size).toBe(count);
    for (const line of lines) {
      expect(Object.values(checkLine(kind, line).checks), line).not.toContain(false);
      expect(line).toMatch(form);
    }
  }
});

describe('subjects', () => {
  it('name topics that exist', () => {
    const names = knownTopics.map(({ name }) => name);
    for (const { topics = [] } of knownRoles) expect(names).toEqual(expect.arrayContaining([...topics]));
  });
});

describe('the objective', () => {
  const objective = (text: string, at = now) =>
    draft('okr', { role: 'CEO', industry: 'Retail', goal: text }, at).split('\n')[0];

  it('is short for a long goal and stays on one line', () => {
    const long = objective(`first line\nsecond line. ${'and more of it '.repeat(200)}`) ?? '';
    expect(long.length).toBeLessThan(150);
    expect(long).toMatch(/^Objective: First line second line\. .+\.\.\. by 31 March 2027$/);
    expect(objective('x'.repeat(5000))).toMatch(/^Objective: X{1}x+\.\.\. by/);
  });

  it('does not put a date after a date', () => {
    expect(objective('Reach break-even by the end of the year.')).toBe(
      'Objective: Reach break-even by the end of the year (checkpoint 31 March 2027)',
    );
  });

  // The ends of quarters are in src/domain/quality/goal-hint.test.ts.
  it('ends with the next quarter', () => {
    expect(objective('x', new Date('2026-06-30T23:59:59Z'))).toBe('Objective: X by 30 September 2026');
  });
});
