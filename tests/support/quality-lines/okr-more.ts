/* More result lines of OKRs, labelled as those of okr.ts. */
export const moreOkrLines = `
mfdo | KR1: Achieve a 15% conversion rate on the pricing page by the end of June 2027 (currently 9%)
mfdo | Key result 2: push gross margin from 34% to 39% before 31 December 2027
mfdo | Student absence falls from 11 days to 7 days per pupil by July 2027
mfdo | Patients seen within 4 hours: 72% now, 90% by the end of winter
mfdo | Slash page load time from 4.8s to 1.9s by Q2
mfdo | Expand our share of the Danish market from 12% to 18% by 31 Oct 2027
mfdo | Decrease involuntary churn from 1.9% to 0.8% by FY2027
mfdo | We will bring the injury rate down from 3.1 to 1.8 by 30 September 2027
mfdo | Take the average order value from €48 to €55 this year
mfdo | Parking fines collected within 30 days go up from 55% to 75% by 1 July
mfdo | Get from 2,300 to 5,000 newsletter readers by Easter
mfdo | Grow the number of volunteers to 150 (baseline: 90) by 15 August 2027
mfdo | Drive down defects from 12 per thousand to 5 per thousand before year-end
mfdo | Elevate employee NPS from -5 to +20 by the close of Q3 2027
mfdo | Reduce carbon emissions from 1,200 t in 2024 to 900 t in 2027
mfdo | Rent arrears down from £1.2m to £0.8m by 31.03.2027
mfdo | Increase ISO 9001 audit score from 82 to 95 points by November 2027
mfdo | Library loans per resident rise from three to five by the end of 2027
mfdo | Mean time to recovery improves from 3 h to 45 min by mid-2027
mfdo | Share of repeat donors: 38% -> 50% by 2027-12-31
mfdo | Shrink stock-outs from 40 to 10 a week within the next quarter
mf-o | Shorten the checkout from 6 steps to 3
mf-o | Ticket backlog drops from 310 to under 100
mf-o | Lift the share of renewable power from 40 to 75 percent
mf-o | Cut bounce rate from 58% to 45%
mf-o | The average handling time goes from 9 minutes to 6 minutes
mf-o | Women on the board: one in ten today, one in three in the end
mf-o | Increase Glassdoor rating from 3.4 to 4.2
mf-o | Push test coverage up to 80%, from 55% at present
m-do | Attract 10,000 visitors to the museum by the end of the season
m-do | Be profitable with at least $50K a month by October 2027
m-do | Fewer than 5 escalations per month by Q4
m-do | 80% of graduates find a job by December 2027
m-do | Secure €3 million in seed funding by 1 September 2027
m-do | Earn a 4.7 star rating by the summer holidays of 2027
m-do | Retain 95% of key accounts through 2027
m-do | Cut food waste by a third by 2028
m-do | By Q3 2027 every second order comes from a returning customer, that is 50%
m-do | Nobody waits longer than 10 minutes at the counter by 1 June
m-do | Reach one million downloads before New Year
m-do | Grow the community to 2,500 members by end of year
m-do | Increase sales by 25% compared with 2025 by the end of 2027
m-do | Twice as many applicants per opening by next spring
m-do | Cost per lead is $30 or less by 31 January
m-do | No open high-risk audit finding by 30 November 2027
m-do | At least 70 of 100 invited people take part by May 2027
m-do | Quadruple organic sign-ups in the next 12 months
m--o | Reduce emissions by 30%
m--o | Win 3 of the top-10 retailers as customers
m--o | Respond to every complaint within two working days
m--o | 98% of payroll runs are correct
m--o | Cut sick leave by two days per person
m--o | At most one failed deployment a month
m--o | Gain a dozen reference customers
m--o | Save 4 hours a week per nurse
m--o | Grow twice as fast as the market
m--o | Reach level 4 in the maturity model
m--o | Score 85 points or better in the 360-degree review
m--o | Deliver 97% of parcels on the promised day
m--o | Resolve nine out of ten incidents at first contact
m--o | Reduce the error rate to less than 0.5%
mfdo | Keep response times below 200 ms
mfdo | Remain above 95% occupancy
mfdo | Maintain at least 30 days of cash
mfdo | Availability never falls below 99.5%
mfdo | Keep voluntary turnover at or under 8% throughout the reorganisation
mfdo | Continue to keep injuries at zero
mfdo | Hold the line at no more than 2 complaints per 1,000 guests
mfdo | Keep at least 90% of customers
---- | Redesign the landing page
---- | Build stronger relationships with suppliers
---- | Schedule 1:1s with all direct reports
---- | Adopt OKRs in every department
---- | Brainstorm ideas for the top 10 list
---- | Begin using Windows 11 on all machines
---- | Draft a vision for 2030
---- | Encourage the team to speak up
---- | Get everyone on board with the new process
---- | Put together a crisis plan
---- | Assist managers with hiring
---- | Take part in the trade fair
---- | Engage with stakeholders on a regular basis
---- | Translate the handbook into Spanish
---- | Renew the ISO 14001:2015 certificate
---- | Implementation of the 5S method on the shop floor
---- | Regular feedback sessions with apprentices
---- | Provide round-the-clock 24/7 cover
---- | Be more proactive in meetings
---- | Do market research on Gen Z
---- | Learn from the mistakes of 2023
---- | Modernise the Terminal 2 signage
---- | Evaluate COVID-19 measures
---- | Rollout of Microsoft 365 to the factories
--d- | Release version 2.0 of the app by 15 May 2027
--d- | Complete the merger by the end of H1
--d- | Sign the lease before Christmas
--d- | Implement GDPR deletion rules by 25 May 2027
--d- | Move to the new office in August 2027
--d- | Submit the grant application by next Friday
--d- | Go live with phase 3 in Q2 2027
--d- | Appoint a data protection officer by year end
--d- | Set up the 1-on-1 coaching scheme this spring
--d- | Draw up the 2028 budget by 30 November
m--- | Interview 15 former customers
m--- | Post five times a week on LinkedIn
m--- | Run 2 fire drills per site
m--- | Call 50 prospects a day
m--- | Create ten how-to videos
m--- | Send 4 newsletters a month
m-d- | Onboard 20 new volunteers by 1 March 2027
m-d- | Deliver 6 training days before the summer break
m-d- | Plant 5,000 trees by November 2027
m-d- | Recruit three nurses by the end of the quarter
m-d- | Build 4 playgrounds in 2027
m-d- | Host 10 webinars by 31 July
mfd- | Increase the number of blog posts from 2 to 6 a month by April 2027
mf-- | Raise the number of team meetings from one to two a week
---o | Lower our carbon footprint
---o | Patients feel listened to
---o | More women in leadership
---o | Shorter queues at the front desk
---o | Staff stay longer
---o | Increase sales through our 24/7 web shop
---o | Better results than in 2023
---o | Gain a place among the top ten universities
---o | Reduce the 30-day readmission rate
---o | Improve 12-month retention
---o | Deeper trust between the two companies
---o | Improve the quality of 1-on-1 conversations
---o | Exceed last year's donations
--do | Higher margins by the end of 2027
--do | Reduce the number of complaints by June
--do | Learners enjoy maths more by the end of the school year
--do | Be recognised as the best employer in town by 2029
--do | Cleaner beaches by next summer
--do | Lower costs in Q3
m-do | Introduce self-checkout so that queues are under 3 minutes by 1 May 2027
mfdo | Lower the no-show rate from 14% to 8% by reminding patients by text, by 30 April 2027
mfdo | Mortgage approvals within 48 hours climb from 61% to 85% by 30 November 2027
mfdo | Shipping errors: 3.4% now, under 1% by the end of Q1
mfdo | Bring average hold time from 6:30 to 2:00 minutes by Labor Day 2027
mfdo | Reduce plastic waste from 18 tonnes to 10 tonnes by Dec 31
mfdo | Bookings via our own site rise from a third to half of all bookings by next summer
mfdo | Raise the pass rate of apprentices from 78 to 90 per cent by August 2027
mfdo | Membership renewals: currently 64 %, 75 % by 1.10.2027
mfdo | Lower staff overtime from 310 hours a month to 180 hours a month before the end of 2027
mfdo | Recover delayed debts, from $1.4M to $600K, by fiscal year end
mfdo | Increase cross-sell revenue from 8% to 14% of total in FY 2028
mfdo | Median rent decision comes down from 12 days to 5 days this autumn
mfdo | Email open rate up to 32% by Q2 2027 from 24% today
mf-o | Improve crop yield from 5.2 t to 6.0 t per hectare
mf-o | Reduce cart abandonment 71% -> 60%
mf-o | Move the share of digital invoices from 45% to 90%
mf-o | Boost trial-to-paid conversion from 11% to 16%
mf-o | Cut our water use from 9 litres to 7 litres per bottle
mf-o | Customer effort score improves from 4.1 to 2.9
m-do | Place 60 trainees in permanent jobs by December 2027
m-do | Have 40% of sessions come from search by June
m-do | 1 in 4 households subscribes by the end of 2028
m-do | Capture 5% of the Polish market by 2028
m-do | Generate $75,000 in ticket sales by opening night on 14 May
m-do | Lose no more than two engineers this year
m-do | Eliminate 30 tonnes of packaging by next March
m-do | Raise £500k from alumni by graduation day 2027
m-do | Not a single invoice is older than 60 days by the end of Q3
m-do | Complete 95% of planned maintenance on schedule by 31 July 2027
m-do | Reach carbon neutrality with 0 kg net emissions by 2030
m-do | Rank among the top 5 in the national survey with 82 points by 2028
m--o | Shave 20 minutes off the discharge process
m--o | Pay suppliers within 14 days
m--o | 7 of 10 guests book again
m--o | Convert 18% of visitors
m--o | Ensure 99% of samples are labelled correctly
m--o | Cut paper use in half
m--o | Process refunds in less than 3 days
m--o | Earn 200 five-star reviews
m--o | Bring at least 15 lapsed donors back
m--o | Outperform the index by 2 points
mfdo | Keep absenteeism under 4%
mfdo | Stay at or above 4.6 stars on every platform
mfdo | Maintain a current ratio of 1.5 or more
mfdo | Keep the number of open positions below 5
mfdo | Sustain a renewal rate of 93%
---- | Champion diversity across the organisation
---- | Rethink how we run retrospectives
---- | Strive for excellence through ISO 9001:2015
---- | Liaise with the council on road works
---- | Upskill the finance team
---- | Craft a compelling brand story
---- | Outline a roadmap for 2028
---- | Refine the interview guide
---- | Familiarise staff with the Windows 11 update
---- | Secure buy-in from leadership
---- | Advocate for 1-on-1 check-ins
---- | Shadow the service desk
---- | Bring in an external consultant
---- | Have regular 1:1s with the team
---- | Leverage AI to transform the business
---- | Experiment with new channels
---- | Simplify the expense policy
---- | Pursue a SOC 2 Type 2 report
---- | Better coordination with the 24/7 control room team
--d- | Unveil the new logo by 1 September 2027
--d- | Conclude wage talks by the end of February
--d- | Decommission the old server room in Q4 2027
--d- | File the patent by 12/12/2027
--d- | Inaugurate the new wing this summer
--d- | Pass the ISO 27001 audit by June 2027
--d- | Obtain planning permission before autumn
--d- | Translate the app by 30 April 2027
m--- | Deliver 3 keynote talks
m--- | Shadow five support calls per month
m--- | Draft two proposals
m--- | Produce 30 podcast episodes
m--- | Walk the floor 3 times a week
m-d- | Renovate 12 classrooms by August 2027
m-d- | Complete 40 home visits by the end of the month
m-d- | Distribute 10,000 leaflets before the election in May 2027
m-d- | File 3 patents by 2028
m-d- | Coach eight team leads by 30 June 2027
mfd- | Grow the number of customer interviews from 5 to 15 a month by Q3
---o | Happier guests
---o | Cut red tape for small firms
---o | Stronger cash position
---o | Raise awareness of data protection
---o | Teams decide faster
---o | Win back lost customers
---o | Eliminate wasteful spending
---o | Neighbours recommend us
---o | Increase 5-year survival
---o | Reduce dependence on our top 3 suppliers
--do | Better air in classrooms by winter
--do | Reduce staff turnover by the end of the fiscal year
--do | Become the most trusted insurer by 2030
--do | Improve morale this quarter
--do | Grow export sales by Q2
m-do | Roll out scanners so that picking errors fall below 0.5% by 15 October 2027
mfdo | Cut churn from 5% to 3% by 30 June 2027 by onboarding every customer personally
`;
