/*
 * Result lines of OKRs, each labelled by what it means to a reader:
 *
 *   m  it names an amount by which one can tell that it was reached
 *   f  it names where the amount starts and where it is to end
 *   d  it says by when
 *   o  it says what will change, not what will be done
 *   -  it does not
 *
 * A level to keep starts and ends at that level and holds at all times, so it has all four. A window that belongs to
 * the measure ('within 24 hours', 'over 12 months') is no date, a year to compare with is none either.
 */
export const okrLines = `
mfdo | Reduce falls per 1,000 bed days from 6.1 to 4.0 by 31 March 2027
mfdo | Cut falls with injury from 9 to 3 a quarter by 31 March 2027
mfdo | Raise night shifts with a full team from 71% to 95% by 31 March 2027
---- | Support night staff with regular training
mf-o | Raise night shifts with a full team from 71% to 95%
mfdo | Lift win rate with mid-market accounts from 21% (example to confirm) to 28% by 31 March 2027
mfdo | Bring down cloud cost per active account from $14.20 (example to confirm) to $11.50 a month by 31 March 2027
mfdo | Increase net promoter score from 31 to 42 by end of Q2 2027
mfdo | Grow monthly recurring revenue from $300K to $400K by June 30, 2027
mfdo | Shorten the median time to hire from 52 days to 38 days by 30/06/2027
mfdo | Customer satisfaction up from 3.8 to 4.4 out of 5 by year end
mfdo | By 1 May 2027, churn falls from 4% to 2.5% a month
mfdo | Average response time drops from 26 hours to 4 hours by the end of March
mfdo | Move repeat purchase rate within 90 days from 27% to 34% by 2027-06-30
mfdo | Improve on-time delivery from 88 percent to 96 percent this quarter
mfdo | Lower the scrap rate 4.2% -> 2.5% by Q3
mfdo | Reach 4.4 out of 5 in the pulse survey by December (today 3.9)
mfdo | Win rate: 21% today, 28% by the end of the year
mfdo | Raise revenue from $4M in 2025 to $5M in 2026
mfdo | Get weekly active users to 12,000 by 30 September, up from 8,000
mfdo | Cut the backlog from two hundred to fifty tickets by Friday
mfdo | Reduce agency staffing from 11% of payroll (baseline) to 6% before the summer season
mfdo | Bring open critical findings from 14 to zero by 31 January 2027
mfdo | Grow the share of women in senior roles from 1 in 5 to 1 in 3 by 2028
mfdo | Energy use per unit: baseline 14.5 kWh, target 12 kWh, due 1 October 2027
mfdo | Increase attendance from 81 % to 92 % within the next six months
mfdo | Reduce complaints from 8.5 to 5.0 per 1,000 orders by Christmas
mfdo | Reduce cycle time from 9 to 4 days by 3/31/27
mfdo | Raise the share of lessons rated good or better from 62% to 80% by the end of the school year
mfdo | Cut patient transport delays from 45 to 15 minutes in H1 2027
mfdo | Double paying customers from 400 to 800 by FY27
mfdo | Days sales outstanding drop from 61 to 45 until the end of next quarter
mf-o | Lower the rate of failed changes from 18% to 9%
mf-o | Increase qualified leads from 140 to 210 a month
mf-o | Improve first-contact resolution from 63% to 76%
mf-o | Raise engagement from 66 to 74 points
mf-o | Cut time to resolve from 24 to 8 hours, 24/7
mf-o | Take app store rating from 3.2 to 4.5
mf-o | Bring overtime down from 9% to 5% of hours worked
mf-o | Lead time: 15 days now, 9 days then
m-do | Reach 4.5 out of 5 in guest reviews by 30 June 2027
m-do | Reduce energy use by 15% by the end of 2027
m-do | Reach break-even with a margin of 2% by Q4
m-do | Sign 5 new distributors by 30 June
m-do | Grow revenue 20% in 2027
m-do | Halve the number of late invoices by March
m-do | No more than 3 open critical vulnerabilities by 1 February 2027
m-do | Zero lost-time accidents in 2027
m-do | Reach 1,000 paying customers within 90 days
m-do | 95% of invoices are paid on time by next quarter
m-do | Win 12 new clinics by the end of the year
m-do | Save $250,000 in freight by 31 December 2026
m-do | Become top-10 in our market with a share of 8% by 2028
m-do | By the end of May, at least 60% of tickets are solved without a handover
m-do | Double the number of active donors by December 2027
m-do | Employee turnover is below 10% by Q2 2027
m-do | Answer 90% of calls in under 30 seconds by 1 April
m-do | Gain 300 sign-ups a week by mid-March
m--o | Answer 90% of tickets within 24 hours
m--o | Cut costs by 10%
m--o | Reach an NPS of 50
m--o | Triple organic traffic
m--o | Less than 2% of parcels arrive damaged
m--o | Win ten new enterprise accounts
m--o | Reduce onboarding time to 5 days
m--o | Beat last year's sales by 8%
m--o | Raise $2 million for the shelter
m--o | At least four in five patients would recommend us
m--o | Increase margin by 3 percentage points compared with 2025
mfdo | Keep uptime at or above 99.9%
mfdo | Maintain a customer satisfaction of at least 4.5 out of 5
mfdo | Hold employee turnover below 10%
mfdo | Stay under 2% returns in every store
mfdo | Keep the budget overrun at no more than 3%
mfdo | Maintain zero lost-time accidents
mfdo | Sustain on-time delivery above 97% all year
---- | Launch the new website
---- | Hold regular meetings with the sales team
---- | Develop a training programme for managers
---- | Review the pricing model
---- | Roll out the new CRM to all regions
---- | Write a handbook for new hires
---- | Organize a workshop on feedback
---- | Work on improving customer satisfaction
---- | Implement ISO 9001 in all plants
---- | Prepare for the ISO 27001 audit
---- | Introduce 1-on-1 meetings for every team
---- | Offer 24/7 support
---- | Create a 360-degree feedback process
---- | Conduct user research with key accounts
---- | Explore new markets in Asia
---- | Set up a B2B referral scheme
---- | Migrate everybody to Office 365
---- | Make a plan for Industry 4.0
---- | Define a 90-day plan for new managers
---- | Establish SOC 2 controls
---- | Hire a head of data
---- | Collaborate with marketing on the campaign
---- | Ensure that everybody follows the process
---- | Meet every customer in person
--d- | Launch the new website by 30 June 2027
--d- | Finish the migration in Q3
--d- | Publish the sustainability report in March 2027
--d- | Build the dashboard by the end of the quarter
--d- | Complete the ISO 9001 certification by December 2027
--d- | Open the Lisbon office by 1 May 2027
--d- | Hire a head of data this quarter
--d- | Deliver phase 2 of the programme by summer
--d- | Test the disaster recovery plan before 15 January 2027
--d- | Kick off the top-10 accounts programme by Monday
m--- | Train 40 nurses in falls prevention
m--- | Hold 12 customer interviews
m--- | Publish 8 articles a month
m--- | Run three workshops on feedback
m--- | Conduct 1-on-1 meetings with all 25 engineers
m-d- | Train 40 nurses in falls prevention by 31 March 2027
m-d- | Hold 12 customer interviews in Q1
m-d- | Launch 3 new features by the end of June
m-d- | Write 20 help articles by 2027-04-30
m-d- | Visit fifteen customers before the end of May
m-d- | Organize 4 hackathons in 2027
m-d- | Hire 12 software engineers by 30 September 2027
m-d- | Ship six releases this year
mfd- | Increase the number of trainings held from 4 to 12 by December
mfd- | Raise the number of sales calls from 20 to 40 a week by Q2
---o | Improve customer satisfaction
---o | Increase market share
---o | Reduce waiting times for patients
---o | Become a top-10 employer in the region
---o | Lower the risk of falls at night
---o | Fewer falls on the wards
---o | Make hiring faster and fairer
---o | Customers trust our advice
---o | Be the first choice for clinics
---o | Strengthen retention in the first 90 days of employment
--do | Improve customer satisfaction by the end of 2027
--do | Reduce waiting times by next summer
--do | Become market leader in Norway by 2028
--do | Achieve break-even by Q4 2027
--do | Patients feel safe at night by spring 2027
--do | Increase brand awareness in 2027
m-do | Launch the portal so that support calls drop below 250 a week by June
mfdo | Cut onboarding from 30 to 15 days by launching a self-service portal by 1 July 2027
mfdo | Reduce rework from 14 to 8 hours a week through weekly 1-on-1s by 31 March 2027
m--o | Reach 99% accuracy in stock counts in all 12 stores
---o | Keep customers happy after their first 90 days
---o | Beat the results of 2024
---- | Continue the ISO 14001 programme we started in 2022
---- | Attend 9-to-5 office hours
---o | Grow faster than in 2025
mf-o | Raise retention from 86% in 2024 to 91%
--d- | Close out phase 1 and start phase 2 by 1 March
---- | Communicate the strategy better
---o | Raise quality
m--o | Improve gross margin to 41%
m-do | Reach a first-time fix rate of 85% no later than 30 November 2027
mfdo | Move from 3 to 6 releases a month by end of Q1
mfdo | Bring unplanned downtime per line from 11 hours a month to 6 hours a month by Q3 2027
mfdo | Vacancy rate among registered nurses 13% → 7% by 31 March 2027
mfdo | Reduce harvest losses from 9% to 5% by 30 September 2027
mfdo | Bus punctuality improves from 83% to 91% by the end of Q2 2027
mfdo | Turn returning visitors from 18% into 26% of all visitors by December 2027
mfdo | Emergency admissions per 1,000 residents fall from 92 to 80 by March 2028
mfdo | First-year dropout: 14% in 2025, 9% by summer 2027
mfdo | Price complaints decline from 55 to 20 a month before the end of the year
mfdo | Trim the monthly close from 8 working days to 4 by 31 January 2027
mfdo | Increase the share of orders without manual work from 30% to 65% in the next 9 months
mfdo | Raise supplier on-time rate to 97% (baseline 89%) by Q4 2027
mfdo | Cut average claims cost from CHF 1,900 to CHF 1,500 by mid-2028
mfdo | Bring vacancy from 40 flats to 15 flats by 1 July 2027
mfdo | Lift Net Promoter Score: 12 -> 30 by H2 2027
mf-o | Reduce rework from 7% of orders to 3% of orders
mf-o | Trial sign-ups increase from 80 a week to 130 a week
mf-o | Shift freight from road to rail, from 10% to 35% of tonnage
mf-o | Page views per session up from 2.1 to 3.4
mf-o | Lower average stay from 5.4 days to 4.6 days
m-do | Secure 25 corporate sponsors by the gala in May 2027
m-do | Sell out 12 of 14 home games by the end of the season
m-do | Reach 70% recycling by 2030
m-do | 300 households switch to heat pumps by winter 2027
m-do | Reduce spending on consultants by $1.2 million in fiscal 2027
m-do | Less than 1 hour of downtime by the end of October
m-do | Win four public tenders by 15 December
m-do | Ninety percent of parents attend by the end of the term
m-do | Achieve 4,000 monthly active users within six months
m-do | The waiting list is shorter than 20 names by June 2027
m-do | Collect 98% of fees by the 5th of August 2027
m-do | Have two successors ready for each senior post by the end of 2027
m--o | Save 12 minutes per delivery
m--o | Three in four graduates would choose us again
m--o | Reduce allergen mistakes to zero
m--o | Double our donor base
m--o | Settle 85% of claims within a week
m--o | Get customer effort below 2.5
m--o | Attract 400 visitors a day
m--o | Only 1 in 50 letters comes back
m--o | Increase inventory turns to 9
m--o | Every ward has fewer than 2 vacancies
mfdo | Keep cost overruns below 5%
mfdo | Remain under 45 dB at night
mfdo | Maintain water losses of 8% or less
mfdo | Hold prices within 2% of last year
mfdo | Keep the crash rate at 0.1% or lower
---- | Revamp the careers page
---- | Orchestrate a customer advisory board
---- | Standardise job titles
---- | Celebrate successes together
---- | Look into 5G for the plant
---- | Extract learnings from the 2024 pilot
---- | Mentor junior staff
---- | Put the ISO 45001 manual on the intranet
---- | Commission a study on parking
---- | Foster innovation
---- | Build a 365-day content calendar
---- | Roll up our sleeves and get it done
---- | Introduce a four-eyes principle
---- | Monthly lunch with the founders
---- | Supervise the Phase 3 trial
---- | Raise the topic with the works council
---- | Re-platform the web shop
---- | Act on feedback
---- | Inspect every site
---- | Upgrade to iOS 20
--d- | Retire the legacy CRM by 31 March 2028
--d- | Hand over the keys in April 2027
--d- | Elect a new works council by May
--d- | Have the new policy signed by Friday
--d- | Host the alumni day before Easter
--d- | Digitise the archive by the end of 2028
--d- | Agree on a budget this month
m--- | Sponsor 3 local clubs
m--- | Read one book a month
m--- | Mentor five founders
m--- | Record 15 training videos
m--- | Inspect 40 sites a year
m-d- | Install 200 charging points by 2028
m-d- | Give 10 guest lectures in 2027
m-d- | Interview 30 families before the summer
m-d- | Fit 500 smart meters by 30 June
m-d- | Open 3 branches by the end of next year
---o | Safer journeys to school
---o | Drivers feel respected
---o | Reduce noise near the runway
---o | Increase our share of wallet
---o | Nurses spend more time with patients
---o | Higher quality applications
---o | Retain our best people
---o | Grow beyond the top 20 cities
---o | Guests come back
---o | Improve 90-day survival
--do | Fewer complaints by spring
--do | Improve cash flow before year-end
--do | Become the leading clinic in the county by 2029
--do | Parents trust the school by the end of the school year
m-do | Add a second shift so that orders ship within 2 days by 1 June 2027
`;

/*
 * Held out: the rules have never been fitted to these. They were written and labelled after the rules, and show what those
 * are worth on text they have not met. Whoever fits a rule to one of them moves it up and writes another.
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
