import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

/** A sticky bar, the last part of its page. Toasts and focus stay above it (styles/index.css). */
export function BottomBar({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return (
    <div
      data-bottom-bar
      {...props}
      className={clsx(
        'sticky bottom-(--work-inset) z-5 -mx-4 -mb-5 border-t border-line bg-raised px-4 py-3',
        'md:-mx-6 md:px-6 wide:-mx-8 wide:-mb-8 wide:px-8 print:hidden',
        className,
      )}
    />
  );
}
