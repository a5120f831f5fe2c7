import { peopleCount } from '@/components/employee/people-count';
import { withCommas } from '@/lib/with-commas';

import { TeamProgress } from './team/team-progress';
import { TeamSetup } from './team/team-setup';
import { useRoles, useTeamRun } from './team/use-team-run';
import type { PeopleToolProps } from './tool-props';

/** Drafts goals for several people (docs/product.md 8.22). Closing it while drafting hides it; the bar continues. */
export function TeamDialog({ people, work, onEnd, onClose, isHidden, onHide }: PeopleToolProps) {
  const roles = useRoles(people, work);
  const run = useTeamRun(roles.roleOf, work, (plan, { status }) => {
    const done = plan.filter(({ state }) => state === 'done').length;
    onEnd({
      text: `${status === 'stopped' ? 'Stopped. ' : ''}${withCommas(done)} of ${withCommas(plan.length)} drafted.`,
      actions: [{ label: 'Open', onPress: () => onHide(false) }],
    });
  });
  const isDrafting = run.plan.length > 0;

  function close(): void {
    if (isDrafting && work.isRunning()) return onHide(true);
    // Only the dialog needs the roles.
    work.stop();
    onEnd(null);
    onClose();
  }

  if (isHidden) return null;
  const shared = { title: `Generate for ${peopleCount(people.length)}`, work, onClose: close };
  return isDrafting ? (
    <TeamProgress {...shared} run={run} />
  ) : (
    <TeamSetup {...shared} people={people} roles={roles} onStart={run.start} />
  );
}
