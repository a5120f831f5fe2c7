import type { EmployeeSummary } from '@/domain/employee';
import { paths } from '@/domain/paths';
import { Button, ButtonLink } from '@/ui/button';
import { TryAgain, type Load } from '@/ui/load-states';

import type { Doubt } from './submission';

/** Whether the person in the form is in the employee list; null while no answer was lost and they aren't. */
type Verdict = 'looking' | 'unknown' | 'listed' | 'not added' | null;

type SentNoticeProps = {
  verdict: Verdict;
  name: string;
  load: Load<EmployeeSummary[]>;
  onDiscard: (() => void) | undefined;
};

/** Says whether the person was added (docs/product.md 8.10). */
export function SentNotice({ verdict, name, load, onDiscard }: SentNoticeProps) {
  return (
    <div role="status">
      {verdict !== null && (
        <div
          data-notice
          className="mb-3 flex max-w-280 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-3"
        >
          <p className="min-w-0 text-small wrap-anywhere">
            <bdi className="font-semibold">{name}</bdi> {texts[verdict]}
          </p>
          {verdict === 'unknown' && <TryAgain load={load} size="small" onLoaded={() => undefined} />}
          {verdict === 'listed' && (
            <div className="flex flex-wrap gap-2">
              <ButtonLink to={paths.employeeList} look="secondary" size="small">
                Employee list
              </ButtonLink>
              {onDiscard && (
                <Button look="secondary" size="small" onClick={onDiscard}>
                  Discard
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** A slow backend or another tab may still add a person who is not in the list. */
const texts: Record<NonNullable<Verdict>, string> = {
  looking: "was submitted, but we didn't get a reply. Checking your employee list…",
  unknown: "may or may not have been added: we didn't get a reply and couldn't load your employee list.",
  listed: 'is in your employee list.',
  'not added': "hasn't been added. Submit again.",
};

/** Why a person may be added twice. */
export function DoubtText({ doubt, workMail }: { doubt: Doubt; workMail: string }) {
  if (doubt === 'unknown') {
    return <p>We couldn't check whether this person was already added. Submitting again may add them twice.</p>;
  }
  return (
    <p>
      Someone with the work email <bdi className="font-medium wrap-anywhere text-ink">{workMail.trim()}</bdi> is already
      in your employee list. Submitting adds them a second time.
    </p>
  );
}
