import ArrowRight from 'lucide-react/icons/arrow-right';
import Download from 'lucide-react/icons/download';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';

import { paths } from '@/domain/paths';
import { downloadBlob } from '@/lib/download';
import { withCommas } from '@/lib/with-commas';
import { Button, ButtonLink } from '@/ui/button';
import { useConfirm } from '@/ui/confirm';
import { titleAfterRemoval } from '@/ui/focus';
import { Progress } from '@/ui/progress';

import { isLostByReload, type ImportState } from './import-state';
import type { Job } from './job';
import { notImportedFile } from './not-imported';

/** '2 imported', '1 failed': the rows of the file by outcome. */
const outcomesOf = ({ counts, leftOut }: ImportState): string[] =>
  [
    { outcome: 'imported', count: counts.in },
    { outcome: 'failed', count: counts.failed },
    { outcome: 'unconfirmed', count: counts.unknown },
    { outcome: 'remaining', count: counts.left },
    { outcome: 'with problems', count: leftOut.problems },
    { outcome: 'skipped', count: leftOut.choice },
    { outcome: 'already added', count: leftOut.here },
  ].flatMap(({ outcome, count }) => (count > 0 ? [`${withCommas(count)} ${outcome}`] : []));

function summaryOf({ all, counts, wasStopped, notRead }: ImportState): string {
  const rest = all - counts.in;
  const others = notRead === '' ? '' : ` Not read as people: ${notRead}.`;
  if (rest === 0)
    return notRead === '' ? 'Everyone in the file was imported.' : `Everyone who was read was imported.${others}`;
  const what = rest === 1 ? "1 row wasn't imported." : `${withCommas(rest)} rows weren't imported.`;
  return `${wasStopped ? 'Stopped. ' : ''}${what}${others}`;
}

/** The result of an import, with actions for the other rows (docs/product.md 8.14). */
export function ImportDone({ state, job, discard }: { state: ImportState; job: Job; discard: () => void }) {
  const { all, counts } = state;
  async function download(): Promise<void> {
    const { blob, fileName } = await notImportedFile(job.plan, job.rows, new Date());
    downloadBlob(blob, fileName);
    job.handleSaved();
  }
  const confirm = useConfirm();
  const discardSafely = () => {
    if (!isLostByReload(state)) return discard();
    confirm({
      title: 'Choose another file?',
      text: (
        <>
          <p>
            {withCommas(all - counts.in)} of {withCommas(all)} people weren’t imported, and nothing of this file is
            stored.
          </p>
          <Button look="secondary" icon={Download} className="mt-4" onClick={() => void download()}>
            Download what was not imported
          </Button>
        </>
      ),
      action: 'Import another file',
      isDangerous: true,
      onConfirm: discard,
    });
  };
  const hasFailed = counts.failed > 0;
  const hasRest = counts.left > 0;
  return (
    <div className="p-4 md:p-7">
      <h2 className="text-h2">
        {withCommas(counts.in)} of {withCommas(all)} people imported
      </h2>
      <p className="mt-1 text-muted">{summaryOf(state)}</p>
      <Progress label="People imported" part={counts.in / Math.max(all, 1)} className="mt-4 h-3!" />
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-small">
        {outcomesOf(state).map((outcome) => (
          <li key={outcome}>{outcome}</li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3 max-md:flex-col">
        {hasFailed && (
          <Button ref={titleAfterRemoval} icon={RotateCcw} sends onClick={job.retry}>
            Try failed rows again
          </Button>
        )}
        {hasRest && (
          <Button
            ref={titleAfterRemoval}
            look={hasFailed ? 'secondary' : 'primary'}
            icon={Play}
            sends
            onClick={job.resume}
          >
            Resume
          </Button>
        )}
        {counts.in < all && (
          <Button look="secondary" icon={Download} onClick={() => void download()}>
            Download what was not imported
          </Button>
        )}
        <div className="flex flex-wrap gap-3 max-md:flex-col md:ms-auto">
          <Button ref={titleAfterRemoval} look="quiet" onClick={discardSafely}>
            Import another file
          </Button>
          <ButtonLink
            to={paths.employeeList}
            look={hasFailed || hasRest ? 'quiet' : 'primary'}
            icon={ArrowRight}
            iconAtEnd
          >
            Employee List
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
