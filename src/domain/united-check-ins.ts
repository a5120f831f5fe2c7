import { checkInsOf, historyOf, uniteCheckIns, type CheckIn } from './check-ins';
import { presentPlaces } from './closed-quarter';
import { type GoalRecord, partsOf } from './goal';
import { mergeWording } from './merged-goal';
import type { Wording } from './wording';

const resultsOf = (record: Pick<GoalRecord, 'result'>, wording: Wording) =>
  partsOf(mergeWording(record, wording).lines).results;

/**
 * The check-ins of a wording with those of another one of the same record, by day. A line has those of the line that says the
 * same there, wherever it stands; where both say something of a day, the wording that was saved last wins.
 * @param other undefined where there is none
 */
export function unitedCheckIns(
  record: Pick<GoalRecord, 'result'>,
  wording: Wording,
  other: Wording | undefined,
): readonly CheckIn[] {
  if (other === undefined || other.checkIns.length === 0) return wording.checkIns;
  const theirs = resultsOf(record, other);
  const mine = resultsOf(record, wording).map((text) => ({ text }));
  const places = presentPlaces(mine, theirs);
  const moved = checkInsOf(places.map((place) => (place === null ? [] : historyOf(other.checkIns, place))));
  return other.savedAt > wording.savedAt
    ? uniteCheckIns(wording.checkIns, moved)
    : uniteCheckIns(moved, wording.checkIns);
}
