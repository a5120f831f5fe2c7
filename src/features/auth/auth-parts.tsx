import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import type { AudienceRow } from '@/domain/audience';
import { PageTitle } from '@/ui/page-title';

/** The top of an auth page: its title, one line, and above them the icon of pages that are a stop on the way. */
export function AuthHeading({
  row,
  title,
  icon: Icon,
  children,
}: {
  /** Whose page it is. */
  row: AudienceRow;
  title: string;
  icon?: LucideIcon;
  children: ReactNode;
}) {
  return (
    <header className="mb-7">
      {Icon && (
        <span className="mb-5 grid size-11 place-items-center rounded-full border-2 border-accent text-accent">
          <Icon aria-hidden className="size-5" strokeWidth={1.85} />
        </span>
      )}
      <PageTitle title={title + row.titleSuffix} className="text-h1-large">
        {title}
      </PageTitle>
      <p className="mt-2 text-body-lg text-muted">{children}</p>
    </header>
  );
}
