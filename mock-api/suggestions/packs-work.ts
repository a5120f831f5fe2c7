import { metrics, type RolePack } from './metrics';

const engineeringTopics = ['Speed', 'Quality', 'Security', 'Reliability', 'Adoption', 'Productivity', 'Innovation'];
const peopleTopicNames = [
  'Hiring',
  'Onboarding',
  'Staff turnover',
  'Engagement',
  'Skills',
  'Inclusion',
  'Leadership',
  'Safety at work',
];

/** Roles that build, run or staff the company. A later pack never takes a role that an earlier one matches. */
export const workPacks: readonly RolePack[] = [
  {
    name: 'Recruiting',
    matches: /\b(talent|recruit\w*|sourcer|staffing)\b/i,
    topics: ['Hiring', 'Inclusion'],
    metrics: metrics(`
      growth | Lift | candidates from referrals | 14% | 28% | candidates referred by colleagues / candidates | monthly
      quality | Lift | hires who pass probation with a good rating | 78% | 90% | good ratings at the end of probation / hires | quarterly
      speed | Cut | median time from application to first interview | 12 | 5 days | median days from application to first interview | weekly
      retention | Lift | offers accepted | 68% | 82% | offers accepted / offers made | monthly
      cost | Cut | openings filled through an agency | 35% | 15% | openings filled by an agency / openings filled | quarterly
      people | Lift | interviewers trained in structured interviews | 40% | 95% | interviewers trained / interviewers | monthly
    `),
  },
  {
    name: 'People',
    matches:
      /\b(hr|human resources|people (partner|operations|ops|lead|manager|officer|business partner)|(head|director|vp|chief) of people|chief people officer|payroll|learning and development)\b/i,
    topics: peopleTopicNames,
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
    name: 'Data',
    matches: /\b(data|analytics|business intelligence|bi (analyst|developer)|statistician|machine learning)\b/i,
    topics: ['Visibility of work', 'Productivity', 'Quality'],
    metrics: metrics(`
      growth | Lift | decisions in the review that cite a figure of ours | 30% | 65% | decisions with a figure / decisions in the review | monthly
      quality | Cut | data faults found by others | 11 | 3 a month | faults reported by users of the data in a month | monthly
      speed | Cut | median age of the figures on the main dashboard | 30 | 6 hours | median hours from event to figure | weekly
      retention | Lift | dashboards opened every week | 35% | 60% | dashboards opened in the week / dashboards | weekly
      cost | Cut | cost of running the data warehouse | $9,400 | $7,200 a month | invoiced cost in a month | monthly
      people | Lift | colleagues who answer their own question | 25% | 50% | questions answered without us / questions | monthly
    `),
  },
  {
    name: 'Design',
    matches: /\b(design(er)?|ux|ui|user research\w*|creative)\b/i,
    topics: ['Adoption', 'Satisfaction', 'Innovation'],
    metrics: metrics(`
      growth | Lift | new {customers} who finish setup without help | 54% | 75% | setups without a request / setups | weekly
      quality | Lift | screens that pass the accessibility check | 61% | 95% | screens without a finding / screens checked | monthly
      speed | Cut | median time from problem to tested prototype | 15 | 7 days | median days from agreed problem to first test | monthly
      retention | Lift | ease of use as rated by {customers} | 3.6 | 4.3 out of 5 | mean rating of answered surveys | monthly
      cost | Cut | screens built outside the design system | 42% | 15% | screens with own parts / screens shipped | monthly
      people | Lift | sessions with {customers} that an engineer watched | 2 | 6 a month | sessions with an engineer present in a month | monthly
    `),
  },
  {
    name: 'Product',
    matches: /\b(product (manager|owner|lead|director|officer)|(head|director|vp) of product|program manager)\b/i,
    topics: ['Adoption', 'Innovation', 'Speed', 'Churn', 'Satisfaction'],
    metrics: metrics(`
      growth | Lift | active {customers} who use the newest feature | 18% | 35% | {customers} who used it in the week / active {customers} | weekly
      quality | Lift | releases with a measured result | 30% | 80% | releases with a result on file / releases | monthly
      speed | Cut | median time from idea to first use | 74 | 45 days | median days from approved idea to first use | monthly
      retention | Lift | {customers} active in their fourth week | 47% | 60% | {customers} active in week four / {customers} who began | monthly
      cost | Cut | built features that no one uses | 22% | 10% | features without use in 90 days / features | quarterly
      people | Lift | conversations with {customers} | 5 | 12 a month | conversations held in a month | monthly
    `),
  },
  {
    name: 'Engineering lead',
    matches:
      /\b(cto|chief technology|(head|director|vp|vice president) of (engineering|technology|it|development)|engineering (manager|director|lead)|tech(nical)? lead)\b/i,
    topics: engineeringTopics,
    metrics: metrics(`
      growth | Lift | roadmap items delivered in the planned quarter | 58% | 80% | items delivered in the quarter / items planned for it | monthly
      quality | Cut | incidents that {customers} notice | 9 | 4 a month | incidents noticed by {customers} in a month | monthly
      speed | Lift | deployments to production | 6 | 15 a week | deployments in a week | weekly
      retention | Cut | open faults reported by {customers} | 64 | 30 faults | faults open at the end of the month | monthly
      cost | Cut | time spent on unplanned work | 34% | 20% | hours on unplanned work / hours worked | weekly
      people | Lift | engineers who take part in on-call after training | 35% | 80% | engineers trained and on the rota / engineers | quarterly
    `),
  },
  {
    name: 'Senior engineering',
    matches: /\b((senior|staff|principal|lead) (\w+ )?(engineer|developer|programmer)|architect)\b/i,
    topics: engineeringTopics,
    metrics: metrics(`
      growth | Lift | services that a second team can change | 2 | 5 services | services changed by two teams in the quarter | quarterly
      quality | Lift | critical paths covered by automated tests | 55% | 85% | critical paths with a test / critical paths | weekly
      speed | Cut | build and test time of a change | 24 | 10 minutes | median minutes from push to result | weekly
      retention | Cut | slow pages that {customers} open every day | 12 | 3 pages | number of pages that take over two seconds | weekly
      cost | Cut | parts of the system without an owner | 9 | 2 parts | number of parts without a named owner | monthly
      people | Lift | design notes reviewed with younger colleagues | 1 | 4 a month | notes reviewed together in a month | monthly
    `),
  },
  {
    name: 'Engineering',
    matches:
      /\b(engineers?|developers?|programmers?|devops|sre|qa|testers?|it (support|specialist|administrator)|system administrator)\b/i,
    topics: engineeringTopics,
    metrics: metrics(`
      growth | Lift | changes released behind a switch and measured | 15% | 50% | changes with a measured result / changes released | monthly
      quality | Cut | my changes that need a fix within a week | 16% | 7% | changes fixed within 7 days / changes released | weekly
      speed | Cut | median time from first commit to production | 6 | 3 days | median days from first commit to production | weekly
      retention | Cut | median age of faults reported by {customers} | 31 | 12 days | median days since report of open faults | weekly
      cost | Cut | failing checks that are only unstable | 19% | 5% | unstable failures / failed checks | weekly
      people | Cut | median wait for a code review | 22 | 6 hours | median working hours from request to review | weekly
    `),
  },
  {
    name: 'Operations',
    matches: /\b(operations?|logistics|supply chain|procurement|purchasing|warehouse|facilit\w*|office manager)\b/i,
    topics: ['Supply', 'Cost', 'Quality', 'Speed', 'Safety at work', 'Sustainability', 'Productivity'],
    metrics: metrics(`
      growth | Lift | work taken on without added staff | 4% | 10% | growth of work done - growth of hours worked | quarterly
      quality | Cut | process steps that have to be repeated | 13% | 6% | steps repeated / steps done | weekly
      speed | Cut | median time from request to completion | 9 | 5 days | median days from request to completion | weekly
      retention | Lift | internal requests rated good or better | 64% | 85% | ratings of 4 or 5 / rated requests | monthly
      cost | Cut | spend with suppliers without a contract | 27% | 10% | spend without a contract / spend | monthly
      people | Lift | tasks that two people can do | 55% | 90% | tasks with a trained second person / tasks | monthly
    `),
  },
];
