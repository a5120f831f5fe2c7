import type { EmployeeSummary } from '@/domain/employee';
import { paths } from '@/domain/paths';
import { Button, ButtonLink } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm';
import { TryAgain, type Load } from '@/ui/load-states';

import type { Verdict } from './submission';

type SentNoticeProps = {
  /** What is known of the person who was submitted; null where nobody waits for an answer. */
  verdict: Verdict | null;
  name: string;
  load: Load<EmployeeSummary[]>;
  onDiscard: (() => void) | undefined;
};

/** Says what became of a person whose answer never came (docs/product.md 8.10). */
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
          {verdict === 'added' && (
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

/** What follows the name. A person who is not in the list may be added yet, by a slow backend or another tab. */
const texts: Record<Verdict, string> = {
  looking: "was submitted, but we didn't get a reply. Checking your employee list…",
  unknown: "may or may not have been added: we didn't get a reply and couldn't load your employee list.",
  added: "was added. We didn't get a reply, but they're in your employee list.",
  'not added': "hasn't been added. Submit again.",
};

/** Why it is asked whether a person is to be submitted. */
export type Doubt = 'listed' | 'unknown';

type SubmitAgainDialogProps = { doubt: Doubt; workMail: string; onClose: () => void; onConfirm: () => void };

/** Asks before a person is submitted who is in the list, or may be. */
export function SubmitAgainDialog({ doubt, workMail, onClose, onConfirm }: SubmitAgainDialogProps) {
  return (
    <ConfirmDialog title="Submit anyway?" action="Submit anyway" onAction={onConfirm} onClose={onClose}>
      {doubt === 'listed' ? (
        <p>
          Someone with the work email <bdi className="font-medium wrap-anywhere text-ink">{workMail.trim()}</bdi> is
          already in your employee list. Submitting adds them a second time.
        </p>
      ) : (
        <p>We couldn't check whether this person was already added. Submitting again may add them twice.</p>
      )}
    </ConfirmDialog>
  );
}
