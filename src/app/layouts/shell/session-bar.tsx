import { Link, useLocation } from 'react-router-dom';

import type { AudienceRow } from '@/domain/audience';
import { notices } from '@/domain/messages';
import { useTokenState } from '@/session/use-session';

/**
 * Says quietly that the session has ended. The page and what is typed in it stay; signing in again leads back here
 * (reading 1).
 */
export function SessionBar({ row }: { row: AudienceRow }) {
  const { pathname, search } = useLocation();
  const ended = useTokenState(row.audience) === 'expired';
  return (
    <div role="status">
      {ended && (
        <p className="flex flex-wrap items-center justify-center gap-x-3 bg-blaze-soft px-4 py-2.5 text-blaze-soft-ink">
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
