import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Link } from 'react-router-dom';

/** Above the title of a page that belongs to another one: leads there. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="-ms-1 inline-flex min-h-6 items-center gap-1 rounded-badge pe-2 text-small text-muted no-underline hover:text-ink hover:underline pointer-coarse:min-h-11"
    >
      <ChevronLeft className="size-4" />
      {children}
    </Link>
  );
}
