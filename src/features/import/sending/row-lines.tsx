import CircleExclamationPoint from 'lucide-react/icons/circle-exclamation-point';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';

import { brand } from '@/brand';
import { fullName } from '@/domain/employee';

import type { ImportRow } from './rows';

/** Longer lists show their last rows: the downloaded file has all of them. */
const maxLines = 200;

/** The rows without a reply, and those that failed, each with its reason. */
export function RowLines({ rows }: { rows: readonly ImportRow[] }) {
  const troubled = rows.filter(({ mark }) => mark.why !== '' && mark.status !== 'in');
  const more = troubled.length - maxLines;
  if (troubled.length === 0) return null;
  return (
    <section aria-label="Not confirmed" className="divide-y divide-line border-t border-line">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-surface px-4 py-3.5 md:px-7">
        <h3 className="font-semibold">Failed or unconfirmed</h3>
        <p className="min-w-0 flex-1 basis-60 text-small text-muted">
          {brand.name} looks up people by work email before it tries them again.
        </p>
      </div>
      <ul className="divide-y divide-line">
        {troubled.slice(-maxLines).map(({ line, values, mark }) => {
          const hasFailed = mark.status === 'failed';
          const Sign = hasFailed ? CircleExclamationPoint : CircleQuestionMark;
          return (
            <li key={line} className="grid gap-x-4 gap-y-0.5 px-4 py-3 md:grid-cols-[3.5rem_12rem_1fr] md:px-7">
              <span className="text-small text-muted tabular-nums">Row {line}</span>
              <bdi className="font-medium">{fullName(values) || values.workMail}</bdi>
              <span className="flex gap-2 text-small wrap-anywhere text-muted">
                <Sign aria-hidden className={`size-5 shrink-0 ${hasFailed ? 'text-danger' : 'text-blaze-soft-ink'}`} />
                <bdi>{hasFailed ? mark.why : `${mark.why} Not checked yet.`}</bdi>
              </span>
            </li>
          );
        })}
      </ul>
      {more > 0 && <p className="px-4 py-3 text-small text-muted md:px-7">{more} more before these.</p>}
    </section>
  );
}
