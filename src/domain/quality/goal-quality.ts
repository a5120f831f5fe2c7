import type { GoalKind } from '@/domain/goal-kind';

import { leadingDeadline } from './date-words';
import { isDated } from './line-dates';
import { amountsOf, findAmountAndDate, isEnglish, isLevel } from './line-text';
import { any, plain } from './plain-line';

/*
 * What makes a line of a goal good, as checks of its text by the patterns of line-text; goal-hint makes sentences of what
 * is said of a check. They give advice and block nothing, need no network and know nothing of the company
 * (docs/product.md 7.14). They are here and not in src/lib because the mock backend checks its drafts by them too.
 * Where they come from:
 *
 * measurable, dated      G. T. Doran, "There's a S.M.A.R.T. way to write management's goals and objectives", Management
 *                        Review 70 (1981); E. A. Locke and G. P. Latham, "Building a practically useful theory of goal
 *                        setting and task motivation", American Psychologist 57 (2002): a specific goal is reached more
 *                        often than "do your best".
 * baseline to target     J. Doerr, "Measure What Matters" (2018): "from X to Y" says how far there is to go.
 * outcome                C. Wodtke, "Radical Focus" (2016), and Google, "Set goals with OKRs" (re:Work): a key result
 *                        says what changes, not which work is done for it.
 * the parts of a KPI     A. Neely and others, "Designing performance measures: a structured approach", International
 *                        Journal of Operations & Production Management 17 (1997), the "performance measure record
 *                        sheet"; D. Parmenter, "Key Performance Indicators" (2019).
 */

type OkrCheck = 'measurable' | 'baseline' | 'dated' | 'outcome';
type KpiCheck = 'name' | 'formula' | 'target' | 'frequency' | 'owner';
export type Check = OkrCheck | KpiCheck;

type Checks = Partial<Record<Check, boolean>>;

/** What the checks of a line have found; a check that cannot be made in its language is left out. */
export type LineQuality = {
  text: string;
  isEnglish: boolean;
  isMeasurable: boolean;
  checks: Checks;
};

const startMarker =
  /\bfrom\b|->|\u2192|=>|\b(?:today|currently|current|present|now|baseline|base|was|were|previously|so far|in 20\d\d|starting (?:at|point))\b/i;

/** What may stand before the line itself. */
const lead = new RegExp(
  `^(?:[\\s"'*-]|(?:kr|key result|result|line) ?\\d*[:.)-]|${leadingDeadline}|(?:we|i|the team|our team) (?:will|shall|are going to|plan to|want to)|to |successfully |please |and |then |also )+`,
  'iu',
);
/*
 * Outcome or work is recognised by how a line begins: a result begins with a change ('Reduce'), with an amount ('95% of
 * parcels'), or with whoever or whatever changes ('Patients feel safe', 'Lead time drops to 9 days'). All else is an
 * order to do something: verbs of work are too many for a list.
 */
const changeVerb =
  /^(?:achieve|attain|attract|beat|become|be (?:the|an?|known|recogni[sz]ed|profitable|rated)|boost|cut|decrease|deepen|double|elevate|eliminate|enlarge|exceed|expand (?!the team)|extend|gain|grow|halve|improve|increase|keep|lift|limit|lose|lower|maximi[sz]e|minimi[sz]e|outperform|prevent|quadruple|raise|reach|recover|reduce|regain|restore|retain|save|shave|shorten|shrink|slash|stay|strengthen|surpass|sustain|tighten|treble|trim|triple|win)\b|^make (?!an?\b|the\b|some\b|plans?\b|sure\b|\d)/i;
/** Verbs that say a change once they come with an amount: 'Bring returns under 2%', but not 'Bring in a consultant'. */
const verbWithAmount =
  /^(?:answer|be|bring|capture|close|convert|drive|drop|earn|ensure|generate|get|have|hit|limit|make sure|move|pay|place|process|push|rank|resolve|respond|reply|score|secure|shift|sign|solve|take)\b/i;
/** Any order says a result once it names a share: 'Deliver 96% of orders on time'. */
const share = /\d ?(?:%|per ?cent)|\d (?:in|of|out of) \d/i;
const quantity =
  /^(?:[$\u20AC\u00A3]?\d|(?:at (?:least|most)|only|two|three|four|nine|ten|ninety|no|none|not (?:an?|one|more)|zero|nobody|fewer|less|more|one in|half|twice|double|every (?:\p{L}+ )+(?:is|has|comes)|everyone|everybody|all)\b)/iu;
const comparative =
  /^(?:better|bigger|cheaper|cleaner|closer|deeper|faster|fewer|fairer|greater|higher|larger|longer|lower|quicker|quieter|safer|shorter|simpler|smaller|smarter|stronger|warmer|\p{L}+ier)\b/iu;
/** A subject without an article: 'Customers trust our advice'. No order begins with such a word, 'discuss' and 'focus' aside. */
const subject = /^(?:\p{L}+[^su\W]s|staff|people|women|men|children) (?!of\b|for\b|with\b)\p{L}/iu;
const statement =
  /^(?!.*\b(?:that|which|who|whether|what|how|where|if)\b)\S+ .*\b(?:(?:rises?|falls?|drops?|grows?|climbs?|comes?|improves?|go(?:es)?) (?:up|down|from|to|by|below|above|under)|increases|decreases|is|are|arrives?|reaches)\b/i;
/** A measure and its figure: 'Survey score: 62 today, 75 by June', 'Revenue of $5M'. */
const measureAndFigure =
  /^[^:]+: .*\d|^(?:\p{L}+ ){0,3}(?:accuracy|attendance|conversion|costs?|coverage|margin|nps|occupancy|profit|rate|rating|ratio|retention|revenue|sales|satisfaction|score|share|time|turnover|uptime|volume|yield)(?: (?:up|down))? (?:of|at|to|above|below|over|under|up|down|from|\p{Nd}).*\p{Nd}/iu;
const countOfWork =
  /\b(?:number of|more) (?:\p{L}+ )?(?:trainings?|workshops?|meetings?|calls?|interviews?|posts?|articles?|visits?|events?|sessions?|campaigns?|demos?|presentations?)\b/iu;
const purpose = /\bso (?:that|as)\b|\bto (?:cut|reduce|raise|increase|lower|lift|improve|bring|halve|double)\b.*\d/i;

/** Whether a line says what changes, not what is done. */
function isOutcome(line: string): boolean {
  if (purpose.test(line)) return true;
  if (countOfWork.test(line)) return false;
  const text = line.replace(lead, '');
  const amounts = amountsOf(text, true).length;
  return (
    [changeVerb, quantity, comparative, subject, statement, measureAndFigure, share].some((pattern) =>
      pattern.test(text),
    ) ||
    (verbWithAmount.test(text) && amounts > 0) ||
    (startMarker.test(text) && amounts > 1)
  );
}

function checkOkr(line: string): Record<OkrCheck, boolean> {
  if (isLevel(line)) return { measurable: true, baseline: true, dated: true, outcome: true };
  const outcome = isOutcome(line);
  const amounts = amountsOf(line, !outcome).length;
  return {
    measurable: amounts > 0,
    baseline: amounts > 1 && startMarker.test(line),
    dated: isDated(line),
    outcome,
  };
}

const often =
  'hourly|daily|weekly|monthly|quarterly|yearly|annually|bi-?weekly|fortnightly|(?:each|every)(?: \\p{Nd}+)? (?:hour|shift|day|week|month|quarter|year|term|semester|season|sprint)s?|once an? (?:day|week|month|quarter|year|term|semester|season|sprint)';
const frequency = any(often);
const onlyFrequency = new RegExp(`^(?:${often})$`, 'iu');
const ownerMark = /\b(?:owner|owned by|responsible|accountable|responsibility of|led by)\b:? ?\(?(?=[^\s:;,)])/iu;
const ownerRole =
  /^(?:the )?(?:[\p{L}&/-]+ ){0,4}(?:manager|lead|leader|head|director|officer|owner|coordinator|supervisor|chief|president|nurse|partner|team|department|(?:head|vp|director|chief|dean) of [\p{L} &]+|C[A-Z]{1,3}O|HR|VP [\p{L} &]+)\.?$/iu;
const targetMark = /\b(?:target|goal|aim)s?\b/i;
const comparator =
  /[<>\u2264\u2265]|\b(?:at or (?:above|below)|at least|at most|or (?:more|less|fewer|lower|higher|better|below|above)|below|above|under|over|less than|more than|fewer than|no more than|not more than|no less than|max(?:imum)?|min(?:imum)?|up to|within)\b/i;
const operator =
  /[\p{L})|] [/\u00F7] [\p{L}(|]|\p{L}{3}\/\p{L}{3}|\b(?:divided by|minus|times|multiplied by|share of|percentage of|proportion of|ratio of|mean|median|average|sum|over all)\b| [x\u00D7*] /iu;
const bareAmount = /^(?:[$\u20AC\u00A3]? ?\p{Nd}|none\b|zero\b|no )/iu;
const scale = /^0 (?:to|-) \p{Nd}+\)?$/u;

/** The name of a KPI, and what follows it, part by part. */
function splitKpi(line: string): { name: string; parts: string[] } {
  const [, name = line, mark = '', rest = ''] = /^(.+?)(:| = |;|,(?= )| - )(.*)$/u.exec(line) ?? [];
  const separator = rest.includes(';') ? /;|\((?=owner)/ : mark === ' - ' ? / - / : /, | - |\((?=owner)/;
  const isNamed =
    /\p{L}{2}/u.test(name) &&
    !onlyFrequency.test(name) &&
    (mark === ':' || !operator.test(name)) &&
    !/^[<>\u2264\u2265(]|^(?:target|owner|goal)(?:$|:| \d)|^(?:at least|at most|below|above|under|over)\b|^[\p{Nd}.,]+ ?%/iu.test(
      name,
    );
  const parts = rest.split(separator).map((part) => part.trim());
  return isNamed ? { name, parts } : { name: '', parts: [name, ...parts] };
}

/** The parts of a KPI as they are written; a part that is missing is undefined. */
type KpiParts = Partial<Record<KpiCheck, string>>;

/** Finds the parts of one line of a KPI in English. One piece of text may be two parts, such as target and frequency. */
function kpiPartsOf(line: string): KpiParts {
  const { name, parts } = splitKpi(line);
  const isOwner = (part: string) => ownerMark.test(part) || ownerRole.test(part);
  const isTarget = (part: string) =>
    !scale.test(part) &&
    amountsOf(part, true).length > 0 &&
    (targetMark.test(part) || (!operator.test(part) && (comparator.test(part) || bareAmount.test(part))));
  const words = (part: string) => part.match(/\p{L}+/gu)?.length ?? 0;
  // 'Weekly', 'reviewed every week', but not 'yearly value of contracts signed in the quarter'.
  const isFrequency = (part: string) => frequency.test(part) && words(part) < 6 && !operator.test(part);
  const isOther = (part: string) => isTarget(part) || isOwner(part) || isFrequency(part) || scale.test(part);
  const found: Record<KpiCheck, string | undefined> = {
    name: name === '' ? undefined : name,
    formula: parts.find((part) => (operator.test(part) && !isOwner(part)) || (words(part) > 2 && !isOther(part))),
    target: parts.find(isTarget),
    frequency: parts.find(isFrequency),
    owner: parts.find(isOwner)?.replace(/^([^(]*)\)$/, '$1'),
  };
  return Object.fromEntries(Object.entries(found).filter(([, part]) => part !== undefined));
}

function checkKpi(line: string): Record<KpiCheck, boolean> {
  const { name, formula, target, frequency: howOften, owner } = kpiPartsOf(line);
  return {
    name: name !== undefined,
    formula: formula !== undefined,
    target: target !== undefined,
    frequency: howOften !== undefined,
    owner: owner !== undefined,
  };
}

type CheckTexts = { label: string; finding: string; short: string; reason: string };

/**
 * Of every check the title of its column, and what is said of a line that fails it, with why that matters. The first one
 * that a line fails is the one that is said.
 */
const checkTexts: Record<Check, CheckTexts> = {
  measurable: {
    label: 'Measurable',
    finding: 'names no number',
    short: 'no number',
    reason: 'No one can tell when it is reached.',
  },
  target: {
    label: 'Target',
    finding: 'names no target',
    short: 'no target',
    reason: 'Nobody can tell when it is good.',
  },
  dated: { label: 'Dated', finding: 'names no date', short: 'no date', reason: 'Nobody can tell when to look.' },
  outcome: {
    label: 'Outcome',
    finding: 'is work, not a result',
    short: 'work, not a result',
    reason: 'It says what will be done, not what will change.',
  },
  baseline: {
    label: 'From and to',
    finding: 'names no start',
    short: 'no start',
    reason: 'Nobody can tell how far it has come.',
  },
  name: { label: 'Name', finding: 'has no name', short: 'no name', reason: 'Nobody can tell what is counted.' },
  formula: {
    label: 'Formula',
    finding: 'names no formula',
    short: 'no formula',
    reason: 'Two people may count differently.',
  },
  frequency: {
    label: 'Frequency',
    finding: 'names no frequency',
    short: 'no frequency',
    reason: 'Nobody knows when to look.',
  },
  owner: { label: 'Owner', finding: 'names no owner', short: 'no owner', reason: 'Nobody knows whom to ask.' },
};

/** The check that a line fails, the weightiest of several; undefined where it passes all. */
export function failedCheckOf({ checks }: LineQuality): (CheckTexts & { check: Check }) | undefined {
  const check = Object.keys(checkTexts).find((name): name is Check => checks[name as Check] === false);
  return check && { check, ...checkTexts[check] };
}

type QualityRules = {
  /** In the order of their columns. */
  checks: readonly Check[];
  /** Of a line in English. */
  checkEnglish: (line: string) => Checks;
  /** Of a line in another language, by whether it names an amount and a date. */
  checkOther: (found: ReturnType<typeof findAmountAndDate>) => Checks;
  /** The check that counts, and what a line that passes it is called. */
  measure: Check;
  adjective: string;
  /** What is said below the count. */
  note: (objectives: number) => string;
};

const noteOnObjectives = (count: number): string =>
  count === 0 ? '' : `The ${count === 1 ? 'objective is' : 'objectives are'} not counted.`;

/** Of a kind that has no rules of its own: a line has a number to reach, and a date to look. */
const neutralRules: QualityRules = {
  checks: ['measurable', 'dated'],
  checkEnglish: (line) => ({ measurable: amountsOf(line, true).length > 0, dated: isDated(line) }),
  checkOther: ({ amount, date }) => ({ measurable: amount, dated: date }),
  measure: 'measurable',
  adjective: 'measurable',
  note: noteOnObjectives,
};

/** The rules of the kinds that have their own. */
const ownRules: { readonly [Kind in GoalKind]?: QualityRules } = {
  okr: {
    ...neutralRules,
    checks: ['measurable', 'baseline', 'dated', 'outcome'],
    checkEnglish: checkOkr,
  },
  kpi: {
    checks: ['name', 'formula', 'target', 'frequency', 'owner'],
    checkEnglish: checkKpi,
    checkOther: ({ amount }) => ({ target: amount }),
    measure: 'target',
    adjective: 'measurable',
    note: () => 'A KPI names what is counted, how, how often and by whom.',
  },
};

const rulesOf = (kind: GoalKind): QualityRules => ownRules[kind] ?? neutralRules;

/** The checks of a kind with the titles of their columns. */
export const checksOf = (kind: GoalKind): readonly { check: Check; label: string }[] =>
  rulesOf(kind).checks.map((check) => ({ check, label: checkTexts[check].label }));

/** What a line of this kind is called that passes the check that counts: 'measurable'. */
export const adjectiveOf = (kind: GoalKind): string => rulesOf(kind).adjective;

/** How many lines are measurable, of how many, and whether all of them are in English. */
export type Measured = { measurable: number; lines: number; areEnglish: boolean };

/** Counts the lines that are measurable. */
export const measuredOf = (lines: readonly LineQuality[]): Measured => ({
  measurable: lines.filter(({ isMeasurable }) => isMeasurable).length,
  lines: lines.length,
  areEnglish: lines.every((line) => line.isEnglish),
});

/**
 * 'N of M lines are measurable'
 * @param write writes the numbers, where they may be large
 */
export function measuredText(
  kind: GoalKind,
  { measurable, lines, areEnglish }: Measured,
  write: (count: number) => string = String,
): string {
  const isOne = lines === 1;
  const count = `${write(measurable)} of ${write(lines)} ${isOne ? 'line' : 'lines'}`;
  // In another language it is only known that there is a number.
  if (!areEnglish) return `${count} ${isOne ? 'names' : 'name'} a number`;
  return `${count} ${isOne ? 'is' : 'are'} ${adjectiveOf(kind)}`;
}

/** What is said below the count of a goal's lines: that objectives are not counted, or what a KPI names. */
export const noteOf = (kind: GoalKind, objectives: number): string => rulesOf(kind).note(objectives);

/**
 * Checks one line of a goal, without bullets or numbers before it. In another language than English it is only
 * found whether it names an amount, and for a key result whether it names a date.
 */
export function checkLine(kind: GoalKind, text: string): LineQuality {
  const line = plain(text);
  const { checkEnglish, checkOther, measure } = rulesOf(kind);
  const english = isEnglish(line);
  const checks = english ? checkEnglish(line) : checkOther(findAmountAndDate(line));
  return { text, isEnglish: english, isMeasurable: checks[measure] === true, checks };
}
