import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import Bell from 'lucide-react/icons/bell';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import { useRef, useId, useMemo, useState } from 'react';
import { Link, useOutletContext } from 'react-router-dom';

import { notificationsQuery, type Notification, markAsReadMutation } from '@/api/notifications';
import { takeKey } from '@/api/read';
import { removeRow } from '@/api/remove-row';
import { KindTile } from '@/components/goal/goal-kind';
import type { Audience, AudienceRow } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { notices } from '@/domain/messages';
import { captureOwner } from '@/session/owner';
import { store } from '@/session/storage';
import { useUserId } from '@/session/use-session';
import { Button } from '@/ui/button';
import { afterRemoval, focusTitle } from '@/ui/focus';
import { EmptyState, RefreshFailed, useLoad, TryAgain, SkeletonRows } from '@/ui/load-states';
import { PageTitle } from '@/ui/page-title';
import type { RunState } from '@/ui/run';
import { usePageMutation } from '@/ui/use-page-mutation';
import { useWork } from '@/ui/use-work';
import { PauseStrip, WorkBar } from '@/ui/work-bar';

const shownFirst = 100;

type NotificationEntryProps = {
  audience: Audience;
  item: Notification;
  pending: boolean;
  onRead: (id: Notification['id']) => void;
  /** Called when it was removed with the focus. */
  onRemoved: () => void;
};

/** One notification. If its message names a kind of goal, it has the kind's icon and leads to its list. */
function NotificationEntry({ audience, item, pending, onRead, onRemoved }: NotificationEntryProps) {
  const messageId = useId();
  const kind = Object.values(goalKinds).find(({ singular }) => item.message.includes(singular));
  return (
    <li ref={afterRemoval(onRemoved)} className="flex flex-wrap items-center gap-x-4 gap-y-2.5 px-5 py-4">
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
      <div className="max-sm:w-full max-sm:ps-14">
        <Button
          look="quiet"
          size="small"
          icon={Check}
          iconClassName="text-accent"
          sends
          pending={pending}
          onClick={() => onRead(item.id)}
          aria-describedby={messageId}
          className="scroll-my-24"
        >
          Mark as Read
        </Button>
      </div>
    </li>
  );
}

const none: readonly Notification[] = [];

/** The unread notifications. A failure is logged by the shell, which reads the same list. */
export function NotificationsPage() {
  const { audience } = useOutletContext<AudienceRow>();
  const userId = useUserId(audience);
  const load = useLoad(useQuery(notificationsQuery(audience, userId)));
  const { data = none, isLoading, hasFailed } = load;
  const [most, setMost] = useState(shownFirst);
  const list = useRef<HTMLUListElement>(null);
  const { pendingIds, work, announcement, markAsRead, markAllAsRead } = useMarkAsRead(audience, userId);
  const { progress } = work;
  const isWorking = progress !== null;
  const readAll = useRef<HTMLButtonElement>(null);
  const keys = useMemo(() => keysOf(data), [data]);

  function focusEntry(index: number): void {
    const entry = list.current?.children[Math.min(index, data.length - 2)];
    const button = entry?.querySelector('button');
    if (button) button.focus();
    else focusTitle({ preventScroll: true });
  }

  return (
    <div className="max-w-190">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <PageTitle>Stay Updated</PageTitle>
          {data.length > 0 && <p className="mt-1 text-muted">{data.length} new</p>}
        </div>
        {data.length > 1 && !isWorking && (
          <Button
            ref={readAll}
            look="secondary"
            icon={CheckCheck}
            iconClassName="text-accent"
            sends
            onClick={markAllAsRead}
          >
            Mark all as read
          </Button>
        )}
      </div>
      <RefreshFailed loads={[load]} className="mt-4" />
      {progress && (
        // Stop has the focus.
        <div
          ref={afterRemoval(() => (readAll.current ? readAll.current.focus() : focusTitle({ preventScroll: true })))}
          className="mt-4 overflow-clip rounded-card border border-line bg-raised"
        >
          <PauseStrip progress={progress} className="px-4" />
          <div className="px-4 py-3">
            <WorkBar icon={CheckCheck} progress={progress} onStop={work.stop} onResume={work.resume} />
          </div>
        </div>
      )}
      <p role="status" className={isWorking ? 'sr-only' : clsx('text-small text-muted', announcement !== '' && 'mt-4')}>
        {announcement}
      </p>
      <div className="mt-6 overflow-clip rounded-card border border-line bg-raised">
        {isLoading ? (
          <SkeletonRows label="Loading notifications" />
        ) : data.length === 0 ? (
          <EmptyState title={notices.noNotifications} action={hasFailed && <TryAgain load={load} />}>
            {hasFailed
              ? "We couldn't load them just now, so there may be some."
              : userId === null
                ? "We can't load them: this sign-in has no user ID."
                : 'New OKRs and KPIs show up here.'}
          </EmptyState>
        ) : (
          <ul ref={list} className="divide-y divide-line">
            {data.slice(0, most).map((item, index) => (
              <NotificationEntry
                key={keys[index]}
                audience={audience}
                item={item}
                pending={pendingIds.includes(item.id)}
                onRead={markAsRead}
                onRemoved={() => focusEntry(index)}
              />
            ))}
          </ul>
        )}
      </div>
      {data.length > most && (
        <Button look="secondary" className="mt-4" onClick={() => setMost(most + shownFirst)}>
          Show more
        </Button>
      )}
    </div>
  );
}

/** Unique keys, also when the backend repeats an id. */
function keysOf(items: readonly Notification[]): string[] {
  const taken = new Map<string, number>();
  return items.map(({ id }) => takeKey(String(id), taken));
}

/** Marks notifications as read, one call each. Entries leave after success; pending ones stay pending after a return. */
function useMarkAsRead(audience: Audience, userId: string | null) {
  const queries = useQueryClient();
  const { queryKey } = notificationsQuery(audience, userId);
  const { mutate, send, pending } = usePageMutation(markAsReadMutation(audience, userId), {
    onMutate: captureOwner,
    onSuccess: async (_, id, { context: isSameOwner }) => {
      const rest = await removeRow<Notification>(queries, queryKey, (item) => item.id === id);
      if (rest && isSameOwner()) store({ notifications: String(rest.length > 0) });
    },
    isSame: (one, other) => one === other,
  });
  const [announcement, announce] = useState('');
  const work = useWork(announce);

  const cached = (): Notification[] => queries.getQueryData<Notification[]>(queryKey) ?? [];

  function markAllAsRead(): void {
    work.startRun({
      title: 'Marking as read',
      isLong: true,
      items: [...new Set(cached().map(({ id }) => id))],
      doneWord: 'marked',
      send: async (id) => {
        // The entry's own button may have marked it in the meantime.
        if (cached().some((item) => item.id === id)) await send(id);
      },
      onEnd: (state) => announce(summaryOf(state)),
    });
  }

  return {
    pendingIds: pending,
    work,
    announcement,
    markAsRead: mutate,
    markAllAsRead,
  };
}

function summaryOf({ done, failed, total }: RunState): string {
  const stayed = failed === 0 ? '' : ` We couldn't mark ${failed}.`;
  return `${done} of ${total} marked as read.${stayed}`;
}
