import { useQuery } from '@tanstack/react-query';
import { CheckCheck, Square, Bell, Check } from 'lucide-react';
import { useEffect, useRef, useId, useLayoutEffect, type RefObject } from 'react';
import { Link } from 'react-router-dom';

import { notificationsQuery } from '@/api/notifications';
import { KindTile } from '@/components/goal-kind';
import type { Audience } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { notices } from '@/domain/messages';
import type { Notification } from '@/domain/records';
import { useUserId } from '@/session/use-session';
import { Button } from '@/ui/button';
import { focusIfLost } from '@/ui/focus';
import { EmptyState, useLoad, TryAgain, SkeletonRows } from '@/ui/load-states';
import { PageTitle } from '@/ui/page-title';
import { Progress } from '@/ui/progress';
import { useGrowingList } from '@/ui/use-growing-list';

import { useReading, type Round } from './use-reading';

type NotificationEntryProps = {
  audience: Audience;
  item: Notification;
  pending: boolean;
  onRead: (id: Notification['id']) => void;
  /** Gets the entry's place in the list when it is removed with the focus in it. */
  emptied: RefObject<number | null>;
};

/** One notification. When it speaks of an OKR or a KPI it has its icon and leads to its list (spec 2). */
function NotificationEntry({ audience, item, pending, onRead, emptied }: NotificationEntryProps) {
  const entry = useRef<HTMLLIElement>(null);
  const messageId = useId();
  const kind = Object.values(goalKinds).find(({ singular }) => item.message.includes(singular));

  // Its cleanup runs while the entry still stands in the list.
  useLayoutEffect(() => {
    const element = entry.current;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      emptied.current = [...(element.parentElement?.children ?? [])].indexOf(element);
    };
  }, [emptied]);

  return (
    <li ref={entry} className="flex flex-wrap items-center gap-x-4 gap-y-2.5 px-5 py-4">
      {kind ? <KindTile kind={kind.kind} /> : <KindTile icon={Bell} />}
      <p id={messageId} className="min-w-0 flex-1">
        {kind ? (
          <Link
            to={kind.listPath[audience]}
            className="text-ink underline decoration-transparent underline-offset-4 hover:decoration-current"
          >
            <bdi>{item.message}</bdi>
          </Link>
        ) : (
          <bdi>{item.message}</bdi>
        )}
      </p>
      <div className="max-sm:w-full max-sm:pl-14">
        <Button
          look="secondary"
          size="small"
          icon={Check}
          iconClassName="text-accent"
          pending={pending}
          onClick={() => onRead(item.id)}
          aria-describedby={messageId}
          data-read
        >
          Mark as Read
        </Button>
      </div>
    </li>
  );
}

const title = 'Stay Updated';

const none: readonly Notification[] = [];

/** What is new for a person (spec 2, 4). A failure is logged by the frame, which asks for the same list. */
export function NotificationsPage({ audience }: { audience: Audience }) {
  const userId = useUserId(audience);
  const load = useLoad(useQuery(notificationsQuery(audience, userId)));
  const { data = none, isLoading, hasFailed } = load;
  /** The place of the entry that was removed with the focus in it. */
  const emptied = useRef<number | null>(null);
  const { busy, round, read, readAll, stop } = useReading(audience, userId);
  const { shown, sentinel } = useGrowingList(data);
  const keys = keysOf(shown);

  // The entry that had the focus is gone: the next one takes it, or the title when it was the last.
  useEffect(() => {
    if (emptied.current === null) return;
    const buttons = document.querySelectorAll<HTMLElement>('[data-read]');
    const next = buttons[Math.min(emptied.current, data.length - 1)];
    emptied.current = null;
    focusIfLost(next ?? null);
  }, [data]);

  return (
    <div className="mx-auto max-w-190">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <PageTitle title={title} />
          {data.length > 0 && <p className="mt-1 text-muted">{data.length} new. Reading one takes it off this list.</p>}
        </div>
        {data.length > 1 && round?.running !== true && (
          <Button look="secondary" icon={CheckCheck} iconClassName="text-accent" sends onClick={readAll} data-read-all>
            Mark all as read
          </Button>
        )}
      </div>
      <RoundBar round={round} onStop={stop} />
      <div className="mt-6 overflow-hidden rounded-card border border-line bg-raised">
        {isLoading ? (
          <SkeletonRows label="Loading notifications" />
        ) : data.length === 0 ? (
          <EmptyState title={notices.noNotifications} action={hasFailed && <TryAgain load={load} />}>
            {hasFailed ? 'They could not be loaded just now.' : 'You will see a note here when something is saved.'}
          </EmptyState>
        ) : (
          <>
            <ul className="divide-y divide-line">
              {shown.map((item, index) => (
                <NotificationEntry
                  key={keys[index]}
                  audience={audience}
                  item={item}
                  pending={busy.includes(item.id)}
                  onRead={read}
                  emptied={emptied}
                />
              ))}
            </ul>
            {sentinel}
          </>
        )}
      </div>
    </div>
  );
}

/** How far reading all of them has come, and what stayed. */
function RoundBar({ round, onStop }: { round: Round | null; onStop: () => void }) {
  const stop = useRef<HTMLButtonElement>(null);
  const running = round?.running === true;

  // The button that was pressed has made room for this one, and later for the title.
  useEffect(() => {
    if (!running) return;
    stop.current?.focus();
    return () => {
      focusIfLost(document.querySelector<HTMLElement>('[data-read-all]'));
    };
  }, [running]);

  return (
    <div className={round === null ? undefined : 'mt-4'}>
      {running && (
        <div className="flex items-center gap-4">
          <Progress label="Marking as read" part={(round.done + round.failed) / round.total} className="flex-1" />
          <Button ref={stop} look="secondary" size="small" icon={Square} onClick={onStop}>
            Stop
          </Button>
        </div>
      )}
      <p role="status" className="text-small text-muted">
        {round !== null && !running && roundInWords(round)}
      </p>
    </div>
  );
}

function roundInWords({ done, failed, total }: Round): string {
  const stayed = failed === 0 ? '' : ` ${failed} could not be marked and stayed.`;
  return `${done} of ${total} marked as read.${stayed}`;
}

/** Tells entries apart also when the backend repeats an id. */
function keysOf(items: readonly Notification[]): string[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const id = String(item.id);
    const repeats = seen.get(id) ?? 0;
    seen.set(id, repeats + 1);
    return `${id}~${repeats}`;
  });
}
