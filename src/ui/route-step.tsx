import type { ReactNode } from 'react';

/** A step of a form that is filled in order, with its waypoint at the left and the line that leads to the next one. */
export function RouteStep({ marker, last, children }: { marker: ReactNode; last: boolean; children: ReactNode }) {
  return (
    <div className="relative flex gap-4 md:gap-5">
      <div aria-hidden className="relative w-7 shrink-0">
        {!last && <span className="absolute top-16 -bottom-8 left-3.25 w-0.5 animate-fade-in bg-accent" />}
        <span className="relative mt-8.5 block">{marker}</span>
      </div>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
