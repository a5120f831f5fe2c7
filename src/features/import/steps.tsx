import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import { Link } from 'react-router-dom';

const steps = [
  { id: 'file', title: 'Choose a file', word: 'File' },
  { id: 'match', title: 'Match columns', word: 'Match' },
  { id: 'check', title: 'Check rows', word: 'Check' },
  { id: 'import', title: 'Import', word: 'Import' },
] as const;

export type Step = (typeof steps)[number]['id'];

/**
 * The way from the file to the people, with links to the steps that are done until people are sent (docs/product.md 8.12).
 * @param current null: all are done
 */
export function StepList({ current }: { current: Step | null }) {
  const at = current === null ? steps.length : steps.findIndex(({ id }) => id === current);
  const leadsBack = current !== null && current !== 'import';
  return (
    <nav aria-label="Steps" className="mt-5">
      <ol className="grid grid-cols-4 gap-2 md:flex md:flex-wrap md:gap-4">
        {steps.map(({ id, title, word }, index) => {
          const isDone = index < at;
          const isNow = index === at;
          const text = (
            <>
              <span aria-hidden className={clsx(waypointClass, isDone ? 'bg-accent' : isNow ? 'bg-raised' : notYet)}>
                {isDone && <Check className="size-4" strokeWidth={2.5} />}
                {isNow && <span className="size-2.5 rounded-full bg-accent forced-colors:bg-[CanvasText]" />}
              </span>
              <span className={clsx('text-micro md:text-body', isNow ? 'font-semibold' : 'text-muted')}>
                <span className="md:hidden">{word}</span>
                <span className="max-md:hidden">{title}</span>
              </span>
              {isDone && <span className="sr-only">, done</span>}
            </>
          );
          const className =
            'flex min-h-11 items-center gap-2 max-md:flex-col max-md:items-start max-md:gap-1 md:min-h-8.5 md:gap-3.5 pointer-coarse:md:min-h-11';
          return (
            <li key={id} className="md:flex md:items-center md:gap-4">
              {isDone && leadsBack ? (
                <Link
                  to={{ search: `?step=${id}` }}
                  className={clsx(className, 'rounded-badge no-underline hover:underline')}
                >
                  {text}
                </Link>
              ) : (
                <span aria-current={isNow ? 'step' : undefined} className={className}>
                  {text}
                </span>
              )}
              {index < steps.length - 1 && (
                <span
                  aria-hidden
                  className={clsx('hidden h-0.5 w-6 md:block xl:w-14', isDone ? 'bg-accent' : 'bg-line')}
                />
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/**
 * Announces a step. Rendered before the first one and kept: a live region that mounts with its text is not announced.
 */
export function StepStatus({ current }: { current: Step }) {
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <p role="status" className="sr-only">
      {at > 0 && `Step ${at + 1} of ${steps.length}: ${steps[at]?.title}`}
    </p>
  );
}

const waypointClass =
  'grid size-6 shrink-0 place-items-center rounded-full border-2 border-accent text-accent-ink md:size-7';

const notYet = 'border-line-strong! bg-raised';
