/** Suggestions of the dashboard form (spec 2); the fields stay free text. */
export const roleSuggestions = ['Manager', 'CEO', 'Marketer', 'Director', 'HR', 'Sales Lead'] as const;

export const industrySuggestions = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Retail',
  'Manufacturing',
] as const;
