import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { useNavigate, Link, useLocation } from 'react-router-dom';

import { notificationsQuery } from '@/api/notifications';
import type { AudienceRow, Audience } from '@/domain/audience';
import { notices } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { listen } from '@/lib/listen';
import { log } from '@/lib/log';
import { isSearchKey } from '@/lib/search-key';
import { store } from '@/session/storage';
import { useUserId, useSessionStatus } from '@/session/use-session';
import { useLoad } from '@/ui/load-states';

const barClass = 'flex flex-wrap items-center justify-center gap-x-3 bg-blaze-soft px-4 py-2.5 text-blaze-soft-ink';

/**
 * Says that the session ends soon or has ended. The page keeps its entries, and signing in leads back to it
 * (docs/product.md 5.6). There is no link before the end: sign-in pages redirect everyone who is signed in.
 */
function SessionBar({ row }: { row: AudienceRow }) {
  const { pathname, search } = useLocation();
  const phase = useSessionStatus(row.audience);
  return (
    <div role="status">
      {phase === 'ending' && <p className={barClass}>{notices.sessionEnding}</p>}
      {phase === 'ended' && (
        <p className={barClass}>
          {notices.sessionEnded}
          <Link
            to={row.signInPath}
            state={{ from: pathname + search }}
            className="inline-flex items-center font-semibold underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {notices.signInAgain}
          </Link>
        </p>
      )}
    </div>
  );
}

/** The platform's Ctrl K or Cmd K leads to the search from anywhere in the shell; there it leads into its field. */
function useSearchKey(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const search = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>('#search-field');
      if (field === null) return void navigate(paths.search);
      field.focus();
      field.select();
    };
    return listen(document, ['keydown'], search);
  }, [navigate]);
}

/** Asked when the shell opens and when its tab is shown again, at most once in this time. */
const freshFor = 60_000;

/**
 * Keeps the red dot true: the stored flag follows the fetched list (docs/product.md 9.4). A failure is logged and
 * leaves it as it was.
 */
function useNotificationsFlag(audience: Audience): void {
  const userId = useUserId(audience);
  const query = useQuery({
    ...notificationsQuery(audience, userId),
    enabled: userId !== null,
    staleTime: freshFor,
    // A failure leaves the answer as stale as it was, and must not be followed by a call at every focus.
    refetchOnWindowFocus: ({ state }) => Date.now() - state.errorUpdatedAt >= freshFor,
  });
  const load = useLoad(query, (reason) => log('Loading the notifications failed.', reason));
  // The dot follows the list once that is painted.
  const data = useDeferredValue(load.data);
  useEffect(() => {
    if (data) store({ notifications: String(data.length > 0) });
  }, [data]);
}

/**
 * Effects of the shell: unread notifications, the end of the session, and the key that searches. Loaded beside the
 * page, which needs none of it to be drawn.
 */
export function ShellEffects({ row }: { row: AudienceRow }) {
  useNotificationsFlag(row.audience);
  useSearchKey();
  return <SessionBar row={row} />;
}
