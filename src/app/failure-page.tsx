import { brand } from '@/brand';
import { useDocumentTitle } from '@/components/document-title';
import { Button } from '@/ui/button';
import { PageTitle } from '@/ui/page-title';

const title = "We couldn't show this page";

/**
 * Replaces a page that failed to load or to render.
 * @param isInside whether it is rendered inside a layout's `main`
 */
export function FailurePage({ isInside = false }: { isInside?: boolean }) {
  useDocumentTitle(title);
  const Frame = isInside ? 'div' : 'main';
  return (
    <Frame className="grid min-h-[60dvh] place-items-center p-6 text-center">
      <div className="max-w-md">
        <PageTitle className="text-h2">{title}</PageTitle>
        <p className="mt-2 mb-6 text-muted">You may be offline, or {brand.name} was just updated.</p>
        {/* A chunk that failed to load stays failed for this document: only a reload requests it again. */}
        <Button onClick={() => window.location.reload()}>Try again</Button>
      </div>
    </Frame>
  );
}
