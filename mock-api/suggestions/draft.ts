import type { GoalKind } from '@/domain/goal-kind';
import type { GoalRequest } from '@/domain/records';

import { generalIndustry, industryPacks } from './industries';
import { fillWords, type IndustryPack, type Metric, type RolePack, type Theme } from './packs';
import { generalRole, rolePacks } from './roles';
import { capitalize, endOfNextQuarter, plain, shorten } from './wording';

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

/**
 * Drafts a result for a goal (spec 1: suggestions "from the role, the company strategic goal and the industry").
 * An OKR is an objective and four key results, a KPI set five measures, a line each. The same words give the same
 * draft; only its dates come from `now`. Figures are examples and say so: nothing is known of the company.
 */
export function draft(kind: GoalKind, request: GoalRequest, now: Date): string {
  return kind === 'okr' ? draftOkr(request, now) : draftKpi(request);
}
