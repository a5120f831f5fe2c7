import Check from 'lucide-react/icons/check';

import { withNothingChanged } from '@/components/check-in/with-check-in';
import { isUntouched, sinceCheckIn } from '@/components/goal/touched';
import { recordChange, useChangeVersions } from '@/device/change-versions';
import type { GoalRecord } from '@/domain/goal';
import type { GoalVersion } from '@/domain/version';
import { versionMessages } from '@/domain/version-messages';
import { Button } from '@/ui/button';
import { notify } from '@/ui/toast';

import { usePocket } from './pocket-context';

type UntouchedHintProps = {
  record: GoalRecord;
  version: GoalVersion;
  /** Called when the hint unmounts with the focus in it. */
  onCheckIn: () => void;
};

/** Asks for a check-in of a goal without a recent one (docs/product.md 7.24). */
export function UntouchedHint({ record, version, onCheckIn }: UntouchedHintProps) {
  const {
    audience,
    view: { today },
  } = usePocket();
  const changeVersions = useChangeVersions(audience, record.kind);
  if (!isUntouched(record, version, today)) return null;

  function checkIn() {
    const savedAt = Date.now();
    // Callbacks of `mutate` would not run after the hint has unmounted. The storage notice reports a failure.
    changeVersions
      .mutateAsync(recordChange(record, (stored) => stored && withNothingChanged(record, stored, savedAt)))
      .then(
        ({ isRefused }) => isRefused || notify.success(versionMessages.checkedIn),
        () => undefined,
      );
    onCheckIn();
  }

  return (
    <div className="mt-5 rounded-tile bg-blaze-soft px-4 py-3 text-blaze-soft-ink print:hidden forced-colors:border">
      <p className="text-small font-medium">{sinceCheckIn(version, today)}. Update progress, or confirm no change.</p>
      <Button look="secondary" size="small" icon={Check} onClick={checkIn} className="mt-2">
        No change
      </Button>
    </div>
  );
}
