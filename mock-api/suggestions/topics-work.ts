import { metrics, type Topic } from './metrics';

/** Topics about how work is done. */
export const workTopics: readonly Topic[] = [
  {
    name: 'Speed',
    matches:
      /\b(fast\w*|speed\w*|quick\w*|cycle times?|lead times?|on[ -]time|deadlines?|ship\w*|deliver\w*|time to market|releases?)\b/i,
    metrics: metrics(`
      speed | Cut | median time from start to finish | 18 | 11 days | median days from start to finish | weekly
      quality | Lift | work finished by the promised date | 66% | 88% | work finished by the promised date / work promised | weekly
      cost | Cut | work in progress per person | 4.5 | 2.5 tasks | open tasks / people | weekly
      people | Cut | time spent waiting for a decision | 6 | 2 days | median days from question to decision | monthly
    `),
  },
  {
    name: 'Quality',
    matches:
      /\b(quality|defect\w*|errors?|mistakes?|scrap|rework|returns?|faults?|bugs?|right first time|accura\w*)\b/i,
    metrics: metrics(`
      quality | Cut | defects found by {customers} | 32 | 14 a month | defects reported by {customers} in a month | monthly
      quality | Lift | work right the first time | 78% | 91% | pieces of work without correction / pieces of work | weekly
      speed | Cut | median time to find the cause of a defect | 12 | 4 days | median days from report to confirmed cause | weekly
      cost | Cut | cost of correcting and replacing | 4.8% | 2.9% of revenue | cost of correcting and replacing / revenue | monthly
    `),
  },
  {
    name: 'Compliance',
    matches:
      /\b(complian\w*|audits?|regulat\w*|gdpr|iso \d+|polic(?:y|ies)|licen[cs]\w*|legal|governance|risk management|standards?)\b/i,
    metrics: metrics(`
      quality | Cut | audit findings open beyond their date | 17 | 3 findings | findings open beyond their date | monthly
      quality | Lift | controls tested and working | 71% | 96% | controls tested and working / controls due for testing | quarterly
      people | Lift | staff with mandatory training in date | 78% | 98% | staff with no overdue training / staff | monthly
      speed | Cut | median time to close a finding | 64 | 28 days | median days from finding to verified fix | monthly
    `),
  },
  {
    name: 'Security',
    matches: /\b(secur(?:e|ity)|cyber\w*|phishing|breach\w*|vulnerab\w*|privacy|data protection|passwords?|fraud)\b/i,
    metrics: metrics(`
      speed | Cut | median time to fix a critical vulnerability | 26 | 7 days | median days from report to fix in use | weekly
      people | Cut | staff who press the link in a test mail | 14% | 4% | staff who press the link / staff who got the mail | monthly
      quality | Lift | systems with a tested restore | 48% | 95% | systems restored in a test / systems | quarterly
      cost | Cut | accounts with more rights than needed | 22% | 6% | accounts with unneeded rights / accounts reviewed | monthly
    `),
  },
  {
    name: 'Reliability',
    matches:
      /\b(uptime|downtime|outages?|reliab\w*|availability|maintenance|breakdowns?|incidents?|stable|stability)\b/i,
    metrics: metrics(`
      quality | Lift | availability in working hours | 98.9% | 99.8% | hours available / working hours | weekly
      speed | Cut | median time to restore service | 140 | 45 minutes | median minutes from failure to restored service | weekly
      cost | Cut | unplanned stops | 19 | 8 a month | stops without a plan in a month | weekly
      people | Lift | planned maintenance done on its date | 64% | 92% | maintenance done on its date / maintenance planned | weekly
    `),
  },
  {
    name: 'Sustainability',
    matches:
      /\b(carbon|emissions?|energy|climate|sustainab\w*|waste|recycl\w*|water|green(?:er)?|packaging|footprint|net zero)\b/i,
    metrics: metrics(`
      cost | Cut | energy used per unit of output | 14.5 | 11.8 kWh | kWh used / units of output | monthly
      quality | Cut | greenhouse gas emissions | 1,240 | 980 t a year | tonnes from own fuel and from purchased power over 12 months | quarterly
      growth | Lift | waste that is reused or recycled | 46% | 70% | tonnes reused or recycled / tonnes of waste | monthly
      people | Lift | suppliers with a reduction plan | 18% | 55% | suppliers with a plan / suppliers by spend | quarterly
    `),
  },
  {
    name: 'Productivity',
    matches:
      /\b(productiv\w*|efficien\w*|automat\w*|manual(?:ly)?|paperwork|meetings?|capacity|streamlin\w*|bureaucra\w*|ai)\b/i,
    metrics: metrics(`
      cost | Cut | hours a week on work that could be automated | 11 | 5 hours | logged hours on repeated steps / people | weekly
      growth | Lift | output per person | 42 | 52 units a week | units finished in a week / people | weekly
      speed | Cut | steps from request to result | 14 | 8 steps | steps in the process as it runs | monthly
      people | Cut | hours in meetings per person | 12 | 7 a week | hours in meetings / people | weekly
    `),
  },
  {
    name: 'Innovation',
    matches:
      /\b(innovat\w*|new (?:products?|services?|offers?)|ideas?|r&d|prototyp\w*|patents?|experiment\w*|launch\w*)\b/i,
    metrics: metrics(`
      growth | Lift | revenue from offers younger than two years | 8% | 15% | revenue from those offers / revenue | quarterly
      speed | Cut | median time from idea to first test with {customers} | 16 | 6 weeks | median weeks from idea to first test | monthly
      quality | Lift | tests with a written result | 25% | 80% | tests with a written result / tests run | monthly
      people | Lift | people with an idea in test | 6% | 15% | people with an idea in test / people | quarterly
    `),
  },
  {
    name: 'Adoption',
    matches:
      /\b(adopt\w*|active users?|usage|roll-?out|self-service|digit\w*|app|platform|portal|onboarding flow|website|online)\b/i,
    metrics: metrics(`
      growth | Lift | {customers} active every week | 36% | 55% | {customers} active in the week / {customers} with access | weekly
      quality | Lift | tasks finished without help | 62% | 82% | tasks finished without help / tasks started | weekly
      speed | Cut | median time to the first finished task | 26 | 10 minutes | median minutes from first sign-in to first finished task | weekly
      cost | Cut | requests that still come by phone or paper | 48% | 25% | requests by phone or paper / requests | monthly
    `),
  },
  {
    name: 'Supply',
    matches:
      /\b(stock(?:s|outs?)?|inventor\w*|warehous\w*|suppl(?:y|ies|iers?)|procure\w*|purchasing|logistics|freight|shortages?)\b/i,
    metrics: metrics(`
      quality | Lift | supplier deliveries on time and complete | 79% | 93% | deliveries on time and complete / deliveries due | weekly
      cost | Cut | days of stock on hand | 64 | 48 days | stock value / cost of goods sold per day | monthly
      retention | Cut | orders delayed by missing stock | 9% | 4% | orders delayed by missing stock / orders | weekly
      speed | Cut | median time from need to delivery | 28 | 17 days | median days from approved need to delivery | monthly
    `),
  },
  {
    name: 'Fundraising',
    matches: /\b(donat\w*|donors?|fundrais\w*|volunteers?|grants?|charit\w*|membership)\b/i,
    metrics: metrics(`
      growth | Lift | regular gifts | 640 | 820 a month | regular gifts received in a month | monthly
      retention | Lift | donors of last year who gave again | 43% | 54% | donors who gave again / donors of last year | quarterly
      people | Lift | volunteers active every month | 85 | 120 volunteers | volunteers active in the month | monthly
      cost | Cut | cost of raising a dollar | $0.31 | $0.24 | cost of fundraising / money raised | quarterly
    `),
  },
  {
    name: 'Visibility of work',
    matches:
      /\b(transparen\w*|report(?:s|ing)?|dashboards?|data quality|know every|see early|forecast\w*|measure whether)\b/i,
    metrics: metrics(`
      quality | Lift | figures that arrive complete and on time | 64% | 95% | figures complete and on time / figures due | weekly
      speed | Cut | median time from event to figure | 12 | 3 days | median days from event to published figure | weekly
      people | Lift | decisions that name the figure behind them | 30% | 75% | decisions with a figure / decisions recorded | monthly
      cost | Cut | hours spent on making reports | 26 | 10 a month | logged hours on reports in a month | monthly
    `),
  },
];
