import type { EmployeeField } from '@/domain/employee';
import { Button } from '@/ui/button';

import { cellText } from './cells';
import { withChosen, type Decide, type Decisions } from './decisions';
import { columnOf } from './findings';
import { NeedRow } from './need-row';
import { partOfName } from './split-name';
import type { Match } from './use-match';

type OfferProps = { match: Match; decide: Decide };

/** The column that may be that of a field, with its first value. */
export function Suggestion({ name, match, decide }: OfferProps & { name: EmployeeField }) {
  const { headings, rows, sources, suggested } = match;
  const column = suggested[name];
  const heading = headings[column ?? -1];
  const isUsed = Object.values(sources).some((source) => columnOf(source) === column);
  if (column === undefined || heading === undefined || isUsed) return null;
  const first = rows.map(({ cells }) => cellText(cells[column])).find((text) => text !== '');
  return (
    <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-small wrap-anywhere text-muted">
      <Button look="secondary" size="small" onClick={() => decide(withChosen(name, { from: 'column', heading }))}>
        Use {heading}
      </Button>
      {first !== undefined && <bdi>{first}</bdi>}
    </p>
  );
}

/** The parts of a column with whole names, as three rows of it are split. */
export function SplitRow({ match: { headings, rows, sources }, column, decide }: OfferProps & { column: number }) {
  const heading = headings[column] ?? '';
  const names = rows.map(({ cells }) => cellText(cells[column])).filter((text) => text !== '');
  const isSplit = columnOf(sources.firstName) === column && columnOf(sources.lastName) === column;
  const split = (before: Decisions) =>
    (['first', 'last'] as const).reduce(
      (all, part) => withChosen(`${part}Name`, { from: 'column', heading, part })(all),
      before,
    );
  return (
    <NeedRow title={`Split ${heading}?`} text="Before a comma, or else as the last word, it has the last name.">
      <ul className="mb-2 text-small wrap-anywhere">
        {names.slice(0, 3).map((name, index) => (
          <li key={index}>
            <bdi>{name}</bdi>: <bdi>{partOfName(name, 'first') || 'no first name'}</bdi> ·{' '}
            <bdi>{partOfName(name, 'last')}</bdi>
          </li>
        ))}
      </ul>
      <Button look="secondary" size="small" disabled={isSplit} onClick={() => decide(split)}>
        Split into first and last name
      </Button>
    </NeedRow>
  );
}
