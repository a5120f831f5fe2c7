import { Bell, Check } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { Link } from 'react-router-dom';

import type { Audience } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import type { Notification } from '@/domain/records';
import { Button } from '@/ui/button';
import { KindTile } from '@/ui/kind-tile';

type NotificationEntryProps = {
  audience: Audience;
  item: Notification;
  pending: boolean;
  onRead: (id: Notification['id']) => void;
  /** Gets the entry's place in the list when it is removed with the focus in it. */
  emptied: RefObject<number | null>;
};

/** One notification. When it speaks of an OKR or a KPI it has its icon and leads to its list (spec 2). */
export function NotificationEntry({ audience, item, pending, onRead, emptied }: NotificationEntryProps) {
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
