import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'aria-label' | 'disabled'> & {
  label: string;
  showsLabel?: boolean;
  /** Whether some of its group is checked. */
  mixed?: boolean;
  /** Disabled for a while, without the disabled look. */
  locked?: boolean;
};

/** A native checkbox of 18 px in a target of 34, or 44 on touch, in one element because lists have many. */
export function Checkbox({
  label,
  showsLabel = false,
  mixed,
  locked = false,
  className = 'size-8.5 pointer-coarse:size-11',
  ref,
  ...input
}: CheckboxProps) {
  const box = (
    <input
      {...input}
      ref={
        mixed === undefined
          ? ref
          : (element) => {
              // `indeterminate` has no attribute, and a press clears it.
              if (element) element.indeterminate = mixed;
              if (typeof ref === 'function') return ref(element);
              if (ref) ref.current = element;
            }
      }
      type="checkbox"
      aria-label={showsLabel ? undefined : label}
      disabled={locked}
      className={clsx(
        'm-0 inline-grid shrink-0 cursor-pointer appearance-none place-items-center disabled:cursor-default',
        'before:col-start-1 before:row-start-1 before:size-4.5 before:rounded-[4px] before:border-[1.5px] before:border-line-strong before:bg-raised before:content-[""]',
        'checked:before:border-accent checked:before:bg-accent indeterminate:before:border-accent indeterminate:before:bg-accent',
        'outline-none focus-visible:before:outline-2 focus-visible:before:outline-offset-2 focus-visible:before:outline-focus',
        'checked:after:z-1 checked:after:col-start-1 checked:after:row-start-1 checked:after:h-2.25 checked:after:w-2.75 checked:after:bg-accent-ink checked:after:[clip-path:polygon(0_52%,14%_36%,37%_62%,84%_4%,100%_18%,38%_96%)]',
        'indeterminate:after:z-1 indeterminate:after:col-start-1 indeterminate:after:row-start-1 indeterminate:after:h-0.5 indeterminate:after:w-2.5 indeterminate:after:rounded-full indeterminate:after:bg-accent-ink',
        'forced-colors:appearance-auto forced-colors:before:hidden forced-colors:after:hidden forced-colors:focus-visible:outline-2 forced-colors:focus-visible:outline-solid',
        // In forced colors the box fills the element; on touch the target size counts.
        !showsLabel && 'forced-colors:pointer-fine:m-2! forced-colors:pointer-fine:size-4.5!',
        showsLabel ? 'size-4.5' : className,
      )}
    />
  );
  if (!showsLabel) return box;
  return (
    <label className="inline-flex min-h-10 w-fit items-center gap-2.5 text-body pointer-coarse:min-h-11">
      {box}
      {label}
    </label>
  );
}
