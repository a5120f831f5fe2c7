import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { brand } from '@/brand';
import { BrandLink } from '@/components/brand-link';
import { spelledOut } from '@/domain/abbreviations';
import { kindsSpelledOut } from '@/domain/goal-kind';
import { limits } from '@/domain/limits';
import { Newsletter } from '@/features/marketing/newsletter';
import { isExternal } from '@/lib/env';
import { Contours } from '@/ui/art/contours';

import { footerLists, socialLinks } from './links';

/** What public pages use: they lead to no help (docs/product.md 18.13). */
const ofPublicPages = spelledOut('HR', 'AI', 'SLA', 'PDF');

/** The footer of the public pages: newsletter, lists of links, copyright, social pages (docs/product.md 3.6). */
export function PublicFooter() {
  return (
    <footer className="on-pine relative isolate mt-20 overflow-hidden bg-pine text-pine-ink lg:mt-36 print:hidden">
      <Contours scene="footer" className="-z-10" />
      <div className="mx-auto max-w-328 px-5 pt-14 pb-24 md:px-8 md:pt-20 md:pb-14">
        <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,512px)] lg:gap-10">
          <Newsletter />
          <div className="grid grid-cols-2 gap-x-6 gap-y-9 sm:grid-cols-3">
            {footerLists.map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h2 className="text-body font-semibold">{title}</h2>
                <ul className="mt-2">
                  {links.map(({ label, to }) => (
                    <li key={label}>
                      <TableLink
                        to={to}
                        className="inline-flex min-h-9.5 items-center text-pine-muted no-underline hover:text-pine-ink hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11"
                      >
                        {label}
                      </TableLink>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </div>
        <p className="mt-10 text-small text-pine-muted">
          {kindsSpelledOut} {ofPublicPages}
        </p>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-pine-line pt-6 md:mt-8">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <BrandLink onPine />
            <p className="text-small text-pine-muted">
              Copyright © {limits.copyrightYear} {brand.legalName}. All rights reserved.
            </p>
          </div>
          <ul className="-mx-2.5 flex gap-1">
            {socialLinks.map(({ label, to, mark }) => (
              <li key={label}>
                <TableLink
                  to={to}
                  className="grid size-11 place-items-center rounded-field text-pine-ink hover:bg-pine-raised"
                >
                  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
                    <path d={mark} />
                  </svg>
                  <span className="sr-only">{label}</span>
                </TableLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** A link of a table: inside this application as usual, out of it in a new tab, which its name says. */
function TableLink({ to, className, children }: { to: string; className: string; children: ReactNode }) {
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
