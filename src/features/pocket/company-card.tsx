import { clsx } from 'clsx';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Sparkles from 'lucide-react/icons/sparkles';
import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { generatePath, Link } from 'react-router-dom';

import { stoneWidths } from '@/components/goal/goal-hint';
import { kindLooks } from '@/components/goal/goal-kind';
import type { Source } from '@/components/source';
import type { Company } from '@/domain/company';
import type { GoalGroup } from '@/domain/goal-groups';
import type { GoalKindRow } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';
import { withCommas } from '@/lib/with-commas';
import { useStoredValues } from '@/session/use-session';
import { Button } from '@/ui/button';
import { focusIfLost } from '@/ui/focus';
import { lazyOverlay, prefetch } from '@/ui/lazy';
import { RefreshFailed, SkeletonRows, TryAgain } from '@/ui/load-states';

import { rolesOf } from './group-parts';
import { useAlignedParts, type Wanted } from './use-aligned';

const loadDraft = async () => (await import('@/components/generate/draft-for-sentence')).DraftForSentence;

// Loaded with the first sentence that goals are drafted for, or a moment before.
const DraftForSentence = lazyOverlay(loadDraft);

const prefetchDraft = () => prefetch(loadDraft);

const title = 'What the company wants';

type CompanyCardProps = {
  kind: GoalKindRow;
  company: Source<Company>;
  /** Else each section folds. */
  isWide: boolean;
  /** Opens the groups that serve a sentence, and shows the first. */
  onShow: (groups: readonly GoalGroup[]) => void;
};

/** What the company wants, and what serves it (docs/product.md 7.23). */
export function CompanyCard({ kind, company, isWide, onShow }: CompanyCardProps) {
  const { sections, wanted, served } = useAlignedParts();
  const [asked, setAsked] = useState<{ sentence: string } | null>(null);
  const [isDrafting, setDrafting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isLoading, hasFailed } = company;
  const focusHeading = () => heading.current?.focus();

  function draft(sentence: string): void {
    setAsked({ sentence });
    setDrafting(true);
  }

  function closeDraft(): void {
    setDrafting(false);
    // What opened it gives way to the goals that were drafted.
    queueMicrotask(() => focusIfLost(heading.current));
  }

  const rows = (wantedOf: readonly Wanted[]) => (
    <SentenceRows kind={kind} wanted={wantedOf} isWide={isWide} onShow={onShow} onDraft={draft} />
  );
  return (
    <section className="mt-4 rounded-card border border-line bg-raised print:hidden">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4 md:px-6">
        <div className="min-w-0 flex-1 basis-64">
          <h2 ref={heading} tabIndex={-1} className="rounded-badge text-h3">
            {title}
          </h2>
          <p className="text-small text-muted">
            From the company profile. What serves each is found by its words; change it at a goal with “Serves”.
          </p>
        </div>
        <ProfileLink />
      </header>
      <RefreshFailed loads={[company]} name={title} onLoaded={focusHeading} className="px-5 pb-3 md:px-6" />
      {isLoading && <SkeletonRows label={`Loading: ${title}`} rows={2} />}
      {hasFailed && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-5 pb-5 md:px-6">
          <p className="text-muted">We could not load your company</p>
          <TryAgain load={company} size="small" onLoaded={focusHeading} />
        </div>
      )}
      {data && wanted.length === 0 && (
        <p className="border-t border-line px-5 py-4 text-muted md:px-6">The company profile holds no goals yet.</p>
      )}
      {data && served && wanted.length > 0 && (
        <div className="border-t border-line md:grid md:grid-cols-2 md:divide-x md:divide-line">
          {sections.map(({ label, wanted: own }) =>
            isWide ? (
              <div key={label} className="min-w-0 px-6 pt-3 pb-2">
                <h3 className="pb-2.5 text-label font-semibold text-muted">{label}</h3>
                {rows(own)}
              </div>
            ) : (
              own.length > 0 && (
                <FoldedSection key={label} label={label} wanted={own}>
                  {rows(own)}
                </FoldedSection>
              )
            ),
          )}
        </div>
      )}
      {asked && <DraftForSentence kind={kind.kind} asked={asked} isOpen={isDrafting} onClose={closeDraft} />}
    </section>
  );
}

function ProfileLink() {
  const { businessId } = useStoredValues();
  return (
    <Link
      to={generatePath(paths.companyProfile, { id: businessId ?? '' })}
      className="inline-flex min-h-8.5 items-center gap-2 rounded-badge text-small font-semibold text-accent no-underline hover:underline pointer-coarse:min-h-11"
    >
      Company Profile
      <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" strokeWidth={1.85} />
    </Link>
  );
}

/** The groups that serve a sentence, in the order of the list. */
function useServing(): (wanted: Wanted) => readonly GoalGroup[] {
  const { served, allGroups } = useAlignedParts();
  return useMemo(() => {
    const byText = new Map<string, GoalGroup[]>();
    for (const group of allGroups) {
      for (const text of served?.get(group.key) ?? []) byText.set(text, [...(byText.get(text) ?? []), group]);
    }
    return ({ text }) => byText.get(text) ?? [];
  }, [served, allGroups]);
}

type FoldedSectionProps = { label: string; wanted: readonly Wanted[]; children: ReactNode };

/** A section of the card on a phone, closed at first where all of it is served. */
function FoldedSection({ label, wanted, children }: FoldedSectionProps) {
  const id = useId();
  const serving = useServing();
  const unserved = wanted.filter((each) => serving(each).length === 0).length;
  const [wasOpened, setOpened] = useState<boolean | null>(null);
  const isOpen = wasOpened ?? unserved > 0;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const state = unserved === 0 ? 'all served' : `${withCommas(unserved)} not served yet`;
  return (
    <div className="border-line px-5 not-first:border-t">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpened(!isOpen)}
          className="flex min-h-13 w-full items-center gap-3 rounded-badge text-start text-label font-semibold"
        >
          <span className="flex-1">{label}</span>
          {!isOpen && (
            <span className="text-small font-normal text-muted">
              {withCommas(wanted.length)}, {state}
            </span>
          )}
          <Chevron
            aria-hidden
            className={clsx('size-5 text-muted', !isOpen && 'rtl:-scale-x-100')}
            strokeWidth={1.85}
          />
        </button>
      </h3>
      {isOpen && <div id={id}>{children}</div>}
    </div>
  );
}

type SentenceRowsProps = {
  kind: GoalKindRow;
  wanted: readonly Wanted[];
  isWide: boolean;
  onShow: (groups: readonly GoalGroup[]) => void;
  onDraft: (sentence: string) => void;
};

function SentenceRows({ kind, wanted, isWide, onShow, onDraft }: SentenceRowsProps) {
  const serving = useServing();
  if (wanted.length === 0)
    return <p className="border-t border-line py-4 text-small text-muted">None in the company profile yet.</p>;
  return (
    <ul className="divide-y divide-line border-t border-line">
      {wanted.map((each) => {
        const groups = serving(each);
        return (
          <li key={each.text}>
            {groups.length > 0 ? (
              <ServedSentence
                kind={kind}
                text={each.text}
                groups={groups}
                isWide={isWide}
                onPress={() => onShow(groups)}
              />
            ) : (
              <OpenSentence text={each.text} onDraft={() => onDraft(each.text)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

type ServedSentenceProps = {
  kind: GoalKindRow;
  text: string;
  groups: readonly GoalGroup[];
  isWide: boolean;
  onPress: () => void;
};

function ServedSentence({ kind, text, groups, isWide, onPress }: ServedSentenceProps) {
  const tries = useMemo(() => groups.flatMap((group) => group.tries), [groups]);
  const roles = useMemo(() => rolesOf(tries).join(', '), [tries]);
  const count = tries.length;
  const sentence = count === 1 ? '1 goal serves this' : `${withCommas(count)} goals serve this`;
  return (
    <button
      type="button"
      onClick={onPress}
      className="-mx-2 flex min-h-18 w-[calc(100%+1rem)] items-center gap-4 rounded-badge px-2 py-3 text-start hover:bg-sunken"
    >
      <span className="min-w-0 flex-1">
        <bdi className="block font-medium wrap-anywhere">{text}</bdi>
        <span className="mt-0.5 flex min-w-0 flex-wrap items-center gap-x-2.5 text-small text-muted md:flex-nowrap">
          <ServingStones kind={kind} count={count} />
          <span className="min-w-0 max-md:contents md:truncate">
            <span>
              {sentence}
              {isWide && roles !== '' && ': '}
            </span>
            {roles !== '' && <bdi className="max-md:basis-full max-md:truncate">{roles}</bdi>}
          </span>
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted rtl:-scale-x-100" strokeWidth={1.85} />
    </button>
  );
}

/** One for each goal; of more the sentence alone says how many. */
function ServingStones({ kind, count }: { kind: GoalKindRow; count: number }) {
  if (count > stoneWidths.length) return null;
  return (
    <span aria-hidden className={clsx('flex shrink-0 items-center gap-1', kindLooks[kind.kind].text)}>
      {stoneWidths.slice(0, count).map((width, index) => (
        // They have no identity of their own.
        <span key={index} className={clsx('h-2 rounded-full bg-current forced-colors:bg-[CanvasText]', width)} />
      ))}
    </span>
  );
}

function OpenSentence({ text, onDraft }: { text: string; onDraft: () => void }) {
  return (
    <div className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-3 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <bdi className="block font-medium wrap-anywhere">{text}</bdi>
        <p className="mt-0.5 flex items-center gap-2.5 text-small text-muted">
          <span aria-hidden className="h-2 w-8.5 shrink-0 rounded-full border border-dashed border-line-strong" />
          No goals serve this yet
        </p>
      </div>
      <Button
        look="secondary"
        size="small"
        icon={Sparkles}
        aria-haspopup="dialog"
        aria-label={`Draft goals for it: ${text}`}
        onPointerEnter={prefetchDraft}
        onFocus={prefetchDraft}
        onClick={onDraft}
        className="max-md:w-full"
      >
        Draft goals for it
      </Button>
    </div>
  );
}
