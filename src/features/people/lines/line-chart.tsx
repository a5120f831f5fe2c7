import { clsx } from 'clsx';

import { peopleCount } from '@/components/employee/people-count';
import { withCommas } from '@/lib/with-commas';
import { Avatar, tintOf } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { focusIfLost } from '@/ui/focus';

import type { LinePerson, ReportingTree } from './reporting-tree';

const drawn = 8;

type LineChartProps = {
  tree: ReportingTree;
  person: LinePerson;
  onMove: (person: LinePerson) => void;
  onDetails: () => void;
};

/** The pressed button unmounted with the previous person. */
const takeLostFocus = (title: HTMLElement | null): void => {
  if (title) focusIfLost(title);
};

/** A person between their manager and their reports, drawn. Every other name moves the tree to it (docs/product.md 8.21). */
export function LineChart({ tree, person, onMove, onDetails }: LineChartProps) {
  const manager = tree.managerOf(person);
  const reports = tree.reportsOf(person);
  const below = tree.countBelow(person);
  return (
    <section
      aria-label="Chart"
      className="sticky top-25 w-110 shrink-0 overflow-hidden rounded-card border border-line bg-raised shadow-2"
    >
      <header className="border-b border-line px-6 py-4">
        <h2 key={person.key} ref={takeLostFocus} tabIndex={-1} className="truncate text-h3 outline-none">
          <bdi>{person.name}</bdi>
        </h2>
        <p className="text-small text-muted">{manager ? `Reports to ${manager.name}` : 'At the top'}</p>
      </header>
      <div className="grid justify-items-center bg-surface/60 p-6">
        {manager && (
          <>
            <Node
              key={manager.key}
              person={manager}
              count={tree.reportsOf(manager).length}
              hasPicture
              onPress={() => onMove(manager)}
            />
            <Line className="h-5" />
          </>
        )}
        <Node person={person} count={reports.length} hasPicture />
        {reports.length > 0 && (
          <>
            <Line className="h-4" />
            <ul className="relative grid w-full grid-cols-2 gap-x-7 gap-y-3 before:absolute before:inset-y-0 before:start-1/2 before:w-[1.5px] before:-translate-x-1/2 before:bg-accent/45 rtl:before:translate-x-1/2 forced-colors:before:bg-[CanvasText]">
              {reports.slice(0, drawn).map((report, index) => (
                <li
                  key={report.key}
                  className={clsx(
                    'relative before:absolute before:top-1/2 before:h-[1.5px] before:w-3.5 before:bg-accent/45 forced-colors:before:bg-[CanvasText]',
                    index % 2 === 0 ? 'before:start-full' : 'before:end-full',
                  )}
                >
                  <Node person={report} count={tree.reportsOf(report).length} onPress={() => onMove(report)} />
                </li>
              ))}
            </ul>
            {reports.length > drawn && <p className="mt-3 text-small text-muted">and {reports.length - drawn} more</p>}
          </>
        )}
        <p className="mt-5 text-center text-small text-muted">
          {below === 0 ? 'No direct reports.' : `${peopleCount(below)} below. Select a name to go there.`}
        </p>
      </div>
      <footer className="flex flex-wrap gap-2 border-t border-line px-6 py-3.5">
        <Button look="secondary" size="small" onClick={onDetails}>
          Open details
        </Button>
      </footer>
    </section>
  );
}

function Line({ className }: { className: string }) {
  return <span aria-hidden className={clsx('w-[1.5px] bg-accent/45 forced-colors:bg-[CanvasText]', className)} />;
}

type NodeProps = {
  person: LinePerson;
  count: number;
  hasPicture?: boolean;
  /** Left out for the person in the middle. */
  onPress?: () => void;
};

function Node({ person, count, hasPicture = false, onPress }: NodeProps) {
  const content = (
    <>
      {hasPicture && <Avatar name={person.name} image={null} tint={tintOf(person.id)} />}
      <span className="min-w-0 flex-1">
        <span className="block truncate text-label">
          <bdi>{person.name}</bdi>
        </span>
        <span className="block truncate text-micro font-normal text-muted">
          <bdi>{person.jobTitle || '\u2013'}</bdi>
        </span>
      </span>
      {count > 0 && (
        <span className="text-small tabular-nums">
          {withCommas(count)}
          <span className="sr-only"> {count === 1 ? 'report' : 'reports'}</span>
        </span>
      )}
    </>
  );
  const look = clsx(
    'relative flex min-h-13 items-center gap-2.5 rounded-field border px-3 py-1.5 text-start',
    hasPicture ? 'w-60' : 'w-full',
  );
  if (!onPress) {
    return (
      <div aria-current="true" className={clsx(look, 'border-accent bg-accent-soft text-accent-soft-ink')}>
        {content}
      </div>
    );
  }
  return (
    <button
      type="button"
      title={person.name}
      onClick={onPress}
      className={clsx(look, 'border-line-strong bg-raised hover:border-muted hover:bg-sunken')}
    >
      {content}
    </button>
  );
}
