import { useRef, type MouseEvent, type ReactNode } from 'react';

import { BrandLink } from '@/components/brand-link';

type ShellGridProps = {
  /** Below 1440 px. */
  narrowHeader: ReactNode;
  /** From 1440 px. */
  wideHeader: ReactNode;
  /** At the left, from 1024 px. */
  menu: ReactNode;
  /** Above the page. */
  notice?: ReactNode;
  /** At the bottom of the window, below the page. */
  workBar?: ReactNode;
  children: ReactNode;
};

/** The places of the shell: headers, menu, page (docs/product.md 6). */
export function ShellGrid({ narrowHeader, wideHeader, menu, notice, workBar, children }: ShellGridProps) {
  const content = useRef<HTMLElement>(null);

  /** Scrolls like the link, without a history entry: the router's blocker would ask about it (docs/decisions/0010). */
  function skipToContent(event: MouseEvent): void {
    event.preventDefault();
    content.current?.scrollIntoView();
    content.current?.focus({ preventScroll: true });
  }

  return (
    <div className="min-h-[calc(100dvh-var(--top-inset))] lg:grid lg:grid-cols-[min(14.5rem,30vw)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] wide:grid-cols-[min(16rem,26vw)_minmax(0,1fr)] print:block">
      <a
        href="#content"
        onClick={skipToContent}
        className="sr-only z-40 rounded-field bg-overlay px-4 py-2 shadow-3 focus:not-sr-only focus:fixed focus:start-2 focus:top-[calc(var(--top-inset)+8px)]"
      >
        Skip to content
      </a>
      {narrowHeader && (
        <div className="sticky top-(--top-inset) z-20 lg:col-span-2 wide:hidden print:hidden">{narrowHeader}</div>
      )}
      <aside aria-label="Menu" className="hidden border-e border-line bg-raised lg:block wide:row-span-2 print:hidden">
        <div className="sticky top-[calc(var(--top-inset)+60px)] max-h-[calc(100dvh-var(--top-inset)-60px)] overflow-y-auto pt-3 wide:top-(--top-inset) wide:max-h-[calc(100dvh-var(--top-inset))] wide:pt-0">
          {wideHeader && (
            <div className="mb-3 hidden h-17 items-center px-6 wide:flex">
              <BrandLink />
            </div>
          )}
          {menu}
        </div>
      </aside>
      <div className="min-w-0 pb-(--work-inset)">
        {wideHeader}
        {notice}
        <main ref={content} id="content" tabIndex={-1} className="px-4 py-5 outline-none md:px-6 wide:p-8">
          {children}
        </main>
        {workBar}
      </div>
    </div>
  );
}
