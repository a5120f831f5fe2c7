import { expect, type Page } from '@playwright/test';

/** A company's values by the labels of its form. */
export const company = {
  Name: 'Northbay Health',
  Industry: 'Healthcare',
  Location: 'Lisbon, Portugal',
  'Head Count': '42',
  'Market Position': 'Second in Portugal by clinics served, first by renewal rate.',
  'Mission Statement': 'Make good primary care easy to run, so that clinics can spend their day on patients.',
  'Vision Statement': 'A clinic in every town that people would choose for their own family.',
  'Long-term Objectives': 'Become the first choice for clinics that run their own pharmacy, in four countries.',
  'Current Year Goals': 'Sign 60 clinics, renew 94% of them, and bring the first-use time under three weeks.',
  'Organizational Growth': 'From 29 to 42 people in a year. A second engineering team starts in autumn.',
  'Previous Goals': 'Launched in Portugal and Spain. Reached 38 clinics and a team pulse of 8.1.',
} as const;

const companyValues = ['Say it plainly', 'Patients first', 'Finish things'];

/** The employee in the dialog that drafts goals. */
export const employee = (page: Page) => page.getByRole('combobox', { name: 'Employee' });

/** Searches and chooses someone. */
export async function chooseEmployee(page: Page, name: string) {
  await employee(page).fill(name);
  await page.getByRole('option', { name }).click();
}

/** Submits the company form; ends on the company profile. */
export async function onboardCompany(page: Page) {
  for (const [label, text] of Object.entries(company)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByText('Growth', { exact: true }).click();
  for (const [index, value] of companyValues.entries()) {
    const field = page.getByLabel(`Value ${index + 1}`, { exact: true });
    // The click in the last field adds the next one.
    await field.click();
    await field.fill(value);
  }
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: company.Name })).toBeVisible();
}
