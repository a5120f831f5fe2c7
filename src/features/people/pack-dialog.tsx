import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';

import { peopleCount } from '@/components/employee/people-count';
import { exportedGoal } from '@/components/goal/exported-goal';
import { hookOfEveryKind } from '@/components/goal/hook-of-every-kind';
import { useGoalsOfPeople } from '@/components/goal/use-goals-of-people';
import { usePocketGoals } from '@/components/goal/use-pocket-goals';
import { UnreadableVersions } from '@/device/versions';
import { audiences } from '@/domain/audience';
import type { EmployeeSummary } from '@/domain/employee';
import type { GoalKind } from '@/domain/goal-kind';
import type { PocketGoals } from '@/domain/merged-goal';
import { versionMessages } from '@/domain/version-messages';
import { log } from '@/lib/log';
import { Button } from '@/ui/button';
import { DialogCard } from '@/ui/dialog';
import { RadioField } from '@/ui/radio-field';
import { notify } from '@/ui/toast';

import type { PackedPerson } from './pack-file';
import type { PeopleToolProps } from './tool-props';

const { audience } = audiences.business;

const usePockets = hookOfEveryKind(({ kind }) => usePocketGoals(audience, kind));

const packFormats = {
  pdf: { label: 'One PDF, a page for each person', save: 'savePdf' },
  zip: { label: 'A ZIP with a PDF for each person, named by work email', save: 'saveZip' },
} as const;

type PackFormat = keyof typeof packFormats;

/** Makes packs of people's goals (docs/product.md 8.19). `packed` are the people with goals, undefined until known. */
function usePack(people: readonly EmployeeSummary[], work: PeopleToolProps['work']) {
  const { goals, hasFailed, isReading, isRetrying, retry } = useGoalsOfPeople();
  const pockets = usePockets();
  // New drafts are in the lists after the refetch.
  const packed = isReading && !hasFailed ? undefined : goals && people.filter(({ key }) => goals.byPerson.has(key));

  /** @throws UnreadableVersions: a pack never has the unedited text of an edited goal */
  async function read(): Promise<PackedPerson[]> {
    const ready = Object.entries(pockets).map(async ([kind, { whenReady }]) => [kind, await whenReady()] as const);
    const merged = Object.fromEntries(await Promise.all(ready)) as Record<GoalKind, PocketGoals>;
    return (packed ?? []).map((person) => ({
      person,
      goals: (goals?.byPerson.get(person.key) ?? []).map(({ record }) => exportedGoal(record, merged[record.kind])),
    }));
  }

  function make(format: PackFormat): void {
    const count = packed?.length ?? 0;
    work.start({
      title: `Creating the goal pack for ${peopleCount(count)}`,
      total: count,
      task: async (context) => (await import('./pack-file'))[packFormats[format].save](await read(), context),
      onDone: () => notify.success(`Goal pack for ${peopleCount(count)} downloaded.`),
      onStopped: (done) => notify.info(`Stopped after ${done}. No file was created.`),
      onFailure: (reason) => {
        log('Creating a pack failed.', reason);
        notify.error(
          reason instanceof UnreadableVersions ? versionMessages.unreadable : "We couldn't create the pack. Try again.",
        );
      },
    });
  }

  return { packed, hasFailed, isRetrying, retry, make };
}

const options = Object.entries(packFormats).map(([value, { label }]) => ({ value, label }));

function coverage(packed: number, people: number): string {
  if (packed === people) return people === 1 ? 'This person has goals.' : `All ${peopleCount(people)} have goals.`;
  const left = people - packed;
  return `${packed} of ${peopleCount(people)} ${packed === 1 ? 'has' : 'have'} goals in this browser. The other ${left === 1 ? 'one is' : `${left} are`} left out.`;
}

/** Asks for the format of a goal pack and creates it (docs/product.md 8.19). */
export function PackDialog({ people, work, onClose, onSwitch }: PeopleToolProps) {
  const [format, setFormat] = useState<PackFormat>('pdf');
  const { packed, hasFailed, isRetrying, retry, make } = usePack(people, work);
  const hasNone = packed?.length === 0;
  return (
    <DialogCard
      title={`Goal pack for ${peopleCount(people.length)}`}
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
          {hasNone && (
            <Button icon={Sparkles} onClick={() => onSwitch('generate')}>
              {`Generate for ${peopleCount(people.length)}`}
            </Button>
          )}
          {!hasFailed && !hasNone && (
            <Button
              sends
              pending={packed === undefined}
              onClick={() => {
                onClose();
                make(format);
              }}
            >
              Download
            </Button>
          )}
        </>
      }
    >
      <p role="status" className="mb-4">
        {hasFailed && "We couldn't load the goals. Try again in a moment."}
        {!hasFailed && packed === undefined && 'Loading goals…'}
        {hasNone &&
          `${people.length === 1 ? 'This person has no' : 'None of these people have'} goals in this browser yet.`}
        {packed !== undefined && packed.length > 0 && coverage(packed.length, people.length)}
      </p>
      {!hasFailed && !hasNone && (
        <RadioField
          label="Create"
          look="stack"
          name="pack-format"
          options={options}
          value={format}
          hint="Each page shows name, department and goals, with your edits."
          onChange={(value) => setFormat(value as PackFormat)}
        />
      )}
    </DialogCard>
  );
}
