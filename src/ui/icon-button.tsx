import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';

import { Spinner } from './spinner';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  icon: LucideIcon;
  /** Its accessible name. */
  label: string;
  pending?: boolean;
};

/** A button that is an icon only. */
export function IconButton({ icon: Icon, label, pending = false, className, onClick, ...rest }: IconButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (!pending) onClick?.(event);
  }
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={handleClick}
      className={clsx(
        'inline-grid size-8.5 shrink-0 place-items-center rounded-field text-muted transition-colors duration-120 ease-out',
        'hover:bg-sunken hover:text-ink active:bg-track pointer-coarse:size-11',
        className,
      )}
    >
      {pending ? <Spinner /> : <Icon aria-hidden className="size-5" strokeWidth={1.85} />}
    </button>
  );
}
