import type { GoalRecord } from '@/domain/goal';
import { goalKinds, inSentence } from '@/domain/goal-kind';
import type { KeptOfRecord } from '@/domain/merged-goal';
import { versionMessages } from '@/domain/version-messages';

import { DiscardButton } from './discard-button';

/** Says why the stored version of a record can't be shown (docs/product.md 7.19). */
export function UnshownVersion({ record, kept }: { record: GoalRecord; kept: KeptOfRecord }) {
  if (kept.state === 'known' || kept.state === 'absent') return null;
  const name = inSentence(goalKinds[record.kind].singular);
  return (
    <div className="mt-5 rounded-tile bg-blaze-soft px-4 py-3 text-small text-blaze-soft-ink">
      {kept.state === 'unreadable' ? (
        <>
          <p>{versionMessages.kept} Export edits and progress includes it.</p>
          <div className="-mx-3 mt-0.5">
            <DiscardButton record={record} />
          </div>
        </>
      ) : (
        <p>
          This browser has your version of another {name}, {'\u201c'}
          <bdi>{kept.version.identity?.goal}</bdi>
          {'\u201d'} with the same ID. It isn't shown here. Export edits and progress includes it.
        </p>
      )}
    </div>
  );
}
