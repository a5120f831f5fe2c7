import { clsx } from 'clsx';
import type { LucideIcon, LucideProps } from 'lucide-react';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ComponentPropsWithRef, ComponentType, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/** Spins while something is pending; under reduced motion a pulsing dot. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span aria-hidden className={clsx('inline-grid size-5 place-items-center', className)}>
      <LoaderCircle className="size-full motion-safe:animate-spin motion-reduce:hidden" strokeWidth={2.2} />
      <span className="hidden size-2 rounded-full bg-current motion-reduce:block motion-reduce:animate-pulse-slow" />
    </span>
  );
}

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet' | 'blaze';
type ButtonSize = 'small' | 'medium' | 'large' | 'xlarge';

const looks: Record<ButtonLook, string> = {
  primary:
    'border border-transparent bg-accent text-accent-ink inset-shadow-[0_1px_0_rgb(255_255_255/.16)] hover:bg-accent-hover active:bg-accent-press',
  secondary: 'border border-line-strong bg-raised text-ink hover:border-muted hover:bg-sunken active:bg-track',
  quiet: 'border border-transparent text-ink hover:bg-sunken active:bg-track',
  danger: 'border border-transparent bg-danger text-danger-ink hover:bg-danger-hover',
  'danger-quiet': 'border border-transparent text-danger hover:bg-danger-soft hover:text-danger-soft-ink',
  blaze: 'border border-transparent bg-blaze text-blaze-ink hover:brightness-95',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-8.5 px-3 text-label pointer-coarse:min-h-11',
  medium: 'min-h-10 px-4 text-body pointer-coarse:min-h-11',
  large: 'min-h-11.5 px-5 text-body',
  xlarge: 'min-h-13 px-6 text-body-lg',
};

function buttonClass(look: ButtonLook, size: ButtonSize, className?: string): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-field font-semibold no-underline select-none print:hidden',
    'transition-colors duration-120 ease-out aria-disabled:cursor-default',
    size === 'xlarge' && 'rounded-tile',
    looks[look],
    sizes[size],
    className,
  );
}

/** Milliseconds; later clicks are presses of their own, whatever the system counts as a double click. */
const doubleClickMs = 500;

/** CSS pixels that a pointer may move within a double click. */
const samePlacePx = 6;

type Press = { time: number; x: number; y: number; secondClick?: Event };

/** The last press by a pointer, with its second click. */
let press: Press | null = null;

// On the document, since the element of the first click may be removed or moved.
if (typeof document !== 'undefined') document.addEventListener('click', notePress, true);

function notePress(event: globalThis.MouseEvent): void {
  // The keyboard has detail 0.
  if (event.detail === 0) return;
  const { timeStamp: time, clientX: x, clientY: y } = event;
  const isNear = press !== null && Math.hypot(x - press.x, y - press.y) <= samePlacePx;
  if (event.detail > 1 && press !== null && isNear && time - press.time < doubleClickMs) press.secondClick = event;
  else press = { time, x, y };
}

/** Whether a click is the second of a double click, also on another element (docs/product.md 10.7). */
const isSecondClick = (event: Event): boolean => press?.secondClick === event;

type ButtonProps = ComponentPropsWithRef<'button'> & {
  look?: ButtonLook;
  size?: ButtonSize;
  icon?: LucideIcon;
  iconClassName?: string;
  /** Shows a spinner and ignores clicks; the focus stays. */
  pending?: boolean;
  /**
   * Whether a press sends a request. The second click of a double click is ignored then: after a fast response it would
   * send again, or for the next row, which has moved under the pointer. A submit button always sends.
   */
  sends?: boolean;
};

/** A button. Two quick presses are two presses, unless it sends. */
export function Button({
  look = 'primary',
  size = 'medium',
  icon: Icon,
  iconClassName,
  pending = false,
  type = 'button',
  sends = type === 'submit',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending || (sends && isSecondClick(event.nativeEvent))) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={handleClick}
      className={buttonClass(look, size, clsx(pending && 'cursor-default', className))}
    >
      <ButtonIcon icon={Icon} pending={pending} className={iconClassName} />
      <span className="min-w-0">{children}</span>
    </button>
  );
}

type ButtonIconProps = { icon: LucideIcon | undefined; pending?: boolean; className?: string | undefined };

function ButtonIcon({ icon: Icon, pending = false, className }: ButtonIconProps): ReactNode {
  if (pending) return <Spinner className="shrink-0" />;
  return Icon && <Icon className={clsx('size-5 shrink-0', className)} />;
}

type ButtonLinkProps = LinkProps &
  Pick<ButtonProps, 'look' | 'size' | 'icon'> & {
    /** Puts the icon after the text, for an arrow. */
    iconAtEnd?: boolean;
  };

/** A link that looks like a button. */
export function ButtonLink({
  look = 'primary',
  size = 'medium',
  icon,
  iconAtEnd = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass(look, size, clsx(iconAtEnd && 'flex-row-reverse', className))}>
      <ButtonIcon icon={icon} />
      <span className="min-w-0">{children}</span>
    </Link>
  );
}

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  icon: ComponentType<LucideProps>;
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
        'hover:bg-sunken hover:text-ink active:bg-track print:hidden pointer-coarse:size-11',
        className,
      )}
    >
      {pending ? <Spinner /> : <Icon className="size-5" />}
    </button>
  );
}
