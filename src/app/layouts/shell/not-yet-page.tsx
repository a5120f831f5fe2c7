import { notices } from '@/domain/messages';
import { EmptyState } from '@/ui/empty-state';
import { PageTitle } from '@/ui/page-title';

/** Stands for a page that has no content yet, and says so. */
export function NotYetPage({ title }: { title: string }) {
  return (
    <div className="mx-auto max-w-190">
      <PageTitle title={title} />
      <div className="mt-6 rounded-card border border-line bg-raised">
        <EmptyState title="Not available yet">{notices.unavailable}</EmptyState>
      </div>
    </div>
  );
}
