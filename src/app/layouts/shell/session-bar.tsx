import { Link, useLocation } from 'react-router-dom';

import type { AudienceRow } from '@/domain/audience';
import { notices } from '@/domain/messages';
import { useSessionPhase } from '@/session/use-session-phase';

const barClass = 'flex flex-wrap items-center justify-center gap-x-3 bg-blaze-soft px-4 py-2.5 text-blaze-soft-ink';

/**
 * Says quietly that the session is about to end, and that it has. The page and what is typed in it stay; signing in
 * again leads back here (reading 1). Before the end there is no link: the sign-in pages lead whoever is signed in away.
 */
export function SessionBar({ row }: { row: AudienceRow }) {
  const { pathname, search } = useLocation();
  const phase = useSessionPhase(row.audience);
  return (
    <div role="status">
      {phase === 'ending' && <p className={barClass}>{notices.sessionEnding}</p>}
      {phase === 'ended' && (
        <p className={barClass}>
          {notices.sessionEnded}
          <Link
            to={row.signInPath}
            state={{ from: pathname + search }}
            className="font-semibold underline underline-offset-4"
          >
            {notices.signInAgain}
          </Link>
        </p>
      )}
    </div>
  );
}
