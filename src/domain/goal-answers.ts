import { goalKeyOf } from './text';

/*
 * What a person has answered about strategic goals (docs/product.md 7.23): which of the company's sentences each serves, and
 * which texts are one goal. Goals and sentences are known by `goalKeyOf` of their texts, since no record has an id for them.
 */

/** Whether a goal serves a sentence of the company. */
type ServesAnswer = readonly [goal: string, sentence: string, serves: boolean];

export type GoalAnswers = {
  /** The latest last. */
  serves: readonly ServesAnswer[];
  /** The texts that are merged into another one, each directly into the one that gives the name. */
  merged: readonly (readonly [text: string, into: string])[];
  /** Pairs of texts that are not the same. */
  apart: readonly (readonly [one: string, other: string])[];
};

export type AnswerChange =
  | { type: 'serves'; goal: string; sentence: string; serves: boolean }
  | { type: 'merge'; text: string; into: string }
  /** Each of them from each. */
  | { type: 'apart'; texts: readonly string[] };

export const noAnswers: GoalAnswers = { serves: [], merged: [], apart: [] };

/** The text under which another is shown: itself, or the one that it is merged into. */
const rootIn = ({ merged }: GoalAnswers, text: string): string => merged.find(([each]) => each === text)?.[1] ?? text;

/** All texts that are one goal with another, itself among them. */
export function textsOfGoal(answers: GoalAnswers, text: string): readonly string[] {
  const root = rootIn(answers, text);
  return [root, ...answers.merged.flatMap(([each, into]) => (into === root ? [each] : []))];
}

const isPair = ([one, other]: readonly [string, string], first: string, second: string): boolean =>
  (one === first && other === second) || (one === second && other === first);

/**
 * What is answered after a change. A change that was made before changes nothing: a page may show one that is stored by now.
 * @returns the same object where nothing changes
 */
export function withChange(answers: GoalAnswers, change: AnswerChange): GoalAnswers {
  switch (change.type) {
    case 'serves':
      return withServes(answers, change.goal, change.sentence, change.serves);
    case 'merge':
      return withMerge(answers, change.text, change.into);
    case 'apart':
      return withApart(answers, change.texts);
  }
}

function withServes(answers: GoalAnswers, goal: string, sentence: string, serves: boolean): GoalAnswers {
  const texts = textsOfGoal(answers, goal);
  const isOf = ([text, of]: ServesAnswer): boolean => of === sentence && texts.includes(text);
  const known = answers.serves.filter(isOf);
  if (known.length === texts.length && known.every(([, , before]) => before === serves)) return answers;
  const left = answers.serves.filter((answer) => !isOf(answer));
  return { ...answers, serves: [...left, ...texts.map((text): ServesAnswer => [text, sentence, serves])] };
}

function withMerge(answers: GoalAnswers, text: string, into: string): GoalAnswers {
  const [from, to] = [rootIn(answers, text), rootIn(answers, into)];
  if (from === to) return answers;
  const moved = textsOfGoal(answers, from);
  const others = textsOfGoal(answers, to);
  return {
    ...answers,
    merged: [
      ...answers.merged.filter(([each]) => !moved.includes(each)),
      ...moved.map((each): [string, string] => [each, to]),
    ],
    apart: answers.apart.filter((pair) => !moved.some((one) => others.some((other) => isPair(pair, one, other)))),
  };
}

function withApart(answers: GoalAnswers, texts: readonly string[]): GoalAnswers {
  const pairs = texts.flatMap((one, index) => texts.slice(index + 1).map((other): [string, string] => [one, other]));
  const roots = new Set(
    pairs.flatMap(([one, other]) => (rootIn(answers, one) === rootIn(answers, other) ? [rootIn(answers, one)] : [])),
  );
  const fresh = pairs.filter(([one, other]) => !answers.apart.some((pair) => isPair(pair, one, other)));
  if (roots.size === 0 && fresh.length === 0) return answers;
  return {
    ...answers,
    merged: answers.merged.filter(([, into]) => !roots.has(into)),
    apart: [...answers.apart, ...fresh],
  };
}

/** What is left of the answers once no record has a text any more. What was merged through it stays merged. */
export function withoutText(answers: GoalAnswers, text: string): GoalAnswers {
  const serves = answers.serves.filter(([goal]) => goal !== text);
  const apart = answers.apart.filter((pair) => !pair.includes(text));
  const isMerged = answers.merged.some((pair) => pair.includes(text));
  if (!isMerged && serves.length === answers.serves.length && apart.length === answers.apart.length) return answers;
  const [heir] = answers.merged.flatMap(([each, into]) => (into === text ? [each] : []));
  const merged = answers.merged.flatMap(([each, into]): [string, string][] => {
    if (each === text || each === heir) return [];
    return [[each, into === text && heir !== undefined ? heir : into]];
  });
  return { serves, merged, apart };
}

/** The answers of one person from two places; those of the second are the later ones. */
export function joinAnswers(one: GoalAnswers, other: GoalAnswers): GoalAnswers {
  const changes: AnswerChange[] = [
    ...other.apart.map((texts): AnswerChange => ({ type: 'apart', texts })),
    ...other.merged.map(([text, into]): AnswerChange => ({ type: 'merge', text, into })),
    ...other.serves.map(([goal, sentence, serves]): AnswerChange => ({ type: 'serves', goal, sentence, serves })),
  ];
  return changes.reduce(withChange, one);
}

const isPairOfTexts = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((text) => typeof text === 'string');

const isServesAnswer = (value: unknown): value is ServesAnswer =>
  Array.isArray(value) && value.length === 3 && isPairOfTexts(value.slice(0, 2)) && typeof value[2] === 'boolean';

const lists = { serves: isServesAnswer, merged: isPairOfTexts, apart: isPairOfTexts };

const withKeys = ([one, other]: readonly [string, string]): [string, string] => [goalKeyOf(one), goalKeyOf(other)];

const isAnswers = (value: unknown): value is Record<keyof GoalAnswers, readonly unknown[]> =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(lists).every((name) => Array.isArray(Reflect.get(value, name)));

/**
 * Reads what is stored, as it was written; entries that cannot be read are left out. Keys of an earlier version become those
 * that texts have now.
 * @returns null where nothing of it can be read
 */
export function readGoalAnswers(value: unknown): GoalAnswers | null {
  if (value === undefined) return noAnswers;
  if (!isAnswers(value)) return null;
  const written: GoalAnswers = {
    serves: value.serves.filter(isServesAnswer),
    merged: value.merged.filter(isPairOfTexts),
    apart: value.apart.filter(isPairOfTexts),
  };
  const keyed: GoalAnswers = {
    serves: written.serves.map(([goal, sentence, serves]) => [...withKeys([goal, sentence]), serves] as const),
    merged: written.merged.map(withKeys),
    apart: written.apart.map(withKeys).filter(([one, other]) => one !== other),
  };
  return JSON.stringify(keyed) === JSON.stringify(written) ? written : joinAnswers(noAnswers, keyed);
}

/** What is to be stored in the place of what was: the entries that could not be read stay. */
export function storedAnswers(answers: GoalAnswers, before: unknown): unknown {
  if (!isAnswers(before)) return answers;
  const left = (name: keyof GoalAnswers) => before[name].filter((each) => !lists[name](each));
  return {
    serves: [...left('serves'), ...answers.serves],
    merged: [...left('merged'), ...answers.merged],
    apart: [...left('apart'), ...answers.apart],
  };
}
