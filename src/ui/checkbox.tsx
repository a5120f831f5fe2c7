import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import { useEffect, useRef, type ComponentProps } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'aria-label'> & {
  /** Its accessible name. */
  label: string;
  checked: boolean;
  /** Some of what it stands for is checked. */
  mixed?: boolean;
};

/** A native checkbox for lists, 18 px in a target of 34, or 44 on touch. With forced colours it is the system's own. */
export function Checkbox({
  label,
  checked,
  mixed = false,
  className = 'size-8.5 pointer-coarse:size-11',
  onChange,
  ...input
}: CheckboxProps) {
  const ref = useRef<HTMLInputElement>(null);
  // It has no attribute.
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = mixed;
  }, [mixed]);
  const Sign = mixed ? Minus : Check;
  return (
    <span className={clsx('relative inline-grid shrink-0 place-items-center', className)}>
      <input
        {...input}
        ref={ref}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
        className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0 disabled:cursor-default forced-colors:inset-2 forced-colors:size-4.5 forced-colors:opacity-100"
      />
      <span
        aria-hidden
        className={clsx(
          'pointer-events-none grid size-4.5 place-items-center rounded-[4px] border-[1.5px] forced-colors:hidden',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:opacity-45',
          checked || mixed ? 'border-accent bg-accent text-accent-ink' : 'border-line-strong bg-raised',
        )}
      >
        {(checked || mixed) && <Sign className="size-3.5" strokeWidth={3} />}
      </span>
    </span>
  );
}
