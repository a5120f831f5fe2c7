import { removeVersionDrafts, useChangeVersions } from '@/device/change-versions';
import type { GoalRecord } from '@/domain/goal';
import { goalKinds, inSentence } from '@/domain/goal-kind';
import { versionMessages } from '@/domain/version-messages';
import { Button } from '@/ui/button';
import { useConfirm } from '@/ui/confirm';
import { notify } from '@/ui/toast';

import { usePocket } from './pocket-context';

/** Discards the version of a record after a question, also one that cannot be read (docs/product.md 7.19). */
export function DiscardButton({ record }: { record: GoalRecord }) {
  const { audience } = usePocket();
  const changeVersions = useChangeVersions(audience, record.kind);
  const confirm = useConfirm();
  const name = inSentence(goalKinds[record.kind].singular);

  function discard() {
    removeVersionDrafts(audience, record.kind, record.id);
    // `mutate`'s callbacks would not run: this button unmounts first.
    changeVersions.mutateAsync({ ids: [record.key], change: () => new Map([[record.key, null]]) }).then(
      () => notify.success(versionMessages.discarded),
      () => notify.error(versionMessages.notDiscarded),
    );
  }

  const confirmDiscarding = () =>
    confirm({
      title: 'Discard your version?',
      text: (
        <p>
          This deletes your edits, note, progress and closed quarters for this {name} from this browser. The original
          stays as it is. You can't undo this.
        </p>
      ),
      action: 'Discard',
      isDangerous: true,
      onConfirm: discard,
    });

  return (
    <Button look="danger-quiet" size="small" onClick={confirmDiscarding} className="text-danger-soft-ink!">
      Discard my version
    </Button>
  );
}
