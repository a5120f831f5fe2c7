import { momentAgo } from './check-ins.ts';

/* The pocket as a person thinks of it, for the walks of tests/flows/pocket-view-model.test.tsx. */

/** In its person's own version, with the values of the filter that find it. */
export type Goal = { key: string; goal: string; role: string; month: string; progress: readonly Progress[] };

const progresses = ['unstarted', 'underway', 'untouched', 'done'] as const;
type Progress = (typeof progresses)[number];

export const goals: readonly Goal[] = [
  { key: 'a', goal: 'Delta plan', role: 'CEO', month: '2026-03', progress: ['underway'] },
  { key: 'b', goal: 'Alpha goal', role: 'HR', month: '2026-03', progress: ['unstarted', 'untouched'] },
  { key: 'c', goal: 'Echo goal', role: 'HR', month: '2026-02', progress: ['done'] },
  { key: 'd', goal: 'Bravo plan', role: 'CEO', month: '2025-12', progress: ['underway', 'untouched'] },
  { key: 'e', goal: 'Charlie goal', role: 'Sales', month: '2025-12', progress: ['unstarted'] },
];

/** The search texts of each record. */
export const versions = Object.fromEntries(
  goals.map(({ goal, progress }) => {
    const percent = progress.includes('done') ? 100 : progress.includes('underway') ? 40 : 0;
    return [goal, { progress: [percent], savedAt: momentAgo(progress.includes('untouched') ? 45 : 0) }];
  }),
);

export const texts = ['goal', 'plan', 'hr', 'al', 'nothing at all'] as const;
const roles = ['CEO', 'HR', 'Sales'] as const;
export const choices = [...roles, undefined] as const;
export const months = ['2026-03', '2026-02', '2025-12'] as const;
export const progressOptions = [...progresses, undefined] as const;
export const heads = ['Name', 'Role'] as const;

type Address = {
  [Name in 'q' | 'role' | 'month' | 'progress' | 'sort' | 'group' | 'record']?: string | undefined;
};

const withoutHoles = (from: Address): Address =>
  Object.fromEntries(Object.entries(from).filter(([, value]) => value !== undefined));

/** The pocket, as a person thinks of it. */
export class Model {
  /** The browser's entries of the page. */
  entries: Address[] = [{}];
  at = 0;
  /** In the search field; it is in the address a moment later. */
  text = '';
  records: readonly Goal[] = goals;
  chosen = new Set<string>();

  get here(): Address {
    return this.entries[this.at] ?? {};
  }

  get isGrouped(): boolean {
    return this.here.group !== undefined;
  }

  get open(): Goal | undefined {
    return this.records.find(({ key }) => key === this.here.record);
  }

  get shown(): Goal[] {
    const { role, month, progress, sort } = this.here;
    const words = this.text.split(' ').filter(Boolean);
    const found = this.records.filter(
      (each) =>
        words.every((word) => `${each.goal} ${each.role}`.toLowerCase().includes(word)) &&
        (role === undefined || each.role === role) &&
        (month === undefined || each.month === month) &&
        (progress === undefined || each.progress.some((value) => value === progress)),
    );
    if (sort === undefined) return found;
    const valueOf = (each: Goal) => (sort.endsWith('name') ? each.goal : each.role);
    return found.toSorted((one, other) => valueOf(one).localeCompare(valueOf(other)) * (sort.startsWith('-') ? -1 : 1));
  }

  /** Filters, sorts or closes. */
  replace(changes: Address): void {
    this.entries[this.at] = withoutHoles({ ...this.here, ...changes });
  }

  /** Opens a record or follows a link: a step that Back undoes. */
  push(next: Address): void {
    this.entries = [...this.entries.slice(0, this.at + 1), withoutHoles(next)];
    this.at += 1;
  }
}
