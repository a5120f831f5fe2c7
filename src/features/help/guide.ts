import { kindsInWords, type GoalKind } from '@/domain/goal-kind';
import { searchKeyName } from '@/lib/search-key';

/** The steps to a first goal. */
export const steps: readonly { title: string; text: string }[] = [
  { title: 'Choose a role', text: 'Type a role, for example Sales Lead. Choose a suggestion or write your own.' },
  {
    title: 'Describe the company goal',
    text: 'One or two sentences about what should be different, and your industry.',
  },
  { title: 'Create', text: 'Create OKRs for what should change, Create KPIs for what you want to watch.' },
  {
    title: 'Make it yours, and share',
    text: 'You find both in your pocket: read, edit your version, download as a PDF, or delete.',
  },
];

/** `good` is a line each. */
type Term = { text: string; good: readonly string[]; bad: string; why: string };

/** A kind of goal explained, with a good and a bad example. */
export const glossary: { readonly [Kind in GoalKind]?: Term } = {
  okr: {
    text: 'The objective is a direction in plain words. Each key result has a number to start from, a number to reach and a date, so that no one has to argue about whether it was reached.',
    good: [
      'Objective: win customers and keep them',
      'Lift renewals from 88% to 94% by 31 December',
      'Cut first reply time from 9 hours to 4 by 31 December',
      'Raise new mid-market customers from 12 to 30 a quarter by 31 December',
    ],
    bad: 'Objective: improve customer satisfaction. Key results: work harder; send the newsletter.',
    why: "There's no way to tell when it's done, and sending is an activity, not a result.",
  },
  kpi: {
    text: 'It has a unit, a target, a schedule and an owner. When it misses its target, you ask why.',
    good: ['First reply time: median hours from question to answer. Target 4, looked at weekly by the support lead.'],
    bad: 'Number of meetings.',
    why: 'It goes up and down without anything getting better or worse.',
  },
};

/** The keys that can be used. */
export const keys: readonly { keys: readonly string[]; does: string }[] = [
  { keys: [searchKeyName()], does: 'Search, from anywhere' },
  {
    keys: ['Ctrl F'],
    does: 'Find text on the page; in a long list use its search instead, as only the rows in view are found',
  },
  { keys: ['\u2193', '\u2191'], does: 'Open the suggestions of a field and move through them; Enter selects one' },
  { keys: ['Alt \u2191', 'Alt \u2193'], does: 'Move a key result while you edit' },
  { keys: ['Ctrl Enter'], does: 'Save your version; close the quarter' },
  { keys: ['Shift Space'], does: 'Select a range of rows' },
  { keys: ['Enter', '\u2191'], does: 'Move between a checkbox and the action bar' },
  { keys: ['\u2192', '\u2190'], does: "In the org chart: expand or collapse a person's reports, or go to the manager" },
  {
    keys: ['Esc'],
    does: 'Close suggestions, a dialog, the menu or the details over a list; clear a search field or a selection',
  },
];

/** The ten first questions, in the order in which they come up. */
export const questions: readonly { question: string; answer: string }[] = [
  {
    question: 'What is an OKR?',
    answer:
      'An objective says where you want to be. Three to five key results prove that you arrived. The glossary above has a good and a bad example.',
  },
  {
    question: 'What is a KPI?',
    answer: 'A number you watch. It shows how well the work is going against a target, month after month.',
  },
  {
    question: 'Do I need an OKR or a KPI?',
    answer:
      'An OKR for something you want to change, by a date. A KPI for something that must stay healthy meanwhile. Most roles have both: create them from the same answers.',
  },
  {
    question: 'How do I write a good strategic goal?',
    answer:
      'One or two sentences are enough: what should be different for the company, for whom, and roughly by when. For example: "Grow recurring revenue in the mid-market without raising churn."',
  },
  {
    question: 'Can I use suggestions as they are?',
    answer:
      "Read them as a draft. Open one in your pocket and press Edit: replace numbers that aren't yours, remove what doesn't fit, add a note, and save. Your version is saved in this browser and used for files and the search; Show original and Discard my version lead back. Then set progress on each key result: each day with a change is a check-in, and Close the quarter saves a score and a comment for each. The hints say what the weakest key result lacks; they read the text in your browser and send nothing.",
  },
  {
    question: 'Where are my goals saved?',
    answer: `In your pocket, each draft too: ${kindsInWords('plural')} each have a list. Select a row to read it in full. Draft again makes another draft from the same answers, and Compare puts two side by side. Backup, above the list, takes your versions to another browser.`,
  },
  {
    question: 'How do I download, share or delete one?',
    answer:
      "Every row has two icons: the arrow downloads a PDF, the bin deletes. Deleting asks first, and you can't undo it. Share, above the details, copies a formatted goal, creates a calendar file of its dates, or a link that contains the goal itself: anyone with it can read the goal without an account, and you can't take it back. Select several with their checkboxes to do this together, or to create one file of them: PDF, CSV, or XLSX for Excel.",
  },
  {
    question: 'What does the red dot mean?',
    answer: "There are notifications you have not marked as read. It disappears when you've read them all.",
  },
  {
    question: 'How do I change my password?',
    answer:
      'Open your profile and press Reset Link under the password settings. We send you an email with a link that sets a new password.',
  },
  {
    question: 'My session has ended. Did I lose what I typed?',
    answer:
      'No. Press Sign in again in the bar at the top: you come back to the same page, with what you had typed in its form. Passwords are not stored.',
  },
];
