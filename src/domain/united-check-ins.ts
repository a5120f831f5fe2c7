import { checkInsOf, historyOf, uniteCheckIns, type CheckIn } from './check-ins';
import { presentPlaces } from './closed-quarter';
import { mergedLines, type Resulting } from './merged-goal';
import { resultsOf as resultsIn } from './result/result-line';
import type { Wording } from './wording';

const resultsOf = (record: Resulting, wording: Wording): string[] => resultsIn(mergedLines(record, wording));

/**
 * The check-ins of a wording with those of another one of the same record, by day. A line has those of the line that says the
 * same there, wherever it stands; where both say something of a day, the wording that was saved last wins.
 * @param other undefined where there is none
 */
export function unitedCheckIns(record: Resulting, wording: Wording, other: Wording | undefined): readonly CheckIn[] {
  if (other === undefined || other.checkIns.length === 0) return wording.checkIns;
  const theirs = resultsOf(record, other);
  const mine = resultsOf(record, wording).map((text) => ({ text }));
  const places = presentPlaces(mine, theirs);
  const moved = checkInsOf(places.map((place) => (place === null ? [] : historyOf(other.checkIns, place))));
  return other.savedAt > wording.savedAt
    ? uniteCheckIns(wording.checkIns, moved)
    : uniteCheckIns(moved, wording.checkIns);
}
