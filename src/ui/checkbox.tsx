import { clsx } from 'clsx';
import { useEffect, useRef, type ComponentProps } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'aria-label' | 'disabled'> & {
  /** Its accessible name. */
  label: string;
  checked: boolean;
  /** Some of what it stands for is checked. */
  mixed?: boolean;
  /** Disabled for a while only, and drawn as it is. */
  locked?: boolean;
};

/**
 * A native checkbox for lists, 18 px in a target of 34, or 44 on touch. One element, since a list has many: box and sign
 * are drawn before and after it. With forced colours it is the system's own.
 */
export function Checkbox({
  label,
  checked,
  mixed = false,
  locked = false,
  className = 'size-8.5 pointer-coarse:size-11',
  onChange,
  ...input
}: CheckboxProps) {
  const ref = useRef<HTMLInputElement>(null);
  // It has no attribute.
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <input
      {...input}
      ref={ref}
      type="checkbox"
      aria-label={label}
      checked={checked}
      disabled={locked}
      onChange={onChange}
      className={clsx(
        'm-0 inline-grid shrink-0 cursor-pointer appearance-none place-items-center disabled:cursor-default',
        'before:col-start-1 before:row-start-1 before:size-4.5 before:rounded-[4px] before:border-[1.5px] before:content-[""]',
        'outline-none focus-visible:before:outline-2 focus-visible:before:outline-offset-2 focus-visible:before:outline-focus',
        checked || mixed
          ? 'before:border-accent before:bg-accent after:z-1 after:col-start-1 after:row-start-1 after:bg-accent-ink after:content-[""]'
          : 'before:border-line-strong before:bg-raised',
        mixed && 'after:h-0.5 after:w-2.5 after:rounded-full',
        checked &&
          !mixed &&
          'after:h-2.25 after:w-2.75 after:[clip-path:polygon(0_52%,14%_36%,37%_62%,84%_4%,100%_18%,38%_96%)]',
        'forced-colors:appearance-auto forced-colors:before:hidden forced-colors:after:hidden forced-colors:focus-visible:outline-2',
        // The system fills the element with its box; on touch the target counts more.
        'forced-colors:pointer-fine:m-2! forced-colors:pointer-fine:size-4.5!',
        className,
      )}
    />
  );
}
