import { clsx } from 'clsx';

import { useStoredValues } from '@/session/use-session';

/** Whether the stored notifications flag says that there is something to read. */
function useUnread(): boolean {
  return useStoredValues().notifications === 'true';
}

/** The red dot of unread notifications, with words for who cannot see it. */
export function UnreadDot({ className }: { className?: string }) {
  if (!useUnread()) return null;
  return (
    <>
      <span aria-hidden className={clsx('size-2 shrink-0 rounded-full bg-danger', className)} />
      <span className="sr-only">, new notifications</span>
    </>
  );
}
