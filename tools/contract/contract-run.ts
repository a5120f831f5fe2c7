import { contract, type CallName } from '@/api/contract';

import { breaks, differs, makeCall, type Finding, type Given, type Host, type Outcome } from './request';
import { fieldFindings } from './responses';

/** The result of a call. `notMade` says why it wasn't made; `note` what couldn't be checked. */
export type CallReport = { name: CallName; findings: Finding[]; notMade?: string; note?: string };

/** Whether a call had its effect, even if its status is another 2xx than the stated one. */
export const isDone = (status: number | null): boolean => status !== null && status >= 200 && status < 300;

/** One run of every call against a host: makes them, and records their deviations. */
export class ContractRun {
  readonly host: Host;
  /** Unique to this run: identifies the records that it created. */
  readonly mark = `contract-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
  readonly #reports = new Map<CallName, CallReport>();
  /** Created records that cannot be deleted. */
  readonly stays: string[] = [];

  constructor(host: Host) {
    this.host = host;
  }

  /**
   * Every call in the contract's order.
   * @param notMade why the calls that the run did not reach were not made
   */
  reports(notMade: string): CallReport[] {
    const names = Object.keys(contract) as CallName[];
    return names.map((name) => this.#reports.get(name) ?? { name, findings: [], notMade });
  }

  /** Adds deviations to a call. */
  add(name: CallName, ...findings: Finding[]): void {
    const report = this.#reports.get(name) ?? { name, findings: [] };
    this.#reports.set(name, { ...report, findings: [...report.findings, ...findings] });
  }

  /** Adds a remark to a call, which is no deviation. */
  note(name: CallName, note: string): void {
    this.#reports.set(name, { name, findings: [], ...this.#reports.get(name), note });
  }

  /** Records why a call was not made, unless it was made before. */
  skip(name: CallName, notMade: string): void {
    if (!this.#reports.has(name)) this.#reports.set(name, { name, findings: [], notMade });
  }

  /** Makes a call and records where its response deviates. */
  async make(name: CallName, given: Given = {}): Promise<Outcome> {
    const outcome = await makeCall(name, this.host, given);
    this.add(name, ...outcome.findings, ...fieldFindings(name, outcome.answer));
    return outcome;
  }

  /** Makes a call that a host must refuse, and records if it does not. Returns whether it did. */
  async makeRefused(name: CallName, given: Given, reason: string): Promise<boolean> {
    const { findings, status } = await makeCall(name, this.host, given);
    // A failure status is expected here.
    this.add(name, ...findings.filter(({ about }) => about !== 'status'));
    if (status === null) return false;
    if (isDone(status)) {
      this.add(name, differs('behavior', `${reason} was accepted with status ${status}`));
      return false;
    }
    // A missing call refuses nothing.
    const isRefused = status >= 400 && status < 500 && status !== 404 && status !== 405;
    if (!isRefused) this.add(name, breaks('status', `${reason} was answered ${status} instead of being refused`));
    return isRefused;
  }
}
