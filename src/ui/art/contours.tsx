import { clsx } from 'clsx';

const scenes = {
  auth: 'contours-auth',
  band: 'contours-band',
  footer: 'contours-footer',
  hero: 'contours-hero',
  overlay: 'contours-overlay',
  strip: 'contours-strip',
};

/** The map lines behind a pine surface, which must be `relative` with hidden overflow. */
export function Contours({ scene, className }: { scene: keyof typeof scenes; className?: string }) {
  return (
    <div aria-hidden className={clsx('contours pointer-events-none absolute inset-0', scenes[scene], className)} />
  );
}
