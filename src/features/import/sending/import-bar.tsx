import UsersRound from 'lucide-react/icons/users-round';

import { LeaveGuard } from '@/components/leave-guard';
import { paths } from '@/domain/paths';
import { titleAfterRemoval } from '@/ui/focus';
import { PauseStrip, WorkBar } from '@/ui/work-bar';

import { isLostByReload, type ImportState, useImport } from './job';

const padding = 'px-4 md:px-6 wide:px-8';

/** How far the import is, on the other pages of the business area. Nothing once it has ended. */
export function ImportBar() {
  const { running } = useImport();
  if (running === null) return null;
  const { state, job } = running;
  const { progress } = state;
  return (
    <>
      <ImportStatus state={state} />
      {progress !== null && (
        <div
          ref={titleAfterRemoval}
          data-work-bar
          role="region"
          aria-label="Import under way"
          className="fixed inset-x-0 bottom-0 z-6 border-t border-line bg-raised lg:start-[min(14.5rem,30vw)] wide:start-[min(16rem,26vw)] print:hidden"
        >
          <PauseStrip progress={progress} className={padding} />
          <div className={`flex min-h-18 items-center ${padding}`}>
            <WorkBar
              icon={UsersRound}
              progress={progress}
              to={paths.employeeImport}
              onPause={job.pause}
              onResume={job.resume}
              onStop={job.stop}
            />
          </div>
        </div>
      )}
    </>
  );
}

/** Announces how an import goes, and asks before a sign-out or the browser loses its rows (docs/product.md 8.13). */
export function ImportStatus({ state }: { state: ImportState }) {
  return (
    <>
      <p role="status" className="sr-only">
        {state.said}
      </p>
      {isLostByReload(state) && (
        <LeaveGuard isOfSession unsaved={() => true}>
          Not everyone is imported yet, and nothing of your file is stored. Stop the import to download the rest.
        </LeaveGuard>
      )}
    </>
  );
}
