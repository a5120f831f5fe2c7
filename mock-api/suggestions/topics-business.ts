import { metrics, type Topic } from './metrics';

/** Topics about customers, money and the business. */
export const businessTopics: readonly Topic[] = [
  {
    name: 'Churn',
    matches:
      /\b(churn\w*|cancel\w*|renew\w*|(?:customer|client|member|shopper|subscriber) (?:loss|retention|loyalty)|los(?:e|ing) (?:fewer )?(?:customers|clients|members|shoppers)|come back|loyal\w*)\b/i,
    metrics: metrics(`
      retention | Cut | monthly churn of {customers} | 3.4% | 2.1% | {customers} lost in the month / {customers} at its start | monthly
      quality | Lift | {customers} at risk who were contacted within a week | 42% | 90% | at-risk {customers} contacted in 7 days / at-risk {customers} | weekly
      speed | Cut | median time to first value | 21 | 10 days | median days from contract to first use that counts | monthly
      growth | Lift | contracts renewed at the same value or more | 74% | 86% | contracts renewed at the same value or more / contracts due | monthly
    `),
  },
  {
    name: 'Satisfaction',
    matches:
      /\b(satisf\w*|nps|net promoter|(?:customer|guest|client|member|user) experience|happy|happier|delight\w*|complaints?|recommend\w*|(?:online|guest|customer) reviews?|stars?)\b/i,
    metrics: metrics(`
      retention | Lift | satisfaction of {customers} | 3.8 | 4.5 out of 5 | mean score of answered surveys | monthly
      quality | Cut | complaints per 1,000 {customers} | 14 | 8 a month | complaints in the month x 1,000 / {customers} served | monthly
      speed | Cut | median time to settle a complaint | 9 | 3 days | median days from complaint to agreed answer | weekly
      growth | Lift | {customers} who come by recommendation | 18% | 27% | new {customers} by recommendation / new {customers} | quarterly
    `),
  },
  {
    name: 'Support',
    matches:
      /\b(support (?:team|desk|calls?|tickets?|requests?)|help ?desk|tickets?|first-contact|resolution|response times?|service levels?|customer service|callers?|call cent(?:er|re)s?)\b/i,
    metrics: metrics(`
      speed | Cut | median first response | 7.5 | 2.0 hours | median hours from request to first personal answer | weekly
      quality | Lift | requests solved at first contact | 58% | 74% | requests solved at first contact / requests | weekly
      retention | Lift | rating of solved requests | 4.0 | 4.6 out of 5 | mean rating of rated requests | weekly
      cost | Cut | requests per 100 {customers} | 31 | 22 a month | requests in the month x 100 / {customers} | monthly
    `),
  },
  {
    name: 'Revenue',
    matches: /\b(revenue|sales|arr|mrr|turnover grows?|order (?:value|intake)|upsell\w*|cross-?sell\w*|sell more)\b/i,
    metrics: metrics(`
      growth | Lift | revenue from {buyers} | $420K | $520K a quarter | invoiced revenue from {buyers} in the quarter | monthly
      growth | Lift | average value of an order | $1,450 | $1,700 | revenue / orders | monthly
      retention | Lift | revenue from existing {customers} | 61% | 70% | revenue from {customers} of a year ago / revenue | quarterly
      speed | Cut | median time from offer to order | 24 | 15 days | median days from offer to order | weekly
    `),
  },
  {
    name: 'New customers',
    matches:
      /\b(new (?:customers|clients|accounts|members|subscribers|business)|win(?:ning)? (?:new|more) \w+|leads\b(?! to)|lead generation|pipeline|acqui(?:re|sition)|prospects?|sign-?ups?|conver(?:t|sion)\w*)\b/i,
    metrics: metrics(`
      growth | Lift | new {buyers} won | 8 | 14 a quarter | first orders from new {buyers} in the quarter | monthly
      quality | Lift | qualified leads that become an offer | 34% | 48% | leads with an offer / qualified leads | monthly
      speed | Cut | median answer to a new inquiry | 20 | 3 hours | median hours from inquiry to personal answer | weekly
      cost | Cut | cost of winning a new customer | $610 | $480 | spend on marketing and sales / new customers | monthly
    `),
  },
  {
    name: 'Brand',
    matches:
      /\b(brand\w*|awareness|first choice|campaigns?|visib\w*|reputation|well[ -]known|hear of us|traffic|followers?|audience)\b/i,
    metrics: metrics(`
      growth | Lift | {buyers} who name us unprompted | 14% | 22% | {buyers} who name us / {buyers} asked | quarterly
      retention | Lift | visitors who return within 30 days | 19% | 28% | visitors who return within 30 days / visitors | monthly
      quality | Lift | reach of content among {buyers} | 2,400 | 4,000 a month | {buyers} reached in a month | monthly
      cost | Cut | cost per engaged visitor | $3.80 | $2.60 | campaign spend / visitors who stay or reply | monthly
    `),
  },
  {
    name: 'Expansion',
    matches:
      /\b(market share|new (?:markets?|countries|regions?|cities)|expan(?:d|sion)\w*|international\w*|abroad|market leader\w*)\b/i,
    metrics: metrics(`
      growth | Lift | share of the chosen market | 6% | 9% | our sales in the market / all sales in the market | quarterly
      growth | Lift | revenue from markets entered in the last two years | 5% | 11% | revenue from those markets / revenue | quarterly
      speed | Cut | median time from decision to first sale in a market | 9 | 6 months | median months from decision to first sale | quarterly
      retention | Lift | {customers} in new markets who buy again | 33% | 45% | {customers} there who buy again / {customers} there | quarterly
    `),
  },
  {
    name: 'Cost',
    matches: /\b(costs?|spend\w*|sav(?:e|es|ing|ings)|budgets?|overheads?|expens\w*|cheaper)\b/i,
    metrics: metrics(`
      cost | Cut | cost per unit of work | $38 | $31 | all costs of the {unit} / units of work done | monthly
      cost | Cut | spend outside framework contracts | 23% | 10% | spend without a framework contract / spend | monthly
      quality | Lift | agreed savings that were realised | 45% | 85% | savings seen in the accounts / savings agreed | monthly
      speed | Cut | median time from saving agreed to saving booked | 90 | 45 days | median days from agreement to booking | monthly
    `),
  },
  {
    name: 'Profit',
    matches: /\b(margins?|profit\w*|break-?even|pric(?:e|es|ing)|earn their cost|ebitda|discounts?)\b/i,
    metrics: metrics(`
      cost | Lift | gross margin | 34% | 39% | (revenue - cost of sales) / revenue | monthly
      quality | Cut | revenue sold below the floor price | 9% | 3% | revenue sold below the floor price / revenue | monthly
      growth | Lift | revenue from the five most profitable offers | 41% | 52% | revenue from those offers / revenue | quarterly
      speed | Cut | median time to pass on a rise in cost | 75 | 30 days | median days from rise to new price | quarterly
    `),
  },
  {
    name: 'Cash',
    matches: /\b(cash|invoic\w*|receivables?|payments?|collections?|debts?|arrears|working capital)\b/i,
    metrics: metrics(`
      cost | Cut | days sales outstanding | 58 | 44 days | receivables / sales x days in the period | monthly
      quality | Cut | invoices corrected after sending | 6.5% | 2.5% | invoices corrected / invoices sent | monthly
      speed | Cut | median time from delivery to invoice | 8 | 2 days | median days from delivery to invoice | weekly
      retention | Cut | receivables older than 90 days | 11% | 5% | receivables older than 90 days / receivables | monthly
    `),
  },
  {
    name: 'Waiting',
    matches: /\b(wait\w*|queues?|appointments?|backlogs?|turnaround)\b/i,
    metrics: metrics(`
      speed | Cut | median wait from request to start | 23 | 12 days | median days from request to start | weekly
      quality | Lift | {customers} served within the promised time | 63% | 88% | {customers} served in time / {customers} served | weekly
      retention | Cut | {customers} who give up while waiting | 8% | 3% | {customers} who give up / {customers} who asked | weekly
      cost | Cut | appointments that go unused | 12% | 6% | appointments unused / appointments offered | weekly
    `),
  },
];
