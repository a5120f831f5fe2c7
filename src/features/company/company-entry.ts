import { growthStages, type CompanyEntry } from '@/domain/company';
import { limits } from '@/domain/limits';
import { notices } from '@/domain/messages';
import { plainDigits } from '@/lib/digits';

/** The names of the up to five values, as the form calls them. */
export const valueNames = Array.from({ length: limits.companyValues }, (_, index) => `value${index + 1}`);

const texts = [
  'location',
  'missionStatement',
  'visionStatement',
  'marketPosition',
  'longTermObjectives',
  'currentYearGoals',
  'organizationalGrowth',
  'previousGoals',
] as const satisfies readonly (keyof CompanyEntry)[];

export const requiredFields = ['name', 'industry'] as const;
export const optionalFields: readonly string[] = [...texts, 'growthStage', 'headCount', ...valueNames];

const isFilled = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** A head count, NaN when it is none. */
function readHeadCount(typed: string): number {
  const digits = plainDigits(typed);
  return /^\d+$/.test(digits) && Number.isSafeInteger(Number(digits)) ? Number(digits) : Number.NaN;
}

/** What is wrong with a head count; it may be blank. */
export function headCountProblem(typed: string | undefined): string | null {
  return isFilled(typed) && Number.isNaN(readHeadCount(typed)) ? notices.wholeNumber : null;
}

/**
 * A company as it is sent, from what was typed. Every field goes, blank ones as empty text: a backend may ask for them
 * all. Only a blank head count is left out, for it would be a 0 that nobody typed.
 * @param typed text by the form's field names, the head count without a problem
 */
export function companyEntry(typed: Readonly<Record<string, string>>): CompanyEntry {
  const { name = '', industry = '', headCount } = typed;
  const filled = texts.map((field) => [field, isFilled(typed[field]) ? typed[field] : ''] as const);
  return {
    name,
    industry,
    ...(Object.fromEntries(filled) as Record<(typeof texts)[number], string>),
    growthStage: growthStages.find(({ value }) => value === typed['growthStage'])?.value ?? '',
    ...(isFilled(headCount) ? { headCount: readHeadCount(headCount) } : {}),
    companyValues: valueNames.map((field) => typed[field]).filter(isFilled),
  };
}
