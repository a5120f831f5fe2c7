import type { ResponseOf } from '@/api/client';
import { contract, goalCalls, type CallName } from '@/api/contract';
import { readOptionalId, type RawResponse } from '@/api/read';
import type { Audience } from '@/domain/audience';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import { tokenIdentity } from '@/session/token';

import { goodPayloads } from '../../mock-api/test-calls.ts';
import { fieldFindings, isReadWhole, readAsClient } from './responses';
import { breaks, differs, exchange, type Exchange, type Finding, type Given, type Host } from './request';

/** How one of the 24 calls went. `notMade` says why it could not be made at all; `note` what could not be seen of it. */
export type Visit = { name: CallName; findings: Finding[]; notMade?: string; note?: string };

/**
 * What the walk found, call by call in the contract's order, and what it could not take away again. `failure` says what
 * ended it before its end.
 */
export type Report = { host: string; pageOrigin: string; visits: Visit[]; stays: string[]; failure?: string };

type Account = { email: string; password: string };

type Person = { account: Account; token: string | null; userId: string | null };

/** The names of one audience's calls before there is a session. */
const authCalls = {
  individual: {
    register: 'register',
    login: 'login',
    requestReset: 'requestPasswordReset',
    reset: 'resetPassword',
  },
  business: {
    register: 'businessRegister',
    login: 'businessLogin',
    requestReset: 'businessRequestPasswordReset',
    reset: 'businessResetPassword',
  },
} as const satisfies Record<Audience, Record<string, CallName>>;

/** A picture of one transparent pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Whether a call has made what it makes, also where its status is another 2xx than the stated one. */
const isDone = (status: number | null): boolean => status !== null && status >= 200 && status < 300;

const badAccount = 'the account that was given may not sign in';

/** Makes the 24 calls in an order in which each finds what it needs, and takes away what it made. */
class Walk {
  readonly #host: Host;
  /** Unique to this walk, so that what it made can be told from what was there. */
  readonly #mark = `contract-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
  readonly #visits = new Map<CallName, Visit>();
  readonly stays: string[] = [];

  constructor(host: Host) {
    this.#host = host;
  }

  /** @param notMade why the calls that were not come to were not made */
  visits(notMade: string): Visit[] {
    const names = Object.keys(contract) as CallName[];
    return names.map((name) => this.#visits.get(name) ?? { name, findings: [], notMade });
  }

  #note(name: CallName, ...findings: Finding[]): void {
    const visit = this.#visits.get(name) ?? { name, findings: [] };
    this.#visits.set(name, { ...visit, findings: [...visit.findings, ...findings] });
  }

  /** Says something of a call that is no departure. */
  #remark(name: CallName, note: string): void {
    this.#visits.set(name, { name, findings: [], ...this.#visits.get(name), note });
  }

  #skip(name: CallName, notMade: string): void {
    if (!this.#visits.has(name)) this.#visits.set(name, { name, findings: [], notMade });
  }

  /** Makes a call and notes where its answer departs. */
  async #make(name: CallName, given: Given = {}): Promise<Exchange> {
    const made = await exchange(name, this.#host, given);
    this.#note(name, ...made.findings, ...fieldFindings(name, made.answer));
    return made;
  }

  /** Makes a call that a host has to refuse, and gives whether it did; it is noted when it did not, or broke over it. */
  async #makeRefused(name: CallName, given: Given, reason: string): Promise<boolean> {
    const { findings, status } = await exchange(name, this.#host, given);
    // That the status is no success is what was asked for.
    this.#note(name, ...findings.filter(({ about }) => about !== 'status'));
    if (status === null) return false;
    if (isDone(status)) {
      this.#note(name, differs('behaviour', `${reason} was accepted with status ${status}`));
      return false;
    }
    // A call that is not there refuses nothing.
    const isRefused = status >= 400 && status < 500 && status !== 404 && status !== 405;
    if (!isRefused) this.#note(name, breaks('status', `${reason} was answered ${status} instead of being refused`));
    return isRefused;
  }

  /** Whether an account may sign in as this audience: it may be of the other one. */
  async mayEnter(audience: Audience, account: Account): Promise<boolean> {
    const { login } = authCalls[audience];
    const { status, findings } = await exchange(login, this.#host, { payload: account });
    if (status === null) this.#note(login, ...findings);
    return isDone(status);
  }

  /** Registers, unless there is an account, signs in, and asks for a new password. */
  async enter(audience: Audience, known: Account | undefined): Promise<Person> {
    const calls = authCalls[audience];
    const account = known ?? { email: `${this.#mark}-${audience}@example.com`, password: `${this.#mark}-Aa1!` };
    let registered: string | undefined;
    if (known) this.#skip(calls.register, 'an account was given');
    else {
      const { answer, status } = await this.#make(calls.register, {
        payload: { firstName: 'Contract', lastName: 'Check', ...account },
      });
      registered = readOptionalId(answer as RawResponse<{ userId: string }>, 'userId');
      if (isDone(status)) this.stays.push(`the ${audience} account ${account.email}`);
    }
    const signedIn = await this.#make(calls.login, { payload: account });
    const login = readAsClient(calls.login, signedIn.answer);
    await this.#makeRefused(
      calls.login,
      { payload: { ...account, password: `not ${account.password}` } },
      'a wrong password',
    );
    await this.#make(calls.requestReset, { payload: { email: account.email } });
    const isResetRefused = await this.#makeRefused(
      calls.reset,
      { payload: { token: this.#mark, newPassword: account.password } },
      'a made-up reset token',
    );
    if (isResetRefused) this.#remark(calls.reset, 'of a reset only its refusal could be seen');
    const token = login?.token ?? null;
    return {
      account,
      token,
      userId: login?.userId ?? (token === null ? undefined : tokenIdentity(token).userId) ?? registered ?? null,
    };
  }

  /** Drafts a goal, finds it in its list, deletes it, and finds it gone. Gives whether it was drafted. */
  async goals(kind: GoalKind, { token }: Person): Promise<boolean> {
    const { create, list, remove } = goalCalls[kind];
    const goal = `Check the contract ${this.#mark}`;
    const drafted = `a drafted ${kind} with the goal "${goal}"`;
    /**
     * How many records of the list are this walk's own, the ids that only these have, for nobody else's is deleted, and
     * whether there can be none beside them.
     */
    const look = async () => {
      const { answer } = await this.#make(list, { token });
      const rows = readAsClient(list, answer) ?? [];
      const own = rows.filter((row) => row.goal === goal).map(({ id }) => id);
      const others = new Set(rows.filter((row) => row.goal !== goal).map(({ id }) => id));
      const isWhole = isReadWhole(list, answer) && rows.every((row) => row.goal !== '');
      return { count: own.length, ids: own.filter((id) => id !== '' && !others.has(id)), isWhole };
    };
    await this.#makeRefused(list, { token: null }, 'a call without a token');
    const { status } = await this.#make(create, {
      token,
      payload: { role: 'Sales Lead', goal, industry: 'Technology' },
    });
    const { count, ids, isWhole } = await look();
    const isMissing = count === 0 && isDone(status);
    if (isMissing && isWhole) this.#note(create, breaks('behaviour', 'what was drafted is not in the list'));
    if (ids.length === 0) {
      this.#skip(
        remove,
        isWhole ? 'there is no new record with an id of its own to delete' : 'the list could not be read',
      );
      if (count > 0 || (isMissing && isWhole)) this.stays.push(drafted);
      else if (isMissing) this.stays.push(`perhaps ${drafted}: the list could not be read`);
      return isDone(status);
    }
    const removals = [];
    for (const id of ids) removals.push((await this.#make(remove, { token, params: { id } })).status);
    const after = await look();
    if (after.count > 0) {
      if (removals.every(isDone)) this.#note(remove, breaks('behaviour', 'what was deleted is still in the list'));
      this.stays.push(drafted);
    } else if (!after.isWhole) this.stays.push(`perhaps ${drafted}: the list could not be read`);
    return isDone(status);
  }

  async picture({ token }: Person): Promise<void> {
    const file = new File([pixel], `${this.#mark}.png`, { type: 'image/png' });
    const { answer, status } = await this.#make('upload', { token, payload: { file } });
    if (isDone(status)) this.stays.push(`the picture ${readAsClient('upload', answer) ?? file.name}`);
  }

  /**
   * Reads the notifications, lets something be drafted, and marks one that has come by it: nobody else's is marked.
   * @param draft does the drafting, and gives whether something was drafted
   */
  async notifications({ token, userId }: Person, draft: () => Promise<boolean>): Promise<void> {
    if (userId === null) {
      await draft();
      for (const name of ['listNotifications', 'markNotificationAsRead'] as const) {
        this.#skip(name, 'neither an answer nor the token says the userId');
      }
      return;
    }
    /** The ids of all notifications; null when some could not be read. */
    const read = async (): Promise<(string | number)[] | null> => {
      const { answer } = await this.#make('listNotifications', { token, params: { userId } });
      const rows = isReadWhole('listNotifications', answer) ? readAsClient('listNotifications', answer) : null;
      return rows?.map(({ id }) => id) ?? null;
    };
    const skip = (reason: string) => this.#skip('markNotificationAsRead', reason);
    const before = await read();
    const isDrafted = await draft();
    const after = await read();
    if (before === null) return skip('the list before could not be read');
    if (after === null) return skip('the list after drafting could not be read');
    const known = new Set(before.map(String));
    const notificationId = isDrafted ? after.find((id) => !known.has(String(id))) : undefined;
    if (notificationId === undefined) return skip('drafting has left no notification to mark');
    await this.#make('markNotificationAsRead', { token, payload: { notificationId } });
  }

  async company({ token }: Person): Promise<void> {
    const payload = { ...goodPayloads.createCompany, name: `Contract check ${this.#mark}` };
    const { answer, status } = await this.#make('createCompany', { token, payload });
    if (isDone(status)) this.stays.push(`the company "${payload.name}"`);
    const businessId = readAsClient('createCompany', answer);
    if (businessId === null) return this.#skip('company', 'the company was given no id');
    await this.#make('company', { token, params: { businessId } });
  }

  async people({ token }: Person): Promise<void> {
    const payload = { ...goodPayloads.createEmployee, workMail: `${this.#mark}@example.com` };
    const created = await this.#make('createEmployee', { token, payload });
    const listed = await this.#make('listEmployees', { token });
    const rows = readAsClient('listEmployees', listed.answer);
    const id =
      readOptionalId(created.answer as ResponseOf<'createEmployee'>, 'id') ??
      rows?.find(({ workMail }) => workMail === payload.workMail)?.id;
    if (isDone(created.status)) {
      this.stays.push(`the employee ${payload.workMail}`);
      const isWhole = isReadWhole('listEmployees', listed.answer);
      if (isWhole && !rows?.some((row) => row.id === id)) {
        this.#note('createEmployee', differs('behaviour', 'who was onboarded is not in the list'));
      }
    }
    for (const name of ['employeeSummary', 'employeeDetails'] as const) {
      if (id === undefined) this.#skip(name, 'no employee has an id');
      else await this.#make(name, { token, params: { id } });
    }
  }

  /** An account that may sign in nowhere is told. */
  refuseShared(): void {
    this.#note('login', breaks('behaviour', badAccount));
  }

  async leave({ token }: Person): Promise<void> {
    await this.#make('logout', { token });
  }
}

type Accounts = Partial<Record<Audience | 'shared', Account>>;

/** Makes all calls. Gives why those that were not come to were not made. */
async function walkAll(walk: Walk, { shared, ...own }: Accounts): Promise<string> {
  const accountOf = async (audience: Audience): Promise<Account | undefined> =>
    own[audience] ?? (shared && (await walk.mayEnter(audience, shared)) ? shared : undefined);
  const accounts = { individual: await accountOf('individual'), business: await accountOf('business') };
  if (shared && !Object.values(accounts).includes(shared)) {
    walk.refuseShared();
    return badAccount;
  }
  const individual = await walk.enter('individual', accounts.individual);
  const business = await walk.enter('business', accounts.business);
  await walk.notifications(individual, async () => {
    let isDrafted = false;
    for (const { kind } of Object.values(goalKinds)) isDrafted = (await walk.goals(kind, individual)) || isDrafted;
    return isDrafted;
  });
  await walk.picture(individual);
  await walk.company(business);
  await walk.people(business);
  await walk.leave(individual);
  await walk.leave(business);
  return 'nothing led to it';
}

/**
 * Makes the 24 calls against a host as the client makes them. It does not throw: what was made must be told.
 * @param accounts to sign in with. `shared` is for every audience that has none of its own and that it may sign in as;
 *   an audience without any gets a throw-away account. Where `shared` may sign in nowhere, no other call is made
 */
export async function walkContract(host: Host, accounts: Accounts = {}): Promise<Report> {
  const walk = new Walk(host);
  const reportOf = (notMade: string): Report => ({
    host: host.url,
    pageOrigin: host.pageOrigin,
    visits: walk.visits(notMade),
    stays: walk.stays,
  });
  try {
    return reportOf(await walkAll(walk, accounts));
  } catch (reason) {
    return {
      ...reportOf('the walk ended before it'),
      failure: reason instanceof Error ? reason.message : String(reason),
    };
  }
}
