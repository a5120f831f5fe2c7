/** The help page's questions, in the order people meet them. */
export const questions: readonly { question: string; answer: readonly string[] }[] = [
  {
    question: 'What is an OKR?',
    answer: [
      'An objective says where you want to be. Three to five key results prove that you arrived.',
      'Good: "Win customers and keep them", with "lift renewals from 88% to 94% by 31 December". A key result has a number to start from, a number to reach and a date.',
      'Not so good: "Improve customer satisfaction". Nobody can say when that is done.',
    ],
  },
  {
    question: 'What is a KPI?',
    answer: [
      'A number you watch. It shows how well the work is going against a target, month after month.',
      'Good: "First reply time: median hours from question to answer; target 4; weekly; owner: support lead".',
      'Not so good: "Number of meetings". It moves without anything getting better.',
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
    question: 'Where do my results go?',
    answer: [
      'Everything you create is saved to your pocket: OKRs and KPIs each have a list. Select a row to read it in full.',
    ],
  },
  {
    question: 'How do I download or delete one?',
    answer: [
      'Every row has two icons: the arrow downloads a PDF, the bin deletes. Deleting asks first. The same two are under the details.',
    ],
  },
  {
    question: 'How do I change my password?',
    answer: ['Sign out, choose "Forgot password?" on the sign-in page, and follow the link in the email.'],
  },
];
