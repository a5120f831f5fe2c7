import auth from './routes/auth.svg';
import strip from './routes/strip.svg';

const files = { auth, strip };

/**
 * The dotted way of a page that does not draw it (design 4: only hero and welcome do), as a file: it costs a form's page
 * no script. Its pine surface must be `relative` and cut off what overflows.
 */
export function StillRoute({ scene }: { scene: keyof typeof files }) {
  return (
    <img
      src={files[scene]}
      alt=""
      aria-hidden="true"
      draggable={false}
      className="pointer-events-none absolute inset-0 -z-10 size-full max-w-none select-none"
    />
  );
}
