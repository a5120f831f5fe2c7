import type { ReactNode } from 'react';

import { EmptyStones } from './art/empty-stones';

/** What stands where there is nothing yet: a drawing, a title, one sentence, one action. */
export function EmptyState({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="grid justify-items-center px-6 py-12 text-center">
      <EmptyStones />
      <p className="mt-5 text-body font-semibold">{title}</p>
      <p className="mt-1 max-w-72 text-muted">{children}</p>
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
