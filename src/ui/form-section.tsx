import { useId, type ReactNode } from 'react';

/** One part of a long form: its title and a line of help beside its fields, above them on a phone (design 9). */
export function FormSection({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-x-10 gap-y-4 py-6 md:grid-cols-[232px_minmax(0,1fr)] md:py-8"
    >
      <div>
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        <p className="mt-1 max-w-58 text-muted">{help}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
