import auth from './contours/auth.svg';
import band from './contours/band.svg';
import footer from './contours/footer.svg';
import hero from './contours/hero.svg';
import overlay from './contours/overlay.svg';
import strip from './contours/strip.svg';

/** The file of a scene, and the side that stays in view when its surface is narrower than the drawing. */
const SCENES = {
  auth: { file: auth, hold: 'object-right-bottom' },
  band: { file: band, hold: 'object-[76%_50%]' },
  footer: { file: footer, hold: 'object-right-top' },
  hero: { file: hero, hold: 'object-right-top' },
  overlay: { file: overlay, hold: 'object-center' },
  strip: { file: strip, hold: 'object-right' },
};

interface ContoursProps {
  scene: keyof typeof SCENES;
  className?: string;
}

/** The map lines behind a pine surface, which must be `relative` and cut off what overflows. */
export function Contours({ scene, className = '' }: ContoursProps) {
  const { file, hold } = SCENES[scene];
  return (
    <img
      src={file}
      alt=""
      aria-hidden="true"
      draggable={false}
      // The foot of a page is seen last.
      loading={scene === 'footer' ? 'lazy' : 'eager'}
      className={`pointer-events-none absolute inset-0 size-full max-w-none object-cover select-none ${hold} ${className}`}
    />
  );
}
