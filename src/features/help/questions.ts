/** The ten questions people ask first, in the order in which they meet them. */
export const questions: readonly { question: string; answer: readonly string[] }[] = [
  {
    question: 'What is an OKR?',
    answer: [
      'An objective says where you want to be. Three to five key results prove that you arrived. The glossary above has a good and a bad example.',
    ],
  },
  {
    question: 'What is a KPI?',
    answer: ['A number you watch. It shows how well the work is going against a target, month after month.'],
  },
  {
    question: 'Do I need an OKR or a KPI?',
    answer: [
      'An OKR for something you want to change, by a date. A KPI for something that must stay in order while you do. Most roles have both: create them from the same answers.',
    ],
  },
  {
    question: 'How do I write a good strategic goal?',
    answer: [
      'One or two sentences are enough: what should be different for the company, for whom, and roughly by when.',
      'For example: "Grow recurring revenue in the mid-market without raising churn."',
    ],
  },
  {
    question: 'Can I use what is suggested as it is?',
    answer: [
      'Read it as a draft. Replace numbers that are not yours, leave out what does not fit, and agree on it with whoever works on it.',
    ],
  },
  {
    question: 'Where do my results go?',
    answer: [
      'Everything you create is saved to your pocket: OKRs and KPIs each have a list. Select a row to read it in full.',
    ],
  },
  {
    question: 'How do I download or delete one?',
    answer: [
      'Every row has two icons: the arrow downloads a PDF, the bin deletes. Deleting asks first, and cannot be undone. The same two are under the details.',
    ],
  },
  {
    question: 'What does the red dot mean?',
    answer: ['There are notifications you have not marked as read. It goes out with the last one.'],
  },
  {
    question: 'How do I change my password?',
    answer: [
      'Open your profile and press Reset Link under the password settings. We send you an email with a link that sets a new password.',
    ],
  },
  {
    question: 'My session has ended. Is what I typed lost?',
    answer: [
      'No. Press Sign in again in the bar at the top: you come back to the same page, with what you had typed in its form. Passwords are not kept.',
    ],
  },
];
