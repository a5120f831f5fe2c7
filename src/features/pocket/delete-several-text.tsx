import { ApiFailure } from '@/api/failure';
import type { GoalRecord } from '@/domain/goal';
import type { RunState } from '@/ui/run';

const quoted = 3;

/** What is asked once before several records are deleted, never before one (docs/product.md 7.16). */
export function DeleteSeveralText({ records }: { records: readonly GoalRecord[] }) {
  const more = records.length - quoted;
  return (
    <>
      <p>They will be gone from your pocket. This cannot be undone.</p>
      <ul className="mt-3 divide-y divide-line">
        {records.slice(0, quoted).map(({ key, goal }) => (
          <li key={key} className="truncate py-2 font-medium text-ink">
            <bdi>{goal || '\u2013'}</bdi>
          </li>
        ))}
        {more > 0 && <li className="py-2">and {more} more</li>}
      </ul>
    </>
  );
}

const words: Partial<Record<ApiFailure['reason'], string>> = {
  network: 'no connection',
  address: 'it cannot be addressed',
  refused: 'the server refused',
};

/** Why a record is still there, for its row. */
export const reasonText = (reason: unknown): string =>
  `Not deleted: ${(reason instanceof ApiFailure && words[reason.reason]) || 'the answer could not be read'}`;

/** '11 deleted. 1 is still here.', 'Stopped. 7 deleted, 5 kept.'; `kept` is how many are still there. */
export function endText({ total, status }: RunState, kept: number): string {
  const deleted = total - kept;
  if (status === 'stopped') return `Stopped. ${deleted} deleted, ${kept} kept.`;
  return `${deleted} deleted. ${kept} ${kept === 1 ? 'is' : 'are'} still here.`;
}
