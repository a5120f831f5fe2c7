import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import { useId, type MouseEvent, type ReactNode } from 'react';

import { filledCount, type FieldName, type Values } from '@/components/employee/fields';
import { employeeFields, employeeRows, employeeSections } from '@/domain/employee';
import { BottomBar } from '@/ui/bottom-bar';
import { Button } from '@/ui/button';
import { Track } from '@/ui/track';
import type { FieldErrors } from '@/ui/use-form';

const looks = {
  wrong: { waypoint: 'border-danger bg-danger text-danger-ink', title: 'text-danger lg:text-ink' },
  done: { waypoint: 'border-accent bg-accent text-accent-ink', title: '' },
  now: { waypoint: 'border-accent bg-raised', title: 'font-semibold' },
  later: { waypoint: 'border-line-strong bg-raised', title: 'text-muted' },
};

const fieldsToFix = (count: number): string => `${count} ${count === 1 ? 'field' : 'fields'} to fix`;

type SectionIndexProps = { values: Values; errors: FieldErrors<FieldName> };

/** The four sections of the form as a route: the progress of each, with a link (docs/product.md 19.8). */
export function SectionIndex({ values, errors }: SectionIndexProps) {
  const sections = employeeSections.map((section) => ({
    ...section,
    filled: filledCount(section.names, values),
    total: section.names.length,
    wrong: section.names.filter((name) => errors[name] !== undefined).length,
  }));
  const now = sections.find(({ filled, total }) => filled < total);
  return (
    <nav aria-label="Sections" className="lg:sticky lg:top-[calc(var(--top-inset)+84px)] lg:self-start">
      <ol className="flex flex-wrap gap-1.5 *:flex-[1_1_min-content] *:wrap-normal sm:grid sm:grid-cols-4 lg:grid-cols-1 lg:gap-6">
        {sections.map((section) => {
          const { filled, total, wrong } = section;
          const state = wrong > 0 ? 'wrong' : filled === total ? 'done' : section === now ? 'now' : 'later';
          const { waypoint, title } = looks[state];
          return (
            <li
              key={section.id}
              className={clsx(
                'relative lg:before:absolute lg:before:start-3.25 lg:before:top-7 lg:before:-bottom-6 lg:before:w-0.5 lg:last:before:hidden',
                state === 'done' ? 'lg:before:bg-accent' : 'lg:before:bg-line',
              )}
            >
              <a
                href={`#${section.id}`}
                aria-current={section === now ? 'step' : undefined}
                onClick={(event) => goToSection(event, section.id)}
                className="group block min-h-11 rounded-badge no-underline lg:flex lg:gap-4"
              >
                <Track value={filled} longest={total} className="h-1.5 lg:hidden" />
                <span
                  aria-hidden
                  className={clsx(
                    'relative hidden size-7 shrink-0 place-items-center rounded-full border-2 lg:grid',
                    waypoint,
                  )}
                >
                  {state === 'done' && <Check className="size-4" strokeWidth={2.5} />}
                  {state === 'now' && <span className="size-2.5 rounded-full bg-accent" />}
                  {state === 'wrong' && <span className="font-semibold">!</span>}
                </span>
                <span className="mt-1 flex flex-wrap items-center gap-x-1 lg:mt-0.5 lg:block">
                  {state === 'done' && (
                    <Check aria-hidden className="size-3.5 text-accent lg:hidden" strokeWidth={2.5} />
                  )}
                  {state === 'wrong' && (
                    <span aria-hidden className="text-micro font-semibold text-danger lg:hidden">
                      !
                    </span>
                  )}
                  <span className={clsx('block text-micro group-hover:underline lg:text-body', title)}>
                    {section.title}
                  </span>
                  <span
                    className={clsx(
                      'sr-only text-small lg:not-sr-only lg:block',
                      wrong > 0 ? 'text-danger' : 'text-muted',
                    )}
                  >
                    {wrong > 0 ? fieldsToFix(wrong) : `${filled} of ${total} filled in`}
                  </span>
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Goes to a section without a step in the history. */
function goToSection(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.scrollIntoView();
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}

type SubmitBarProps = {
  values: Values;
  pending: boolean;
  failure: string | null;
  children: ReactNode;
};

/** How much is filled in, and the way on: always in view (docs/product.md 19.8). */
export function SubmitBar({ values, pending, failure, children }: SubmitBarProps) {
  const filled = filledCount(employeeFields, values);
  const total = employeeFields.length;
  return (
    // The suggestions of the last fields extend into the space above it.
    <BottomBar className="mt-20">
      {children}
      <div className="flex max-w-280 items-center justify-between gap-4">
        <div className="min-w-0 flex-1">
          <p className="text-small">
            {failure === null ? (
              <>
                <strong className="sr-only sm:not-sr-only">
                  {filled} of {total} fields filled in.
                </strong>{' '}
                All fields are required.
              </>
            ) : (
              <span className="text-danger">{failure}</span>
            )}
          </p>
          <Track value={filled} longest={total} className="mt-2 h-1.5 max-w-90" />
        </div>
        <Button type="submit" size="large" pending={pending} className="px-7">
          Submit
        </Button>
      </div>
    </BottomBar>
  );
}

type ErrorSummaryProps = {
  names: readonly FieldName[];
  errors: FieldErrors<FieldName>;
  goTo: (name: FieldName) => void;
};

/** Called once, since it is the same function on every render. */
function showWhenMounted(summary: HTMLElement | null): void {
  // The start of the summary, also if it is taller than the window.
  summary?.scrollIntoView();
  summary?.focus({ preventScroll: true });
}

/** Why the form was not sent, with a link to each field. It stays until the next try, and counts the fields that are left. */
export function ErrorSummary({ names, errors, goTo }: ErrorSummaryProps) {
  const titleId = useId();
  const left = names.filter((name) => errors[name] !== undefined).length;
  return (
    <section
      ref={showWhenMounted}
      tabIndex={-1}
      aria-labelledby={titleId}
      // Below 1024 px the index above it comes into view with it.
      className="scroll-mt-18 rounded-card border-2 border-danger bg-raised p-5 md:p-7 lg:scroll-mt-0"
    >
      <h2 id={titleId} className="text-h3">
        {left === 0 ? 'Ready to submit again' : `${left} ${left === 1 ? 'field needs' : 'fields need'} your attention`}
      </h2>
      <ul className="mt-2 grid gap-x-5 sm:grid-cols-2">
        {names.map((name) => (
          <li key={name}>
            <a
              // Without script it would still lead to the section.
              href={`#${employeeRows[name].section}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(name);
              }}
              className="inline-flex items-center py-1 underline underline-offset-4 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
            >
              {employeeRows[name].label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
