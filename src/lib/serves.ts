import type { Company } from '@/domain/company';
import type { GoalAnswers } from '@/domain/goal-answers';
import { goalKeyOf } from '@/domain/text';

import { splitSentences } from './sentences';
import { fold } from './text-search';

/** Folded words that are too common to tell goals apart. */
const common = new Set(
  (
    'about above across after again all also and any are been before being below between both but can company could does ' +
    'each every for from goal goals have into its just make more most not now other our out over own than that the their ' +
    'them then there these they this those through under until very was were what when where which while who will with ' +
    'within without would year your'
  ).split(' '),
);

/** The same stem for 'clinics' and 'clinic', 'growing' and 'grows'. */
const stemOf = (word: string): string => word.replace(/(?:ings?|ed|ies|es|s|e|y)$/, '');

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
      .map(fold)
      .filter((word) => word.length > 2 && !common.has(word))
      .map((word) => (word.length > 4 ? stemOf(word) : word)),
  );

const shortStem = (word: string): string => stemOf(word).replaceAll(/(.)\1/g, '$1');

const stemSet = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(shortStem));

/** Pairs of opposite directions. */
const opposites = [
  [
    'increase grow raise lift improve expand more double triple up higher add gain maximize maximise boost extend lengthen strengthen deepen rise upgrade speed',
    'reduce decrease lower cut shrink halve fewer less down drop lose minimize minimise limit shorten weaken fall downgrade downsize remove freeze slow',
  ],
  [
    'open start launch begin introduce build create enter opening found join onboard deploy',
    'close end stop retire discontinue sunset shut terminate cancel withdraw abandon abolish dismantle exit leave quit closing kill scrap demolish delete eliminate decommission offboard winding wind postpone suspend halt pause',
  ],
  [
    'grow expand strengthen deepen extend sign renew keep maintain develop upgrade modernize modernise increase boost more encourage support',
    'end terminate discontinue abandon abolish withdraw cancel retire decommission scrap dismantle ban forbid prohibit quit',
  ],
  ['hire recruit employ', 'fire dismiss lay laying laid layoff'],
  ['buy buying acquire purchase invest', 'sell selling divest'],
  ['win keep retain reach gain attract get', 'lose losing'],
  ['allow enable permit accept approve', 'ban forbid prohibit block prevent disable reject'],
  ['include', 'exclude'],
  ['merge combine unify integrate', 'split separate divide'],
  ['promote', 'demote'],
  ['public', 'private'],
  ['insource', 'outsource'],
  ['import', 'export'],
  ['centralize centralise', 'decentralize decentralise'],
  ['new', 'existing current'],
  ['internal', 'external'],
  ['inbound', 'outbound'],
  ['online', 'offline'],
  ['cloud', 'onpremises'],
  ['domestic', 'international foreign'],
  ['before', 'after'],
  ['above over', 'below under'],
  ['faster quicker sooner accelerate', 'slower later delay'],
  ['small smaller', 'large larger big bigger enterprise'],
  ['north northern', 'south southern'],
  ['east eastern', 'west western'],
  ['manual manually', 'automate automatic automatically'],
  ['first', 'second last'],
  ['retention', 'turnover attrition churn'],
  ['satisfaction', 'complaint dissatisfaction'],
  ['women woman female girls', 'men man male boys'],
  [
    'steigern steigere steigerung erhohen erhohe erhohung ausbauen ausbau verbessern mehr augmenter augmentation accroitre ameliorer hausse aumentar aumento incrementar mejorar',
    'senken senke senkung reduzieren reduziere verringern verringere kurzen verschlechtern weniger abbauen abbau reduire reduction diminuer baisser baisse reducir reduccion disminuir bajar',
  ],
  [
    'eroffnen eroffne eroffnung offnen starten einfuhren einfuhrung ouvrir ouvrez ouverture lancer abrir abre apertura lanzar',
    'schliessen schliesse schliessung beenden beende einstellen abschaffen fermer fermez fermeture arreter cerrar cierra cierre terminar',
  ],
  ['einstellen einstellung embaucher recruter contratar', 'entlassen entlassung kundigen licencier despedir'],
  ['kaufen kauf acheter comprar', 'verkaufen verkauf vendre vender'],
  ['gewinnen gagner ganar', 'verlieren perdre perder'],
  ['norden', 'suden'],
].map(([one = '', other = '']) => [stemSet(one), stemSet(other)] as const);

const lessWords = opposites[0]?.[1] ?? new Set<string>();

const hasOneOf = (words: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean =>
  [...words].some((word) => wanted.has(word));

/** Whether two texts have opposite directions only. @param one folded words */
function areOpposite(one: Iterable<string>, other: Iterable<string>): boolean {
  const [first, second] = [new Set([...one].map(shortStem)), new Set([...other].map(shortStem))];
  const goes = (words: ReadonlySet<string>, to: ReadonlySet<string>, from: ReadonlySet<string>): boolean =>
    hasOneOf(words, to) && !hasOneOf(words, from);
  return opposites.some(
    ([up, down]) =>
      (goes(first, up, down) && goes(second, down, up)) || (goes(first, down, up) && goes(second, up, down)),
  );
}

/** Phrases of a direction, by its word in `opposites`. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bin[-\u2010\u2011 ]?house\b/giu, 'insource'],
  [/\bon[-\u2010\u2011 ]prem(?:ises?)?\b/giu, 'onpremises'],
  [/\b(?:roll(?:ing)? out|phas(?:e|ing) in)\b/giu, 'launch'],
  [/\b(?:roll(?:ing)? back|phas(?:e|ing) out|giv(?:e|ing) up)\b/giu, 'discontinue'],
  [/\bopt(?:ing)? in\b/giu, 'join'],
  [/\bopt(?:ing)? out\b/giu, 'exit'],
  [/\bgiv(?:e|ing) away\b/giu, 'lose'],
  [/\b(?:(?:stop|cease|quit)(?= \p{L}+ing\b)|refus(?:e|ing) to|no longer)/giu, 'never stop'],
  [/\b(?:turn|switch)(?:ing)? on\b/giu, 'enable'],
  [/\b(?:turn|switch)(?:ing)? off\b/giu, 'disable'],
];

const inOneWord = (text: string): string =>
  phrases.reduce((rest, [phrase, word]) => rest.replaceAll(phrase, word), text);

const target =
  /(?<!\p{L})(?:(?<away>out of|off|away from|aus)|(?<from>from)|to|into|onto|in|on) (?:(?:the|an?|our|all|der|die|das|den|dem) )*(?<name>\p{L}[\p{L}\p{M}\p{N}]*)/giu;

const moving = /(?<!\p{L})(?:mov|migrat|switch|shift|relocat|transfer|transition|convert)/iu;

/** Stems of origins and destinations in a text. Revenue 'from Germany' is revenue in Germany. */
function targetsOf(text: string): { towards: ReadonlySet<string>; away: ReadonlySet<string> } {
  const [towards, away] = [new Set<string>(), new Set<string>()];
  const isMoving = moving.test(text);
  for (const { groups } of text.matchAll(target)) {
    const stem = shortStem(fold(groups?.['name'] ?? ''));
    if (groups?.['away'] !== undefined || (groups?.['from'] !== undefined && isMoving)) away.add(stem);
    else towards.add(stem);
  }
  return { towards, away };
}

const negations = new Set(['not', 'never', 'dont', 'cannot', 'neither', 'nor', 'nicht', 'nie', 'jamais', 'nunca']);

/** 'No layoffs', but 'no. 1', 'no more than 5' */
const noneOf =
  /(?<!\p{L})(?:no(?! (?:more|less|later|fewer|earlier|sooner)(?!\p{L}))|zero|without|keine?[nmrs]?|ohne|sans|sin|aucune?)(?= \p{L})/iu;

const calendarWords = new Set(
  (
    'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept ' +
    'oct nov dec monday tuesday wednesday thursday friday saturday sunday'
  ).split(' '),
);

const beforePlace = /(?:^|\s)(?:in|at|from|across|throughout|within|into|inside|outside|near)\s+$/iu;

/** Stems of names: capitals within a sentence, words in capitals or before a colon; in headlines only places. */
function namesOf(text: string): ReadonlySet<string> {
  // 'U.S.' is 'US'.
  const joined = text.replace(/(?<!\p{L})(?:\p{Lu}\.){2,}/gu, (letters) => letters.replaceAll('.', ''));
  const words = [...joined.matchAll(/\p{L}[\p{L}\p{M}\p{N}]*/gu)].map(({ 0: word, index }) => {
    const before = joined.slice(0, index);
    return {
      word,
      isFirst: /(?:^|[.:;!?()["\u201c\u201e\u00ab\u2013\u2014])\s*$/u.test(before),
      isInPlace: beforePlace.test(before),
      isLabel: /^\s*:/u.test(joined.slice(index + word.length)),
    };
  });
  const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
  const later = words.filter(({ isFirst }) => !isFirst);
  const isHeadline = later.length > 1 && later.filter(({ word }) => isCapital(word)).length * 2 > later.length;
  const isLower = later.every(({ word }) => !isCapital(word));
  const names = words.filter(({ word, isFirst, isInPlace, isLabel }) => {
    if (isLower && isInPlace && !isFirst) return !common.has(word) && !calendarWords.has(word);
    if (!isCapital(word) || calendarWords.has(word.toLowerCase())) return false;
    if (isHeadline) return isInPlace;
    return isLabel || !isFirst || /^\p{Lu}{2,}$/u.test(word);
  });
  return new Set(names.map(({ word }) => shortStem(fold(word))));
}

const comparedOf = (goal: string) => {
  const text = inOneWord(goal);
  const words = new Set((text.match(/[\p{L}\p{M}\p{N}'\u2019]+/gu) ?? []).map(fold));
  return {
    stems: stemsOf(text),
    words,
    names: namesOf(text),
    targets: targetsOf(text),
    isNegative: hasOneOf(words, negations),
    isNone: noneOf.test(text),
    isLess: hasOneOf(new Set([...words].map(shortStem)), lessWords),
  };
};

type Compared = ReturnType<typeof comparedOf>;

/** Whether one text's destination is only an origin in the other. */
const leaves = ({ targets: one }: Compared, { targets: other }: Compared): boolean =>
  [...one.towards].some((stem) => !one.away.has(stem) && other.away.has(stem) && !other.towards.has(stem));

/** Whether two texts differ: in direction, by a 'not', or each by a name that the other lacks. */
function differ(one: Compared, other: Compared): boolean {
  const lacks = (names: ReadonlySet<string>, { words }: Compared): boolean => {
    const stems = new Set([...words].map(shortStem));
    return [...names].some((name) => !stems.has(name));
  };
  return (
    one.isNegative !== other.isNegative ||
    // Fewer accidents support 'No accidents'.
    (one.isNone !== other.isNone && !one.isLess && !other.isLess) ||
    (lacks(one.names, other) && lacks(other.names, one)) ||
    leaves(one, other) ||
    leaves(other, one) ||
    areOpposite(one.words, other.words)
  );
}

/** Whether two texts share two stems, or all of a shorter one, and at least half of the shorter text's, and do not differ. */
function servesByWords(goal: Compared, wanted: Compared): boolean {
  const shorter = Math.min(goal.stems.size, wanted.stems.size);
  const shared = [...wanted.stems].filter((stem) => goal.stems.has(stem)).length;
  return shorter > 0 && shared >= Math.min(2, shorter) && shared * 2 >= shorter && !differ(goal, wanted);
}

/** A sentence of the company profile, and what it is: 'Current-year goal'. */
export type Wanted = { text: string; kind: string };

/** The goals of a company, each text once. */
export function wantedOf({ currentYearGoals, longTermObjectives }: Company): readonly Wanted[] {
  const all = [
    ...splitSentences(currentYearGoals).map((text) => ({ text, kind: 'Current-year goal' })),
    ...splitSentences(longTermObjectives).map((text) => ({ text, kind: 'Long-term objective' })),
  ];
  return [...new Map(all.map((each) => [each.text, each])).values()];
}

/** The company's sentences that each strategic goal supports, by the key of its group; most support none. */
export type Served = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Matches goals to sentences of the company, one goal a step: by a person's answer, else by equal text or shared words.
 * @param goals the goals that records were drafted from
 */
export function* servesSteps(
  sentences: readonly string[],
  goals: Iterable<string>,
  answers: GoalAnswers,
): Generator<undefined, Served> {
  const wanted = sentences.map((sentence) => ({ sentence, text: goalKeyOf(sentence), compared: comparedOf(sentence) }));
  const said = new Map(answers.serves.map(([goal, of, serves]) => [`${goal}\n${of}`, serves]));
  const served = new Map<string, Set<string>>();
  for (const goal of new Set(goals)) {
    const key = goalKeyOf(goal);
    const compared = comparedOf(goal);
    for (const each of wanted) {
      const serves =
        said.get(`${key}\n${each.text}`) ??
        (key !== '' && (fold(each.text) === fold(key) || servesByWords(compared, each.compared)));
      if (!serves) continue;
      const own = served.get(key) ?? new Set<string>();
      served.set(key, own.add(each.sentence));
    }
    yield;
  }
  return served;
}
