import type { ReactNode } from 'react';

const values: readonly { title: string; text: string; drawing: ReactNode }[] = [
  {
    title: 'Simplicity',
    text: 'One clear step at a time, in words people use.',
    drawing: <rect y="38" width="56" height="16" rx="8" className="fill-accent" />,
  },
  {
    title: 'Speed',
    text: 'A useful draft in seconds, so the time goes to judgement.',
    drawing: (
      <>
        <rect y="6" width="30" height="12" rx="6" className="fill-accent" opacity=".35" />
        <rect x="12" y="23" width="36" height="12" rx="6" className="fill-accent" opacity=".65" />
        <rect x="24" y="40" width="36" height="13" rx="6.5" className="fill-accent" />
      </>
    ),
  },
  {
    title: 'Innovation',
    text: 'New ideas, kept only when they make the work better.',
    drawing: (
      <>
        <rect y="40" width="56" height="14" rx="7" className="fill-accent" />
        <rect x="8" y="23" width="38" height="13" rx="6.5" className="fill-accent" opacity=".65" />
        <circle cx="32" cy="10" r="10" className="fill-blaze" />
      </>
    ),
  },
  {
    title: 'People Centricity',
    text: 'Numbers describe the work. People decide what they mean.',
    drawing: (
      <>
        <circle cx="42" cy="22" r="9" className="fill-accent" opacity=".5" />
        <rect x="20" y="38" width="36" height="14" rx="7" className="fill-accent" opacity=".5" />
        <circle cx="18" cy="18" r="12" className="fill-accent stroke-surface" strokeWidth="2" />
        <rect x="-1" y="35" width="38" height="18" rx="9" className="fill-accent stroke-surface" strokeWidth="2" />
      </>
    ),
  },
];

/** The four values, each drawn with the stones of the mark. */
export function Values() {
  return (
    <section className="mt-16 lg:mt-32">
      <h2 className="text-d2">What we value</h2>
      <div className="mt-8 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:mt-14 lg:grid-cols-4">
        {values.map(({ title, text, drawing }) => (
          <article key={title}>
            <svg viewBox="-1 -1 64 56" aria-hidden="true" className="h-14 w-16">
              {drawing}
            </svg>
            <h3 className="mt-5 text-h3">{title}</h3>
            <p className="mt-1 max-w-[22em] text-muted">{text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
