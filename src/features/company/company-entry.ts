import { growthStages, type CompanyEntry } from '@/domain/company';
import { limits } from '@/domain/limits';
import { notices } from '@/domain/messages';

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

/** What is wrong with a head count; it may be blank. */
export function headCountProblem(typed: string | undefined): string | null {
  if (!isFilled(typed)) return null;
  return /^\d+$/.test(typed.trim()) && Number.isSafeInteger(Number(typed)) ? null : notices.wholeNumber;
}

/** The text of every optional field, empty where it is blank. */
function allTexts(typed: Readonly<Record<string, string>>): Pick<CompanyEntry, (typeof texts)[number]> {
  const textOf = (field: string): string => (isFilled(typed[field]) ? typed[field] : '');
  return Object.fromEntries(texts.map((field) => [field, textOf(field)])) as Record<(typeof texts)[number], string>;
}

/**
 * A company as it is sent, from what was typed: all fields, blank ones as empty text. A blank head count is left out, since
 * it is not 0, and empty values are dropped.
 * @param typed text by the form's field names, the head count without a problem
 */
export function companyEntry(typed: Readonly<Record<string, string>>): CompanyEntry {
  const { name = '', industry = '', headCount } = typed;
  const stage = growthStages.find(({ value }) => value === typed['growthStage'])?.value;
  return {
    name,
    industry,
    ...allTexts(typed),
    growthStage: stage ?? '',
    ...(isFilled(headCount) ? { headCount: Number(headCount) } : {}),
    companyValues: valueNames.map((field) => typed[field]).filter(isFilled),
  };
}
