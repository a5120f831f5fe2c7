import Sparkles from 'lucide-react/icons/sparkles';
import { useMemo } from 'react';

import { sentencesOf, unservedSteps } from '@/components/goal/serves';
import type { Source } from '@/components/source';
import type { Company } from '@/domain/company';
import { Button } from '@/ui/button';
import { useSliced } from '@/ui/use-sliced';

import { OverviewCard } from './card';
import { useEveryRecord, type GoalSources } from './goal-cards';

const fields = [
  { field: 'currentYearGoals', label: 'Current-year goal' },
  { field: 'longTermObjectives', label: 'Long-term objective' },
] as const satisfies readonly { field: keyof Company; label: string }[];

/** So many goals are compared in one piece. */
const atOnceUpTo = 500;

type CompanyGoalsProps = {
  company: Source<Company>;
  goals: GoalSources;
  /** Drafts goals for a sentence of the company. */
  onDraft: (sentence: string) => void;
};

/** What the company wants and no goal serves, as far as their words tell (docs/product.md 8.20). */
export function CompanyGoals({ company, goals, onDraft }: CompanyGoalsProps) {
  const lists = Object.values(goals);
  const { data } = company;
  const wanted = useMemo(
    () => fields.flatMap(({ field, label }) => sentencesOf(data?.[field] ?? '').map((text) => ({ text, label }))),
    [data],
  );
  const records = useEveryRecord(goals);
  const steps = useMemo(() => {
    if (!records) return null;
    return () =>
      unservedSteps(
        wanted.map(({ text }) => text),
        records.map(({ goal }) => goal),
      );
  }, [wanted, records]);
  const open = useSliced(steps, (records?.length ?? 0) <= atOnceUpTo);
  if (data && wanted.length === 0) return null;
  const missing = wanted.filter(({ text }) => open?.includes(text));
  return (
    <OverviewCard title="Company goals that nobody’s goals serve" sources={[company, ...lists]}>
      {open && missing.length === 0 && (
        <p className="text-muted">Every goal of the company has goals that serve it, by their words.</p>
      )}
      {open && missing.length > 0 && (
        <ul className="-mx-5 -mb-5 divide-y divide-line border-t border-line md:-mx-6 md:-mb-6">
          {missing.map(({ text, label }) => (
            <li key={`${label} ${text}`} className="flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4 md:px-6">
              <span aria-hidden className="h-2 w-8.5 shrink-0 rounded-full border border-dashed border-line-strong" />
              <div className="min-w-0 flex-1 basis-60">
                <bdi className="font-medium wrap-anywhere">{text}</bdi>
                <p className="text-small text-muted">{label} · No goals serve this yet, by their words</p>
              </div>
              <Button
                look="secondary"
                size="small"
                icon={Sparkles}
                aria-haspopup="dialog"
                aria-label={`Draft goals for it: ${text}`}
                onClick={() => onDraft(text)}
                className="max-sm:w-full"
              >
                Draft goals for it
              </Button>
            </li>
          ))}
        </ul>
      )}
    </OverviewCard>
  );
}
