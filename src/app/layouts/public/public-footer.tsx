import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { brand } from '@/brand';
import { BrandLink } from '@/components/brand-link';
import { spelledOut } from '@/domain/abbreviations';
import { kindsSpelledOut } from '@/domain/goal-kind';
import { limits } from '@/domain/limits';
import { paths } from '@/domain/paths';
import { Newsletter } from '@/features/marketing/newsletter';
import { env, isExternal } from '@/lib/env';
import { Contours } from '@/ui/art/contours';

/** Public pages use it: they have no link to the help (docs/product.md 18.13). */
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

/** A link of a table: inside this application as usual, to other sites in a new tab, which its name says. */
function TableLink({ to, className, children }: { to: string; className: string; children: ReactNode }) {
  const opensTab = isExternal(to);
  return (
    <Link to={to} {...(opensTab && { target: '_blank', rel: 'noopener noreferrer' })} className={className}>
      {children}
      {opensTab && <span className="sr-only"> (opens in a new tab)</span>}
    </Link>
  );
}

/** A link by its words; an address that leaves this application opens in a new tab. */
type PageLink = { label: string; to: string };

/** The lists of the footer (docs/product.md 3.6). Help is missing: it is for people who have signed in. */
const footerLists: readonly { title: string; links: readonly PageLink[] }[] = [
  {
    title: 'Company',
    links: [
      { label: 'About Us', to: paths.aboutUs },
      { label: 'Features', to: paths.features },
      { label: 'Get Started', to: paths.getStarted },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'Schedule a Demo', to: env.schedulingUrl },
      { label: 'Individual sign-in', to: paths.individualSignIn },
      { label: 'Business sign-in', to: paths.businessSignIn },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy', to: env.privacyUrl || paths.privacy },
      { label: 'Terms', to: env.termsUrl || paths.terms },
    ],
  },
];

/** Professional network, microblog, social network (docs/product.md 3.6): the outline of each mark on a field of 24. */
const socialLinks: readonly (PageLink & { mark: string })[] = [
  {
    label: 'LinkedIn',
    to: env.linkedinUrl,
    mark: 'M4.98 3.5a2.25 2.25 0 1 1 0 4.5 2.25 2.25 0 0 1 0-4.5ZM3.1 9.6h3.75V21H3.1V9.6Zm6.1 0h3.6v1.56h.05c.5-.95 1.73-1.95 3.56-1.95 3.8 0 4.5 2.5 4.5 5.76V21h-3.75v-5.33c0-1.27-.02-2.9-1.77-2.9-1.77 0-2.04 1.38-2.04 2.81V21H9.2V9.6Z',
  },
  {
    label: 'X',
    to: env.xUrl,
    mark: 'M17.7 3h3.07l-6.7 7.66L21.95 21h-6.17l-4.83-6.32L5.42 21H2.35l7.17-8.2L1.97 3H8.3l4.37 5.77L17.7 3Zm-1.08 16.17h1.7L7.37 4.74H5.55l11.07 14.43Z',
  },
  {
    label: 'Facebook',
    to: env.facebookUrl,
    mark: 'M13.6 21v-8.1h2.72l.41-3.16H13.6V7.72c0-.92.25-1.54 1.57-1.54h1.67V3.35A22.4 22.4 0 0 0 14.4 3.2c-2.42 0-4.07 1.47-4.07 4.18v2.35H7.6v3.16h2.73V21h3.27Z',
  },
];
