// proof: races

import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { goalKinds } from '@/domain/goal-kind';
import { notices } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { clearSignIn } from '@/session/session';

import { backendAnswer, db } from '../../mock-api/node.ts';
import type { Employee } from '../../mock-api/tables.ts';
import { anotherUserSignsIn } from '../support/app.tsx';
import { kindRows } from '../support/goal-texts.ts';
import { triesRace } from '../support/note-tests.ts';
import { openWith } from '../support/overview.ts';
import { aWhile, fill, press, setWidth, textsOf, toasts, widths } from '../support/steps.ts';
import { answer, callsOf, hold, holdEach, payloadOf, watchAborts } from '../support/wire.ts';

/** Two of them are buyers. */
const team: readonly Partial<Employee>[] = [
  { id: 'e1', firstName: 'Ada', lastName: 'Berg', jobTitle: 'Buyer' },
  { id: 'e2', firstName: 'Bo', lastName: 'Lind', jobTitle: 'Designer' },
  { id: 'e3', firstName: 'Cy', lastName: 'Munn', jobTitle: 'Buyer' },
];

/** Opens the list, selects everyone and opens the dialog. */
async function openTeam(people: readonly Partial<Employee>[] = team) {
  const company = { currentYearGoals: 'Halve returns', industry: 'Retail' };
  const { user } = await openWith(paths.employeeList, { employees: people, company });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await press(user, `Generate for ${people.length} people`);
  await dialog();
  return user;
}

const dialog = () => screen.findByRole('dialog', { name: /^Generate for/ });

/** The response for an OKR; null for the backend's own. */
type Fate = ((request: Request) => Response | Promise<Response>) | null;

/** Nothing was stored, and the server responded with a failure. */
const refused = () => HttpResponse.json({ message: 'No' }, { status: 500 });

/** Stored, but no response came. */
const lost = async (request: Request) => {
  await backendAnswer(request.clone());
  return HttpResponse.error();
};

/** Answers the calls for OKRs with these, in order; later ones by the backend. */
function answerDraftsWith(fates: readonly Fate[]) {
  const left = [...fates];
  answer('createOkr', ({ request }) => left.shift()?.(request));
}

/** Waits for the roles of the records. */
const rolesAreRead = () => says('Roles come from employee records.');

async function generateOkrs(user: UserEvent) {
  await user.click(screen.getByRole('tab', { name: 'OKR' }));
  await rolesAreRead();
  await press(user, 'Generate');
}

const says = (text: string) => waitFor(async () => expect(await dialog()).toHaveTextContent(text));

beforeEach(() => setWidth(widths.wide));

const all = kindRows.length * team.length;
/** The failures in the dialog. */
const failures = () => textsOf(within(screen.getByRole('list', { name: 'Not drafted' })).getAllByRole('listitem'));
const goal = 'Your Company Strategic Goal';

const sent = async () =>
  Promise.all(
    kindRows.flatMap(({ create }) => callsOf(create)).map(async (call) => (await payloadOf(call.clone())) as object),
  );

/** Nothing was stored, and no response came. */
const unsent = () => HttpResponse.error();

describe('goals for a team', () => {
  it("are drafted with each role of the records, one call after the other, and kept as each person's", async () => {
    const user = await openTeam();
    await rolesAreRead();
    expect(callsOf('employeeDetails')).toHaveLength(3);
    expect(screen.getByLabelText(goal)).toHaveValue('Halve returns');
    expect(screen.getByLabelText('Your Industry')).toHaveValue('Retail');
    expect(await dialog()).toHaveTextContent(`${all} drafts, less than a minute`);
    expect(await dialog()).toHaveTextContent(notices.sentToAssistant);
    await user.click(screen.getByRole('tab', { name: 'OKR' }));
    expect(await dialog()).toHaveTextContent('3 drafts');
    await fill({ [goal]: 'Fewer returns' });
    await press(user, 'Generate');
    await waitFor(async () => expect(await dialog()).toHaveTextContent('3 of 3 drafted'));
    expect(await sent()).toEqual(
      ['Buyer', 'Designer', 'Buyer'].map((role) => ({ role, goal: 'Fewer returns', industry: 'Retail' })),
    );
    await press(user, 'Close');
    expect(screen.getByRole('button', { name: 'Generate for 3 people' })).toHaveFocus();
    const row = (name: RegExp) => screen.getByRole('row', { name });
    await waitFor(() => expect(row(/Bo Lind/)).toHaveTextContent(/1 OKR$/));
    expect(row(/Ada Berg/)).toHaveTextContent(/1 OKR/);
  });

  it('ask for a role that no record has, in its row, and send nothing without it', async () => {
    const user = await openTeam([
      { ...team[0], jobTitle: ' ' },
      { ...team[1], firstName: 'Bo fail-read' },
      { ...team[2] },
    ]);
    await waitFor(async () => expect(await dialog()).toHaveTextContent('2 roles to add'));
    await press(user, 'Generate');
    const field = screen.getByRole('combobox', { name: 'Role of Ada Berg' });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('Enter a role, or deselect this person.');
    expect(callsOf('createOkr')).toEqual([]);
    await fill({ 'Role of Ada Berg': 'Clerk', 'Role of Bo fail-read Lind': 'Artist' });
    await press(user, 'Generate');
    await says(`${all} of ${all} drafted`);
    // Once for each kind.
    expect(toasts().toSorted()).toEqual([...kindRows.map(({ generated }) => generated), '2 roles to add'].toSorted());
    expect((await sent()).slice(0, 3)).toMatchObject([{ role: 'Clerk' }, { role: 'Artist' }, { role: 'Buyer' }]);
  });

  it('have a limit from 20 drafts on, and the next ones when asked', async () => {
    const { length: each } = kindRows;
    const many = Array.from({ length: Math.ceil(20 / each) }, (_, place) => ({
      id: `m${place}`,
      firstName: 'Mo',
      lastName: `Person ${String(place).padStart(2, '0')}`,
      jobTitle: 'Buyer',
    }));
    const user = await openTeam(many);
    // Late drafts may reach the next test's store: they must not fit its records.
    await fill({ [goal]: 'Grow with twenty drafts' });
    const limit = 'Limit (optional)';
    await fill({ [limit]: 'x' });
    await rolesAreRead();
    await press(user, 'Generate');
    expect(screen.getByLabelText(limit)).toHaveAccessibleDescription('Enter a whole number, like 20.');
    await fill({ [limit]: `${each + 1}` });
    const whole = many.length * each;
    expect(await dialog()).toHaveTextContent(`Creates ${each + 1} drafts in your pocket, ${whole - each - 1} later.`);
    await fill({ [limit]: `${whole - each}` });
    await press(user, 'Generate');
    await says(`${whole - each} of ${whole} drafted`);
    await press(user, `Generate the next ${each}`);
    await says(`${whole} of ${whole} drafted`);
    expect(await sent()).toHaveLength(whole);
  });

  it('leave out who has goals for this company goal, unless they are asked for', async () => {
    const user = await openTeam();
    expect(screen.queryByLabelText('Limit (optional)'), 'not for so few').toBeNull();
    await generateOkrs(user);
    await says('3 of 3 drafted');
    expect(screen.getByRole('link', { name: 'See them in your pocket' })).toHaveAttribute('href', paths.businessOkrs);
    await press(user, 'Close');
    await press(user, 'Generate for 3 people');
    await user.click(screen.getByRole('tab', { name: 'OKR' }));
    const again = await screen.findByRole('checkbox', {
      name: 'Also for the 3 people who already have goals for this company goal',
    });
    await press(user, 'Generate');
    expect(callsOf('createOkr')).toHaveLength(3);
    await fill({ [goal]: ' halve  RETURNS. ' });
    expect(again, 'the same goal in other letters').toBeVisible();
    await fill({ [goal]: 'Open three shops' });
    expect(again).not.toBeInTheDocument();
    await fill({ [goal]: 'Halve returns' });
    await user.click(within(await dialog()).getByRole('checkbox'));
    await press(user, 'Generate');
    await says('3 of 3 drafted');
    expect(callsOf('createOkr')).toHaveLength(6);
  });

  it('say which drafts are alike, and draft these again', async () => {
    const user = await openTeam();
    const lines = ['Cut returns to 4%', 'Answer in a day', 'Train 12 people'];
    let isAlike = true;
    answer('listOkrs', async ({ request }) => {
      const rowsOf = (await (await backendAnswer(request.clone())).json()) as { result: string }[];
      return HttpResponse.json(isAlike ? rowsOf.map((row) => ({ ...row, result: lines.join('\n') })) : rowsOf);
    });
    await generateOkrs(user);
    await says('3 of 3 drafts share three lines.');
    isAlike = false;
    await press(user, 'Draft again');
    await waitFor(() => expect(callsOf('createOkr')).toHaveLength(6));
    await says('3 of 3 drafted');
    await waitFor(async () => expect(await dialog()).not.toHaveTextContent('share three lines'));
  });

  it('go on in the bar when the dialog is closed, which opens it again; Pause and Stop hold the rest back', async () => {
    const user = await openTeam();
    await user.click(screen.getByRole('tab', { name: 'OKR' }));
    await rolesAreRead();
    const held = holdEach('createOkr');
    await press(user, 'Generate');
    const first = await held.next();
    await press(user, 'Pause');
    first.release();
    await says('1 of 3 drafts');
    await press(user, 'Close dialog');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('1 drafted · 2 left')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    await press(user, 'Open');
    await press(user, 'Resume');
    const second = await held.next();
    await press(user, 'Stop');
    await waitFor(async () => expect(await dialog()).toHaveTextContent('Stopped. 1 of 3 drafted'));
    // The second call may still be answered: nothing is sent in parallel.
    await press(user, 'Generate the next 2');
    expect(callsOf('createOkr')).toHaveLength(2);
    second.release();
    await says('2 of 3 drafted');
    await press(user, 'Generate the next 1');
    (await held.next()).release();
    await says('3 of 3 drafted');
  });

  it('try those that failed again, and only those; one whose answer was lost is looked for first, and sent where it is not there', async () => {
    const more = ['Di', 'Ed'].map((firstName) => ({ id: firstName, firstName, lastName: 'Park', jobTitle: 'Clerk' }));
    const user = await openTeam([...team, ...more]);
    answerDraftsWith([refused, null, unsent, null, lost, null, lost]);
    await generateOkrs(user);
    await says('2 of 5 drafted');
    const { generated, generateFailed } = goalKinds.okr;
    expect(toasts().toSorted()).toEqual([generateFailed, generated].toSorted());
    expect(failures()).toEqual([
      'Ada BergOKR not drafted: server error',
      'Cy MunnOKR not drafted: no answer',
      'Ed ParkOKR not drafted: no answer',
    ]);
    await press(user, 'Try again');
    await waitFor(() => expect(callsOf('createOkr')).toHaveLength(7));
    await says('4 of 5 drafted');
    await press(user, 'Try again');
    await says('5 of 5 drafted');
    expect(callsOf('createOkr')).toHaveLength(7);
    expect(db.tables.goals).toHaveLength(5);
  });

  it('wait while it is unknown whether a lost one was added', async () => {
    const user = await openTeam();
    answerDraftsWith([lost]);
    await generateOkrs(user);
    await says('2 of 3 drafted');
    let isDown = true;
    answer('listOkrs', () => (isDown ? HttpResponse.json({}, { status: 500 }) : undefined));
    await press(user, 'Try again');
    await says('Paused after two errors in a row.');
    expect(callsOf('createOkr')).toHaveLength(3);
    isDown = false;
    const release = hold('listOkrs');
    await press(user, 'Resume now');
    await says('Retrying one first');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: /^(?:Pause|Resume)/ })).toBeNull();
    release();
    await says('3 of 3 drafted');
    expect(callsOf('createOkr')).toHaveLength(3);
  });
});

it.each([
  { end: 'a sign-out', signsOut: true },
  { end: 'another user', signsOut: false },
])(
  'drafts for a team, once the session is another are not sent any more after $end, and nothing of them is shown',
  async ({ signsOut }) => {
    triesRace('another user while a run goes on');
    const user = await openTeam();
    const held = holdEach('createOkr');
    await generateOkrs(user);
    const first = await held.next();
    // The backend gives each user their own people.
    db.tables.employees = [];
    if (signsOut) act(() => clearSignIn('business'));
    else await anotherUserSignsIn('business');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    first.release();
    await aWhile();
    expect(callsOf('createOkr')).toHaveLength(1);
    expect(document.body).not.toHaveTextContent('Ada Berg');
  },
);

it('a pack after a run waits until what was drafted is in the lists', async () => {
  const user = await openTeam();
  const held = holdEach('createOkr');
  await generateOkrs(user);
  (await held.next()).release();
  (await held.next()).release();
  const last = await held.next();
  const release = hold('listOkrs');
  last.release();
  await says('3 of 3 drafted');
  await press(user, 'Close');
  await press(user, 'Goal pack');
  const pack = within(await screen.findByRole('dialog', { name: 'Goal pack for 3 people' }));
  expect(pack.getByText('Loading goals…')).toBeVisible();
  release();
  expect(await pack.findByText('All 3 people have goals.')).toBeVisible();
});

it('the roles of a team are read at once, until Stop; those that are not read can be typed', async () => {
  const held = holdEach('employeeDetails');
  const aborted = watchAborts();
  const user = await openTeam();
  const [first, ...others] = [await held.next(), await held.next(), await held.next()];
  first.release();
  await says('1 of 3');
  await press(user, 'Stop');
  await says('2 roles to add');
  expect(aborted()).toHaveLength(2);
  for (const { release } of others) release();
  expect(screen.queryByRole('combobox', { name: 'Role of Ada Berg' })).toBeNull();
  for (const name of ['Bo Lind', 'Cy Munn'])
    expect(screen.getByRole('combobox', { name: `Role of ${name}` })).toBeVisible();
  expect(screen.getByText(/^Roles come from employee records/)).toHaveFocus();
});
