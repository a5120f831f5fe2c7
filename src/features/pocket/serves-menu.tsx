import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import Square from 'lucide-react/icons/square';
import SquareCheck from 'lucide-react/icons/square-check';
import { createContext, use, useMemo, useState } from 'react';

import { companyQuery } from '@/api/companies';
import { useKeptAnswer } from '@/device/change-goal-groups';
import { useGoalAnswers } from '@/device/goal-groups';
import { audiences, type Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import { type GoalGroup } from '@/domain/goal-groups';
import { goalKeyOf } from '@/domain/text';
import { sentencesOf, servesSteps, wantedFields, type Served } from '@/lib/serves';
import { withCommas } from '@/lib/with-commas';
import { useStoredValues } from '@/session/use-session';
import { MenuDialog, type MenuItem } from '@/ui/menu';
import { useSliced } from '@/ui/use-sliced';

/*
 * Which goals of the company the groups of a pocket support (docs/product.md 7.23).
 */

/** A sentence of the company profile, and what it is called: 'Current-year goal'. */
type Wanted = { text: string; kind: string };

type CompanyGoals = {
  /** None without a company profile. */
  wanted: readonly Wanted[];
  /** The sentences that each group supports, by the key of the group; undefined until they are known. */
  served: Served | undefined;
  setServes: (group: GoalGroup, wanted: Wanted, serves: boolean) => void;
};

/** Around the rows of groups. */
export const CompanyGoalsContext = createContext<CompanyGoals | null>(null);

/** Records whose goals are compared with the company's in one piece. */
const comparedAtOnce = 200;

/**
 * The goals of the company, and which goals of a pocket support them.
 * - `isUnsaved`: whether this browser did not keep some answer
 */
export function useCompanyGoals(audience: Audience, records: readonly GoalRecord[]) {
  const answers = useGoalAnswers(audience);
  const { isUnsaved, answer } = useKeptAnswer(audience);
  const { businessId } = useStoredValues();
  const enabled = audience === audiences.business.audience && businessId !== null;
  const { data: company } = useQuery({ ...companyQuery(businessId ?? ''), enabled });
  const wanted = useMemo(() => {
    const all = wantedFields.flatMap(({ field, one }) =>
      sentencesOf(company?.[field] ?? '').map((text): Wanted => ({ text, kind: one })),
    );
    return [...new Map(all.map((each) => [each.text, each])).values()];
  }, [company]);
  const steps = useMemo(() => {
    if (!answers || wanted.length === 0) return null;
    const sentences = wanted.map(({ text }) => text);
    return () =>
      servesSteps(
        sentences,
        records.map(({ goal }) => goal),
        answers,
      );
  }, [answers, wanted, records]);
  const served = useSliced(steps, records.length <= comparedAtOnce);
  const companyGoals: CompanyGoals = {
    wanted,
    served,
    setServes: ({ key }, { text }, serves) => answer({ goal: key, sentence: goalKeyOf(text), serves }),
  };
  return { companyGoals, isUnsaved };
}

/** 'Serves': the sentences of the company that a group supports, and the menu that changes them. */
export function ServesMenu({ group }: { group: GoalGroup }) {
  const companyGoals = use(CompanyGoalsContext);
  const [isOpen, setOpen] = useState(false);
  if (!companyGoals?.served || companyGoals.wanted.length === 0 || group.key === '') return null;
  const { wanted, served, setServes } = companyGoals;
  const own = served.get(group.key);
  const [first, ...others] = wanted.filter(({ text }) => own?.has(text));
  const items = wanted.map((each): MenuItem => {
    const isChecked = own?.has(each.text) ?? false;
    return {
      label: each.text,
      note: each.kind,
      icon: isChecked ? SquareCheck : Square,
      isChecked,
      onPress: () => setServes(group, each, !isChecked),
    };
  });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={clsx(
          'relative -ms-1 inline-flex min-h-8.5 max-w-full items-center gap-2 rounded-badge px-1 text-small font-semibold hover:bg-sunken print:hidden pointer-coarse:min-h-11',
          first ? 'text-accent' : 'text-muted',
        )}
      >
        <CornerDownRight aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" strokeWidth={1.85} />
        <span className="truncate">
          {first ? (
            <>
              Serves: <bdi>{first.text}</bdi>
              {others.length > 0 && `, and ${withCommas(others.length)} more`}
            </>
          ) : (
            'Serves no company goal'
          )}
        </span>
        <span className="sr-only">, {group.goal}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0" strokeWidth={1.85} />
      </button>
      {isOpen && <MenuDialog label="Serves" items={items} onClose={() => setOpen(false)} />}
    </>
  );
}
