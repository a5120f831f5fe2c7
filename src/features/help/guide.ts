import { goalKinds, type GoalKindRow } from '@/domain/goal-kind';
import { searchKeyName } from '@/lib/search-key';

/** From nothing to a first goal. */
export const steps: readonly { title: string; text: string }[] = [
  { title: 'Say who it is for', text: 'Type a role, for example Sales Lead. Choose a suggestion or write your own.' },
  {
    title: 'Say where the company is heading',
    text: 'One or two sentences about what should be different, and your industry.',
  },
  { title: 'Create', text: 'Create OKRs for what should change, Create KPIs for what you want to watch.' },
  { title: 'Keep and share', text: 'You find both in your pocket: read, download as a PDF, or delete.' },
];

type Term = { row: GoalKindRow; text: string; good: string; bad: string; why: string };

/** What the two words mean, with an example to follow and one to stay clear of. */
export const glossary: readonly Term[] = [
  {
    row: goalKinds.okr,
    text: 'The objective is a direction in plain words. Each key result has a number to start from, a number to reach and a date, so that nobody has to argue about whether it was reached.',
    good: 'Objective: win customers and keep them. Key results by 31 December: lift renewals from 88% to 94%; cut first reply time from 9 hours to 4; win 30 new customers in the mid-market.',
    bad: 'Objective: improve customer satisfaction. Key results: work harder; send the newsletter.',
    why: 'Nobody can say when that is done, and sending is work, not a result.',
  },
  {
    row: goalKinds.kpi,
    text: 'It has a unit, a target, a rhythm and somebody who looks at it. When it leaves its target, you ask why.',
    good: 'First reply time: median hours from question to answer. Target 4, looked at weekly by the support lead.',
    bad: 'Number of meetings.',
    why: 'It goes up and down without anything getting better or worse.',
  },
];

/** What the keyboard does, beside Tab and Enter. */
export const keys: readonly { keys: readonly string[]; does: string }[] = [
  { keys: [searchKeyName()], does: 'Search, from anywhere' },
  { keys: ['Tab', 'Shift Tab'], does: 'To the next and the previous control; the first Tab offers to skip the menu' },
  { keys: ['Enter'], does: 'Press a button, follow a link, send a form' },
  { keys: ['\u2193', '\u2191'], does: 'Open the suggestions of a field and walk through them; Enter takes one' },
  { keys: ['Esc'], does: 'Close suggestions, a dialog, the details or the menu' },
];

/** Where somebody's data is. */
export const places: readonly { what: string; where: string }[] = [
  { what: 'OKRs and KPIs', where: 'On the server of this service, until you delete them.' },
  {
    what: 'Notifications and your picture',
    where:
      'On the server of this service. Marking a notification as read takes it off your list, and a new picture is shown in place of the old one; nothing here deletes them.',
  },
  {
    what: 'Your session, email and a few ids',
    where:
      'In this browser. Signing out removes the session and the email; somebody else who signs in sees none of it.',
  },
  {
    what: 'What you type in a form',
    where:
      'In this tab only, until you send or discard it. Signing out or closing the tab forgets it. Never a password.',
  },
  { what: 'Your theme, and your email with Remember me', where: 'In this browser, until you change it.' },
];
