type GrowthStage = 'Idea' | 'Seed' | 'EarlyStage' | 'Growth' | 'Established';

export const growthStages: readonly { value: GrowthStage; label: string }[] = [
  { value: 'Idea', label: 'Idea' },
  { value: 'Seed', label: 'Seed' },
  { value: 'EarlyStage', label: 'Early stage' },
  { value: 'Growth', label: 'Growth' },
  { value: 'Established', label: 'Established' },
];

/** A company as it is sent: blank fields as '', a blank head count left out. */
export type CompanyEntry = {
  name: string;
  industry: string;
  location: string;
  missionStatement: string;
  growthStage: GrowthStage | '';
  headCount?: number | undefined;
  visionStatement: string;
  marketPosition: string;
  longTermObjectives: string;
  currentYearGoals: string;
  organizationalGrowth: string;
  previousGoals: string;
  /** Non-empty, at most five. */
  companyValues: string[];
};

/** A company as it is read; a missing field is ''. */
export type Company = Record<Exclude<keyof CompanyEntry, 'companyValues'> | 'id', string> & {
  companyValues: string[];
};
