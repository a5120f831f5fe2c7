import { peopleCount } from '@/components/employee/people-count';
import { withCommas } from '@/lib/with-commas';
import { useIsPrinting } from '@/ui/use-virtual-rows';

import { openRows, type ReportingTree, type LinePerson } from './reporting-tree';

const namedAtOnce = 50;

type NotInTreeProps = {
  tree: ReportingTree;
  /** null on paper, where all are named and nothing can be pressed. */
  onDetails: ((person: LinePerson) => void) | null;
};

/** Everyone whose manager is unknown, and why (docs/product.md 8.21). Nothing if there is no one. */
export function NotInTree({ tree: { outside }, onDetails }: NotInTreeProps) {
  if (outside.length === 0) return null;
  const count = outside.reduce((sum, { people }) => sum + people.length, 0);
  return (
    <section aria-label="Not in the org chart" className="mt-5 overflow-clip rounded-card border border-line bg-raised">
      <header className="flex flex-wrap items-baseline gap-x-3 px-5 py-4 md:px-6">
        <h2 className="text-h3">Not in the org chart</h2>
        <p className="text-small text-muted">{peopleCount(count)}. Check their manager's ID, email or name.</p>
      </header>
      <div className="grid gap-1 border-t border-line px-5 py-4 text-small text-muted md:px-6">
        {outside.map(({ people, says, manager, note }) => (
          <p key={people[0]?.key}>
            <Names people={people} onDetails={onDetails} /> {says} <bdi>{manager}</bdi>
            {note}
          </p>
        ))}
      </div>
    </section>
  );
}

function Names({ people, onDetails }: { people: readonly LinePerson[] } & Pick<NotInTreeProps, 'onDetails'>) {
  const shown = onDetails ? people.slice(0, namedAtOnce) : people;
  const more = people.length - shown.length;
  const last = shown.length - 1;
  return (
    <>
      {shown.map((person, index) => (
        <span key={person.key}>
          {index > 0 && (index === last && more === 0 ? ' and ' : ', ')}
          {onDetails ? (
            <button
              type="button"
              onClick={() => onDetails(person)}
              className="rounded-badge font-semibold text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              <bdi>{person.name}</bdi>
            </button>
          ) : (
            <bdi>{person.name}</bdi>
          )}
        </span>
      ))}
      {more > 0 && ` and ${withCommas(more)} more`}
    </>
  );
}

/** The whole tree on paper, expanded and indented, and who is not in it; nothing while the page is not printed. */
export function PrintedTree({ tree }: { tree: ReportingTree }) {
  if (!useIsPrinting()) return null;
  return (
    <div className="hidden print:block">
      <ul>
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
      <NotInTree tree={tree} onDetails={null} />
    </div>
  );
}
