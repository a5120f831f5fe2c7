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

/** What somebody may type, and a few words of the drafts that answer it. */
const answers: [goal: string, kinds: RegExp][] = [
  ['Fewer falls on the wards, and calmer night shifts, before next spring', /falls per 1,000 bed days/i],
  ['Stop infections that patients get from us', /infections acquired in care/i],
  ['Nobody gets injured at work', /lost-time injuries/i],
  ['Shorter stays and better care for our patients', /patients who would recommend/i],
  ['Make hiring faster and fairer in all four regions', /median time from opening to accepted offer/i],
  ['Give every new manager a plan for their first ninety days', /until a starter works alone/i],
  ['Make Northbay a place where managers stay and grow', /voluntary turnover/i],
  ['Lift morale and cut sick leave', /engagement score in the pulse survey/i],
  ['Upskill the whole team in data', /at the agreed skill level/i],
  ['More women in senior roles and equal pay', /women in senior roles/i],
  ['Better feedback from leaders', /people who rate their lead/i],
  ['More pupils pass their exams', /learners who reach the expected level/i],
  ['Stop churn in the mid-market', /monthly churn/i],
  ['Guests who recommend us', /satisfaction of/i],
  ['Raise first-contact resolution without adding headcount', /requests solved at first contact/i],
  ['Grow recurring revenue in the mid-market', /revenue from/i],
  ['Win more clients through better leads', /won|qualified leads/i],
  ['Become the first choice for clinics', /who name us unprompted/i],
  ['Expand into new countries', /share of the chosen market/i],
  ['Cut costs without cutting service', /cost per unit of work/i],
  ['Reach break-even in the Nordic business', /gross margin/i],
  ['Collect our receivables sooner', /days sales outstanding/i],
  ['Patients wait less', /median wait/i],
  ['Deliver smaller changes faster', /median time from start to finish/i],
  ['Fewer defects and less rework', /defects found by|right the first time/i],
  ['Pass every audit and follow GDPR', /audit findings/i],
  ['Protect us from phishing and data breaches', /critical vulnerability|test mail/i],
  ['No more outages at night', /availability in working hours/i],
  ['Halve our carbon footprint', /emissions|energy used/i],
  ['Automate manual paperwork', /could be automated/i],
  ['Launch more ideas that people buy', /younger than two years/i],
  ['Bring every school onto the self-service portal', /active every week/i],
  ['Reliable suppliers and no stockouts', /supplier deliveries|availability/i],
  ['More donors and volunteers', /regular gifts/i],
  ['A dashboard that shows the truth', /figures that arrive complete/i],
];

describe('a draft answers the goal that was typed', () => {
  it.each(answers)('%s', (goal, words) => {
    for (const kind of Object.keys(goalKinds) as GoalKind[]) {
      const lines = draft(kind, { ...request, goal }, now)
        .split('\n')
        .slice(kind === 'okr' ? 1 : 0);
      expect(lines.join('\n')).toMatch(words);
    }
  });

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

  it('has a subject for each of the answers, and no two of one name', () => {
    expect(knownTopics.length).toBeGreaterThanOrEqual(20);
    expect(answers.length).toBeGreaterThanOrEqual(knownTopics.length);
    expect(new Set(knownTopics.map(({ name }) => name)).size).toBe(knownTopics.length);
  });
});

const subjects = [...knownTopics, ...knownRoles, generalRole, ...knownIndustries, generalIndustry];
const words = [...knownIndustries, generalIndustry].map((subject) => subject.words);
const metricsOf = (subject: (typeof subjects)[number]) =>
  words.flatMap((vocabulary) => subject.metrics.map((metric) => fillWords(metric, vocabulary)));
const isWeak = ({ kind, line }: { kind: GoalKind; line: string }) => {
  const { isEnglish, checks } = checkLine(kind, line);
  return !isEnglish || Object.values(checks).includes(false);
};

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
