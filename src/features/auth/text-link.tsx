import { Link, type LinkProps } from 'react-router-dom';

/** A link in running text or beside it. */
export function TextLink(props: LinkProps) {
  return (
    <Link
      {...props}
      className="inline-block rounded-badge py-0.5 font-semibold text-accent underline decoration-accent/40 decoration-1 underline-offset-4 hover:text-accent-hover hover:decoration-current"
    />
  );
}
