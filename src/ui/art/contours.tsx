import { clsx } from 'clsx';

/** Each has its class in `contours.css`. */
type Scene = 'auth' | 'band' | 'footer' | 'hero' | 'overlay' | 'strip';

/** The map lines behind a pine surface, which must be `relative` with hidden overflow. */
export function Contours({ scene, className }: { scene: Scene; className?: string }) {
  return (
    <div aria-hidden className={clsx(`contours contours-${scene} pointer-events-none absolute inset-0`, className)} />
  );
}
