import { clsx } from 'clsx';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Columns2 from 'lucide-react/icons/columns-2';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useId, useRef, useState } from 'react';

import { AwaitedRecord } from '@/components/goal/awaited-record';
import { GoalLines } from '@/components/goal/goal';
import { GoalHint, markGaps, useHint } from '@/components/goal/goal-hint';
import { KindTile } from '@/components/goal/goal-kind';
import { useDeletion } from '@/components/goal/use-deletion';
import { useDownload } from '@/components/goal/use-download';
import { usePocketGoals } from '@/components/goal/use-pocket-goals';
import type { Audience } from '@/domain/audience';
import type { GoalRecord, GoalRequest } from '@/domain/goal';
import { goalKinds, inSentence, type GoalKind } from '@/domain/goal-kind';
import { formatDate, formatTime } from '@/lib/dates';
import { Button, ButtonLink } from '@/ui/button';
import { afterRemoval, focusTitle } from '@/ui/focus';
import { SkeletonRows } from '@/ui/load-states';
import { TabRail, tabPanelProps } from '@/ui/tabs';

import { CompareDrafts, DraftActions, usePair, type Pair } from './compare-drafts';
import type { SentDraft } from './drafts';
import { useShownDrafts, type ShownDraft } from './use-shown-drafts';

/** The tabs are of the latest drafts; earlier ones can be compared, and are in the pocket. */
const maxTabs = 4;

type LatestDraftProps = {
  audience: Audience;
  kind: GoalKind;
  drafts: readonly SentDraft[];
  isDrafting: boolean;
  /** Sends the form's values; empty fields come from the earlier request. */
  onDraftAgain: (earlier: GoalRequest) => void;
};

/** The latest draft with its next steps (docs/product.md 7.5): the drafts of this visit, two of them compared. */
export function LatestDraft({ audience, kind, drafts, isDrafting, onDraftAgain }: LatestDraftProps) {
  const pocket = usePocketGoals(audience, kind);
  const { shown, load, hasOpen, isEmpty, isReading, isMissing, hasFailed, request } = useShownDrafts(
    audience,
    kind,
    drafts,
    pocket,
  );
  const { plural, listPath, singular } = goalKinds[kind];
  const id = useId();
  const count = shown.length;
  const section = useRef<HTMLElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const latest = shown.at(-1);

  // A selection lasts until the next draft.
  const [chosen, setChosen] = useState<{ number: string; latestId: string | undefined }>();
  const isChosen = chosen !== undefined && chosen.latestId === latest?.id;
  const current = (isChosen && shown.find(({ number }) => String(number) === chosen.number)) || latest;

  const [isComparing, setComparing] = useState(false);
  const compared = usePair(shown);
  const pair = isComparing ? compared.pair : null;

  const { download, downloading } = useDownload(pocket.whenReady);
  const { confirmDeletion, deleting } = useDeletion(audience, goalKinds[kind]);
  const hasAsked = useRef(false);

  function handleDelete(record: GoalRecord): void {
    hasAsked.current = true;
    confirmDeletion(record);
  }

  /** Deleting a record unmounts the button to which the dialog returns the focus. */
  const afterDeletion = (moveOn: () => void) => afterRemoval(() => hasAsked.current && moveOn());
  const focusAgainAfter = afterDeletion(() => again.current?.focus());

  // A first draft may be below the viewport. The page doesn't scroll while a person types or has just arrived.
  const isAwaited = useRef(false);
  const latestId = latest?.id;
  useEffect(() => {
    if (hasOpen) isAwaited.current = true;
    else if (isAwaited.current && latestId !== undefined) {
      isAwaited.current = false;
      const isBelow = (section.current?.getBoundingClientRect().top ?? 0) > window.innerHeight * 0.7;
      const isElsewhere = document.activeElement?.matches('input, textarea, h1') === true;
      if (isBelow && !isElsewhere) section.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [hasOpen, latestId]);

  if (isEmpty) return null;
  const actions = { downloading, deleting, onDownload: download, onDelete: handleDelete };
  const hasTabs = pair === null && count > 1;
  return (
    <section
      ref={section}
      aria-labelledby={`${id}-title`}
      className="animate-rise-far scroll-my-24 rounded-card border border-line bg-raised xl:col-span-2 xl:row-start-2"
    >
      <header
        ref={afterDeletion(() => focusTitle({ preventScroll: true }))}
        className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line px-5 py-5 md:px-7 md:py-6"
      >
        <KindTile kind={kind} />
        <div className="min-w-48 flex-1">
          <h2 id={`${id}-title`} className="text-h2">
            Latest draft
          </h2>
          <p className="line-clamp-3 text-small text-muted">
            {pair === null ? 'Every draft is saved to your pocket.' : <bdi>{differenceOf(pair)}</bdi>}
          </p>
        </div>
        {current && count > 1 && (
          <div className="flex items-center gap-3 max-md:w-full">
            {hasTabs && (
              <TabRail
                id={id}
                label="Drafts"
                size="small"
                tabs={shown.slice(-maxTabs).map(({ number }) => ({ value: String(number), label: `Draft ${number}` }))}
                value={String(current.number)}
                onChange={(number) => setChosen({ number, latestId: latest?.id })}
                className="max-md:flex-1"
              />
            )}
            <Button
              look="secondary"
              {...(pair === null && { icon: Columns2 })}
              onClick={() => setComparing(pair === null)}
            >
              {pair === null ? 'Compare' : 'Stop comparing'}
            </Button>
          </div>
        )}
      </header>

      {isMissing && (
        <div ref={afterRemoval(() => again.current?.focus())} className="border-b border-line px-5 py-4 md:px-7">
          <AwaitedRecord kind={kind} load={load} hasFailed={hasFailed} onLoaded={() => again.current?.focus()} />
        </div>
      )}
      {count === 0 && isReading && <SkeletonRows label={`Loading the newest ${inSentence(singular)}`} />}
      {pair && (
        <div ref={focusAgainAfter}>
          <CompareDrafts drafts={shown} pair={pair} onChoose={compared.choose} {...actions} />
        </div>
      )}
      {current && pair === null && (
        <div {...(hasTabs && tabPanelProps(id, String(current.number)))}>
          <Draft shown={current} />
        </div>
      )}

      <footer
        className={clsx(
          'flex flex-wrap items-center gap-x-2 gap-y-3 px-5 py-4 md:px-7',
          (current ?? isReading) && 'border-t border-line',
        )}
      >
        <Button
          ref={again}
          look="secondary"
          icon={RotateCcw}
          sends
          pending={isDrafting || (isReading && count > 0)}
          onClick={() => onDraftAgain(current?.request ?? request ?? { role: '', goal: '', industry: '' })}
          className="max-md:w-full"
        >
          Draft again
        </Button>
        {current && pair === null && (
          <div ref={focusAgainAfter} className="flex flex-wrap gap-1 max-md:w-full max-md:justify-between">
            <DraftActions {...actions} size="medium" shown={current} />
          </div>
        )}
        {pair && <p className="text-small text-muted">Edit the form above to change the next draft.</p>}
        <ButtonLink look="quiet" to={listPath[audience]} icon={ArrowRight} iconAtEnd className="ms-auto max-md:w-full">
          Open your {inSentence(plural)}
        </ButtonLink>
      </footer>

      {latest && <Announcement shown={latest} count={count} />}
    </section>
  );
}

const fields: readonly { field: keyof GoalRequest; label: string }[] = [
  { field: 'role', label: 'Role' },
  { field: 'goal', label: 'Goal' },
  { field: 'industry', label: 'Industry' },
];

function differenceOf({ left, right }: Pair): string {
  const changed = fields.filter(({ field }) => left.request[field] !== right.request[field]);
  if (changed.length === 0) return 'Same role, goal and industry.';
  return changed
    .map(
      ({ field, label }) =>
        `${label} changed: \u201c${left.request[field]}\u201d, then \u201c${right.request[field]}\u201d.`,
    )
    .join(' ');
}

function Draft({ shown: { record, lines, request } }: { shown: ShownDraft }) {
  const { kind, goal, role, createdAt } = record;
  const { hint, isShown } = useHint(kind, lines);
  const meta = [role, request.industry, createdAt && `${formatDate(createdAt)}, ${formatTime(createdAt)}`];
  return (
    <div className="@container">
      <div className="@min-[54rem]:grid @min-[54rem]:grid-cols-[7fr_5fr]">
        <div className="min-w-0 px-5 py-6 md:px-7">
          <h3 className="text-h3">
            <bdi>{goal}</bdi>
          </h3>
          <p className="mt-1 mb-4 text-small text-muted">
            <bdi>{meta.filter(Boolean).join(' \u00b7 ')}</bdi>
          </p>
          <GoalLines kind={kind} lines={lines} {...(hint && isShown && markGaps(kind, hint, lines))} />
        </div>
        <div className="min-w-0 border-line px-5 py-6 md:px-7 @max-[54rem]:border-t @min-[54rem]:border-s">
          <GoalHint kind={kind} lines={lines} hasSummary />
        </div>
      </div>
    </div>
  );
}

/** Announces drafts from the second on: the success message announces the first. */
function Announcement({ shown: { number, record, lines }, count }: { shown: ShownDraft; count: number }) {
  const { hint, isShown } = useHint(record.kind, lines);
  return (
    <p role="status" className="sr-only">
      {count > 1 && `Draft ${number} of ${count}.${hint && isShown ? ` ${hint.summary}.` : ''}`}
    </p>
  );
}
