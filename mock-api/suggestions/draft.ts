import type { GoalRequest } from '@/domain/goal';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';

import type { WriteDraft } from '../context';
import { shapeOf } from '../draft-shapes';
import { draftStyles, writeInStyle, type DraftStyle } from '../draft-styles';
import { plain, shorten } from '../plain-text';
import { generalIndustry, knownIndustries } from './industries';
import { fillWords, type Industry, type Metric, type Role, type Theme, type Topic } from './metrics';
import { generalRole, knownRoles } from './roles';
import { businessTopics } from './topics-business';
import { peopleTopics } from './topics-people';
import { workTopics } from './topics-work';

const quarterEnds = ['31 March', '30 June', '30 September', '31 December'];

/** The last day of the quarter after the one of `now`, such as '31 March 2027', in UTC. Drafts are due by then. */
export function endOfNextQuarter(now: Date): string {
  const next = Math.floor(now.getUTCMonth() / 3) + 1;
  return `${quarterEnds[next % 4]} ${now.getUTCFullYear() + Math.floor(next / 4)}`;
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

/** All topics of goals. Of two with the same word the first counts. */
export const knownTopics: readonly Topic[] = [...peopleTopics, ...businessTopics, ...workTopics];

const matchOf = <Known extends Role | Industry>(known: readonly Known[], text: string, general: Known) =>
  known.find(({ matches }) => matches.test(text)) ?? general;

/** The themes that a goal mentions, in its order. */
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

/**
 * The topics that a goal names and a role can move, in the order of the goal; at most two, because more would leave too
 * few lines for each.
 */
function topicsOf(goal: string, { topics }: Role): Topic[] {
  return knownTopics
    .filter(({ name }) => topics?.includes(name) ?? true)
    .map((topic) => ({ topic, at: goal.search(topic.matches) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .slice(0, 2)
    .map(({ topic }) => topic);
}

/** The metrics of a topic, then those that share most words with the goal, then the others in order. */
function nearest(metrics: readonly Metric[], goal: string): Metric[] {
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu));
  const typed = wordsOf(goal);
  const shared = ({ name }: Metric) => [...wordsOf(name)].filter((word) => typed.has(word)).length;
  return [...metrics.slice(0, 1), ...metrics.slice(1).toSorted((one, other) => shared(other) - shared(one))];
}

/** The lists interleaved, without repeated items. */
function inTurn(lists: readonly (readonly Metric[])[]): Metric[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  const mixed = Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1)));
  return [...new Map(mixed.flat().map((metric) => [metric.name, metric])).values()];
}

/** A list rotated to begin at a later item. */
function rotate<Item>(list: readonly Item[], by: number): Item[] {
  const start = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

/**
 * Measures for a goal. Half of them, or one more, are about what it speaks of; the rest are the role's and the
 * industry's in turn, the role's first, those that fit the goal before others.
 * @param variant each further one begins later in both lists
 */
function choose({ role, goal, industry }: GoalRequest, count: number, variant: number): Metric[] {
  const roleRow = matchOf(knownRoles, role, generalRole);
  const industryRow = matchOf(knownIndustries, industry, generalIndustry);
  const topics = topicsOf(goal, roleRow);
  const themes = [...new Set([...themesOf(goal), ...topics.flatMap(({ metrics: [first] }) => first?.theme ?? [])])];
  const half = Math.ceil(count / 2);
  const ofTopics = rotate(inTurn(topics.map((topic) => nearest(topic.metrics, goal))), variant * half).slice(0, half);
  const movable = industryRow.metrics.filter(({ theme }) => roleRow.industryThemes.includes(theme));
  const others = inTurn([rank(roleRow.metrics, themes), rank(movable, [...themes, ...roleRow.industryThemes])]);
  return inTurn([[...ofTopics, ...rotate(others, variant * (count - ofTopics.length))]])
    .slice(0, count)
    .map((metric) => fillWords(metric, industryRow.words));
}

/** The second objective of a draft, by the theme of its first measure. */
const objectives: Record<Theme, string> = {
  growth: 'Win more of the right business',
  retention: 'Keep the people we serve',
  quality: 'Get it right the first time',
  speed: 'Get there sooner',
  cost: 'Do more with what we have',
  people: 'Build the team that can do it',
};

/**
 * Drafts a result for a goal from what it speaks of, its role and its industry: an OKR has an objective and four key results, a
 * KPI set five measures. The same words give the same draft; only its dates come from `now`. Figures are examples and say so:
 * nothing is known of the company.
 * @param variant how many drafts of these words there are: another try is about other measures
 */
export function draft(
  kind: GoalKind,
  request: GoalRequest,
  now: Date,
  variant = 0,
  style: DraftStyle = 'plain',
): string {
  const { objectiveOf, count, resultOf } = shapeOf(kind);
  const owner = shorten(plain(request.role), 48);
  const date = endOfNextQuarter(now);
  const chosen = choose(request, count, variant);
  const results = chosen.map((metric, place) => resultOf(metric, { index: place + variant, owner, date }));
  return writeInStyle(
    {
      plural: goalKinds[kind].plural,
      role: owner,
      objective: objectiveOf?.(request.goal, date) ?? null,
      secondObjective: objectives[chosen[Math.ceil(count / 2)]?.theme ?? 'quality'],
      results,
    },
    style,
  );
}

/** The built-in drafts, in one style, or in all of them in turn: each draft of an account in the next one. */
export const builtInWriter =
  (style?: DraftStyle): WriteDraft =>
  (kind, request, now, { variant, turn }) =>
    Promise.resolve(draft(kind, request, now, variant, style ?? draftStyles[turn % draftStyles.length]));
