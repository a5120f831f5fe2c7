import type { ReactNode } from 'react';

type TitledCardProps = { id: string; title: ReactNode; note?: ReactNode; aside?: ReactNode; children: ReactNode };

/** A card named by its title, with a note below it and something beside it. */
export function TitledCard({ id, title, note, aside, children }: TitledCardProps) {
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-raised">
      <div className="flex items-start justify-between gap-3 px-5 pt-5 pb-3.5 md:px-6">
        <div>
          <h2 id={id} className="text-h3">
            {title}
          </h2>
          {note !== undefined && <p className="text-small text-muted">{note}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
