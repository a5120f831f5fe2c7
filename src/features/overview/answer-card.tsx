import { clsx } from 'clsx';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useRef, type ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';

import { allFailed, TryAgain, useIsOutage, type Retried } from '@/ui/load-states';

/** What an answer says, and the list that shows it. */
export type Answer = {
  title: ReactNode;
  ground: string;
  evidence: ReactNode;
  /** The first is that of the whole card; a further one where no list shows all of it. */
  links: readonly AnswerLink[];
};

type AnswerLink = { to: To; label: string };

type AnswerCardProps = {
  name: string;
  /** undefined while a part of it is loading, null where there is none: then the card is left out. */
  answer: Answer | null | undefined;
  /** The parts that it is made of that could not be read. */
  failed: readonly Retried[];
};

/** One question of the overview and its answer (docs/product.md 8.20); the whole card leads to the list that shows it. */
export function AnswerCard({ name, answer, failed }: AnswerCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOutage = useIsOutage();
  if (answer === null && failed.length === 0) return null;
  const hasFailed = failed.length > 0;
  return (
    <li className="relative flex min-h-54 flex-col rounded-card border border-line bg-raised px-5 py-5 has-[a:hover]:border-line-strong md:px-6">
      {/* One heading in every state: after 'Try again' it takes the focus. */}
      <h2 ref={heading} tabIndex={-1} className="rounded-badge text-h3 wrap-anywhere">
        {hasFailed ? name : (answer?.title ?? <TitleSkeleton label={`Loading: ${name}`} />)}
      </h2>
      {hasFailed && <p className="mt-1.5 text-muted">{isOutage ? '\u2013' : "We couldn't load this."}</p>}
      {hasFailed && (
        <TryAgain
          load={allFailed(failed)}
          size="small"
          aria-label={`Try again: ${name}`}
          onLoaded={() => heading.current?.focus()}
          className="mt-3 self-start"
        />
      )}
      {answer && !hasFailed && (
        <>
          <p className="mt-1.5 text-small text-muted">{answer.ground}</p>
          <div className="flex min-h-19 flex-1 flex-col justify-center py-3">{answer.evidence}</div>
          <p className="flex flex-wrap gap-x-5">
            {answer.links.map(({ to, label }, index) => (
              <Link
                key={label}
                to={to}
                className={clsx(
                  'inline-flex min-h-6 items-center gap-1.5 text-label font-semibold text-accent no-underline pointer-coarse:min-h-11',
                  index === 0
                    ? 'after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus'
                    : 'relative z-[1] rounded-badge hover:underline',
                )}
              >
                {label}
                <ArrowRight className="size-4" />
              </Link>
            ))}
          </p>
        </>
      )}
    </li>
  );
}

function TitleSkeleton({ label }: { label: string }) {
  return (
    <span role="status" className="inline-block w-full animate-fade-in [animation-delay:200ms]">
      <span className="sr-only">{label}</span>
      <span aria-hidden className="inline-block h-4 w-3/4 rounded-full bg-track motion-safe:animate-pulse-slow" />
    </span>
  );
}
