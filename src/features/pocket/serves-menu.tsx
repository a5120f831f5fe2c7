import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import Square from 'lucide-react/icons/square';
import SquareCheck from 'lucide-react/icons/square-check';
import { useMemo, useState } from 'react';

import { companyQuery } from '@/api/companies';
import { useGoalAnswers, useStoreAnswer } from '@/device/goal-answers';
import { useAnswersNotice } from '@/device/unreadable';
import { audiences, type Audience } from '@/domain/audience';
import type { GoalGroup } from '@/domain/goal-groups';
import { goalKeyOf } from '@/domain/text';
import { servesSteps, wantedOf, type Wanted } from '@/lib/serves';
import { runToEnd } from '@/lib/slices';
import { withCommas } from '@/lib/with-commas';
import { useStoredValues } from '@/session/use-session';
import { MenuDialog, type MenuItem } from '@/ui/menu';
import { notify } from '@/ui/toast';

import { usePocket } from './pocket-context';

const none: ReadonlySet<string> = new Set();

function useWanted(audience: Audience): readonly Wanted[] {
  const { businessId } = useStoredValues();
  const enabled = audience === audiences.business.audience && businessId !== null;
  const { data: company } = useQuery({ ...companyQuery(businessId ?? ''), enabled });
  return useMemo(() => (company ? wantedOf(company) : []), [company]);
}

/** Says that this browser has answers that cannot be read. */
export function AnswersNotice() {
  const notice = useAnswersNotice(usePocket().audience);
  return (
    <p role="status" className="text-small text-muted not-empty:px-4 not-empty:py-3 print:hidden">
      {notice}
    </p>
  );
}

/** 'Supports': the sentences of the company that a group supports, and the menu that changes them (docs/product.md 7.23). */
export function ServesMenu({ group }: { group: GoalGroup }) {
  const { audience } = usePocket();
  const wanted = useWanted(audience);
  const answers = useGoalAnswers(audience);
  const { mutate: answer } = useStoreAnswer(audience);
  const [isOpen, setOpen] = useState(false);
  const own = useMemo(() => {
    if (!answers) return undefined;
    const sentences = wanted.map(({ text }) => text);
    const goals = group.rows.map(({ goal }) => goal);
    return runToEnd(servesSteps(sentences, goals, answers)).get(group.key) ?? none;
  }, [wanted, answers, group]);
  if (own === undefined || wanted.length === 0 || group.key === '') return null;
  const [first, ...others] = wanted.filter(({ text }) => own.has(text));
  const items = wanted.map((each): MenuItem => {
    const isChecked = own.has(each.text);
    return {
      label: each.text,
      note: each.kind,
      icon: isChecked ? SquareCheck : Square,
      isChecked,
      onPress: () =>
        answer(
          { goal: group.key, sentence: goalKeyOf(each.text), serves: !isChecked },
          { onError: () => notify.error("This browser couldn't save your answer.") },
        ),
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
        <CornerDownRight className="size-4 shrink-0 rtl:-scale-x-100" />
        <span className="line-clamp-2 text-start wrap-anywhere">
          {first ? (
            <>
              Supports: <bdi>{first.text}</bdi>
              {others.length > 0 && `, and ${withCommas(others.length)} more`}
            </>
          ) : (
            'Not linked to a company goal'
          )}
        </span>
        <span className="sr-only">, {group.goal}</span>
        <ChevronDown className="size-4 shrink-0" />
      </button>
      {isOpen && <MenuDialog label="Supports" items={items} onClose={() => setOpen(false)} />}
    </>
  );
}
