import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { openRows, reportingTree, withAllBelow, type ReportingTree, type LinePerson } from './reporting-tree';

const person = (given: Partial<LinePerson> & { id: string }): LinePerson => ({
  key: given.id,
  name: `Name ${given.id}`,
  workMail: `${given.id}@northbay.example`,
  jobTitle: '',
  department: '',
  employmentId: `NB-${given.id}`,
  managersId: '',
  managersEmail: '',
  reportsTo: '',
  ...given,
});

const names = (people: readonly LinePerson[]) => people.map(({ id }) => id);

type Someone = { first: string; last: string; code: string };

const everyone = (tree: ReportingTree) => [
  ...names(openRows(tree, () => true).map((row) => row.person)),
  ...tree.outside.flatMap(({ people }) => names(people)),
];

const mailOfA = 'a@northbay.example';

describe('who reports to whom', () => {
  it.each([
    { by: 'the ID of the backend', said: { managersId: ' a ' } },
    { by: "the company's own ID", said: { managersId: 'NB-a' } },
    { by: 'the ID before the email', said: { managersId: 'a', managersEmail: 'c@northbay.example' } },
    { by: 'the email where the ID is no one’s', said: { managersId: 'gone', managersEmail: 'A@northbay.example ' } },
    { by: 'the email before the name', said: { managersEmail: 'a@northbay.example', reportsTo: 'Name c' } },
    { by: 'the name, whatever its accents and blanks', said: { reportsTo: ' náme  A' } },
    { by: 'the name, whichever apostrophe was typed', said: { reportsTo: 'Na\u2019me\u00a0A' } },
    { by: 'a name, whatever number stands beside it', said: { reportsTo: 'Name a (NB 7)' } },
    { by: 'a name with the email, against the ID', said: { managersId: 'c', reportsTo: `Name A <${mailOfA}>` } },
  ])('is found by $by', ({ said }) => {
    const tree = reportingTree([person({ id: 'b', ...said }), person({ id: 'a' }), person({ id: 'c' })]);
    expect(names(tree.tops)).toEqual(['a', 'c']);
    expect(tree.tops.map((top) => names(tree.reportsOf(top)))).toEqual([['b'], []]);
  });

  it.each([
    { by: 'the email', said: { managersEmail: 'B@x.example', reportsTo: 'Name 7' }, manager: 'b' },
    {
      by: 'the name where the email is no one’s',
      said: { managersEmail: 'gone@x.example', reportsTo: 'name b' },
      manager: 'b',
    },
    { by: 'the ID of the backend where neither tells', said: {}, manager: '7' },
  ])('is told by $by where an ID is one person’s in the backend and another’s in the company', ({ said, manager }) => {
    const people = [
      person({ id: 'a', managersId: '7', ...said }),
      person({ id: '7' }),
      person({ id: 'b', employmentId: '7', workMail: 'b@x.example' }),
    ];
    const tree = reportingTree(people);
    expect(people[0] && tree.managerOf(people[0])?.id).toBe(manager);
  });

  it('is a top for no one and for oneself, unknown for someone not listed, named where two have the name, a ring where it is one', () => {
    const tree = reportingTree([
      person({ id: 'top' }),
      person({ id: 'self', managersId: 'self' }),
      person({ id: 'lost', reportsTo: 'Petra Holm', managersEmail: 'petra@northbay.example' }),
      person({ id: 'other', managersId: 'NB-0007' }),
      person({ id: 'under lost', managersId: 'lost' }),
      person({ id: 'twin1', name: 'Anna Weber', department: 'Sales', managersId: 'top' }),
      person({ id: 'twin2', name: 'Anna Weber', department: 'People', managersId: 'top' }),
      person({ id: 'unsure', reportsTo: 'anna weber' }),
      person({ id: 'ring1', managersId: 'ring2' }),
      person({ id: 'ring2', managersId: 'ring1' }),
      person({ id: 'under ring', managersId: 'ring1' }),
    ]);
    expect(names(tree.tops)).toEqual(['self', 'top']);
    expect(tree.outside.map(({ people, says, manager, note }) => [names(people), `${says} ${manager}${note}`])).toEqual(
      [
        [['lost'], "names Petra Holm, petra@northbay.example, who isn't in the chart"],
        [['other'], "names manager NB-0007, who isn't in the chart"],
        [['unsure'], 'names anna weber, a name of 2 people'],
        [['under lost', 'ring1', 'ring2', 'under ring'], 'report to each other, or to someone named here '],
      ],
    );
  });

  it('is not told by two names that contradict, nor by a number beside a name that is not there', () => {
    const people = [person({ id: 'a' }), person({ id: 'c', employmentId: '42' })];
    const said = ['Petra Holm (42)', 'Name a <c@northbay.example>', '42', 'a'.repeat(2000)];
    const tree = reportingTree([...people, ...said.map((reportsTo, at) => person({ id: `of ${at}`, reportsTo }))]);
    expect(tree.outside.map(({ manager }) => manager)).toEqual(said);
  });

  it('is the one whom email and name agree on, whatever the ID, and found in any spelling that names one person', () => {
    const word = fc.stringMatching(/^[A-Z][a-z]{2,8}$/u);
    const someone = fc.record({ first: word, last: word, code: fc.stringMatching(/^[A-Z]{2}\d{4}$/u) });
    const someones = fc.uniqueArray(someone, {
      minLength: 2,
      maxLength: 8,
      selector: ({ first, last }) => [first, last].toSorted().join(' ').toLowerCase(),
      comparator: (one, other) => one === other,
    });
    const spelling = fc.constantFrom(
      ({ first, last, code }: Someone) => `${first} ${last} (${code})`,
      ({ first, last, code }: Someone) => `${code} – ${first} ${last}`,
      ({ first, last, code }: Someone) => `${last}, ${first} [${code}]`,
      ({ first, last }: Someone) => `${last},  ${first}`,
      ({ first, last }: Someone) => `${last.toUpperCase()}, ${first}`,
      ({ first, last }: Someone, mail: string) => `${first} ${last} <${mail}>`,
      ({ first, last }: Someone, mail: string) => `"${last}, ${first}" ${mail}`.replaceAll('"', ''),
      ({ first, last }: Someone) => `${first} ${last}; Head of Sales`,
      ({ code }: Someone) => code,
      (_: Someone, mail: string) => mail,
    );
    fc.assert(
      fc.property(someones, fc.nat(), fc.nat(), spelling, (all, chosen, other, write) => {
        const codes = new Set(all.map(({ code }) => code));
        fc.pre(codes.size === all.length);
        const people = all.map(({ first, last, code }, at) =>
          person({ id: `${at + 1}`, name: `${first} ${last}`, employmentId: code }),
        );
        const manager = people[chosen % all.length] as LinePerson;
        const { workMail, name } = manager;
        const written = write(all[chosen % all.length] as Someone, workMail);
        const [spelled, agreed] = [
          person({ id: 'x', name: 'X', reportsTo: written }),
          person({
            id: 'y',
            name: 'Y',
            managersId: `${(other % all.length) + 1}`,
            managersEmail: workMail,
            reportsTo: name,
          }),
        ];
        const tree = reportingTree([...people, spelled, agreed]);
        expect([written, tree.managerOf(spelled)?.name]).toEqual([written, name]);
        expect(tree.managerOf(agreed)?.name).toBe(name);
      }),
      { seed: 37, numRuns: 200 },
    );
  });

  it('has everyone exactly once, and counts who is below whom, whatever the records say', () => {
    const count = 12;
    const anyone = fc.integer({ min: 0, max: count + 2 }).map(String);
    const said = fc.record({
      managersId: fc.oneof(fc.constant(''), anyone),
      managersEmail: fc.oneof(
        fc.constant(''),
        anyone.map((id) => `${id}@northbay.example`),
      ),
      reportsTo: fc.oneof(
        fc.constant(''),
        anyone.map((id) => `Name ${Number(id) % 5}`),
      ),
    });
    fc.assert(
      fc.property(fc.array(said, { maxLength: count }), (records) => {
        const people = records.map((each, id) => person({ id: String(id), name: `Name ${id % 5}`, ...each }));
        const tree = reportingTree(people);
        expect(everyone(tree).toSorted()).toEqual(names(people).toSorted());
        const rows = openRows(tree, () => true);
        expect(rows).toHaveLength(tree.size);
        expect(Math.max(0, ...rows.map(({ level }) => level))).toBe(tree.levels);
        for (const row of rows) expect(withAllBelow(tree, row.person)).toHaveLength(tree.countBelow(row.person) + 1);
      }),
    );
  });

  it('is made of ten thousand people in a line, and of as many below one', () => {
    const line = Array.from({ length: 10_000 }, (_, at) =>
      person({ id: `${at}`, managersId: at === 0 ? '' : `${at - 1}` }),
    );
    expect(reportingTree(line).levels).toBe(10_000);
    const wide = Array.from({ length: 10_000 }, (_, at) => person({ id: `${at}`, managersId: at === 0 ? '' : '0' }));
    expect(openRows(reportingTree(wide), () => true).at(-1)).toMatchObject({ level: 2, of: 9999, number: 9999 });
  });
});
