import { clsx } from 'clsx';
import Sparkles from 'lucide-react/icons/sparkles';
import { useMemo } from 'react';

import type { Source } from '@/components/source';
import { useGoalAnswers } from '@/device/goal-answers';
import { useAnswersNotice } from '@/device/unreadable';
import { audiences } from '@/domain/audience';
import type { Company } from '@/domain/company';
import type { GoalRecord } from '@/domain/goal';
import { knownRows } from '@/domain/known';
import { goalKeyOf } from '@/domain/text';
import { servesSteps, wantedOf } from '@/lib/serves';
import { fold } from '@/lib/text-search';
import { withCommas } from '@/lib/with-commas';
import { Button } from '@/ui/button';
import { useSliced } from '@/ui/use-sliced';

import { OverviewCard } from './card';
import type { EveryRecord, GoalSources } from './goal-sources';

const { audience } = audiences.business;

const syncLimit = 500;

type CompanyGoalsProps = {
  company: Source<Company>;
  goals: GoalSources;
  records: EveryRecord;
  onDraft: (sentence: string) => void;
};

/** The company's goals, each with the goals that support it, by their words or as a person has said (docs/product.md 8.20, 7.23). */
export function CompanyGoals({ company, goals, records, onDraft }: CompanyGoalsProps) {
  const lists = Object.values(goals);
  const { data } = company;
  const wanted = useMemo(() => data && wantedOf(data), [data]);
  const notice = useAnswersNotice(audience);
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
  const served = useSliced(steps, (records?.length ?? 0) <= syncLimit);
  const rows = useMemo(
    () =>
      wanted &&
      records &&
      served &&
      wanted.map((each) => ({
        ...each,
        support: records.filter(({ goal }) => served.get(goalKeyOf(goal))?.has(each.text)),
      })),
    [wanted, records, served],
  );
  if (wanted?.length === 0) return null;
  return (
    <OverviewCard
      title="Company goals"
      sources={[company, ...lists]}
      content={knownRows([[company, ...lists].every(({ isFinished }) => isFinished) ? rows : undefined])}
    >
      {(known) => (
        <>
          {notice !== '' && <p className="pb-4 text-small text-muted">{notice}</p>}
          <ul className="-mx-5 -mb-5 divide-y divide-line border-t border-line md:-mx-6 md:-mb-6">
            {known.map(({ text, kind, support }) => (
              <li key={text} className="flex flex-wrap items-start gap-x-4 gap-y-3 px-5 py-3.5 md:px-6">
                <div className="min-w-0 flex-1 basis-52">
                  <bdi className="font-medium wrap-anywhere">{text}</bdi>
                  <span
                    className={clsx('block text-small', support.length === 0 ? 'text-blaze-soft-ink' : 'text-muted')}
                  >
                    {kind} · {supportInWords(support)}
                  </span>
                </div>
                {support.length === 0 && (
                  <Button
                    look="secondary"
                    size="small"
                    icon={Sparkles}
                    aria-haspopup="dialog"
                    aria-label={`Draft goals: ${text}`}
                    onClick={() => onDraft(text)}
                  >
                    Draft goals
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </OverviewCard>
  );
}

/** 'supported by 41 goals for 12 roles' */
function supportInWords(support: readonly GoalRecord[]): string {
  if (support.length === 0) return 'no goals support this yet';
  const roles = new Set(support.map(({ role }) => fold(role.trim()))).size;
  return `supported by ${support.length === 1 ? '1 goal' : `${withCommas(support.length)} goals for ${roles === 1 ? '1 role' : `${roles} roles`}`}`;
}
