import { useQuery } from '@tanstack/react-query';
import { createContext, use, useEffect, useEffectEvent, useMemo, useState } from 'react';

import { companyQuery } from '@/api/companies';
import { nearSteps, type NearPair } from '@/components/goal/near-equal';
import type { Pocket } from '@/components/goal/use-pocket-goals';
import { useSource } from '@/components/source';
import { useKeptAnswer } from '@/device/change-goal-groups';
import { useGoalAnswers } from '@/device/goal-groups';
import { audiences, type Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import { textsOfGoal, type GoalAnswers } from '@/domain/goal-answers';
import { goalKeyOf, type GoalGroup } from '@/domain/goal-groups';
import { sentencesOf, servesSteps, wantedFields } from '@/lib/serves';
import { useStoredValues } from '@/session/use-session';
import { isFocusLost } from '@/ui/focus';
import { useSliced } from '@/ui/use-sliced';
import type { useVirtualRows } from '@/ui/use-virtual-rows';

import type { GroupedRow } from './group-rows';
import { goalSteps } from './group-steps';
import type { GroupedGoals } from './pocket-view';

/** A sentence of the company. */
export type Wanted = {
  text: string;
  /** 'Current-year goal' */
  kind: string;
};

/** Records whose goals are compared in one piece. */
const comparedAtOnce = 200;

/** The pairs of goals of a pocket that may be one. */
function* nearOfRecords(records: readonly GoalRecord[]): Generator<undefined, readonly NearPair[]> {
  const texts = new Map<string, string>();
  const spellings = new Set<string>();
  for (const { goal } of records) {
    if (!spellings.has(goal)) {
      spellings.add(goal);
      const key = goalKeyOf(goal);
      if (key !== '' && !texts.has(key)) texts.set(key, goal);
    }
    yield;
  }
  return yield* nearSteps(texts);
}

/** The other group of which a group is asked whether it is the same, by the group's key: each pair once, below the larger one. */
function questionsOf(
  pairs: readonly NearPair[],
  { merged, apart }: GoalAnswers,
  groups: readonly GoalGroup[],
): ReadonlyMap<string, GoalGroup> {
  const mergedInto = new Map(merged);
  const rootOf = (text: string): string => mergedInto.get(text) ?? text;
  const pairName = (one: string, other: string): string => [rootOf(one), rootOf(other)].toSorted().join('\n');
  const keptApart = new Set(apart.map(([one, other]) => pairName(one, other)));
  const byKey = new Map(groups.map((group) => [group.key, group]));
  const questions = new Map<string, GoalGroup>();
  for (const { one, other } of pairs) {
    const [first, second] = [byKey.get(rootOf(one)), byKey.get(rootOf(other))];
    if (!first || !second || first === second || keptApart.has(pairName(one, other))) continue;
    const isFirstLarger = first.tries.length - second.tries.length || (first.key < second.key ? 1 : -1);
    const [asked, named] = isFirstLarger > 0 ? [first, second] : [second, first];
    if (!questions.has(asked.key)) questions.set(asked.key, named);
  }
  return questions;
}

const noQuestions: ReadonlyMap<string, GoalGroup> = new Map();

/** The groups that are to be shown; not opened they keep their place, and the head of the first takes the focus. */
type GoTo = {
  keys: readonly string[];
  opens: boolean;
  /** The question or the merged group whose answer is waited for: the groups may stand elsewhere after it. */
  answered?: GoalGroup;
  /** Only where nothing has the focus by then. */
  ifLost?: boolean;
};

type AlignedOptions = {
  audience: Audience;
  pocket: Pocket;
  /** Those that are shown. */
  groups: readonly GoalGroup[];
  /** Whether some are not shown. */
  isFiltered: boolean;
  groupedGoals: GroupedGoals;
};

/** What the company wants and which goals serve it, and which goals may be the same (docs/product.md 7.23). */
export function useAligned({ audience, pocket, groups, isFiltered, groupedGoals }: AlignedOptions) {
  const answers = useGoalAnswers(audience);
  const { isUnsaved, answer } = useKeptAnswer(audience);
  const [goTo, setGoTo] = useState<GoTo | null>(null);
  const [said, setSaid] = useState('');
  const { records } = pocket.goals;
  const { businessId } = useStoredValues();
  const isAsked = audience === audiences.business.audience && businessId !== null;
  const company = useSource('company', useQuery({ ...companyQuery(businessId ?? ''), enabled: isAsked }));
  const { data } = company;
  const sections = useMemo(
    () =>
      wantedFields.map(({ field, label, one }) => ({
        label,
        wanted: sentencesOf(data?.[field] ?? '').map((text): Wanted => ({ text, kind: one })),
      })),
    [data],
  );
  const wanted = useMemo(() => {
    const byText = new Map(sections.flatMap((section) => section.wanted).map((each) => [each.text, each]));
    return [...byText.values()];
  }, [sections]);

  const isShort = records.length <= comparedAtOnce;
  const servedBy = useMemo(() => {
    if (!answers || wanted.length === 0) return null;
    return () =>
      servesSteps(
        wanted.map(({ text }) => text),
        records.map(({ goal }) => goal),
        answers,
      );
  }, [answers, wanted, records]);
  const served = useSliced(servedBy, isShort);

  const wholePocket = useMemo(
    () => (isFiltered ? () => goalSteps(records, groupedGoals) : null),
    [isFiltered, records, groupedGoals],
  );
  const whole = useSliced(wholePocket, isShort);

  const near = useSliced(
    useMemo(() => () => nearOfRecords(records), [records]),
    isShort,
  );
  const questions = useMemo(
    () => (near && answers ? questionsOf(near, answers, groups) : noQuestions),
    [near, answers, groups],
  );

  /** What was pressed goes with its question: the focus goes to the head of the group. */
  function moveOn({ key }: GoalGroup, answered: GoalGroup, text: string): void {
    setSaid(text);
    setGoTo({ keys: [key], opens: false, answered });
  }

  return {
    /** null where there is no company profile. */
    company: isAsked ? company : null,
    sections,
    wanted,
    /** The sentences of the company that each group serves, by its key; undefined until that is known. */
    served,
    /** All groups of the pocket, whatever is shown of it. */
    allGroups: (isFiltered ? whole : groups) ?? groups,
    isUnsaved,
    /** The group that may be the same as another, by the key of that one. */
    questions,
    goTo,
    /** The text that was announced last. */
    said,
    /** Opens groups, once they are listed, and shows the first. */
    show: (serving: readonly GoalGroup[]): void => setGoTo({ keys: serving.map(({ key }) => key), opens: true }),
    arrived: (): void => setGoTo(null),
    setServes: (group: GoalGroup, { text }: Wanted, serves: boolean): void =>
      answer({ type: 'serves', goal: group.key, sentence: goalKeyOf(text), serves }),
    merge: (group: GoalGroup, other: GoalGroup): void => {
      answer({ type: 'merge', text: other.key, into: group.key });
      moveOn(group, other, `Merged for this view: ${other.goal}`);
    },
    keepApart: (group: GoalGroup, other: GoalGroup): void => {
      answer({ type: 'apart', texts: [group.key, other.key] });
      moveOn(group, other, `Kept apart: ${other.goal}`);
    },
    /** The focus goes to the head of a group whose question was answered elsewhere, and has gone with it. */
    lose: ({ key }: GoalGroup): void => setGoTo({ keys: [key], opens: false, ifLost: true }),
    /** Takes the texts of a group apart again. */
    separate: (group: GoalGroup): void => {
      if (!answers) return;
      answer({ type: 'apart', texts: textsOfGoal(answers, group.key) });
      moveOn(group, group, `Kept apart: ${group.goal}`);
    },
  };
}

export type Aligned = ReturnType<typeof useAligned>;

/** Around the rows of groups. */
export const AlignedContext = createContext<Aligned | null>(null);

export function useAlignedParts(): Aligned {
  const aligned = use(AlignedContext);
  if (aligned === null) throw new Error('A part of a group outside of its list.');
  return aligned;
}

/** Pixels that the bars at the top of the window take, with the head of the table. */
const belowBars = 130;

/** Whether a row still asks what was answered: the question about a group, or the texts of a group that were taken apart. */
const isUnanswered = (row: GroupedRow, answered: GoalGroup): boolean =>
  (row.type === 'question' && row.other.key === answered.key) || (row.type === 'head' && row.group === answered);

/**
 * Moves to the groups that are asked for, once they are listed.
 * @param rows the rows of the list, as it shows them
 */
export function useGoTo(
  rows: readonly GroupedRow[],
  { showRow, focusRow, revealRow }: Pick<ReturnType<typeof useVirtualRows>, 'showRow' | 'focusRow' | 'revealRow'>,
  openGroups: (keys: readonly string[]) => void,
): void {
  const { goTo, arrived } = useAlignedParts();
  const handle = useEffectEvent(({ keys, opens, answered, ifLost = false }: GoTo, listed: readonly GroupedRow[]) => {
    const isHead = ({ type, group }: GroupedRow) => type === 'head' && keys.includes(group.key);
    const index = listed.findIndex(isHead);
    // A filter that hid them may be on its way out.
    if (index < 0 || listed.filter(isHead).length < keys.length) return;
    if (answered !== undefined && listed.some((row) => isUnanswered(row, answered))) return;
    arrived();
    if (ifLost && !isFocusLost()) return;
    if (!opens) {
      revealRow(index);
      focusRow(index, { preventScroll: true });
      return;
    }
    openGroups(keys);
    showRow(index, belowBars);
  });
  useEffect(() => {
    if (goTo !== null) handle(goTo, rows);
  }, [goTo, rows]);
}
