import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { isExternal } from '@/lib/env';

/** A link of a table: inside this application as usual, out of it in a new tab, which its name says. */
export function TableLink({ to, className, children }: { to: string; className: string; children: ReactNode }) {
  if (!isExternal(to)) {
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
