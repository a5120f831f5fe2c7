import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import Bell from 'lucide-react/icons/bell';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import { useEffect, useRef, useId, useCallback, useMemo, type RefObject, useState } from 'react';
import { Link, useOutletContext } from 'react-router-dom';

import { notificationsQuery, type Notification, markAsReadMutation } from '@/api/notifications';
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
import { maxPrintedRows, useVirtualRows, type VirtualRow } from '@/ui/use-virtual-rows';
import { useWork } from '@/ui/use-work';
import { PauseStrip, WorkBar } from '@/ui/work-bar';

type NotificationEntryProps = {
  audience: Audience;
  item: Notification;
  row: VirtualRow;
  count: number;
  pending: boolean;
  onRead: (id: Notification['id']) => void;
  /** Set to the entry's index when it is removed while focused. */
  removedIndex: RefObject<number | null>;
};

/** One notification. If its message names a kind of goal, it has the kind's icon and leads to its list. */
function NotificationEntry({ audience, item, row, count, pending, onRead, removedIndex }: NotificationEntryProps) {
  const { index, gap } = row;
  const messageId = useId();
  const kind = Object.values(goalKinds).find(({ singular }) => item.message.includes(singular));

  // The cleanup runs while the entry is still in the document.
  const entry = useCallback(
    (element: HTMLLIElement | null) => () => {
      if (element?.contains(document.activeElement) === true) removedIndex.current = Number(element.dataset['index']);
    },
    [removedIndex],
  );

  return (
    <li
      ref={entry}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={{ marginTop: gap }}
      className={clsx('flex flex-wrap items-center gap-x-4 gap-y-2.5 border-line px-5 py-4', index > 0 && 'border-t')}
    >
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
          data-row-focus
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
  const removedIndex = useRef<number | null>(null);
  const { pendingIds, work, announcement, markAsRead, markAllAsRead } = useMarkAsRead(audience, userId);
  const { progress } = work;
  const isWorking = progress !== null;
  const readAll = useRef<HTMLButtonElement>(null);
  const keys = useMemo(() => keysOf(data), [data]);
  const keyOf = useCallback((_: Notification, index: number) => keys[index] ?? '', [keys]);
  const { ref, shown, gapAfter, handlers, restoreFocus } = useVirtualRows<HTMLUListElement, Notification>(
    data,
    keyOf,
    4.375,
  );

  // If the removed entry had the focus, the next one takes it, or the title when it was the last.
  useEffect(() => {
    const index = removedIndex.current;
    if (index === null) return;
    removedIndex.current = null;
    restoreFocus(index);
  }, [restoreFocus]);

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
          <ul ref={ref} style={{ paddingBottom: gapAfter }} {...handlers}>
            {shown.map((row) => {
              const item = data[row.index];
              return (
                item && (
                  <NotificationEntry
                    key={keys[row.index]}
                    audience={audience}
                    item={item}
                    row={row}
                    count={data.length}
                    pending={pendingIds.includes(item.id)}
                    onRead={markAsRead}
                    removedIndex={removedIndex}
                  />
                )
              );
            })}
          </ul>
        )}
      </div>
      {data.length > maxPrintedRows && (
        <p className="hidden pt-4 print:block">
          The first {maxPrintedRows} of {data.length} notifications.
        </p>
      )}
    </div>
  );
}

/** Unique keys, also when the backend repeats an id. */
function keysOf(items: readonly Notification[]): string[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const id = String(item.id);
    const repeats = seen.get(id) ?? 0;
    seen.set(id, repeats + 1);
    return `${id}~${repeats}`;
  });
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
  const stayed = failed === 0 ? '' : ` We couldn’t mark ${failed}.`;
  return `${done} of ${total} marked as read.${stayed}`;
}
