import { metrics, type Topic } from './metrics';

/** Topics about people: employees, patients, students. */
export const peopleTopics: readonly Topic[] = [
  {
    name: 'Falls',
    matches:
      /\b(?:fewer|patient|inpatient|resident|prevent(?:ing)?|cut|reduce|halve|lower|avoid|stop|no|of) (?:patient )?falls\b|\bfalls prevention\b|\bfalls (?:on|with|at night|among)\b|\b(?:patients|residents|people) (?:who |do not |don't )?fall(?:ing)?\b|\bslips\b/i,
    metrics: metrics(`
      quality | Cut | falls per 1,000 bed days | 6.1 | 4.0 | falls x 1,000 / occupied bed days | monthly
      quality | Cut | falls with injury | 9 | 3 a quarter | falls that needed treatment in a quarter | monthly
      people | Lift | night staff trained in falls prevention | 40% | 90% | night staff with falls training in date / night staff | monthly
      speed | Lift | falls risk assessments done on the day of admission | 68% | 95% | assessments on the day of admission / admissions | weekly
    `),
  },
  {
    name: 'Infections',
    matches: /\b(infect\w*|hygiene|sepsis|hand[ -]wash\w*)\b/i,
    metrics: metrics(`
      quality | Cut | infections acquired in care | 3.4 | 1.8 per 1,000 days | infections acquired in care x 1,000 / days of care | monthly
      quality | Lift | hand hygiene at observed moments | 72% | 92% | moments with hand hygiene / moments observed | weekly
      people | Lift | staff with hygiene training in date | 61% | 95% | staff with training in date / staff | monthly
      speed | Cut | median time from first sign to isolation | 9 | 3 hours | median hours from first recorded sign to isolation | monthly
    `),
  },
  {
    name: 'Safety at work',
    matches: /\b(safe(?!ty net)\w*|accidents?|injur\w*|near[ -]miss\w*|hazards?|occupational health)\b/i,
    metrics: metrics(`
      quality | Cut | lost-time injuries | 4.2 | 2.0 per 200,000 hours | lost-time injuries x 200,000 / hours worked | monthly
      people | Lift | near misses reported by {staff} | 6 | 20 a month | near-miss reports filed in a month | monthly
      speed | Cut | median time to close a safety action | 34 | 14 days | median days from finding to verified fix | weekly
      quality | Lift | safety rounds without an open finding | 55% | 85% | rounds without an open finding / rounds done | weekly
    `),
  },
  {
    name: 'Patient care',
    matches: /\b(patients?|discharg\w*|readmission\w*|clinical|bedside|nursing homes?)\b/i,
    metrics: metrics(`
      retention | Lift | patients who would recommend their care | 71% | 84% | answers of 9 or 10 / answered surveys | monthly
      quality | Cut | medication errors that reached a patient | 5.1 | 2.5 per 1,000 days | errors that reached a patient x 1,000 / days of care | monthly
      speed | Lift | discharges before noon | 22% | 40% | discharges before noon / all discharges | weekly
      people | Lift | nursing time spent at the bedside | 38% | 48% | observed minutes with patients / observed minutes | monthly
    `),
  },
  {
    name: 'Hiring',
    matches: /\b(hir(?:e|es|ed|ing)|recruit\w*|vacanc\w*|candidates?|talent)\b/i,
    metrics: metrics(`
      speed | Cut | median time from opening to accepted offer | 47 | 32 days | median days from approved opening to accepted offer | monthly
      quality | Lift | hires rated strong after six months | 64% | 80% | hires rated strong at six months / hires reviewed | quarterly
      growth | Lift | offers accepted by {staff} | 71% | 85% | offers accepted / offers made | monthly
      cost | Cut | cost per hire | $5,200 | $4,100 | (advertising + agency fees + recruiters' time) / hires | quarterly
    `),
  },
  {
    name: 'Onboarding',
    matches:
      /\b(onboarding (?:of|for) (?:new|staff|people|employees)|new (?:managers?|hires?|starters?|joiners?|colleagues)|starters?|employees?'? first (?:ninety|90) days)\b/i,
    metrics: metrics(`
      speed | Cut | median time until a starter works alone | 11 | 7 weeks | median weeks from first day to sign-off by the team | monthly
      people | Lift | starters with a written plan on day one | 45% | 95% | starters with a plan on day one / starters | monthly
      retention | Cut | leavers within the first 90 days | 12% | 5% | starters who leave within 90 days / starters | quarterly
      quality | Lift | starters' rating of their first month | 3.7 | 4.5 out of 5 | mean rating at the end of the first month | monthly
    `),
  },
  {
    name: 'Staff turnover',
    matches:
      /\b((?:staff|employee|team|nurse|teacher|driver|voluntary) (?:turnover|retention|attrition)|turnover (?:of|among|in)|(?:managers|people|employees|staff|nurses|teachers|colleagues) (?:\w+ )?(?:stay|leave|quit)|keep (?:good |our |the )?(?:people|staff|talent|nurses|teachers)|leavers)\b/i,
    metrics: metrics(`
      people | Cut | voluntary turnover among {staff} | 17% | 11% a year | voluntary leavers in 12 months / average number employed | monthly
      retention | Lift | {staff} who intend to stay two years | 58% | 72% | answers 'yes' / answered surveys | quarterly
      speed | Cut | median time to act on an exit interview | 40 | 14 days | median days from interview to agreed action | monthly
      quality | Lift | stay interviews held each quarter | 20% | 80% | people with a stay interview in the quarter / people | quarterly
    `),
  },
  {
    name: 'Engagement',
    matches:
      /\b(engage(?:d|ment)|morale|culture|well-?being|burn-?out|absen\w*|sick (?:leave|days)|calm\w*|workload|happy (?:staff|people|teams?))\b/i,
    metrics: metrics(`
      people | Lift | engagement score in the pulse survey | 64 | 73 points | mean of the pulse survey, 0 to 100 | quarterly
      retention | Cut | days lost to sickness per person | 9.5 | 7.0 a year | days lost to sickness in 12 months / average number employed | monthly
      quality | Lift | people who call their workload manageable | 52% | 70% | answers 'manageable' / answered surveys | quarterly
      cost | Cut | shifts or evenings worked beyond plan | 14% | 6% | unplanned shifts or evenings / planned ones | weekly
    `),
  },
  {
    name: 'Skills',
    matches: /\b(train(?:ing|ed)?|skills?|upskill\w*|certif\w*|apprentic\w*|coaching|mentor\w*|learning culture)\b/i,
    metrics: metrics(`
      people | Lift | {staff} at the agreed skill level | 54% | 78% | people at the agreed level / people assessed | quarterly
      quality | Lift | training applied at work after 60 days | 35% | 65% | trained people whose lead saw it applied / people trained | monthly
      speed | Cut | median time to close a skill gap | 26 | 16 weeks | median weeks from gap named to level reached | quarterly
      cost | Cut | work passed on for lack of a skill | 18 | 8 tasks a month | tasks passed on for lack of a skill in a month | monthly
    `),
  },
  {
    name: 'Inclusion',
    matches: /\b(divers\w*|inclus\w*|equal\w*|fair(?:er|ness)?|gender|pay gap|women|accessib\w*)\b/i,
    metrics: metrics(`
      people | Lift | women in senior roles | 28% | 36% | women in senior roles / senior roles | quarterly
      quality | Cut | unexplained pay gap | 6.5% | 2.0% | difference in pay that role, level and place do not explain | quarterly
      growth | Lift | shortlists with at least two under-represented candidates | 40% | 80% | shortlists with two or more / all shortlists | monthly
      retention | Lift | people who feel treated fairly | 67% | 80% | answers 4 or 5 / answered surveys | quarterly
    `),
  },
  {
    name: 'Leadership',
    matches: /\b(leaders?|leadership|managers?|succession|feedback|one-to-ones?|1-on-1s?)\b/i,
    metrics: metrics(`
      people | Lift | people who rate their lead 4 or better | 62% | 78% | answers of 4 or 5 / answered surveys | quarterly
      quality | Lift | one-to-ones held as planned | 51% | 88% | one-to-ones held / one-to-ones planned | monthly
      speed | Cut | median time to fill a lead's role from inside | 14 | 8 weeks | median weeks from opening to internal appointment | quarterly
      retention | Cut | regretted leavers per lead | 1.8 | 0.9 a year | regretted leavers in 12 months / leads | quarterly
    `),
  },
  {
    name: 'Learning results',
    matches:
      /\b(pupils?|students?|learners?|grades?|exams?|pass rates?|drop-?outs?|graduat\w*|literacy|maths?|classrooms?|lessons?)\b/i,
    metrics: metrics(`
      quality | Lift | learners who reach the expected level | 66% | 78% | learners at the expected level / learners assessed | each term
      retention | Lift | attendance | 89% | 94% | sessions attended / sessions planned | weekly
      people | Lift | learners with a tutor talk each month | 30% | 75% | learners with a tutor talk / learners | monthly
      speed | Cut | median time from missed work to support | 15 | 5 days | median days from missed work to agreed support | weekly
    `),
  },
];
