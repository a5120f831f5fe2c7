import Check from 'lucide-react/icons/check';
import { useId } from 'react';

import type { FieldName } from '@/components/employee/fields';
import { employeeRows } from '@/domain/employee';
import type { FieldErrors } from '@/ui/use-form';

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

/** Why the form was not sent, with a link to each field. It stays until the next try; corrected fields get a tick. */
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
          <li key={name} className="flex min-h-8 items-center gap-1.5 pointer-coarse:min-h-11">
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
            {errors[name] === undefined && (
              <>
                <Check className="size-4 shrink-0 text-success" strokeWidth={2.5} />
                <span className="sr-only">done</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
