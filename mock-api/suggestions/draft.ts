import type { GoalRequest } from '@/domain/goal';
import type { GoalKind } from '@/domain/goal-kind';

import { generalIndustry, industryPacks } from './industries';
import { fillWords, type IndustryPack, type Metric, type RolePack, type Theme } from './packs';
import { generalRole, rolePacks } from './roles';

const replacements: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201A\u2032]/g, "'"],
  [/[\u201C\u201D\u201E\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  // Control and invisible formatting characters: a draft goes into tables, toasts and a PDF.
  [/[\p{Cc}\p{Cf}\p{Zs}\s]+/gu, ' '],
];

/** A person's words on one line with plain punctuation; letters of any script stay. */
function plain(text: string): string {
  return replacements.reduce((result, [pattern, by]) => result.replace(pattern, by), text).trim();
}

/** At most `length` characters, cut between words where there are any, with dots to show it. */
function shorten(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const cut = characters.slice(0, length - 3).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.-]+$/, '')}...`;
}

/** The first letter large. */
function capitalize(text: string): string {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The last day of the quarter after the one of `now`, such as '31 March 2027'; in UTC, so that it is the same anywhere. */
function endOfNextQuarter(now: Date): string {
  const quarter = Math.floor(now.getUTCMonth() / 3);
  const end = new Date(Date.UTC(now.getUTCFullYear(), (quarter + 2) * 3, 0));
  return dayFormat.format(end);
}

const themeWords: Record<Theme, RegExp> = {
  growth:
    /\b(grow\w*|revenue|sales|market share|expand\w*|win|new (customers|accounts|markets)|enrol\w*|launch|first choice)\b/i,
  retention:
    /\b(churn|retention|retain|keep|loyal\w*|renew\w*|repeat|satisf\w*|experience|resolution|service|support)\b/i,
  quality: /\b(quality|defects?|errors?|complian\w*|returns?|safe\w*|fair\w*|outcomes?|accura\w*|reliab\w*)\b/i,
  speed: /\b(fast\w*|speed|time|cycle|wait\w*|deliver\w*|quick\w*|ship|deadlines?|days)\b/i,
  cost: /\b(costs?|margins?|profit\w*|break-?even|efficien\w*|budgets?|sav(e|ings?)|spend\w*|waste|headcount)\b/i,
  people:
    /\b(hir(e|ing)|people|teams?|talent|engage\w*|managers?|staff|turnover|recruit\w*|skills?|culture|employees?)\b/i,
};

const ownTimeFrame =
  /\b(by|before|until|within|this|next|end of)\b.*\b(year|quarter|month|week|summer|winter|spring|autumn|fall|\d{4}|q[1-4])\b/i;

const packOf = <Pack extends RolePack | IndustryPack>(packs: readonly Pack[], text: string, general: Pack) =>
  packs.find(({ matches }) => matches.test(text)) ?? general;

/** The themes a goal speaks of, in the order in which it does. */
function themesOf(goal: string): Theme[] {
  const found = (Object.keys(themeWords) as Theme[]).map((theme) => ({ theme, at: goal.search(themeWords[theme]) }));
  return found
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ theme }) => theme);
}

/** The metrics of the wanted themes first, then the others in their own order. */
function rank(metrics: readonly Metric[], themes: readonly Theme[]): Metric[] {
  const wanted = themes.flatMap((theme) => metrics.filter((metric) => metric.theme === theme));
  return [...new Set([...wanted, ...metrics])];
}

/** Measures of the role and of the industry in turn, the role's first. */
function choose({ role, goal, industry }: GoalRequest, ofRole: number, ofIndustry: number): Metric[] {
  const rolePack = packOf(rolePacks, role, generalRole);
  const industryPack = packOf(industryPacks, industry, generalIndustry);
  const themes = themesOf(goal);
  const own = rank(rolePack.metrics, themes).slice(0, ofRole);
  const movable = industryPack.metrics.filter(({ theme }) => !rolePack.excluded.includes(theme));
  const sector = rank(movable, [...themes, ...rolePack.priorities]).slice(0, ofIndustry);
  const mixed = own.flatMap((metric, index) => [metric, ...sector.slice(index, index + 1)]);
  return mixed.map((metric) => fillWords(metric, industryPack.words));
}

function objective(goal: string, date: string): string {
  const words = capitalize(shorten(plain(goal), 110)).replace(/(?<!\.)\.$/, '');
  return ownTimeFrame.test(words) ? `Objective: ${words} (checkpoint ${date})` : `Objective: ${words} by ${date}`;
}

/** One verb for each key result in turn, so that no draft repeats its first word four times. */
const verbSynonyms: Record<Metric['verb'], readonly [string, string, string, string]> = {
  Lift: ['Lift', 'Raise', 'Increase', 'Improve'],
  Cut: ['Cut', 'Reduce', 'Lower', 'Bring down'],
};

function draftOkr(request: GoalRequest, now: Date): string {
  const date = endOfNextQuarter(now);
  const results = choose(request, 2, 2).map(
    ({ verb, name, from, to }, index) =>
      `${verbSynonyms[verb][index]} ${name} from ${from} (example to confirm) to ${to} by ${date}`,
  );
  return [objective(request.goal, date), ...results].join('\n');
}

function draftKpi(request: GoalRequest): string {
  const owner = shorten(plain(request.role), 48);
  return choose(request, 3, 2)
    .map(({ verb, name, to, formula, frequency }) => {
      const target = `target ${to} or ${verb === 'Lift' ? 'more' : 'less'}`;
      return `${capitalize(name)}: ${formula}; ${target}; ${frequency}; owner: ${owner}`;
    })
    .join('\n');
}

const drafters: Record<GoalKind, (request: GoalRequest, now: Date) => string> = { okr: draftOkr, kpi: draftKpi };

/**
 * Drafts a result for a goal from its role, its industry and its words: an OKR is an objective and four key results, a
 * KPI set five measures, a line each. The same words give the same draft; only its dates come from `now`. Figures are
 * examples and say so: nothing is known of the company.
 */
export function draft(kind: GoalKind, request: GoalRequest, now: Date): string {
  return drafters[kind](request, now);
}
