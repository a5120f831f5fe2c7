import { clsx } from 'clsx';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Merge from 'lucide-react/icons/merge';

import type { GoalGroup } from '@/domain/goal-groups';
import { goalKinds } from '@/domain/goal-kind';
import { withCommas } from '@/lib/with-commas';
import { Button } from '@/ui/button';
import { afterRemoval } from '@/ui/focus';

import { rolesOf } from './group-parts';
import { useAlignedParts } from './use-aligned';

/** 'Sales Lead, Marketer · 2 OKRs' */
function rolesText({ tries }: GoalGroup): string {
  const [first] = tries;
  if (first === undefined) return '';
  const { singular, plural } = goalKinds[first.latest.record.kind];
  const count = `${withCommas(tries.length)} ${tries.length === 1 ? singular : plural}`;
  return [rolesOf(tries).join(', '), count].filter((text) => text !== '').join(' · ');
}

type MaybeSameProps = { group: GoalGroup; other: GoalGroup; className?: string };

/** Asks whether another group is the same goal in other words (docs/product.md 7.23). */
export function MaybeSame({ group, other, className }: MaybeSameProps) {
  const { merge, keepApart, lose } = useAlignedParts();
  return (
    <div
      // It may be answered in another tab.
      ref={afterRemoval(() => lose(group))}
      role="group"
      aria-label={`Maybe the same as ${group.goal}`}
      className={clsx(
        'flex items-start gap-3 bg-blaze-soft px-4 py-3.5 text-blaze-soft-ink forced-colors:border',
        className,
      )}
    >
      <Lightbulb aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.85} />
      <div className="min-w-0 flex-1">
        <p className="text-body font-medium wrap-anywhere">
          Maybe the same: “<bdi>{other.goal}</bdi>”
        </p>
        <p className="mt-0.5 text-small">{rolesText(other)}. It stays as it is in your pocket.</p>
        <div className="mt-2.5 flex flex-wrap gap-2 max-md:-ms-8 max-md:*:flex-auto max-md:*:px-2">
          <Button
            look="secondary"
            size="small"
            icon={Merge}
            sends
            aria-label={`Merge for this view: ${other.goal}`}
            onClick={() => merge(group, other)}
            className="border-muted"
          >
            Merge for this view
          </Button>
          <Button
            look="quiet"
            size="small"
            sends
            aria-label={`Keep apart: ${other.goal}`}
            onClick={() => keepApart(group, other)}
            className="text-blaze-soft-ink! max-md:border-muted max-md:bg-raised max-md:text-ink!"
          >
            Keep apart
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Says that texts are merged into a group, and takes them apart. */
export function MergedNote({ group }: { group: GoalGroup }) {
  const { separate } = useAlignedParts();
  if (group.merged.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small text-muted">
      <span title={[group.goal, ...group.merged].join('\n')}>
        {withCommas(group.merged.length + 1)} texts, merged here
      </span>
      <Button
        look="quiet"
        size="small"
        sends
        aria-label={`Keep apart: ${group.goal}`}
        onClick={() => separate(group)}
        className="min-h-8 px-1.5 text-small print:hidden"
      >
        Keep apart
      </Button>
    </p>
  );
}
