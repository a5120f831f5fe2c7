import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { backendAnswer, db } from '../../mock-api/node.ts';
import { press } from '../support/form.ts';
import { answerDraftsWith, generateOkrs, lost, openTeam, refused, says } from '../support/team-goals.ts';
import { setWidth, widths } from '../support/viewport.ts';
import { callsOf } from '../support/wire.ts';

/** Stored, while the gateway asks for a later try. */
const heldBack = async (request: Request) => {
  await backendAnswer(request.clone());
  return HttpResponse.text('<html><h1>504</h1></html>', { status: 504, headers: { 'Retry-After': '120' } });
};

it('looks again for a draft that is lost after others were looked for', async () => {
  setWidth(widths.wide);
  const user = await openTeam();
  answerDraftsWith([lost, null, refused, heldBack]);
  await generateOkrs(user);
  await says('1 of 3 drafted');
  await press(user, 'Try failed again');
  await press(user, 'Go on now');
  await says('3 of 3 drafted');
  expect(callsOf('createOkr')).toHaveLength(4);
  expect(db.tables.goals).toHaveLength(3);
});
