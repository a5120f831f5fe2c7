import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, Check } from 'lucide-react';
import { useEffect } from 'react';

import { markNotificationAsRead } from '@/api/notifications';
import { notificationsQuery } from '@/api/queries';
import type { Audience } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { notices } from '@/domain/messages';
import type { Notification } from '@/domain/records';
import { log } from '@/lib/log';
import { keepNotificationsFlag } from '@/session/session';
import { useStoredValues } from '@/session/use-session';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { KindTile } from '@/ui/kind-tile';
import { PageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/skeleton';
import { useAction } from '@/ui/use-submission';

const title = 'Stay Updated';

/** What is new for a person (spec 2, 4). Failures are only logged (spec 8). */
export function NotificationsPage({ audience }: { audience: Audience }) {
  const { userId } = useStoredValues();
  const query = notificationsQuery(audience, userId);
  const { data, error, isPending } = useQuery(query);
  const queries = useQueryClient();

  useEffect(() => {
    if (error) log('Notifications could not be fetched.', error);
  }, [error]);

  function remove(id: string) {
    const rest = (queries.getQueryData(query.queryKey) ?? []).filter((item) => item.id !== id);
    queries.setQueryData(query.queryKey, rest);
    keepNotificationsFlag(rest.length > 0);
  }

  const items = data ?? [];
  return (
    <div className="mx-auto max-w-190">
      <PageTitle title={title} />
      {items.length > 0 && <p className="mt-1 text-muted">{items.length} new. Reading one takes it off this list.</p>}
      <div className="mt-6 overflow-hidden rounded-card border border-line bg-raised">
        {isPending ? (
          <SkeletonRows label="Loading notifications" />
        ) : items.length === 0 ? (
          <EmptyState title={notices.noNotifications}>You will see a note here when something is saved.</EmptyState>
        ) : (
          <ul className="divide-y divide-line">
            {items.map((item) => (
              <Entry key={item.id} audience={audience} item={item} onRead={() => remove(item.id)} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function Entry({ audience, item, onRead }: { audience: Audience; item: Notification; onRead: () => void }) {
  const { run: markAsRead, pending } = useAction({
    send: (signal) => markNotificationAsRead(audience, item.id, signal),
    onDone: onRead,
    onFailure: (reason) => log('A notification could not be marked as read.', reason),
  });
  const kind = Object.values(goalKinds).find(({ singular }) => item.message.includes(singular));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
      {kind ? <KindTile kind={kind.kind} /> : <KindTile icon={Bell} />}
      <p className="min-w-0 flex-1 basis-60">
        <bdi>{item.message}</bdi>
      </p>
      <Button
        look="secondary"
        size="small"
        icon={Check}
        iconClassName="text-accent"
        pending={pending}
        onClick={() => markAsRead()}
      >
        Mark as Read<span className="sr-only">: {item.message}</span>
      </Button>
    </li>
  );
}
