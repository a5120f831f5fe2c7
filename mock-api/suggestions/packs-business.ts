import { metrics, type RolePack } from './metrics';

/** Roles that meet customers, money or the law. A later pack never takes a role that an earlier one matches. */
export const businessPacks: readonly RolePack[] = [
  {
    name: 'Sales development',
    matches: /\b((sales|business) development (representative|rep|associate)|sdr|bdr|lead generation|telesales)\b/i,
    topics: ['New customers'],
    metrics: metrics(`
      growth | Lift | first meetings held with {buyers} | 11 | 18 a month | first meetings held with {buyers} in a month | weekly
      quality | Lift | meetings that sales accepts as qualified | 52% | 70% | meetings accepted / meetings held | weekly
      speed | Cut | median reply to an inbound inquiry | 7 | 1 hours | median hours from inquiry to first personal reply | weekly
      retention | Lift | former {customers} who agree to talk again | 6% | 12% | former {customers} with a meeting / former {customers} approached | monthly
      cost | Cut | calls to reach one decision maker | 38 | 26 calls | calls made / decision makers reached | weekly
      people | Lift | calls reviewed with a coach | 1 | 4 a month | recorded calls reviewed with feedback in a month | monthly
    `),
  },
  {
    name: 'Account executive',
    matches: /\b(account (executive|manager)|sales (representative|rep|executive|consultant))\b/i,
    topics: ['Revenue', 'New customers', 'Expansion'],
    metrics: metrics(`
      growth | Lift | contracts signed with {buyers} | 5 | 8 a quarter | contracts signed with {buyers} in the quarter | monthly
      quality | Lift | proposals with an agreed business case | 35% | 75% | proposals with a business case / proposals sent | monthly
      speed | Cut | median time from proposal to signature | 33 | 22 days | median days from proposal to signature | monthly
      retention | Lift | accounts handed over with a written success plan | 40% | 95% | accounts with a plan / accounts handed over | monthly
      cost | Cut | discount on signed contracts | 14% | 8% | (list price - signed price) / list price | monthly
      people | Lift | lost deals reviewed with the team | 20% | 80% | lost deals reviewed / deals lost | monthly
    `),
  },
  {
    name: 'Sales lead',
    matches: /\b(sales|revenue officer|commercial|business development)\b/i,
    topics: ['Revenue', 'New customers', 'Expansion', 'Profit', 'Churn'],
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
    name: 'Content and brand',
    matches: /\b(content|copywriter|brand|communications|editor|social media|press officer)\b/i,
    topics: ['Brand'],
    metrics: metrics(`
      growth | Lift | readers from search | 3,100 | 5,000 a month | visitors who come from a search engine in a month | monthly
      quality | Lift | articles checked by a subject expert | 25% | 85% | articles with an expert's check / articles published | monthly
      speed | Cut | median time from brief to publication | 19 | 10 days | median days from approved brief to publication | monthly
      retention | Lift | newsletter readers who open three issues in a row | 17% | 26% | readers with three opens in a row / readers | monthly
      cost | Lift | older pages updated in place of new ones | 2 | 6 a month | pages updated in a month | monthly
      people | Lift | sales conversations that use our material | 22% | 50% | conversations with our material / conversations | monthly
    `),
  },
  {
    name: 'Marketing',
    matches: /\b(market(er|ing)|campaign|demand generation|growth|seo|events? manager)\b/i,
    topics: ['Brand', 'New customers', 'Expansion'],
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
    name: 'Support',
    matches: /\b(support|help ?desk|service desk|customer service|call cent(er|re))\b/i,
    topics: ['Support', 'Satisfaction', 'Waiting'],
    metrics: metrics(`
      growth | Lift | requests answered by the help pages | 21% | 38% | help page visits without a request / help page visits | weekly
      quality | Lift | requests solved without being passed on | 57% | 74% | requests solved by the first person / requests | weekly
      speed | Cut | median time to solve a request | 16 | 8 hours | median hours from request to solution | weekly
      retention | Lift | rating of solved requests | 4.1 | 4.6 out of 5 | mean rating of rated requests | weekly
      cost | Cut | repeated requests from the same {customers} | 18% | 9% | requests on a matter of the last 30 days / requests | weekly
      people | Lift | known faults with a written answer | 60% | 95% | known faults with an answer on file / known faults | monthly
    `),
  },
  {
    name: 'Customer success lead',
    matches: /\b((head|director|vp|lead) of customer success|customer success (lead|director))\b/i,
    topics: ['Churn', 'Satisfaction', 'Adoption'],
    metrics: metrics(`
      growth | Lift | accounts that buy a further module | 9% | 15% | accounts with a further module in 12 months / accounts | quarterly
      quality | Lift | accounts with a current health score | 48% | 98% | accounts scored in the last 30 days / accounts | monthly
      speed | Cut | median time from warning sign to contact | 12 | 3 days | median days from warning sign to first contact | weekly
      retention | Lift | gross revenue retention | 88% | 93% | renewed value / value due for renewal | monthly
      cost | Lift | accounts looked after by each person | 34 | 42 accounts | accounts / people who look after them | quarterly
      people | Lift | account reviews joined by a second colleague | 10% | 40% | reviews with two colleagues / reviews held | monthly
    `),
  },
  {
    name: 'Customer success',
    matches: /\b(customer (success|experience|onboarding)|client (services|partner)|implementation)\b/i,
    topics: ['Churn', 'Satisfaction', 'Adoption'],
    metrics: metrics(`
      growth | Lift | {customers} willing to be a reference | 4 | 9 references | {customers} who agreed in writing | quarterly
      quality | Lift | success plans reviewed with the customer each quarter | 36% | 85% | plans reviewed in the quarter / accounts | quarterly
      speed | Cut | median time from contract to first real use | 27 | 14 days | median days from contract to first use that counts | monthly
      retention | Lift | my renewals closed before their due date | 61% | 85% | renewals closed in time / renewals due | monthly
      cost | Cut | onboarding sessions needed per account | 7 | 4 sessions | sessions held / accounts onboarded | monthly
      people | Lift | {customers} trained by one of their own | 15% | 40% | accounts with a trained trainer / accounts | monthly
    `),
  },
  {
    name: 'Finance lead',
    matches: /\b(cfo|chief financial|(head|director|vp) of finance|finance (director|manager|lead)|controller)\b/i,
    topics: ['Cost', 'Profit', 'Cash'],
    metrics: metrics(`
      growth | Lift | revenue under contracts of two years or more | 28% | 40% | revenue under such contracts / revenue | quarterly
      quality | Cut | corrections after month-end close | 14 | 4 a month | entries corrected after the close | monthly
      speed | Cut | working days to close the month | 9 | 5 days | working days from month end to final figures | monthly
      retention | Lift | budget owners who meet their forecast within 5% | 54% | 80% | budget owners on forecast / budget owners | quarterly
      cost | Cut | days sales outstanding | 57 | 44 days | receivables / sales x days in the period | monthly
      people | Lift | leads trained to read their own figures | 30% | 90% | leads trained / leads with a budget | quarterly
    `),
  },
  {
    name: 'Finance',
    matches: /\b(financ\w*|account(ant|ing|s payable|s receivable)|bookkeep\w*|treasur\w*|billing|audit\w*|tax)\b/i,
    topics: ['Cost', 'Profit', 'Cash'],
    metrics: metrics(`
      growth | Lift | pricing decisions backed by a margin analysis | 25% | 80% | decisions with an analysis / pricing decisions | quarterly
      quality | Cut | error of the quarterly revenue forecast | 11% | 5% | absolute forecast error / actual revenue | quarterly
      speed | Cut | median time to answer a question on figures | 5 | 1 days | median working days from question to answer | monthly
      retention | Cut | invoices disputed by {customers} | 4.5% | 1.5% | invoices disputed / invoices sent | monthly
      cost | Cut | reports still made by hand | 17 | 6 reports | number of reports with a manual step | monthly
      people | Lift | departments with a monthly review of their figures | 40% | 100% | departments reviewed / departments | monthly
    `),
  },
  {
    name: 'Legal',
    matches: /\b(legal|counsel|lawyer|attorney|paralegal|complian\w*|privacy|data protection)\b/i,
    topics: ['Compliance', 'Security'],
    metrics: metrics(`
      growth | Lift | sales contracts on our own terms | 48% | 70% | contracts on our terms / contracts signed | monthly
      quality | Lift | contracts checked against the standard list | 62% | 98% | contracts checked / contracts signed | monthly
      speed | Cut | median time to review a contract | 8 | 3 days | median working days from request to review | weekly
      retention | Cut | contracts that lapse without a decision | 7 | 1 a quarter | contracts past their notice date undecided | monthly
      cost | Cut | spend on outside counsel | $46K | $30K a quarter | outside counsel's invoices in the quarter | quarterly
      people | Lift | staff trained on the rules of their work | 64% | 95% | staff with current training / staff | quarterly
    `),
  },
];
