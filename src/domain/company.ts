type GrowthStage = 'Idea' | 'Seed' | 'EarlyStage' | 'Growth' | 'Established';

/** The growth stages as they are sent and shown, in their order. */
export const growthStages: readonly { value: GrowthStage; label: string }[] = [
  { value: 'Idea', label: 'Idea' },
  { value: 'Seed', label: 'Seed' },
  { value: 'EarlyStage', label: 'Early stage' },
  { value: 'Growth', label: 'Growth' },
  { value: 'Established', label: 'Established' },
];

/** A company as it is sent: all fields, blank ones as empty text; a head count that is blank is left out, never 0. */
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
  /** The non-empty ones, at most five. */
  companyValues: string[];
};

/** A company as it is read; what the response lacks is an empty text. */
export type Company = Record<Exclude<keyof CompanyEntry, 'companyValues'> | 'id', string> & {
  companyValues: string[];
};
