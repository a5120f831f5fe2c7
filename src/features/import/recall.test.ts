import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';

import { removeAllDrafts } from '@/device/drafts';
import { hash } from '@/lib/hash';
import { storeSignIn } from '@/session/session';

import { undecided, withChosen, withEntries, type Decisions } from './decisions';
import { headingsKey, recall, storeDecisions } from './recall';
import { useMatch } from './use-match';
import { wordKey } from './values';

beforeEach(() => {
  storeSignIn('business', { email: 'amara@northbay.example', token: 'not.a.token' });
  removeAllDrafts();
});

const headings = ['Who', 'Mail', 'Sex'];
const decided: Decisions = [
  withChosen('firstName', { from: 'column', key: hash('Who') }),
  withChosen('workMail', { from: 'column', key: hash('Mail') }),
  withChosen('location', { from: 'shared', text: 'Oslo' }),
  withEntries('words', { [wordKey('gender', 'k')]: 'female' }),
].reduce<Decisions>((before, change) => change(before), { ...undecided, answers: { 'day-order': 'day first' } });

it('recalls a column wherever its heading is, and all else where every heading is', () => {
  storeDecisions(decided, headings);
  const { chosen, answers, recalledWords } = recall(['Why', 'Sex', 'Mail', 'Who'])(undecided);
  expect(chosen).toEqual(decided.chosen);
  expect({ answers, recalledWords }).toEqual({ answers: decided.answers, recalledWords: decided.words });

  const other = recall(['Mail', 'Start'])(undecided);
  expect(other.chosen).toEqual({ workMail: { from: 'column', key: hash('Mail') } });
  expect(other).toMatchObject({ answers: {}, recalledWords: {} });
});

it('keeps an answer over several files, and reads a file that shows another day, amount or code on its own evidence', () => {
  const names = ['Start Date', 'Gross Annual Salary', 'Gender'];
  const rulesOf = (...rows: string[][]) => {
    const all = [names, ...rows].map((cells, at) => ({ line: at + 1, cells }));
    const facts = { format: 'text', encoding: 'UTF-8', separator: ';' } as const;
    const decisions = recall(names)(undecided);
    storeDecisions(decisions, names);
    const { rules } = renderHook(() => useMatch({ facts, rows: all, header: 1 }, decisions)).result.current;
    return [
      rules?.answers['day-order'],
      rules?.answers['sign-grossSalaryAnnual'],
      rules?.words[wordKey('gender', 'm')],
    ];
  };
  storeDecisions(
    {
      ...decided,
      answers: { ...decided.answers, 'sign-grossSalaryAnnual': 'comma' },
      words: { [wordKey('gender', 'm')]: 'female' },
    },
    names,
  );
  const doubtful = ['03/04/2026', '54.000', 'M'];
  for (const _ of [1, 2]) expect(rulesOf(doubtful)).toEqual(['day first', 'comma', 'female']);
  const other = ['12/25/2026', '54,000.50', 'F'];
  expect(rulesOf(doubtful, other)).toEqual(['month first', 'point', 'male']);
});

it('leaves what is decided of this file already', () => {
  storeDecisions(decided, headings);
  const before = withChosen('firstName', { from: 'none' })({ ...undecided, answers: { 'day-order': 'month first' } });
  const { chosen, answers } = recall(headings)(before);
  expect(chosen.firstName).toEqual({ from: 'none' });
  expect(answers['day-order']).toBe('month first');
});

it('stores no heading: a wrong one may be a person', () => {
  const property = fc.property(fc.array(fc.string({ minLength: 12 }), { minLength: 1 }), (texts) => {
    const [heading = ''] = texts;
    storeDecisions(withChosen('firstName', { from: 'column', key: hash(heading) })(undecided), texts);
    expect(Object.values(sessionStorage).join(' ')).not.toContain(JSON.stringify(heading).slice(1, -1));
    expect(recall(texts)(undecided).chosen.firstName).toEqual({ from: 'column', key: hash(heading) });
  });
  expect(() => fc.assert(property, { numRuns: 60, seed: 37 })).not.toThrow();
});

it('gives nothing to someone else, nor after a sign-out', () => {
  storeDecisions(decided, headings);
  storeSignIn('business', { email: 'bela@elsewhere.example', token: 'not.a.token' });
  expect(recall(headings)(undecided)).toEqual({ ...undecided, recalledFor: headingsKey(headings) });
});
