import Sparkles from 'lucide-react/icons/sparkles';
import { useMemo } from 'react';

import type { Source } from '@/components/source';
import { useGoalAnswers } from '@/device/goal-groups';
import { audiences } from '@/domain/audience';
import type { Company } from '@/domain/company';
import { knownRows } from '@/domain/known';
import { sentencesOf, servesSteps, wantedFields } from '@/lib/serves';
import { Button } from '@/ui/button';
import { useSliced } from '@/ui/use-sliced';

import { OverviewCard } from './card';
import { useEveryRecord, type GoalSources } from './goal-cards';

const { audience } = audiences.business;

const atOnceUpTo = 500;

type CompanyGoalsProps = {
  company: Source<Company>;
  goals: GoalSources;
  onDraft: (sentence: string) => void;
};

/** What the company wants and no goal serves, as far as their words tell, or a person has said (docs/product.md 8.20, 7.23). */
export function CompanyGoals({ company, goals, onDraft }: CompanyGoalsProps) {
  const lists = Object.values(goals);
  const { data } = company;
  const wanted = useMemo(
    () =>
      data && wantedFields.flatMap(({ field, one }) => sentencesOf(data[field]).map((text) => ({ text, label: one }))),
    [data],
  );
  const records = useEveryRecord(goals);
  const answers = useGoalAnswers(audience);
  const steps = useMemo(() => {
    if (!wanted || !records || !answers) return null;
    return () =>
      servesSteps(
        wanted.map(({ text }) => text),
        records.map(({ goal }) => goal),
        answers,
      );
  }, [wanted, records, answers]);
  const served = useSliced(steps, (records?.length ?? 0) <= atOnceUpTo);
  const missing = useMemo(() => {
    if (!wanted || !served) return undefined;
    const open = new Set(wanted);
    for (const own of served.values()) for (const each of open) if (own.has(each.text)) open.delete(each);
    return [...open];
  }, [wanted, served]);
  if (wanted?.length === 0) return null;
  return (
    <OverviewCard
      title="Company goals that nobody’s goals serve"
      sources={[company, ...lists]}
      content={knownRows([[company, ...lists].every(({ isFinished }) => isFinished) ? missing : undefined])}
      absence="Every goal of the company has goals that serve it, by their words."
    >
      {(unserved) => (
        <ul className="-mx-5 -mb-5 divide-y divide-line border-t border-line md:-mx-6 md:-mb-6">
          {unserved.map(({ text, label }) => (
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
