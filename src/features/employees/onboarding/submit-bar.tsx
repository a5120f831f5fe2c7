import { employeeFields } from '@/domain/employee';
import { Button } from '@/ui/button';

import { isFilled, type Values } from './fields';
import { Bar } from './section-index';

type SubmitBarProps = { values: Values; pending: boolean; failure: string | null };

/** How much is filled in, and the way on: always in view (design 9). */
export function SubmitBar({ values, pending, failure }: SubmitBarProps) {
  const filled = employeeFields.filter((name) => isFilled(values[name])).length;
  const total = employeeFields.length;
  return (
    <div
      data-bottom-bar
      // The suggestions of the last fields reach into the space above it.
      className="sticky bottom-0 z-5 -mx-4 mt-20 -mb-5 border-t border-line bg-raised px-4 py-3 md:-mx-6 md:px-6 wide:-mx-8 wide:-mb-8 wide:px-8"
    >
      <div className="mx-auto flex max-w-280 items-center justify-between gap-4">
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
          <Bar part={filled / total} className="mt-2 max-w-90 text-accent" />
        </div>
        <Button type="submit" size="large" pending={pending} className="px-7">
          Submit
        </Button>
      </div>
    </div>
  );
}
