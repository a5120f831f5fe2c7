import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { KindTile } from '@/components/goal/goal-kind';
import { abbreviations } from '@/domain/abbreviations';
import { goalKinds, kindsInWords } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';
import { PageTitle } from '@/ui/page-title';

import { glossary, keys, questions, steps } from './guide';

const cardClass = 'rounded-card border border-line bg-raised';

/** For users new to OKRs: steps, kinds of goals, questions, keys, accessibility, stored data and abbreviations (docs/product.md 9.5). */
export function HelpPage() {
  return (
    <div className="max-w-180">
      <PageTitle>Help</PageTitle>
      <p className="mt-1 text-muted">Guides and answers.</p>
      <HelpSection title="Your first goal in four steps">
        <ol className={`grid gap-5 p-5 md:p-6 ${cardClass}`}>
          {steps.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4">
              <span
                aria-hidden
                className="grid size-7 shrink-0 place-items-center rounded-full border-2 border-accent text-small font-semibold text-accent"
              >
                {index + 1}
              </span>
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="text-muted">{text}</span>
              </span>
            </li>
          ))}
        </ol>
      </HelpSection>
      <HelpSection title={kindsInWords('singular')}>
        <Glossary />
      </HelpSection>
      <HelpSection title="Common questions">
        <Questions />
      </HelpSection>
      <HelpSection title="Keyboard shortcuts">
        <dl className={`divide-y divide-line px-5 md:px-6 ${cardClass}`}>
          {keys.map(({ keys: names, does }) => (
            <div key={does} className="grid gap-x-6 gap-y-1.5 py-3 sm:grid-cols-[11rem_1fr]">
              <dt className="flex flex-wrap items-center gap-1.5">
                {names.map((name) => (
                  <kbd
                    key={name}
                    className="rounded-badge border border-line-strong bg-sunken px-1.5 font-sans text-small font-medium"
                  >
                    {name}
                  </kbd>
                ))}
              </dt>
              <dd className="text-muted">{does}</dd>
            </div>
          ))}
        </dl>
      </HelpSection>
      <HelpSection title="Accessibility">
        <p className={`p-5 md:p-6 ${cardClass}`}>
          Zoom the page or its text as far as you need, with your own text spacing and your system's high contrast; the
          button with a moon or a sun switches between light and dark. With reduced motion nothing moves. Screen readers
          hear each update once, and every chart has a data table. Your browser can translate the page. Messages stay
          while the pointer or the focus is on them. Write one key result per line: everyone sees a heading with a list,
          also in PDFs and in what you share.
        </p>
      </HelpSection>
      <HelpSection title="Where your data is stored">
        <p className={`p-5 md:p-6 ${cardClass}`}>
          Your {kindsInWords('plural')}, notifications and picture are on the server of this service. Your versions,
          notes and progress are in this browser only. What you type in a form stays in this tab until you send or
          discard it. Never a password.{' '}
          <Link to={paths.privacy} className="font-semibold text-accent underline underline-offset-4">
            Privacy
          </Link>{' '}
          lists everything stored in this browser, and for how long.
        </p>
      </HelpSection>
      <HelpSection title="Abbreviations">
        <dl className={`divide-y divide-line px-5 md:px-6 ${cardClass}`}>
          {Object.entries(abbreviations).map(([term, text]) => (
            <div key={term} className="flex gap-x-4 py-2.5">
              <dt className="w-14 shrink-0 font-semibold">{term}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </HelpSection>
    </div>
  );
}

function HelpSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <h2 id={titleId} className="mb-3 text-h2">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Glossary() {
  return (
    <div className="grid gap-4">
      {Object.values(goalKinds).map(({ kind, singular, longName, explanation }) => {
        const term = glossary[kind];
        return (
          <article key={kind} className={`p-5 md:p-6 ${cardClass}`}>
            <div className="flex items-center gap-3.5">
              <KindTile kind={kind} />
              <h3 className="text-h3">{singular === longName ? singular : `${singular}: ${longName}`}</h3>
            </div>
            <p className="mt-3">{explanation}</p>
            {term && (
              <>
                <p className="mt-2 text-muted">{term.text}</p>
                <Example icon={<Check aria-hidden className="size-5 text-success" strokeWidth={2.2} />} title="Good">
                  {term.good.join('\n')}
                </Example>
                <Example icon={<X aria-hidden className="size-5 text-danger" strokeWidth={2.2} />} title="Avoid">
                  {term.bad} {term.why}
                </Example>
              </>
            )}
          </article>
        );
      })}
    </div>
  );
}

function Example({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="mt-4 flex gap-3">
      <span className="mt-0.5 shrink-0">{icon}</span>
      <p className="min-w-0">
        <span className="block text-label font-semibold">{title}</span>
        <span className="whitespace-pre-line text-muted">{children}</span>
      </p>
    </div>
  );
}

function Questions() {
  return (
    <div className={`divide-y divide-line overflow-hidden ${cardClass}`}>
      {questions.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-3 font-semibold focus-inside hover:bg-sunken [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
            />
          </summary>
          <p className="px-5 pt-1 pb-5 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}
