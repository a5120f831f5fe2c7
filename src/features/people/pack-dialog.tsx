import { useState } from 'react';

import { peopleCount } from '@/components/employee/people-count';
import { Button } from '@/ui/button';
import { DialogCard } from '@/ui/dialog';
import { RadioField } from '@/ui/radio-field';

import type { PeopleToolProps } from './tool-props';
import { packFormats, usePack, type PackFormat } from './use-pack';

const options = Object.entries(packFormats).map(([value, { label }]) => ({ value, label }));

function coverage(packed: number, people: number): string {
  if (packed === people)
    return `Goals of ${people === 1 ? 'this person' : `all ${peopleCount(people)}`} are known here.`;
  const left = people - packed;
  return `${packed} of ${peopleCount(people)} ${packed === 1 ? 'has' : 'have'} goals that are known here. The other ${left === 1 ? 'one gets' : `${left} get`} no page.`;
}

type PackDialogProps = PeopleToolProps & {
  /** Called before it is made; closes it unless given. */
  onStart?: () => void;
};

/** Asks what the goals of the people are to become, and makes it (docs/product.md 8.19). */
export function PackDialog({ people, work, onClose, onStart = onClose }: PackDialogProps) {
  const [format, setFormat] = useState<PackFormat>('pdf');
  const { packed, hasFailed, isRetrying, retry, make } = usePack(people, work);
  const hasNone = packed?.length === 0;
  return (
    <DialogCard
      title={`Download pack for ${peopleCount(people.length)}`}
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {hasNone ? 'Close' : 'Cancel'}
          </Button>
          {hasFailed && (
            <Button sends pending={isRetrying} onClick={() => void retry()}>
              Try again
            </Button>
          )}
          {!hasFailed && !hasNone && (
            <Button
              sends
              pending={packed === undefined}
              onClick={() => {
                onStart();
                make(format);
              }}
            >
              Start
            </Button>
          )}
        </>
      }
    >
      <p role="status" className="mb-4">
        {hasFailed && 'The goals could not be read. Nothing is lost. It may work in a moment.'}
        {!hasFailed && packed === undefined && 'Reading whose goals are known here.'}
        {hasNone && 'No goals of these people are known here. This device keeps for whom goals are generated on it.'}
        {packed !== undefined &&
          packed.length > 0 &&
          `${coverage(packed.length, people.length)} This is as kept on this device.`}
      </p>
      {!hasFailed && !hasNone && (
        <RadioField
          label="What"
          look="stack"
          name="pack-format"
          options={options}
          value={format}
          hint="Each has the name, the department and the goals, in your own wording where you changed them."
          onChange={(value) => setFormat(value as PackFormat)}
        />
      )}
    </DialogCard>
  );
}
