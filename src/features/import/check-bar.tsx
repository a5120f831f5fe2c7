import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UsersRound from 'lucide-react/icons/users-round';

import { peopleCount } from '@/components/employee/people-count';
import { withCommas } from '@/lib/with-commas';
import { BottomBar } from '@/ui/bottom-bar';
import { Button } from '@/ui/button';
import { afterRemoval, focusTitle } from '@/ui/focus';

import type { Check } from './use-check';

type CheckBarProps = { check: Check; isStarting: boolean; onBack: () => void; onImport: () => void };

const focusAfterwards = afterRemoval(() => focusTitle());

/** How many are sent and why the others are not; that it cannot be taken back; and the button that sends. */
export function CheckBar({ check: { counts, rows, load, isReady }, isStarting, onBack, onImport }: CheckBarProps) {
  const left = leftOutText(counts);
  return (
    <BottomBar ref={focusAfterwards} data-notice className="mt-8">
      <div className="mx-auto flex max-w-280 flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <p role="status" className="text-small">
            {isReady && (
              <>
                <strong>
                  {withCommas(counts.ready)} of {withCommas(rows.length)} are ready.
                </strong>{' '}
                <span className="max-md:hidden">{left}</span>
                {left !== '' && (
                  <span className="md:hidden">{withCommas(rows.length - counts.ready)} are left out.</span>
                )}
              </>
            )}
          </p>
          <p className="mt-1 flex items-center gap-2 text-small font-medium text-blaze-soft-ink">
            <TriangleAlert aria-hidden className="size-4 shrink-0" strokeWidth={1.85} />
            People cannot be taken back here once they are in.
          </p>
        </div>
        <div className="flex gap-3 max-md:w-full">
          <Button look="quiet" size="large" onClick={onBack}>
            Back
          </Button>
          <Button
            size="large"
            icon={UsersRound}
            sends
            className="disabled:opacity-45 max-md:flex-1"
            // Whoever is in the company already would be added again.
            pending={!isReady || load.isLoading || isStarting}
            disabled={isReady && counts.ready === 0}
            onClick={onImport}
          >
            Import {peopleCount(counts.ready)}
          </Button>
        </div>
      </div>
    </BottomBar>
  );
}

/** '3 have problems and 4 are already here. They are left out and can be downloaded afterwards.' */
function leftOutText({ notSent: { fine, problems, here, 'left out': out } }: Check['counts']): string {
  const have = (count: number, one: string, many: string) =>
    count === 0 ? [] : [count === 1 ? `1 ${one}` : `${withCommas(count)} ${many}`];
  const parts = [
    ...have(problems, 'has problems', 'have problems'),
    ...have(here, 'is already here', 'are already here'),
    ...have(out, 'is left out', 'are left out'),
    ...have(fine, 'is switched off', 'are switched off'),
  ];
  if (parts.length === 0) return '';
  const list = new Intl.ListFormat('en-GB').format(parts);
  return `${list}. They are left out and can be downloaded afterwards.`;
}
