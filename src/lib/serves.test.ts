import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { noAnswers, withChange, type AnswerChange } from '@/domain/goal-answers';

import { splitSentences } from './sentences';
import { servesSteps } from './serves';
import { runToEnd } from './slices';

it.each([
  ['Open Oslo. Keep churn low.', ['Open Oslo', 'Keep churn low']],
  ['- Open Oslo\n2) Keep churn low\n\n\u2022 Open Oslo', ['Open Oslo', 'Keep churn low']],
  ['Grow by 2.5 percent; stay independent', ['Grow by 2.5 percent', 'stay independent']],
  [' \n ', []],
  ['1. Grow recurring revenue in the U.S. Market by 20%\n2. Open clinics in St. Gallen\n3. Cut churn', ['Grow recurring revenue in the U.S. Market by 20%', 'Open clinics in St. Gallen', 'Cut churn']],
  ['I. Grow\nII. Cut churn\nIII. Hire', ['Grow', 'Cut churn', 'Hire']],
  ['- [ ] Grow\n\u2022 Hire\n\u2013 Cut churn', ['Grow', 'Hire', 'Cut churn']],
  ['Win Dr. Oetker as a customer. Spend approx. EUR 3 mio. Kunden zuerst', ['Win Dr. Oetker as a customer', 'Spend approx. EUR 3 mio. Kunden zuerst']],
  ['Beat last year vs. Q3. Be No. 1 in Norway. Say no. Grow by 20. Open Oslo', ['Beat last year vs. Q3', 'Be No. 1 in Norway', 'Say no', 'Grow by 20', 'Open Oslo']],
  ['Enter new markets, e.g. Norway. Keep J. Smith', ['Enter new markets, e.g. Norway', 'Keep J. Smith']],
  ['15. M\u00e4rz 2027: Launch in Wien', ['15. M\u00e4rz 2027: Launch in Wien']],
  ['Im 3. Quartal wachsen. Am 1. Mai starten', ['Im 3. Quartal wachsen', 'Am 1. Mai starten']],
  ['1. Market leadership\n2. Mayor of Oslo', ['Market leadership', 'Mayor of Oslo']],
  ['2. Bundesliga erreichen', ['2. Bundesliga erreichen']],
  ['Werde Partner des 1. FC K\u00f6ln. Wachsen', ['Werde Partner des 1. FC K\u00f6ln', 'Wachsen']],
  ['Win 1. FSV Mainz. Grow by 20. Hire', ['Win 1. FSV Mainz', 'Grow by 20', 'Hire']],
  ['Keep the 5. Avenue store open', ['Keep the 5. Avenue store open']],
  ['Our goals: 1. Sponsor 1. FC K\u00f6ln 2. Hire', ['Sponsor 1. FC K\u00f6ln', 'Hire']],
  ['Unsere Ziele 2027:\n1. Wachsen\n2. Kosten senken', ['Wachsen', 'Kosten senken']],
  ['Goal 1. Grow. Goal 2. Hire.', ['Grow', 'Hire']],
  ['2.5 million users', ['2.5 million users']],
  ['Sell to Yahoo! Inc.\nSign Yum! Brands. Hire!', ['Sell to Yahoo! Inc', 'Sign Yum! Brands', 'Hire!']],
  ['Host a Jeopardy! Night in May. Grow', ['Host a Jeopardy! Night in May', 'Grow']],
  ["Win Ben & Jerry's. Grow", ["Win Ben & Jerry's", 'Grow']],
  ['Crecer en EE. UU. y M\u00e9xico. Contratar', ['Crecer en EE. UU. y M\u00e9xico', 'Contratar']],
  ['a) Grow b) Hire c) Cut churn', ['Grow', 'Hire', 'Cut churn']],
  ['i) Grow ii) Hire', ['Grow', 'Hire']],
  ['\u2460 Grow \u2461 Hire', ['Grow', 'Hire']],
  ['\u2022 Grow \u2022 Hire', ['Grow', 'Hire']],
  ['#1 Grow\n#2 Hire', ['Grow', 'Hire']],
  ['#1 in Norway\nHire', ['#1 in Norway', 'Hire']],
  ['1 - Grow\n2 - Hire', ['Grow', 'Hire']],
  ['Priority 1: Grow\nPriority 2: Hire', ['Grow', 'Hire']],
  ['1.1 Grow\n1.2 Hire', ['Grow', 'Hire']],
  ['\u4e00\u3001\u589e\u52a0\u6536\u5165\u3002\u4e8c\u3001\u964d\u4f4e\u6210\u672c\u3002', ['\u589e\u52a0\u6536\u5165', '\u964d\u4f4e\u6210\u672c']],
  ['\u4e1c\u4eac\u3001\u5927\u962a\u5f00\u5e97', ['\u4e1c\u4eac\u3001\u5927\u962a\u5f00\u5e97']],
  ['Reorganise HR. Grow!', ['Reorganise HR', 'Grow!']],
  ['\u589e\u52a0\u6536\u5165\u3002\u964d\u4f4e\u6210\u672c\uff01\u62db\u8058\uff1f', ['\u589e\u52a0\u6536\u5165', '\u964d\u4f4e\u6210\u672c\uff01', '\u62db\u8058\uff1f']],
  ['\u0906\u092f \u092c\u0922\u093c\u093e\u090f\u0901\u0964 \u0932\u094b\u0917 \u0930\u0916\u0947\u0902\u0964', ['\u0906\u092f \u092c\u0922\u093c\u093e\u090f\u0901', '\u0932\u094b\u0917 \u0930\u0916\u0947\u0902']],
  ['1\u3001\u589e\u52a0\u6536\u5165\uff1b2\u3001\u964d\u4f4e\u6210\u672c', ['\u589e\u52a0\u6536\u5165', '\u964d\u4f4e\u6210\u672c']],
])('%j is read as its items', (text, sentences) => expect(splitSentences(text)).toEqual(sentences)); // prettier-ignore

describe('a list', () => {
  const items = [
    'Grow revenue in the U.S. Market',
    'Open clinics in St. Gallen',
    'Win Dr. Oetker',
    'Spend approx. EUR 2.5 M',
    'Grow vs. Q3',
    'Be No. 1',
    'Cut churn by 20%',
  ];
  const markers: readonly ((index: number) => string)[] = [
    (index) => `${index + 1}. `,
    (index) => `${index + 1}) `,
    (index) => `(${index + 1}) `,
    (index) => `  ${index + 1}.  `,
    (index) => `${'abcdefghij'.charAt(index)}) `,
    (index) => `${'ABCDEFGHIJ'.charAt(index)}. `,
    (index) => `(${'abcdefghij'.charAt(index)}) `,
    () => '- ',
    () => '* ',
    () => '\u2022\t',
    () => '\u2705 ',
    (index) => `${index + 1}.`,
    (index) => `**Goal ${index + 1}:** `,
    () => '',
  ];
  const ends = fc.constantFrom('', '.', '. ', ' ');
  const breaks = fc.constantFrom('\n', '\r\n', '\n\n');

  it('is its items, whatever they are marked, ended and parted by', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(items, { minLength: 2 }),
        fc.constantFrom(...markers),
        ends,
        breaks,
        (listed, mark, end, between) => {
          const text = listed.map((item, index) => mark(index) + item + end).join(between);
          expect(splitSentences(text)).toEqual(listed);
        },
      ),
      { seed: 5, numRuns: 300 },
    );
  });

  it('in one line is its sentences', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(items, { minLength: 1 }), (listed) => {
        expect(splitSentences(`${listed.join('. ')}.`)).toEqual(listed);
      }),
      { seed: 5, numRuns: 100 },
    );
  });
});

const isServed = (sentence: string, goal: string): boolean =>
  [...runToEnd(servesSteps([sentence], [goal], noAnswers)).values()].some((own) => own.has(sentence));

it.each([
  ['Increase employee retention', 'Increase employee turnover'],
  ['Increase customer satisfaction', 'Increase customer complaints'],
  ['Launch the loyalty program', 'Postpone the loyalty program'],
  ['Increase sales to women', 'Increase sales to men'],
  ['Augmenter les ventes en France', 'R\u00e9duire les ventes en France'],
  ['Den Umsatz in Wien erh\u00f6hen', 'Den Umsatz in Wien verringern'],
  ['Strengthen the partnership with Volvo', 'End the partnership with Volvo'],
  ['Reduce employee turnover', 'Increase turnover per employee'],
  ['grow revenue in germany', 'Grow revenue in france'],
  ['Grow in the north region', 'Grow in the south region'],
  ['Unify the brand', 'Split the brand'],
  ['Norway: sign 60 clinics', 'Sweden: sign 60 clinics'],
  ['Sell the clinics to investors', 'Never sell the clinics to investors'],
  ['Outsource payroll', 'Bring payroll in house'],
  ['Move the billing data to the cloud', 'Move the billing data back on premises'],
  ['Phase in the new ERP', 'Phase out the new ERP'],
  ['Keep the Paris office', 'Give up the Paris office'],
  ['Sign the contract with Acme', 'Terminate the contract with Acme'],
  ['Er\u00f6ffne Filialen in Wien', 'Schlie\u00dfe Filialen in Wien'],
  ['Einstellung von Pflegekr\u00e4ften', 'Entlassung von Pflegekr\u00e4ften'],
  ['Increase remote work', 'Ban remote work'],
  ['Reach 10,000 subscribers', 'Lose 10,000 subscribers'],
  ['Gain market share', 'Give away market share'],
  ['Accept card payments', 'Stop accepting card payments'],
  ['Layoffs this year', 'No layoffs this year'],
  ['Digital forms with paper', 'Digital forms without paper'],
])('%j is not served by %j, nor the other way round', (one, other) => {
  expect([isServed(one, other), isServed(other, one)]).toEqual([false, false]);
});

it.each([
  ['Grow recurring revenue in the US market', 'Grow recurring revenue in the U.S. market'],
  ['Grow revenue in Germany', 'Grow recurring revenue by 20%'],
  ['Grow revenue', 'Grow revenue in Germany'],
  ['Grow revenue from Germany', 'Grow revenue in Germany'],
  ['Bring payroll in-house', 'Insource payroll'],
  ['grow revenue in all markets', 'grow revenue in every market'],
  ['Grow recurring revenue', 'Increase recurring revenue by cutting churn'],
  ['Reduce customer churn', 'Customer churn is cut from 3% to 2%'],
  ['Reduce accidents at work', 'No accidents at work'],
  ['Stop customer churn', 'Reduce customer churn'],
  ['Open 10 clinics by March', 'Open 4 clinics by June'],
  ['Rester une entreprise ind\u00e9pendante', 'L\u2019entreprise ind\u00e9pendante'],
])('%j is served by %j, and the other way round', (one, other) => {
  expect([isServed(one, other), isServed(other, one)]).toEqual([true, true]);
});

describe('words that tell two goals apart', () => {
  const what = fc.constantFrom('stores', 'the mobile app', 'engineers', 'customer support', 'our clinics');
  const end = fc.constantFrom('', ' by 20%', ' this year', ' for enterprise customers');

  it('are opposites, in whatever form', () => {
    const pairs =
      'Open|Close, Opening|Closing, Launch|Retire, Launching|Retiring, Increase|Reduce, Growing|Shrinking, Hire|Lay off, Invest in|Divest from, ' +
      'Hiring|Laying off, Hire|Fire, Start|Stop, Buy|Sell, Raise|Lower, Expand|Cut, Win|Lose, Enter|Exit, Introduce|Discontinue';
    const pair = fc.constantFrom(...pairs.split(', ')).map((both) => both.split('|'));
    fc.assert(
      fc.property(pair, what, end, ([one, other], thing, rest) => {
        expect(isServed(`${one} ${thing}${rest}`, `${other} ${thing}${rest}`)).toBe(false);
        expect(isServed(`${other} ${thing}${rest}`, `${one} ${thing}${rest}`)).toBe(false);
        expect(isServed(`${one} ${thing}${rest}`, `${one} ${thing}`)).toBe(true);
      }),
      { seed: 5, numRuns: 200 },
    );
  });

  it('are to and from one target, of whatever moves', () => {
    const moves = fc.constantFrom('Move', 'Migrate', 'Moving', 'Switch', 'Relocate');
    const targets = fc.constantFrom('the cloud', 'Kubernetes', 'our own warehouse', 'the city');
    const towards = fc.constantFrom('to', 'into', 'onto');
    const away = fc.constantFrom('out of', 'off', 'away from', 'from');
    fc.assert(
      fc.property(moves, what, targets, towards, away, (move, thing, to, one, other) => {
        const goal = `${move} ${thing} ${one} ${to}`;
        expect(isServed(goal, `${move} ${thing} ${other} ${to}`)).toBe(false);
        expect(isServed(`${move} ${thing} ${other} ${to}`, goal)).toBe(false);
        expect(isServed(goal, `${move} 40 of ${thing} ${one} ${to} by June`)).toBe(true);
      }),
      { seed: 5, numRuns: 200 },
    );
  });

  it('are places and names, one in each', () => {
    const names =
      'Germany, France, New York, Oslo, EMEA, APAC, the U.S., the UK, S\u00e3o Paulo, \u00d6sterreich'.split(', ');
    const texts = fc.constantFrom('Grow revenue in ', 'Open 10 stores in ', 'Win customers from ', 'Grow Revenue in ');
    fc.assert(
      fc.property(
        fc.shuffledSubarray(names, { minLength: 2, maxLength: 2 }),
        texts,
        end,
        ([one = '', other = ''], text, rest) => {
          expect(isServed(text + one + rest, text + other + rest)).toBe(false);
          expect(isServed(text + one + rest, text + one)).toBe(true);
        },
      ),
      { seed: 5, numRuns: 200 },
    );
  });
});

it.each([
  ['Sign 60 clinics in Norway', ['sign 60 clinics in norway.'], true],
  ['Sign 60 clinics in Norway', ['Become the first choice for clinics in Norway'], true],
  ['Sign 60 clinics in Norway', ['Growing the number of signed clinics'], true],
  ['Sign 60 clinics in Norway', ['Keep clinics happy after their first ninety days'], false],
  ['Grow', ['Grow every team'], true],
  ['Stay independent of every investor', ['Halve the time to first answer', ''], false],
  ['Éviter les pannes', ['eviter les pannes'], true],
  ['Open Oslo', [], false],
])('%j is served by %j: %s', (sentence, goals, expected) => {
  const served = runToEnd(servesSteps([sentence], goals, noAnswers));
  expect([...served.values()].some((own) => own.has(sentence))).toBe(expected);
});

describe('what a person has said', () => {
  const sentences = ['Sign 60 clinics', 'Stay independent'];
  const goals = ['Sign more clinics', 'Sign many clinics.', 'Hire well'];
  const servedAfter = (...changes: AnswerChange[]) =>
    Object.fromEntries(
      [...runToEnd(servesSteps(sentences, goals, changes.reduce(withChange, noAnswers)))].map(([goal, own]) => [
        goal,
        [...own],
      ]),
    );

  it('is never overruled by words', () => {
    expect(servedAfter()).toEqual({
      'sign more clinics': ['Sign 60 clinics'],
      'sign many clinics': ['Sign 60 clinics'],
    });
    expect(
      servedAfter(
        { goal: 'sign more clinics', sentence: 'sign 60 clinics', serves: false },
        { goal: 'hire well', sentence: 'stay independent', serves: true },
        { goal: 'a goal that is gone', sentence: 'stay independent', serves: true },
      ),
    ).toEqual({ 'sign many clinics': ['Sign 60 clinics'], 'hire well': ['Stay independent'] });
  });
});
