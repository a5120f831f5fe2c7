import { metrics, type Role, type RolePack } from './metrics';
import { businessPacks } from './packs-business';
import { workPacks } from './packs-work';

/** Used for every role that no other matches. */
export const generalRole: Role = {
  name: 'General',
  matches: /^/,
  industryThemes: ['quality', 'speed', 'retention', 'growth', 'cost', 'people'],
  metrics: metrics(`
    speed | Lift | commitments delivered on the agreed date | 70% | 90% | commitments delivered on time / commitments due | monthly
    retention | Lift | satisfaction of the {customers} served | 3.8 | 4.4 out of 5 | mean score of answered surveys | monthly
    quality | Cut | deliverables that need a second revision | 22% | 10% | deliverables revised twice or more / all deliverables | monthly
    cost | Cut | hours a week on manual or repeated work | 9 | 5 hours | logged hours on tasks done the same way each week | weekly
    people | Lift | time spent on agreed skill development | 2 | 6 hours a month | logged hours on the development plan in a month | monthly
    growth | Lift | improvement proposals adopted | 1 | 4 a quarter | proposals in use at the end of the quarter | quarterly
  `),
};

const roleOf = (pack: RolePack): Role => ({ ...pack, industryThemes: [] });

/**
 * The roles that have measures of their own, the six suggested ones among them (docs/product.md 7.4). The first that matches
 * is taken: 'Sales Manager' is a sales role, 'HR Director' an HR one, 'Regional Manager' a manager.
 */
export const knownRoles: readonly Role[] = [
  {
    name: 'CEO',
    matches: /\b(ceo|chief executive|founder|co-founder|managing director|(?<!vice )president|business owner)\b/i,
    industryThemes: ['growth', 'cost', 'retention', 'quality', 'speed', 'people'],
    metrics: metrics(`
      growth | Lift | revenue growth over the same quarter last year | 9% | 15% | (revenue this quarter - same quarter last year) / same quarter last year | quarterly
      cost | Lift | operating margin | 7% | 11% | operating income / revenue | monthly
      people | Lift | senior roles with a ready successor | 35% | 70% | senior roles with a named, ready successor / senior roles | quarterly
      retention | Lift | net promoter score among {customers} | 31 | 42 points | share of promoters - share of detractors | quarterly
      quality | Lift | strategic goals reviewed on their agreed date | 50% | 95% | reviews held on time / reviews planned | monthly
      speed | Cut | median time from decision to first result | 11 | 7 weeks | median weeks from approval to first measured result | quarterly
    `),
  },
  ...businessPacks.map(roleOf),
  ...workPacks.map(roleOf),
  {
    name: 'Director',
    matches: /\b(director|vice president|vp|head of|chief|cto|cfo|coo)\b/i,
    industryThemes: ['quality', 'cost', 'speed', 'growth', 'retention', 'people'],
    metrics: metrics(`
      speed | Lift | milestones met on the agreed date | 68% | 88% | milestones met on time / milestones due | monthly
      cost | Cut | spend above plan | 9% | 3% | (actual spend - planned spend) / planned spend | monthly
      quality | Lift | {unit} scorecards with every measure on target | 55% | 80% | scorecards fully on target / scorecards reviewed | monthly
      people | Lift | managers who hold monthly one-to-ones | 48% | 90% | managers with every one-to-one held / managers | monthly
      retention | Lift | satisfaction score among {customers} | 3.9 | 4.4 out of 5 | mean score of answered surveys | monthly
      growth | Lift | value from initiatives started this year | 6% | 12% of revenue | revenue from this year's initiatives / total revenue | quarterly
    `),
  },
  {
    name: 'Manager',
    matches: /\b(manager|supervisor|team lead\w*|lead|coordinator)\b/i,
    industryThemes: ['speed', 'quality', 'people', 'growth', 'retention', 'cost'],
    metrics: metrics(`
      speed | Lift | work delivered on time by each {unit} | 71% | 90% | tasks finished by their due date / tasks due | weekly
      quality | Cut | rework per {unit} | 14 | 8 hours a week | logged hours spent on correcting finished work | weekly
      people | Lift | team members with a current development plan | 40% | 95% | plans reviewed in the last 90 days / team members | monthly
      retention | Lift | first-contact resolution for {customers} | 63% | 76% | requests solved at first contact / requests received | weekly
      cost | Cut | overtime as a share of hours worked | 9% | 5% | overtime hours / all hours worked | weekly
      growth | Lift | capacity freed for new work | 6 | 12 hours a week | planned hours not taken by routine work | weekly
    `),
  },
];
