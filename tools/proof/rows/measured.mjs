// @ts-check

/**
 * What is measured over a long time, or beside an earlier build.
 *
 * @type {readonly import('../bars.mjs').Bar[]}
 */
export const measured = [
  {
    number: 11,
    name: 'walk',
    title: 'Random actions over which every property held',
    goal: 30_000,
    command: ['tests/properties/run.mjs'],
    mutant: ['tests/properties/run.mjs'],
    needs: 'more than the 20 minutes that it is given here: `npm run properties -- --more --seed 2` adds to it',
  },
  {
    number: 12,
    name: 'heap',
    title: 'Heap, elements and listeners after 400 rounds, and an import',
    goal: 12,
    tests: ['tests/e2e/heap.proof.spec.ts'],
    mutant: ['tests/e2e/heap.proof.spec.ts', 'by an individual'],
  },
  {
    number: 27,
    name: 'looks',
    title: 'Screens compared with those of the parent commit',
    goal: 'all',
    command: ['tools/proof/looks.mjs'],
    mutant: ['tools/proof/pictures.test.ts', 'one pixel'],
  },
  {
    number: 28,
    name: 'speed',
    title: 'Letters and presses before the application answers, none lost',
    goal: 'all',
    tests: ['tests/e2e/first-instant.proof.spec.ts'],
    mutant: [
      'tests/e2e/first-instant.proof.spec.ts',
      'wide no letter and no press of the first instant is lost, by an individual',
    ],
  },
];
