import { peopleCount } from '@/components/employee/people-count';
import { useIsPrinting } from '@/ui/use-virtual-rows';

import { openRows, type ReportingTree, type LinePerson } from './reporting-tree';

/** Everyone whose manager is unknown, and why (docs/product.md 8.21). Nothing if there is no one. */
export function NotInTree({ tree: { outside } }: { tree: ReportingTree }) {
  if (outside.length === 0) return null;
  const count = outside.reduce((sum, { people }) => sum + people.length, 0);
  return (
    <section aria-label="Not in the org chart" className="mt-5 overflow-clip rounded-card border border-line bg-raised">
      <header className="flex flex-wrap items-baseline gap-x-3 px-5 py-4 md:px-6">
        <h2 className="text-h3">Not in the org chart</h2>
        <p className="text-small text-muted">{peopleCount(count)}. Check their manager's ID, email or name.</p>
      </header>
      <div className="grid gap-1 border-t border-line px-5 py-4 text-small wrap-anywhere text-muted md:px-6">
        {outside.map(({ people, says, manager, note }) => (
          <p key={people[0]?.key}>
            <Names people={people} /> {says} <bdi>{manager}</bdi>
            {note}
          </p>
        ))}
      </div>
    </section>
  );
}

const names = new Intl.ListFormat('en-US');

const Names = ({ people }: { people: readonly LinePerson[] }) =>
  names.formatToParts(people.map(({ name }) => name)).map(({ type, value }, index) =>
    type === 'literal' ? (
      value
    ) : (
      <bdi key={index} className="font-semibold text-ink">
        {value}
      </bdi>
    ),
  );

/** The whole tree on paper, expanded and indented; nothing while the page is not printed. */
export function PrintedTree({ tree }: { tree: ReportingTree }) {
  if (!useIsPrinting()) return null;
  return (
    <ul className="hidden print:block">
      {openRows(tree, () => true).map(({ key, person, level }) => (
        <li
          key={key}
          style={{ marginInlineStart: `${Math.min(level - 1, 12) * 14}pt` }}
          className="break-inside-avoid py-0.5"
        >
          <span className="font-medium">{person.name}</span>
          {[person.jobTitle, person.department].filter((text) => text !== '').map((text) => ` \u00b7 ${text}`)}
        </li>
      ))}
    </ul>
  );
}
