import type { GoalRecord } from '@/domain/goal';

/** Goals that are quoted. */
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
