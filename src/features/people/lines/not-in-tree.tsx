import type { ReactNode } from 'react';

import { peopleCount } from '@/components/employee/people-count';
import { withCommas } from '@/lib/with-commas';
import { useIsPrinting } from '@/ui/use-virtual-rows';

import type { LinePerson } from './find-manager';
import { openRows, type ReportingTree } from './reporting-tree';

const namedAtOnce = 50;

type NotInTreeProps = {
  tree: ReportingTree;
  /** null on paper, where all are named and nothing can be pressed. */
  onDetails: ((person: LinePerson) => void) | null;
};

/** Everyone whose manager is unknown, and why (docs/product.md 8.21). Nothing if there is no one. */
export function NotInTree({ tree, onDetails }: NotInTreeProps) {
  const { unknown, loops, ambiguous, belowOthers } = tree;
  const lost = unknown.reduce((sum, { people }) => sum + people.length, 0);
  const inLoops = loops.reduce((sum, loop) => sum + loop.length, 0);
  const count = lost + inLoops + ambiguous.length + belowOthers.length;
  if (count === 0) return null;
  const names = (people: readonly LinePerson[]) => <Names people={people} onDetails={onDetails} />;
  return (
    <section aria-label="Not in the org chart" className="mt-5 overflow-clip rounded-card border border-line bg-raised">
      <header className="flex flex-wrap items-baseline gap-x-3 px-5 py-4 md:px-6">
        <h2 className="text-h3">Not in the org chart</h2>
        <p className="text-small text-muted">{peopleCount(count)}. Check their manager's ID, email or name.</p>
      </header>
      {lost > 0 && (
        <Part title={`${peopleCount(lost)} ${lost === 1 ? 'reports' : 'report'} to someone who isn't in the list`}>
          {unknown.map(({ manager, people }) => (
            <p key={manager}>
              {names(people)} {people.length === 1 ? 'names' : 'name'} <bdi>{manager}</bdi>
            </p>
          ))}
        </Part>
      )}
      {inLoops > 0 && (
        <Part title={`${peopleCount(inLoops)} report to each other`}>
          {loops.map((loop) => (
            <p key={loop[0]?.key}>{names(loop)}</p>
          ))}
        </Part>
      )}
      {ambiguous.length > 0 && (
        <Part title={ambiguousTitle(ambiguous)}>
          {ambiguous.map(({ person, name, count: several, departments }) => (
            <p key={person.key}>
              {names([person])} names <bdi>{name}</bdi>. There are {several === 2 ? 'two' : several}
              {departments.length > 0 &&
                `, ${new Intl.ListFormat('en-US').format([...new Set(departments)].map((department) => `in ${department}`))}`}
            </p>
          ))}
        </Part>
      )}
      {belowOthers.length > 0 && (
        <Part
          title={`${peopleCount(belowOthers.length)} ${belowOthers.length === 1 ? 'is' : 'are'} below someone above`}
        >
          <p>{names(belowOthers)}</p>
        </Part>
      )}
    </section>
  );
}

function ambiguousTitle(ambiguous: ReportingTree['ambiguous']): string {
  const fits = ambiguous.every(({ count }) => count === 2) ? 'two people' : 'several people';
  return ambiguous.length === 1
    ? `1 manager\u2019s name matches ${fits}`
    : `${ambiguous.length} managers\u2019 names match ${fits}`;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-line px-5 py-4 md:px-6">
      <h3 className="text-body font-medium">{title}</h3>
      <div className="mt-1 grid gap-1 text-small text-muted">{children}</div>
    </div>
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
