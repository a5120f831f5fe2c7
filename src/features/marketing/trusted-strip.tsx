import { useId, type ReactNode } from 'react';

import { Marquee } from '@/ui/marquee';

/** A small mark for each role, so that the strip is seen to move. */
function shape(drawing: ReactNode) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0 fill-accent">
      {drawing}
    </svg>
  );
}

/** Roles of people, never invented customers (design 9). */
const roles = [
  { name: 'People operations', drawing: shape(<circle cx="8" cy="8" r="7" />) },
  { name: 'HR business partners', drawing: shape(<path d="M8 1.5 15 15H1Z" />) },
  { name: 'Team managers', drawing: shape(<rect x="1" y="1" width="14" height="14" rx="4" />) },
  { name: 'Talent leads', drawing: shape(<path d="M1 7.5a7 6 0 0 1 14 0ZM1 9.5h14V14H1Z" />) },
  { name: 'Founders', drawing: shape(<path d="M8 .5 15.5 8 8 15.5.5 8Z" />) },
  { name: 'Department heads', drawing: shape(<path d="M1 1h6v14H1ZM9 6h6v9H9Z" />) },
  { name: 'Works councils', drawing: shape(<path d="M1 3h9v4H1ZM6 9h9v4H6Z" />) },
];

/** The strip under the map (spec 2). */
export function TrustedStrip() {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-8 grid items-center gap-x-10 gap-y-1 lg:mt-12 lg:grid-cols-[auto_minmax(0,1fr)] print:hidden"
    >
      <h2 id={id} className="text-small font-medium text-muted">
        Trusted by HR Professionals
      </h2>
      <Marquee items={roles} />
    </section>
  );
}
