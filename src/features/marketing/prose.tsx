import type { ReactNode } from 'react';

import { PageTitle } from '@/ui/page-title';

/** A page that is only to be read. */
export function Prose({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <article className="mx-auto max-w-170 pt-8 lg:pt-16">
      <PageTitle title={title} className="text-d2" />
      <p className="mt-4 text-lead text-muted">{lead}</p>
      {children}
    </article>
  );
}

/** A part of it under its own heading. */
export function ProseSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 text-body-lg [&_p]:mt-2.5">
      <h2 className="text-h2">{title}</h2>
      {children}
    </section>
  );
}
