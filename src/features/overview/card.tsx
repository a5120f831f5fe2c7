import { useRef, type ReactNode } from 'react';

import { SkeletonRows } from '@/ui/skeleton';
import { TryAgain } from '@/ui/try-again';

import type { Source } from './use-source';

type PartProps = {
  title: string;
  /** What it is made of; nothing for a part that needs no call. */
  sources: readonly Source<unknown>[];
  /** Beside the title. */
  action?: ReactNode;
  /** What is shown once one of the sources has answered. */
  children: ReactNode;
};

/** A card of the overview: it shows what is there, and for each source that failed the way to ask again. */
export function Part({ title, sources, action, children }: PartProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isKnown = sources.length === 0 || sources.some(({ data }) => data !== undefined);
  const failed = sources.filter(({ hasFailed }) => hasFailed);
  const isAwaited = sources.some(({ isLoading }) => isLoading);
  return (
    <section className="rounded-card border border-line bg-raised">
      <header className="flex items-center justify-between gap-4 px-5 pt-5 md:px-6">
        <h2 ref={heading} tabIndex={-1} className="rounded-badge text-h3">
          {title}
        </h2>
        {action}
      </header>
      {isKnown && <div className="px-5 pt-4 pb-5 md:px-6 md:pb-6">{children}</div>}
      {isAwaited && <SkeletonRows label={`Loading: ${title}`} rows={isKnown ? 1 : 4} />}
      {failed.map((source) => (
        <Failed key={source.name} source={source} onLoaded={() => heading.current?.focus()} />
      ))}
    </section>
  );
}

/** Says what could not be loaded, and asks again. Its button goes with it, so the focus is handed on. */
function Failed({ source, onLoaded }: { source: Source<unknown>; onLoaded: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-5 pt-3 pb-5 md:px-6 md:pb-6">
      <p className="text-muted">We could not load your {source.name}</p>
      <TryAgain load={source} size="small" onLoaded={onLoaded} />
    </div>
  );
}
