import { paths } from '@/domain/paths';
import { env } from '@/lib/env';

/** A link by its words; an address that leaves this application opens in a new tab. */
export type PageLink = { label: string; to: string };

/** The lists of the footer (docs/product.md 3.6). Help is missing: it is for people who have signed in. */
export const footerLists: readonly { title: string; links: readonly PageLink[] }[] = [
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
export const socialLinks: readonly (PageLink & { mark: string })[] = [
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
