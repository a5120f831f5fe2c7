import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

import { type Draft, useTabDraft } from '@/device/drafts';
import type { AudienceRow } from '@/domain/audience';
import { PageTitle } from '@/ui/page-title';

/** The top of an auth page: its title, one line, and above them the icon of pages that are a stop on the way. */
export function AuthHeading({
  title,
  icon: Icon,
  children,
}: {
  title: string;
  icon?: LucideIcon;
  children: ReactNode;
}) {
  return (
    <header className="mb-7">
      {Icon && (
        <span className="mb-5 grid size-11 place-items-center rounded-full border-2 border-accent text-accent">
          <Icon className="size-5" />
        </span>
      )}
      <PageTitle className="text-h1-large">{title}</PageTitle>
      <p className="mt-2 text-body-lg text-muted">{children}</p>
    </header>
  );
}

/** The error of the last try, longer than its toast. No live region, because the toast is announced. */
export function FormError({ text }: { text: string | null }) {
  return <p className="min-h-5 pb-1 text-small text-danger">{text}</p>;
}

/** A link in running text or beside it. */
export function TextLink(props: LinkProps) {
  return (
    <Link
      {...props}
      className="inline-block rounded-badge py-0.5 font-semibold text-accent underline decoration-accent/40 decoration-1 underline-offset-4 hover:text-accent-hover hover:decoration-current pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:items-center"
    />
  );
}

/** The fields that the tab stores of a form before sign-in: names and the email, never a password, shown or not. */
const storedNames = ['firstName', 'lastName', 'email'] as const;

const storedOf = (typed: Draft): Draft =>
  Object.fromEntries(storedNames.flatMap((name) => (typed[name] === undefined ? [] : [[name, typed[name]]])));

/** The draft of a form that is filled in before sign-in; each audience has its own. */
export function useFormDraft(form: string, row: AudienceRow) {
  const { start, keep, forget } = useTabDraft(`${form} ${row.audience}`, { of: 'visitor' });
  return {
    start,
    keep: (typed: Draft) => keep(storedOf(typed)),
    forget: (sent: Draft) => forget(storedOf(sent)),
  };
}
