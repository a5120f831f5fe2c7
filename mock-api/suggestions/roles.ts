import { metrics, type Role } from './metrics';

/** Used for every role that no other matches. */
export const generalRole: Role = {
  name: 'General',
  matches: /^/,
  priorities: ['quality', 'speed', 'retention'],
  excluded: [],
  metrics: metrics(`
    speed | Lift | commitments delivered on the agreed date | 70% | 90% | commitments delivered on time / commitments due | monthly
    retention | Lift | satisfaction of the {customers} served | 3.8 | 4.4 out of 5 | mean score of answered surveys | monthly
    quality | Cut | deliverables that need a second revision | 22% | 10% | deliverables revised twice or more / all deliverables | monthly
    cost | Cut | hours a week on manual or repeated work | 9 | 5 hours | logged hours on tasks done the same way each week | weekly
    people | Lift | time spent on agreed skill development | 2 | 6 hours a month | logged hours on the development plan in a month | monthly
    growth | Lift | improvement proposals adopted | 1 | 4 a quarter | proposals in use at the end of the quarter | quarterly
  `),
};

/**
 * The six suggested roles (docs/product.md 7.4). The first that matches is taken: 'Sales Manager' is a sales role, 'HR
 * Director' an HR one.
 */
export const knownRoles: readonly Role[] = [
  {
    name: 'Sales Lead',
    matches: /\b(sales|account executive|account manager|business development|revenue|commercial)\b/i,
    priorities: ['growth', 'retention', 'speed'],
    excluded: ['people', 'cost'],
    metrics: metrics(`
      growth | Lift | win rate with {buyers} | 21% | 28% | qualified opportunities won / qualified opportunities closed | monthly
      speed | Cut | median sales cycle with {buyers} | 71 | 55 days | median days from first qualified meeting to signature | monthly
      retention | Lift | renewals with a value review 60 days ahead | 35% | 90% | renewals reviewed 60 days ahead / renewals due | monthly
      quality | Lift | quarterly forecast accuracy | 72% | 90% | 1 - absolute forecast error / actual sales | quarterly
      cost | Cut | average discount given to {buyers} | 17% | 11% | (list price - signed price) / list price | monthly
      people | Cut | ramp time of new sellers | 6.5 | 4.5 months | median months from start date to first month at full quota | quarterly
    `),
  },
  {
    name: 'HR',
    matches:
      /\b(hr|human resources|people (partner|operations|ops|lead|manager|officer)|(head|director|vp|chief) of people|chief people officer|talent|recruit\w*)\b/i,
    priorities: ['people', 'quality', 'retention'],
    excluded: ['growth', 'speed', 'cost'],
    metrics: metrics(`
      speed | Cut | median time to hire {staff} | 52 | 38 days | median days from approved opening to accepted offer | monthly
      people | Cut | first-year turnover among {staff} | 24% | 16% | leavers within 12 months of starting / starters in the same period | quarterly
      quality | Lift | new {staff} rated a strong hire at 90 days | 68% | 82% | strong ratings at 90 days / starters reviewed | quarterly
      retention | Lift | engagement score of {staff} | 66 | 74 points | mean of the pulse survey, 0 to 100 | quarterly
      cost | Cut | cost per hire of {staff} | $4,700 | $3,900 | (recruiting spend + agency fees) / hires | quarterly
      growth | Lift | openings filled by internal candidates | 18% | 30% | openings filled from inside / openings filled | quarterly
    `),
  },
  {
    name: 'Marketer',
    matches: /\b(market(er|ing)|brand|content|communications|growth|demand generation|seo)\b/i,
    priorities: ['growth', 'retention', 'quality'],
    excluded: ['people', 'speed', 'cost'],
    metrics: metrics(`
      growth | Lift | qualified leads from {buyers} | 140 | 210 a month | leads that meet the agreed criteria in a month | monthly
      cost | Cut | acquisition cost per new customer | $420 | $340 | campaign spend / new customers from campaigns | monthly
      quality | Lift | leads accepted by sales | 46% | 62% | leads accepted / leads handed over | monthly
      retention | Lift | existing {customers} who engage each month | 22% | 31% | recipients who click or reply / recipients reached | monthly
      speed | Cut | median first response to an inbound lead | 26 | 4 hours | median hours from inquiry to personal reply | weekly
      people | Lift | campaigns with a written test and result | 30% | 85% | campaigns with hypothesis and result on file / campaigns run | monthly
    `),
  },
  {
    name: 'CEO',
    matches: /\b(ceo|chief executive|founder|co-founder|managing director|(?<!vice )president|business owner)\b/i,
    priorities: ['growth', 'cost', 'retention'],
    excluded: [],
    metrics: metrics(`
      growth | Lift | revenue growth over the same quarter last year | 9% | 15% | (revenue this quarter - same quarter last year) / same quarter last year | quarterly
      cost | Lift | operating margin | 7% | 11% | operating income / revenue | monthly
      people | Lift | senior roles with a ready successor | 35% | 70% | senior roles with a named, ready successor / senior roles | quarterly
      retention | Lift | net promoter score among {customers} | 31 | 42 points | share of promoters - share of detractors | quarterly
      quality | Lift | strategic goals reviewed on their agreed date | 50% | 95% | reviews held on time / reviews planned | monthly
      speed | Cut | median time from decision to first result | 11 | 7 weeks | median weeks from approval to first measured result | quarterly
    `),
  },
  {
    name: 'Director',
    matches: /\b(director|vice president|vp|head of|chief|cto|cfo|coo)\b/i,
    priorities: ['quality', 'cost', 'speed'],
    excluded: [],
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
    priorities: ['speed', 'quality', 'people'],
    excluded: [],
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
