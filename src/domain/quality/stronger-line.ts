import type { GoalKind } from '@/domain/goal-kind';
import { capitalise } from '@/domain/text';

import { kpiPartsOf, type LineQuality } from './goal-quality';
import { withoutDate } from './line-dates';
import { amountsOf } from './line-text';

/*
 * One example of how a line that goal-quality finds weak could be said, for goal-hint. Its figures are examples too:
 * nothing is known of the company.
 */

/** What kind of figures a measure has: from and to when it rises, and when it falls. */
const figures: readonly (readonly [measure: RegExp, rising: string, falling: string])[] = [
  [/satisf|rating|score|nps|mood|morale|trust|experience/i, '3.8 to 4.4 out of 5', '3.8 to 3.2 out of 5'],
  [/time|wait|delay|cycle|queue|duration/i, '9 to 12 days', '15 to 9 days'],
  [/cost|spend|expens|price|debt/i, '$220K to $250K', '$250K to $220K'],
  [/revenue|sales|profit|income|donation/i, '$250K to $300K', '$300K to $250K'],
  [/rate|share|retention|turnover|churn|margin|absen|accuracy/i, '72% to 80%', '12% to 8%'],
];

const rising = /^(?:boost|deepen|elevate|enlarge|expand|extend|gain|grow|improve|increase|lift|raise|strengthen)\b/i;
const falling = /^(?:cut|decrease|eliminate|limit|lower|minimi[sz]e|prevent|reduce|shorten|shrink|slash|trim)\b/i;

const fewer = /^(?:fewer|less|lower|shorter|smaller|cheaper)\b/i;
const more = /^(?:more|higher|longer|larger|bigger|greater)\b/i;

/** Work, and what one could see from outside once it is done well. */
const results: readonly (readonly [work: RegExp, result: (object: string) => string])[] = [
  [
    /^(?:train|coach|mentor|teach|educate|support|upskill|help)\w* /i,
    (people) => `Raise the share of ${people.replace(/ (?:with|in|on|by|to) .*/i, '')} trained from 40% to 90%`,
  ],
  [/^(?:hire|recruit|appoint|find) /i, (people) => `Reduce the median time to hire ${people} from 52 to 38 days`],
  [
    /^(?:hold|organi[sz]e|run|conduct|host|schedule) /i,
    (event) => `Raise the share of people who find ${event} useful from 50% to 80%`,
  ],
  [
    /^(?:adopt|build|create|deploy|design|develop|implement|introduce|launch|offer|open|publish|release|roll out|set up|ship|write) (?=(?:an?|the|our|new|\d+) )/i,
    (thing) => `Raise the share of people who use ${thing.replace(/ (?:to|into) .*/i, '')} from 20% to 60%`,
  ],
];
const howMany =
  /^(?:\d[\d,.]*|all|every|each|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?!of\b)/i;

function fromWork(text: string): string {
  for (const [work, result] of results) if (work.test(text)) return result(text.replace(work, '').replace(howMany, ''));
  return `${text} so that satisfaction with it rises from 3.8 to 4.4 out of 5`;
}

function fromChange(text: string): string {
  const [, up, down] = figures.find(([measure]) => measure.test(text)) ?? [null, '60% to 75%', '12 to 8 a month'];
  if (falling.test(text)) return `${text} from ${down}`;
  if (rising.test(text)) return `${text} from ${up}`;
  if (fewer.test(text)) return `${text}: from ${down}`;
  if (more.test(text)) return `${text}: from ${up}`;
  return `${text}: 60% of those asked agree, up from 40%,`;
}

/** An example of where a measurable line starts: a fifth below its target, or half above one that is to fall. */
function startOf(line: string): string {
  const [target = ''] = amountsOf(line, false);
  const number = Number(target.replace(/,/g, ''));
  if (/^(?:doubl|tripl|quadrupl|halv)/i.test(target)) return '40';
  if (Number.isNaN(number) || number === 0) return '2';
  const at = line.indexOf(target);
  if (/\bby [$\u20AC\u00A3]?$/i.test(line.slice(0, at))) return '200';
  const before = line.slice(0, at);
  const falls =
    falling.test(line) ||
    /^no(?:body|ne)?\b/i.test(line) ||
    /\b(?:fewer|less|under|below|at most|no more) (?:than )?[$\u20AC\u00A3]?$/i.test(before);
  const [unit = ''] = /^(?: ?%|[KM]\b| million\b| billion\b)/.exec(line.slice(at + target.length)) ?? [];
  const decimals = number < 3 ? 1 : (target.split('.')[1]?.length ?? 0);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const [currency = ''] = /[$\u20AC\u00A3]$/.exec(before) ?? [];
  return `${currency}${(number * (falls ? 1.5 : 0.8)).toLocaleString('en-US', digits)}${unit}`;
}

function strongerResult({ text, checks }: LineQuality, date: string): string {
  const line = text.trim().replace(/[\s.;:,]+$/, '');
  const bare = withoutDate(line).replace(/[\s.;:,]+$/, '');
  if (checks.outcome === false) return `${fromWork(bare)} by ${date}`;
  if (checks.measurable === false) return `${fromChange(bare)} by ${date}`;
  // Where it starts is said before the date.
  const complete = checks.baseline === false ? `${bare} (today: ${startOf(bare)})${line.slice(bare.length)}` : line;
  return checks.dated === false ? `${complete} by ${date}` : complete;
}

const fewIsGood =
  /absen|accident|attrition|churn|complain|cost|defect|delay|error|fall|incident|loss|overdue|risk|turnover|vacan|wait|waste/i;

function strongerMeasure({ text }: LineQuality): string {
  const parts = kpiPartsOf(text);
  const name = parts.name ?? 'Share of cases done right';
  const target = parts.target ?? (fewIsGood.test(name) ? 'at or below 9%' : 'at or above 90%');
  const formula = parts.formula ?? 'cases that count divided by all cases';
  const pieces = [formula, target, parts.frequency ?? 'monthly', parts.owner ?? 'owner: team lead'];
  return `${capitalise(name)}: ${[...new Set(pieces)].join('; ')}`;
}

/** Of the kinds with rules of their own: only these tell how a weak line could be said. */
const rewordings: { readonly [Kind in GoalKind]?: (line: LineQuality, date: string) => string } = {
  okr: strongerResult,
  kpi: strongerMeasure,
};

const longestExample = 160;

/**
 * One stronger wording of a weak line in English, passing every check; null where there is nothing to add, where the
 * line is in another language, where it is too long for an example, and for a kind without rules of its own.
 * @param date by when, as it is to be read, such as '31 March 2027'
 */
export function strongerLine(kind: GoalKind, line: LineQuality, date: string): string | null {
  if (!line.isEnglish || Object.values(line.checks).every(Boolean)) return null;
  const example = rewordings[kind]?.(line, date);
  return example === undefined || example.length > longestExample ? null : example;
}
