import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';

import { paths } from '@/domain/paths';
import { PageTitle } from '@/ui/page-title';

import { questions } from './questions';

/** Short answers for who never made an OKR (reading 10, design 8). */
export function HelpPage() {
  return (
    <div className="mx-auto max-w-180">
      <PageTitle title="Help" />
      <p className="mt-1 text-muted">Short answers to what people ask first.</p>
      <div className="mt-6 divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-3 font-semibold hover:bg-sunken [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="grid gap-3 px-5 pt-1 pb-5 text-muted">
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
      <p className="mt-5 text-muted">
        See also <HelpLink to={paths.notifications}>Notifications</HelpLink> and{' '}
        <HelpLink to={paths.profile}>Profile</HelpLink>.
      </p>
    </div>
  );
}

function HelpLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="font-semibold text-accent underline underline-offset-4">
      {children}
    </Link>
  );
}
