type GrowthStage = 'Idea' | 'Seed' | 'EarlyStage' | 'Growth' | 'Established';

export const growthStages: readonly { value: GrowthStage; label: string }[] = [
  { value: 'Idea', label: 'Idea' },
  { value: 'Seed', label: 'Seed' },
  { value: 'EarlyStage', label: 'Early stage' },
  { value: 'Growth', label: 'Growth' },
  { value: 'Established', label: 'Established' },
];

/** The labels of the texts, in the order of the profile. */
export const companyTexts = {
  location: 'Location',
  missionStatement: 'Mission Statement',
  visionStatement: 'Vision Statement',
  currentYearGoals: 'Current Year Goals',
  longTermObjectives: 'Long-term Objectives',
  organizationalGrowth: 'Organizational Growth',
  previousGoals: 'Previous Goals',
  marketPosition: 'Market Position',
} as const;

export type CompanyText = keyof typeof companyTexts;

/** A company as it is sent: blank fields as '', a blank head count left out. */
export type CompanyEntry = Record<'name' | 'industry' | CompanyText, string> & {
  growthStage: GrowthStage | '';
  headCount?: number | undefined;
  /** Non-empty, at most five. */
  companyValues: string[];
};

/** A company as it is read; a missing field is ''. */
export type Company = Record<Exclude<keyof CompanyEntry, 'companyValues'> | 'id', string> & {
  companyValues: string[];
};
