import type { Reply } from '@/api/client';
import { contract, type CallName } from '@/api/contract';
import { readOptionalId, type Received } from '@/api/read';
import type { Audience } from '@/domain/audience';
import type { GoalKind } from '@/domain/goal-kind';
import { tokenIdentity } from '@/session/token';

import { goodPayloads } from '../../mock-api/test-calls.ts';
import { fieldFindings, readAsClient } from './answers';
import { differs, exchange, type Exchange, type Finding, type Given, type Host } from './exchange';

/** How one of the 24 calls went. `notMade` says why it could not be made at all. */
export type Visit = { name: CallName; findings: Finding[]; notMade?: string };

/** What the walk found, call by call in the contract's order, and what it could not take away again. */
export type Report = { host: string; pageOrigin: string; visits: Visit[]; stays: string[] };

export type Account = { email: string; password: string };

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

const goalCalls = {
  okr: { create: 'createOkr', list: 'listOkrs', remove: 'deleteOkr' },
  kpi: { create: 'createKpi', list: 'listKpis', remove: 'deleteKpi' },
} as const satisfies Record<GoalKind, Record<string, CallName>>;

/** A picture of one transparent pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

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

  visits(): Visit[] {
    const names = Object.keys(contract) as CallName[];
    return names.map((name) => this.#visits.get(name) ?? { name, findings: [], notMade: 'nothing led to it' });
  }

  #note(name: CallName, ...findings: Finding[]): void {
    const { findings: before = [] } = this.#visits.get(name) ?? {};
    this.#visits.set(name, { name, findings: [...before, ...findings] });
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

  /** Makes a call that a host has to refuse; it is noted when the host does not, or breaks over it. */
  async #makeRefused(name: CallName, given: Given, reason: string): Promise<void> {
    const { findings, status } = await exchange(name, this.#host, given);
    this.#note(name, ...findings.filter(({ about }) => about === 'CORS' || about === 'network'));
    if (status === null) return;
    if (status < 400) this.#note(name, differs('behaviour', `${reason} was accepted with status ${status}`));
    else if (status === 405 || status >= 500) {
      this.#note(name, { level: 'breaks', about: 'status', text: `${reason} was answered ${status} instead of a 4xx` });
    }
  }

  /** Whether an account may sign in as this audience: it may be of the other one. */
  async mayEnter(audience: Audience, account: Account): Promise<boolean> {
    const { status } = await exchange(authCalls[audience].login, this.#host, { payload: account });
    return status !== null && status < 300;
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
      registered = readOptionalId(answer as Received<{ userId: string }>, 'userId');
      if (status !== null && status < 300) this.stays.push(`the ${audience} account ${account.email}`);
    }
    const signedIn = await this.#make(calls.login, { payload: account });
    const login = readAsClient(calls.login, signedIn.answer);
    await this.#makeRefused(
      calls.login,
      { payload: { ...account, password: `not ${account.password}` } },
      'a wrong password',
    );
    await this.#make(calls.requestReset, { payload: { email: account.email } });
    await this.#makeRefused(
      calls.reset,
      { payload: { token: this.#mark, newPassword: account.password } },
      'a made-up reset token',
    );
    const token = login?.token ?? null;
    return {
      account,
      token,
      userId: login?.userId ?? (token === null ? undefined : tokenIdentity(token).userId) ?? registered ?? null,
    };
  }

  /** Drafts a goal, finds it in its list, deletes it, and finds it gone. */
  async goals(kind: GoalKind, { token }: Person): Promise<void> {
    const { create, list, remove } = goalCalls[kind];
    const goal = `Check the contract ${this.#mark}`;
    /** The ids of this walk's own records: nobody else's is deleted. */
    const ownIds = async (): Promise<string[]> => {
      const { answer } = await this.#make(list, { token });
      const rows = readAsClient(list, answer) ?? [];
      return rows.filter((row) => row.goal === goal).map(({ id }) => id);
    };
    await this.#makeRefused(list, { token: null }, 'a call without a token');
    const { status } = await this.#make(create, {
      token,
      payload: { role: 'Sales Lead', goal, industry: 'Technology' },
    });
    const made = await ownIds();
    if (made.length === 0) {
      this.#skip(remove, 'there is no new record to delete');
      if (status === null || status >= 300) return;
      this.#note(create, { level: 'breaks', about: 'behaviour', text: 'what was drafted is not in the list' });
      this.stays.push(`a drafted ${kind} with the goal "${goal}"`);
      return;
    }
    for (const id of made) await this.#make(remove, { token, params: { id } });
    if ((await ownIds()).length > 0) {
      this.#note(remove, { level: 'breaks', about: 'behaviour', text: 'what was deleted is still in the list' });
      this.stays.push(`a drafted ${kind} with the goal "${goal}"`);
    }
  }

  async picture({ token }: Person): Promise<void> {
    const file = new File([pixel], `${this.#mark}.png`, { type: 'image/png' });
    const { answer } = await this.#make('upload', { token, payload: { file } });
    const filePath = readAsClient('upload', answer);
    if (filePath !== null) this.stays.push(`the picture ${filePath}`);
  }

  /**
   * Reads the notifications, lets something be drafted, and marks one that has come by it: nobody else's is marked.
   * @param draft does the drafting
   */
  async notifications({ token, userId }: Person, draft: () => Promise<void>): Promise<void> {
    const read = async (): Promise<(string | number)[]> => {
      const { answer } = await this.#make('listNotifications', { token, params: { userId: userId ?? '' } });
      return readAsClient('listNotifications', answer)?.map(({ id }) => id) ?? [];
    };
    const before = userId === null ? [] : await read();
    await draft();
    if (userId === null) {
      for (const name of ['listNotifications', 'markNotificationAsRead'] as const) {
        this.#skip(name, 'neither an answer nor the token says the userId');
      }
      return;
    }
    const notificationId = (await read()).find((id) => !before.includes(id));
    if (notificationId === undefined) this.#skip('markNotificationAsRead', 'drafting has left no notification to mark');
    else await this.#make('markNotificationAsRead', { token, payload: { notificationId } });
  }

  async company({ token }: Person): Promise<void> {
    const payload = { ...goodPayloads.createCompany, name: `Contract check ${this.#mark}` };
    const { answer } = await this.#make('createCompany', { token, payload });
    const businessId = readAsClient('createCompany', answer);
    if (businessId === null) return this.#skip('company', 'the company was given no id');
    this.stays.push(`the company "${payload.name}"`);
    await this.#make('company', { token, params: { businessId } });
  }

  async people({ token }: Person): Promise<void> {
    const payload = { ...goodPayloads.createEmployee, workMail: `${this.#mark}@example.com` };
    const created = await this.#make('createEmployee', { token, payload });
    const listed = await this.#make('listEmployees', { token });
    const rows = readAsClient('listEmployees', listed.answer);
    const id =
      readOptionalId(created.answer as Reply<'createEmployee'>, 'id') ??
      rows?.find(({ workMail }) => workMail === payload.workMail)?.id;
    if (rows?.some((row) => row.id === id)) this.stays.push(`the employee ${payload.workMail}`);
    else if (rows) this.#note('createEmployee', differs('behaviour', 'who was onboarded is not in the list'));
    for (const name of ['employeeSummary', 'employeeDetails'] as const) {
      if (id === undefined) this.#skip(name, 'no employee has an id');
      else await this.#make(name, { token, params: { id } });
    }
  }

  /** An account that may sign in nowhere is told; the walk goes on with throw-away ones. */
  refuseShared(): void {
    this.#note('login', { level: 'breaks', about: 'behaviour', text: 'the account that was given may not sign in' });
  }

  async leave({ token }: Person): Promise<void> {
    await this.#make('logout', { token });
  }
}

/**
 * Makes the 24 calls against a host as the client makes them.
 * @param accounts to sign in with. `shared` is for every audience that has none of its own and that it may sign in as;
 *   an audience without any gets a throw-away account
 */
export async function walkContract(
  host: Host,
  { shared, ...own }: Partial<Record<Audience | 'shared', Account>> = {},
): Promise<Report> {
  const walk = new Walk(host);
  const accountOf = async (audience: Audience): Promise<Account | undefined> =>
    own[audience] ?? (shared && (await walk.mayEnter(audience, shared)) ? shared : undefined);
  const accounts = { individual: await accountOf('individual'), business: await accountOf('business') };
  if (shared && !Object.values(accounts).includes(shared)) walk.refuseShared();
  const individual = await walk.enter('individual', accounts.individual);
  const business = await walk.enter('business', accounts.business);
  await walk.notifications(individual, async () => {
    await walk.goals('okr', individual);
    await walk.goals('kpi', individual);
  });
  await walk.picture(individual);
  await walk.company(business);
  await walk.people(business);
  await walk.leave(individual);
  await walk.leave(business);
  return { host: host.url, pageOrigin: host.pageOrigin, visits: walk.visits(), stays: walk.stays };
}
