import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { backendAnswer, db } from '../../mock-api/node.ts';
import { press } from '../support/form.ts';
import { answerDraftsWith, generateOkrs, lost, openTeam, refused, says } from '../support/team-goals.ts';
import { hearFromAnotherTab } from '../support/versions.ts';
import { setWidth, widths } from '../support/viewport.ts';
import { callsOf, holdEach } from '../support/wire.ts';

beforeEach(() => setWidth(widths.wide));

/** Stored, while the gateway asks for a later try. */
const heldBack = async (request: Request) => {
  await backendAnswer(request.clone());
  return HttpResponse.text('<html><h1>504</h1></html>', { status: 504, headers: { 'Retry-After': '120' } });
};

describe('a draft whose answer was lost', () => {
  it('is looked for again where it was lost after others were looked for', async () => {
    const user = await openTeam();
    answerDraftsWith([lost, null, refused, heldBack]);
    await generateOkrs(user);
    await says('1 of 3 drafted');
    await press(user, 'Try again');
    await press(user, 'Resume now');
    await says('3 of 3 drafted');
    expect(callsOf('createOkr')).toHaveLength(4);
    expect(db.tables.goals).toHaveLength(3);
  });

  it('is found where another tab deletes a record while it is looked for', async () => {
    const user = await openTeam();
    const creations = holdEach('createOkr', { acts: 'at once' });
    await generateOkrs(user);
    (await creations.next()).release();
    (await creations.next()).lose();
    const reads = holdEach('listOkrs');
    (await creations.next()).release();
    await says('2 of 3 drafted');
    // The cache is older than all of them: the read at the end has not come.
    await reads.next();
    await press(user, 'Try again');
    const look = await reads.next();
    hearFromAnotherTab('okr-of-another-tab', 'business');
    const again = await reads.next();
    look.release();
    again.release();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull());
    await says('3 of 3 drafted');
    expect(callsOf('createOkr')).toHaveLength(3);
    expect(db.tables.goals).toHaveLength(3);
  });
});
