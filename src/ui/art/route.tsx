import { clsx } from 'clsx';

type RouteProps = {
  /** One of ./routes. */
  file: string;
  /** Draws it once, from its start to the destination (docs/product.md 19.6). */
  draws?: boolean;
  className: string;
};

/** The dotted yellow route over a pine surface, which must be `relative isolate` with hidden overflow. */
export function Route({ file, draws = false, className }: RouteProps) {
  return (
    <img
      src={file}
      alt=""
      aria-hidden="true"
      draggable={false}
      className={clsx(
        'pointer-events-none absolute -z-10 max-w-none select-none',
        draws && 'motion-safe:animate-route-draw',
        className,
      )}
    />
  );
}
