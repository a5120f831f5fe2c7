import type { Audience } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';

import { maySignIn, signIn, signOut, type Account } from './accounts';
import { runCompany, runEmployees } from './business';
import { ContractRun, type CallReport } from './contract-run';
import { runGoals, runNotifications, runUpload } from './individual';
import { breaks, type Host } from './request';

/**
 * Findings of a run, call by call in the contract's order, and the records it could not delete. `failure` says what ended
 * it early.
 */
export type Report = { host: string; pageOrigin: string; visits: CallReport[]; stays: string[]; failure?: string };

const badAccount = 'the account that was given may not sign in';

/**
 * Makes every call in an order in which each has its prerequisites, and deletes what it created.
 * @returns why the calls that were not reached were not made
 */
async function makeAll(run: ContractRun, account: Account | undefined): Promise<string> {
  const accountOf = async (audience: Audience): Promise<Account | undefined> =>
    account && (await maySignIn(run, audience, account)) ? account : undefined;
  const accounts = { individual: await accountOf('individual'), business: await accountOf('business') };
  if (account && !accounts.individual && !accounts.business) {
    run.add('login', breaks('behavior', badAccount));
    return badAccount;
  }
  const individual = await signIn(run, 'individual', accounts.individual);
  const business = await signIn(run, 'business', accounts.business);
  await runNotifications(run, individual, async () => {
    let isDrafted = false;
    for (const { kind } of Object.values(goalKinds)) isDrafted = (await runGoals(run, kind, individual)) || isDrafted;
    return isDrafted;
  });
  await runUpload(run, individual);
  await runCompany(run, business);
  await runEmployees(run, business);
  await signOut(run, individual);
  await signOut(run, business);
  return 'no earlier call led to it';
}

/**
 * Makes every call against a host as the client makes them. Never throws, so that what was created is reported.
 * @param account to sign in with. An audience that it may not sign in as gets a throw-away one; where it may sign in
 *   nowhere, no other call is made
 */
export async function runContract(host: Host, account?: Account): Promise<Report> {
  const run = new ContractRun(host);
  const reportOf = (notMade: string): Report => ({
    host: host.url,
    pageOrigin: host.pageOrigin,
    visits: run.reports(notMade),
    stays: run.stays,
  });
  try {
    return reportOf(await makeAll(run, account));
  } catch (reason) {
    return {
      ...reportOf('the run ended before it'),
      failure: reason instanceof Error ? reason.message : String(reason),
    };
  }
}
