import { managerFinder, type SaidManager } from '@/components/employee/find-manager';
import { groupBy } from '@/domain/group-by';

/** The fields of a record that the tree needs, without pay and birth date. */
export type LinePerson = SaidManager & {
  readonly key: string;
  readonly id: string;
  readonly name: string;
  readonly workMail: string;
  readonly jobTitle: string;
  readonly department: string;
  readonly employmentId: string;
};

/** People who are not in the tree for the same reason: 'names Petra Holm, who isn't in the chart'. */
type Outside = { people: readonly LinePerson[]; says: string; manager: string; note: string };

/** The org chart. Everyone is in it once: in the tree, or outside it. */
export type ReportingTree = {
  /** People who report to no one, or to themselves. */
  tops: readonly LinePerson[];
  reportsOf: (person: LinePerson) => readonly LinePerson[];
  /** null for those at the top, and for those who are not in the tree. */
  managerOf: (person: LinePerson) => LinePerson | null;
  countBelow: (person: LinePerson) => number;
  size: number;
  levels: number;
  outside: readonly Outside[];
};

const noReports: readonly LinePerson[] = [];
const byName = (one: LinePerson, other: LinePerson) => one.name.localeCompare(other.name, 'en');

/** Builds the tree of people from their records. Its time is linear in their number, whatever the records say. */
export function reportingTree(people: readonly LinePerson[]): ReportingTree {
  const find = managerFinder(people);
  const managers = new Map<LinePerson, LinePerson>();
  const tops: LinePerson[] = [];
  const lost: { person: LinePerson; manager: string; note: string }[] = [];
  for (const person of people) {
    const manager = find(person);
    if (manager.kind === 'none' || (manager.kind === 'person' && manager.person === person)) tops.push(person);
    else if (manager.kind === 'person') managers.set(person, manager.person);
    else if (manager.kind === 'unknown') lost.push({ person, manager: manager.said, note: ", who isn't in the chart" });
    else lost.push({ person, manager: person.reportsTo.trim(), note: `, a name of ${manager.people.length} people` });
  }
  const reports = groupBy([...managers.keys()], (person) => managers.get(person));
  for (const same of [tops, ...reports.values()]) same.sort(byName);

  // From the top down, so that reports come after their managers.
  const inOrder: { person: LinePerson; level: number }[] = tops.map((person) => ({ person, level: 1 }));
  for (const { person, level } of inOrder) {
    for (const report of reports.get(person) ?? noReports) inOrder.push({ person: report, level: level + 1 });
  }
  const inTree = new Set(inOrder.map(({ person }) => person));
  const counts = new Map<LinePerson, number>();
  for (const { person } of inOrder.toReversed()) {
    const manager = managers.get(person);
    if (manager) counts.set(manager, (counts.get(manager) ?? 0) + (counts.get(person) ?? 0) + 1);
  }

  const outside = [...managers.keys()].filter((person) => !inTree.has(person));

  return {
    tops,
    reportsOf: (person) => reports.get(person) ?? noReports,
    managerOf: (person) => (inTree.has(person) ? (managers.get(person) ?? null) : null),
    countBelow: (person) => counts.get(person) ?? 0,
    size: inOrder.length,
    levels: inOrder.at(-1)?.level ?? 0,
    outside: [
      ...Array.from(groupBy(lost, ({ manager, note }) => manager + note).values(), (all) => ({
        people: all.map(({ person }) => person),
        says: all.length === 1 ? 'names' : 'name',
        manager: all[0]?.manager ?? '',
        note: all[0]?.note ?? '',
      })),
      ...(outside.length === 0 ? [] : [{ people: outside, says: toOthers(outside.length), manager: '', note: '' }]),
    ],
  };
}

/** People in a cycle, and those below them or below someone whose manager is unknown. */
const toOthers = (count: number): string =>
  count === 1 ? 'reports to someone named here' : 'report to each other, or to someone named here';

/** A row of the expanded tree. */
export type LineRow = {
  readonly type: 'row';
  readonly key: string;
  readonly person: LinePerson;
  /** From 1 at the top. */
  readonly level: number;
  /** The number of siblings, and the index among them from 1. */
  readonly of: number;
  readonly number: number;
  /** null for someone to whom no one reports. */
  readonly isOpen: boolean | null;
};

/** The rows of those whose managers are all open, from the top down. */
export function openRows(tree: ReportingTree, isOpen: (person: LinePerson) => boolean): readonly LineRow[] {
  const rows: LineRow[] = [];
  const rowsOf = (people: readonly LinePerson[], level: number) =>
    people.map((person, index) => ({ person, level, of: people.length, number: index + 1 }));
  const waiting = rowsOf(tree.tops, 1).toReversed();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const reports = tree.reportsOf(next.person);
    const open = reports.length === 0 ? null : isOpen(next.person);
    rows.push({ ...next, type: 'row', key: next.person.key, isOpen: open });
    if (open === true) for (const row of rowsOf(reports, next.level + 1).toReversed()) waiting.push(row);
  }
  return rows;
}

/** Everyone below someone, with themselves first. */
export function withAllBelow(tree: ReportingTree, person: LinePerson): readonly LinePerson[] {
  const all = [person];
  for (const each of all) for (const report of tree.reportsOf(each)) all.push(report);
  return all;
}

/** The managers above a person, the nearest first. */
export function managersAbove(tree: ReportingTree, person: LinePerson): readonly LinePerson[] {
  const above: LinePerson[] = [];
  for (let next = tree.managerOf(person); next !== null; next = tree.managerOf(next)) above.push(next);
  return above;
}
