// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import { checkLine } from '@/domain/quality/goal-quality';

import { shapeOf } from '../draft-shapes';
import { draft, knownTopics } from './draft';
import { generalIndustry, knownIndustries } from './industries';
import { fillWords } from './metrics';
import { generalRole, knownRoles } from './roles';

const now = new Date('2026-11-21T12:00:00Z');
const request = { role: 'Nurse manager', industry: 'Healthcare' };

describe('a draft answers the goal that was typed', () => {
  it('about falls is about falls in half of its lines, or one more', () => {
    const goal = 'Fewer falls on the wards';
    const speakOfFalls = (kind: 'okr' | 'kpi') =>
      draft(kind, { ...request, goal }, now)
        .split('\n')
        .filter((line) => !line.startsWith('Objective') && /falls/i.test(line));
    expect(speakOfFalls('okr')).toHaveLength(2);
    expect(speakOfFalls('kpi')).toHaveLength(3);
  });

  it.each(['Revenue falls less than the market', 'Ready before the fall season', 'x', 'Kundenbindung stärken'])(
    'speaks of no falls for "%s"',
    (goal) => expect(draft('okr', { ...request, goal }, now)).not.toMatch(/falls per/),
  );
});

const subjects = [...knownTopics, ...knownRoles, generalRole, ...knownIndustries, generalIndustry];
const words = [...knownIndustries, generalIndustry].map((subject) => subject.words);
const metricsOf = (subject: (typeof subjects)[number]) =>
  words.flatMap((vocabulary) => subject.metrics.map((metric) => fillWords(metric, vocabulary)));
const isWeak = ({ kind, line }: { kind: GoalKind; line: string }) =>
  Object.values(checkLine(kind, line).checks).includes(false);

it.each(subjects.map((subject) => [subject.name, subject] as const))(
  'what is drafted stands up to the rules for a good line: %s',
  (_, subject) => {
    const lines = Object.values(goalKinds).flatMap(({ kind }) =>
      metricsOf(subject).flatMap((metric) =>
        [0, 1, 2, 3].map((index) => ({
          kind,
          line: shapeOf(kind).resultOf(metric, { index, owner: 'Nurse manager', date: '31 March 2027' }).line,
        })),
      ),
    );
    const failed = lines.filter(isWeak);
    expect(failed).toEqual([]);
  },
);
