import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';

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
  /** Called when the button is hidden with the focus on it. */
  onCheckIn: () => void;
};

/** Asks for a check-in of a goal without a recent one (docs/product.md 7.24). */
export function UntouchedHint({ record, version, onCheckIn }: UntouchedHintProps) {
  const {
    audience,
    view: { today },
  } = usePocket();
  const changeVersions = useChangeVersions(audience, record.kind);
  const isAsking = isUntouched(record, version, today);
  const [wasAsking] = useState(isAsking);
  if (!wasAsking) return null;

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
    <div
      className={clsx(
        'mt-3 rounded-tile px-4 py-3 print:hidden forced-colors:border',
        isAsking ? 'bg-blaze-soft text-blaze-soft-ink' : 'bg-sunken text-muted',
      )}
    >
      <p className="text-small font-medium">
        {isAsking
          ? `${sinceCheckIn(version, today)}. Update progress below, or confirm no change.`
          : 'Checked in today.'}
      </p>
      {/* Keeps its place, so that a slider doesn't move under the pointer. */}
      <Button
        look="secondary"
        size="small"
        icon={Check}
        onClick={checkIn}
        className={clsx('mt-2', !isAsking && 'invisible')}
      >
        No change
      </Button>
    </div>
  );
}
