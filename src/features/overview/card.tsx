import { useRef, type ReactNode } from 'react';

import type { SourceState } from '@/components/source';
import type { Known } from '@/domain/known';
import { FailedNote, RefreshFailed, SkeletonRows, useIsOutage } from '@/ui/load-states';

type OverviewCardProps<Value> = {
  title: string;
  /** The reads it is made of. */
  sources: readonly SourceState[];
  /** A number beside the title that asks for action. */
  badge?: string;
  content: Known<Value>;
  absence?: string;
  children: (value: Value) => ReactNode;
};

/** A card of the overview: it shows what is known, and a retry for each source that failed. */
export function OverviewCard<Value>({ title, sources, badge, content, absence, children }: OverviewCardProps<Value>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOutage = useIsOutage();
  const isKnown = content.state !== 'unknown';
  const failed = sources.filter(({ hasFailed }) => hasFailed);
  const focusHeading = () => heading.current?.focus();
  const isAwaited = sources.some(({ isLoading }) => isLoading);
  return (
    <section className="rounded-card border border-line bg-raised">
      <header className="flex items-center justify-between gap-4 px-5 pt-5 md:px-6">
        <h2 ref={heading} tabIndex={-1} className="rounded-badge text-h3">
          {title}
        </h2>
        {badge !== undefined && (
          <span className="rounded-badge bg-blaze-soft px-2 py-0.75 text-small font-semibold text-blaze-soft-ink forced-colors:border">
            {badge}
          </span>
        )}
      </header>
      <RefreshFailed loads={sources} name={title} onLoaded={focusHeading} className="px-5 pt-3 md:px-6" />
      {isKnown && (
        <div className="px-5 pt-4 pb-5 md:px-6 md:pb-6">
          {content.state === 'known' ? children(content.value) : <p className="text-muted">{absence}</p>}
        </div>
      )}
      {isAwaited && <SkeletonRows label={`Loading: ${title}`} rows={isKnown ? 1 : 4} />}
      {isOutage && !isKnown && <p className="px-5 pt-3 pb-5 text-muted md:px-6 md:pb-6">{'\u2013'}</p>}
      {!isOutage &&
        failed.map((source) => (
          <FailedNote
            key={source.name}
            text={`We couldn't load your ${source.name}`}
            load={source}
            onLoaded={focusHeading}
            className="justify-between px-5 pt-3 pb-5 md:px-6 md:pb-6"
          />
        ))}
    </section>
  );
}
