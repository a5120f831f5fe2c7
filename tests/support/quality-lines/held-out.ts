/*
 * Lines that the rules have never been fitted to: they were written and labelled after the rules, and show what these are
 * worth on text they have not met. Whoever fits a rule to one of them moves it to the file of its kind and writes
 * another. The letters are those of okr.ts and kpi.ts.
 */
export const heldOutOkrLines = `
mfdo | Shorten the planning approval from 14 weeks to 9 weeks by 31 May 2027
mfdo | Blood donors who give twice a year grow from 22% to 35% by the end of 2027
mfdo | Lower fuel use from 34 to 29 litres per 100 km by Q3 2027
mfdo | Readers who finish an article: 41% today, 55% by next March
mfdo | Improve first-pass yield from 91.5% to 96% by 15 December 2027
mfdo | Raise the median donation from £18 to £25 by the end of the campaign year
mfdo | Cut phantom bookings from 60 to 20 a week by 2027-08-01
mfdo | Absence on Mondays goes down from 9% to 6% before summer
mfdo | Increase paid seats from 3,400 to 5,000 by end of September
mfdo | Repairs done at the first visit move from 68% to 85% by Q1 2028
mf-o | Reduce idle time from 50 to 20 minutes per shift
mf-o | Win more tenders: from 1 in 6 to 1 in 4
mf-o | Lift occupancy from 71% to 80%
mf-o | Fewer claims, from 240 to 150 a year
m-do | Reach 20,000 subscribers by July 2027
m-do | Sell 400 season tickets before the first match in August 2027
m-do | 85% of tenants rate repairs as good by the end of 2027
m-do | Reduce travel spend by 40% by fiscal year end
m-do | Attract 6 anchor tenants by November
m-do | Every school has at least 2 trained first aiders by September 2027
m-do | Stop losing money: at least $1 profit per order by Q4
m-do | Lower carbon per guest by 12% this year
m-do | Train punctuality of 92% by December 2027
m--o | Return 96% of samples within 3 days
m--o | Increase the number of repeat guests by 200
m--o | Half of all queries solve themselves online
m--o | Win 5 awards
m--o | Two thirds of seats are filled
m--o | Reduce handovers per patient to 3
m--o | Cut the price of a meal below $4
mfdo | Keep waiting lists under 100 people
mfdo | Maintain at least 4 stars in the hygiene rating
mfdo | Stay above 60% gross margin
mfdo | Keep the accident frequency at zero
---- | Overhaul the intranet
---- | Appoint champions in each ward
---- | Streamline procurement
---- | Discuss pay with the union
---- | Focus on the top 20 customers
---- | Promote cycling to work
---- | Sketch three-year scenarios
---- | Coordinate 24/7 on-call rotas
---- | Prototype the loyalty app
---- | Nurture alumni relations
---- | Rewrite the ISO 22000 procedures
---- | Weekly stand-ups with suppliers
---- | Think bigger
---- | Address feedback from 2025
---- | Join the Industry 4.0 alliance
--d- | Sunset the old app by 31 January 2028
--d- | Ratify the charter by the end of March 2027
--d- | Repaint the lobby before the holidays in December
--d- | Lay the foundation stone this spring
--d- | Appoint a successor by Q2 2027
--d- | Integrate the two payroll systems by 1 July 2027
m--- | Film 8 customer stories
m--- | Give four tours a week
m--- | Swap 60 light fittings
m-d- | Equip 25 vans by 1 April 2027
m-d- | Hold 3 town halls before summer
m-d- | Certify 14 welders by October 2027
m-d- | Hire five apprentices by 1 September
---o | Quieter wards at night
---o | Reduce the cost of living for staff
---o | Pupils read with joy
---o | Increase the quality of leads
---o | Eliminate double data entry
---o | Become the employer of choice
---o | Shorter time to first hire
---o | Residents take care of the park
--do | Reduce flooding by 2030
--do | Grow in the south by the end of the year
--do | Increase trust in the brand in 2027
--do | Fewer no-shows this quarter
m-do | Open a second counter so that nobody waits more than 5 minutes by June 2027
m--o | Achieve a net promoter score of at least 50
m--o | Increase the average weekly visits per active user to 3.3
m-do | Grow paid sign-ups to 1,200 by the end of Q4
mf-o | Increase speed of the home page from 5 s to 2 s
m--- | Conduct 50 phone interviews with key accounts
m--- | Publish 4 case studies
---- | Define the onboarding process for new customers
---- | Test prototypes with users
--d- | Complete the brand guide by end of Q1
m-do | Reach $10M in recurring revenue this year
m--o | Increase profit margin to 40%
m-do | Raise at least $5 million in new funding this quarter
mf-o | Improve average rating of candidates' experience from 3.1 to 4.4
m--o | 90% of new hires stay for more than a year
m-d- | Hire 15 engineers by the end of the fiscal year
---o | Create a lovable product
---- | Implement the new goal-setting process in all teams
m--o | Reduce the number of bugs per release by 50%
m--o | Less than 3 critical bugs reported in production
mf-o | Increase unit test coverage from 45% to 75%
mfdo | Maintain a weekly release rate of 2 releases
m--o | Response rate of 12% in cold mails
mfdo | Conversion from visit to trial goes from 2% to 4% by June 30
m--o | Win 2 industry awards
m--- | Write 12 blog posts
m--- | Speak at 5 conferences
m-do | 10,000 followers by December
---o | Improve employee onboarding
---- | Clean up the CRM data
---o | Shorter sales cycle
mfdo | Shrink our sales cycle from 90 to 60 days by 30 June 2027
m--o | All support tickets are answered within 8 hours
---o | Employees love working here
---- | Run a pulse survey every quarter
m--- | Run 4 pulse surveys
mf-o | Participation in the pulse survey: 55% now, 85% later
m--o | Reach a 4-day payroll close
m-do | Cut our AWS bill by $20K a month by 1 March
---o | Reduce technical debt
mfdo | Keep critical incidents below 2 per quarter
m-do | Zero critical incidents in Q3
---- | Analyse competitors
--do | Become profitable by Q2 2028
m--o | Pass rate of at least 80% in the state exam
`;

export const heldOutOtherLanguages = `
m-d- | Den Krankenstand bis Ende 2027 von 7 % auf 5 % senken
---- | Das Onboarding verbessern
m-d- | Baisser les réclamations de 120 à 80 avant fin 2027
---- | Former les nouveaux responsables
m--- | Aumentar la tasa de conversión al 4 %
--d- | Inaugurar a nova loja em maio de 2027
m-d- | Ridurre gli sprechi dal 9% al 5% entro marzo 2027
---- | Lede prosjektet på en god måte
m-d- | Minska väntetiden från 40 till 20 dagar till 31 december 2027
--d- | De nieuwe site gaat live op 1 juni 2027
m-d- | Снизить издержки на 5% до 2028 года
---- | 採用プロセスを見直す
m-d- | 2027年12月31日前实现销售额500万元
m--- | 고객 이탈률을 4%로 낮춘다
`;

export const heldOutKpiLines = `
nftqo | Menu waste: portions returned / portions served; target 6% or less; weekly; owner: Kitchen lead
nftqo | Grant burn: spent / granted, below 90%, each quarter, programme director
nftqo | Lesson cover: lessons covered by own staff / lessons to cover; goal 95%; daily; responsible: Deputy head
nftqo | Broken links = broken links / links checked; max 0.5%; monthly; owner: Web editor
nftqo | Ticket age - median days a ticket is open - under 6 days - weekly - owner: Service manager
nftq- | Seat fill: seats sold / seats offered, at least 78%, every week
nftq- | Dose accuracy: correct doses divided by all doses; 99.5% or better; daily
nft-o | Return on ad spend: sales from ads / ad spend; ≥ 4; owner: Performance marketer
nft-- | Churned revenue: revenue lost / revenue at the start, no more than 2%
nf-qo | Speed of hire: average days from posting to offer; quarterly; owner: Talent lead
nf-q- | Stock cover: stock / average daily sales, weekly
nf--o | Fairness index: lowest pay divided by highest pay; owner: HR
nf--- | Vacancy cost: lost margin per open position
n-tqo | Fire drills: 2 a year, annually, building manager
n-tqo | Overdue invoices: under 15; weekly; owner: Accounts receivable team
n-tq- | Rating: 4.7 or higher, monthly
n-t-- | Wait: at most 8 minutes
n-t-- | Likes per post: 120
n-t-o | Attrition: below 12% (owner: HR director)
n--qo | Ward rounds, daily, head nurse
n--q- | Pulse survey; every two weeks
n---o | Climate risk; owner: Board
n---- | Trust
n---- | 360-degree feedback
n---- | Daily active users
--tq- | under 5%, monthly
`;
