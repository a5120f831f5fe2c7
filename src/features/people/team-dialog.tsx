import { useState } from 'react';

import { peopleCount } from '@/components/employee/people-count';
import { withCommas } from '@/lib/with-commas';

import { PackDialog } from './pack-dialog';
import type { TeamDraft } from './team/team-plan';
import { TeamProgress } from './team/team-progress';
import { TeamSetup } from './team/team-setup';
import { useRoles } from './team/use-roles';
import { useTeamRun } from './team/use-team-run';
import type { PeopleToolProps } from './tool-props';

/** Drafts goals for several people (docs/product.md 8.22). Closing it while drafting hides it; the bar continues. */
export function TeamDialog(props: PeopleToolProps) {
  const { people, work, onEnd, onClose, isHidden, onHide } = props;
  const roles = useRoles(people, work);
  const [most, setMost] = useState<number | null>(null);
  const [isPacking, setPacking] = useState(false);
  const run = useTeamRun(roles.roleOf, {
    work,
    titleOf: (count) => `Generating for ${peopleCount(count)}`,
    onEnd: (plan, { status }) => showEnd(plan, status === 'stopped'),
  });
  const isDrafting = run.plan.length > 0;

  function showEnd(plan: readonly TeamDraft[], isStopped: boolean): void {
    const done = plan.filter(({ state }) => state === 'done').length;
    onEnd({
      text: `${isStopped ? 'Stopped. ' : ''}${withCommas(done)} of ${withCommas(plan.length)} drafted.`,
      actions: [{ label: 'Open', onPress: () => onHide(false) }],
    });
  }

  function close(): void {
    if (isDrafting && work.isRunning()) return onHide(true);
    // Only the dialog needs the roles.
    if (work.isRunning()) work.stop();
    onEnd(null);
    onClose();
  }

  if (isHidden) return null;
  if (isPacking) {
    return (
      <PackDialog
        {...props}
        onStart={() => {
          setPacking(false);
          onHide(true);
        }}
        onClose={() => setPacking(false)}
        onSwitch={() => setPacking(false)}
      />
    );
  }
  const title = `Generate for ${peopleCount(people.length)}`;
  return isDrafting ? (
    <TeamProgress
      title={title}
      run={run}
      work={work}
      most={most ?? Infinity}
      onPack={() => setPacking(true)}
      onClose={close}
    />
  ) : (
    <TeamSetup
      title={title}
      people={people}
      roles={roles}
      work={work}
      onClose={close}
      onStart={(request, plan, limit) => {
        setMost(limit);
        run.start(request, plan, limit ?? Infinity);
      }}
    />
  );
}
