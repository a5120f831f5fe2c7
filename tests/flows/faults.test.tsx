// proof: faults-screens

import { expect, it } from 'vitest';

import { callNames } from '../../mock-api/routing.ts';
import { withFaultServers } from '../support/fault-servers.ts';
import { faultTable, type NumberedFault } from '../support/fault-table.ts';
import { noteAtEnd } from '../support/note-tests.ts';
import { failToRead, leaveUnread, reads, readUnder } from '../support/read-screens.ts';
import { failUnderEach, leaveUnder, submissions, succeedUnder } from '../support/submitted-screens.ts';
import { isWhole, triedOf } from '../support/whole.ts';
import { callsOf } from '../support/wire.ts';

/* Every call under every fault (docs/product.md 17.1), on each of its screens: the expected end is in the table of
   faults, the expected screen in the tables of screens. */

withFaultServers();

const screens = [
  ...submissions.map((submission) => ({
    ...submission,
    failUnder: (faults: readonly NumberedFault[]) => failUnderEach(submission, faults),
    succeedUnder: (fault: NumberedFault) => succeedUnder(submission, fault),
    leaveUnder: (fault: NumberedFault) => leaveUnder(submission, fault),
    // In npm test all failures of a form share one visit.
    failsInOneVisit: !isWhole,
  })),
  ...reads.map((read) => ({
    ...read,
    failUnder: ([fault]: readonly NumberedFault[]) => (fault ? failToRead(read, fault) : undefined),
    succeedUnder: (fault: NumberedFault) => readUnder(read, fault),
    leaveUnder: (fault: NumberedFault) => leaveUnread(read, fault),
    failsInOneVisit: false,
  })),
];

const cases = screens.flatMap((screen) => faultTable.map((fault) => ({ screen, fault, end: fault.end(screen.call) })));

/** The long list is read into each client (src/api/faults.test.ts), and shown in a browser (tests/e2e/big-data.proof.spec.ts). */
const tried = triedOf(isWhole ? cases : cases.filter(({ fault }) => fault.number !== 'R24'), 110);

/** Visits; each is one case, or several with failures. */
const visits = screens
  .flatMap((screen) => {
    const { what, call, failUnder, failsInOneVisit } = screen;
    const here = tried.filter((one) => one.screen === screen);
    const failing = here.flatMap(({ end, fault }) => (end === 'good' || end === 'never' ? [] : [fault]));
    const together = failsInOneVisit && failing.length > 0 ? [failing] : failing.map((fault) => [fault]);
    return [
      ...together.map((faults) => ({ what, call, how: 'fails', faults, visit: () => failUnder(faults) })),
      ...here.flatMap(({ end, fault }) => {
        if (end === 'good')
          return [{ what, call, how: 'goes on', faults: [fault], visit: () => screen.succeedUnder(fault) }];
        if (end === 'never')
          return [{ what, call, how: 'waits', faults: [fault], visit: () => screen.leaveUnder(fault) }];
        return [];
      }),
    ];
  })
  .map((visit) => ({ ...visit, names: visit.faults.map(({ number, name }) => `${number} ${name}`).join(', ') }));

it.each(visits)('$what, $how: $names', async ({ call, faults, visit }) => {
  noteAtEnd('faults-screens', ...faults.map(({ number }) => `${call}, ${number}`));
  await visit();
  expect(callsOf(call)).not.toEqual([]);
});

it('every call has its screen', () => {
  expect([...new Set(screens.map(({ call }) => call))].toSorted()).toEqual(callNames.toSorted());
});
