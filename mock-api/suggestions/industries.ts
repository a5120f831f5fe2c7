import { metrics, type Industry } from './metrics';

/** Used for every industry that no other matches. */
export const generalIndustry: Industry = {
  name: 'General',
  matches: /^/,
  words: { staff: 'core staff', customers: 'customers', buyers: 'target accounts', unit: 'team' },
  metrics: metrics(`
    growth | Lift | share of revenue from new customers | 12% | 18% | revenue from customers won in the last 12 months / revenue | monthly
    retention | Lift | customer retention over 12 months | 86% | 91% | customers of a year ago who still buy / customers of a year ago | monthly
    quality | Cut | complaints per 1,000 orders | 8.5 | 5.0 per 1,000 | complaints received x 1,000 / orders delivered | monthly
    speed | Cut | median time from request to delivery | 15 | 9 days | median days from accepted request to delivery | monthly
    cost | Cut | overhead as a share of revenue | 24% | 21% | overhead cost / revenue | quarterly
    people | Cut | voluntary turnover | 16% | 11% a year | voluntary leavers in 12 months / average headcount | quarterly
  `),
};

/** The six suggested industries (docs/product.md 7.4), each with the measures its own people watch. */
export const knownIndustries: readonly Industry[] = [
  {
    name: 'Technology',
    matches: /\b(tech\w*|software|saas|it|information technology|telecom\w*|cloud|cyber\w*)\b/i,
    words: {
      staff: 'software engineers',
      customers: 'customers',
      buyers: 'mid-market accounts',
      unit: 'product team',
    },
    metrics: metrics(`
      growth | Lift | new annual recurring revenue | $300K | $400K a quarter | yearly value of contracts signed with new accounts in the quarter | monthly
      retention | Lift | net revenue retention | 96% | 108% | revenue this year from last year's customers / their revenue last year | monthly
      quality | Cut | change failure rate | 18% | 9% | releases that need a fix or rollback / all releases | monthly
      speed | Cut | median lead time for changes | 9 | 4 days | median days from first commit to production | weekly
      cost | Cut | cloud cost per active account | $14.20 | $11.50 a month | monthly cloud spend / active accounts | monthly
      people | Cut | regretted attrition among software engineers | 14% | 9% a year | engineers who left and were to be kept / average engineers | quarterly
    `),
  },
  {
    name: 'Healthcare',
    matches: /\b(health\w*|hospitals?|clinics?|medical|pharma\w*|care|biotech\w*|dental)\b/i,
    words: { staff: 'registered nurses', customers: 'patients', buyers: 'referring practices', unit: 'clinic' },
    metrics: metrics(`
      growth | Lift | new patient appointments | 180 | 225 a week | first appointments held in a week | weekly
      retention | Lift | patients who attend their planned follow-up | 71% | 84% | follow-ups attended / follow-ups due | monthly
      quality | Cut | 30-day readmission rate | 13.5% | 11.0% | unplanned readmissions within 30 days / discharges | monthly
      speed | Cut | median wait for a first appointment | 19 | 11 days | median days from referral to first appointment | weekly
      cost | Cut | agency staffing as a share of payroll | 11% | 6% | agency staffing cost / total payroll cost | monthly
      people | Cut | vacancy rate among registered nurses | 13% | 7% | open nursing positions / budgeted nursing positions | monthly
    `),
  },
  {
    name: 'Finance',
    matches: /\b(financ\w*|bank\w*|insurance|fintech|accounting|investment\w*|wealth|credit)\b/i,
    words: { staff: 'client advisers', customers: 'clients', buyers: 'business clients', unit: 'branch' },
    metrics: metrics(`
      growth | Lift | net new assets per adviser | $3.1M | $4.0M a quarter | (assets added - assets withdrawn) / advisers | quarterly
      retention | Lift | client retention over 12 months | 91% | 95% | clients of a year ago who stayed / clients of a year ago | monthly
      quality | Cut | client files with a compliance finding | 8% | 3% | reviewed files with a finding / reviewed files | monthly
      speed | Cut | median time to open an account | 6 | 2 days | median days from application to usable account | weekly
      cost | Cut | cost-to-income ratio | 62% | 56% | operating cost / operating income | quarterly
      people | Lift | advisers with every mandatory training in date | 88% | 99% | advisers with no overdue training / advisers | monthly
    `),
  },
  {
    name: 'Education',
    matches: /\b(educat\w*|schools?|universit\w*|colleges?|training|learning|academ\w*)\b/i,
    words: { staff: 'teachers', customers: 'learners', buyers: 'partner institutions', unit: 'program' },
    metrics: metrics(`
      growth | Lift | enrollment yield | 31% | 38% | admitted applicants who enroll / admitted applicants | monthly
      retention | Lift | term-to-term retention of learners | 84% | 91% | learners who return for the next term / learners eligible to return | each term
      quality | Lift | course pass rate at the first attempt | 76% | 84% | learners who pass at the first attempt / learners assessed | each term
      speed | Cut | median time to return graded work | 12 | 7 days | median days from hand-in to returned grade | monthly
      cost | Cut | cost per completed course place | $410 | $365 | course delivery cost / completed places | each term
      people | Cut | teaching hours covered by substitutes | 9% | 5% | substitute hours / scheduled teaching hours | monthly
    `),
  },
  {
    name: 'Retail',
    matches: /\b(retail\w*|shops?|stores?|e-?commerce|consumer goods|fashion|grocery|wholesale)\b/i,
    words: { staff: 'store associates', customers: 'shoppers', buyers: 'trade accounts', unit: 'store' },
    metrics: metrics(`
      growth | Lift | like-for-like sales growth | 1.5% | 4.0% | (sales this year - last year) / last year, same stores | monthly
      retention | Lift | repeat purchase rate within 90 days | 27% | 34% | shoppers who buy again within 90 days / shoppers | monthly
      quality | Cut | return rate | 9% | 6% | items returned / items sold | weekly
      speed | Cut | median time from order to door | 4.5 | 3.0 days | median days from order to delivery | weekly
      cost | Cut | stock loss as a share of sales | 1.9% | 1.3% | stock written off at cost / net sales | monthly
      people | Cut | first-90-day turnover among store associates | 31% | 20% | starters who leave within 90 days / starters | quarterly
    `),
  },
  {
    name: 'Manufacturing',
    matches: /\b(manufactur\w*|factor(y|ies)|industrial|automotive|aerospace|chemicals?|plants?|machinery)\b/i,
    words: {
      staff: 'machine operators',
      customers: 'customers',
      buyers: 'distributors',
      unit: 'production line',
    },
    metrics: metrics(`
      growth | Lift | quote-to-order conversion | 22% | 29% | quotes that become orders / quotes sent | monthly
      retention | Lift | on-time in-full delivery | 88% | 96% | orders delivered complete and on time / orders due | weekly
      quality | Cut | scrap rate | 4.2% | 2.5% | scrapped units / units produced | weekly
      speed | Lift | overall equipment effectiveness | 61% | 70% | availability x performance x quality | weekly
      cost | Cut | unplanned downtime per line | 11 | 6 hours a month | hours stopped without a plan / lines | weekly
      people | Cut | recordable incident rate | 3.1 | 1.8 per 200,000 hours | recordable incidents x 200,000 / hours worked | monthly
    `),
  },
];
