import { expect, type Page } from '@playwright/test';

import { csvText } from '../../support/people-files.ts';
import { byLabel, demoPerson, typedPerson } from '../../support/people.ts';
import { signInBusiness } from './people';
import { isNarrow } from './steps';

const manager = demoPerson(6);

/** The fields of a new person without the gender. */
const newPerson = typedPerson({
  firstName: 'Ngozi',
  lastName: "O'Brien",
  workMail: 'ngozi.obrien@northbay.example',
  dateOfBirth: '1991-08-21',
  jobTitle: 'Customer Success Manager',
  department: 'Customer Success',
  employmentType: 'Full-time',
  reportsTo: manager.name,
  managersEmail: manager.workMail,
  managersId: manager.employmentId,
  grossSalaryCurrency: 'EUR',
  grossSalaryAnnual: '54000.60',
  grossSalaryMonthly: '4500.05',
});

/** The same by the labels of the form. */
export const newPersonByLabel = byLabel(newPerson);

/** A field of the form by its label. */
export const personField = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Fills in the whole form from top to bottom. */
export async function fillNewPerson(page: Page) {
  for (const [label, text] of Object.entries(newPersonByLabel)) {
    await personField(page, label).fill(text);
    // Open suggestions would cover the next field.
    if (await page.getByRole('option').first().isVisible()) await page.keyboard.press('Escape');
  }
  await page.getByRole('radio', { name: 'Female' }).check();
}

/** Expects the form as `fillNewPerson` leaves it. */
export async function expectNewPerson(page: Page) {
  for (const [label, text] of Object.entries(newPersonByLabel))
    await expect(personField(page, label)).toHaveValue(text);
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
}

/** A file for a file field; `people` are its rows. */
export const csvFile = (people: readonly string[][] | string) => ({
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(typeof people === 'string' ? people : csvText(people)),
});

/** The onboarding page. */
export const employeeForm = '/business/employee-onboarding';

/** Opens the form. */
export async function openEmployeeForm(page: Page) {
  await signInBusiness(page);
  await page.goto(employeeForm);
  await expect(submitButton(page)).toBeVisible();
}

/** Opens the form through two other pages, so that Back has an entry of ours; its title has the focus. */
export async function comeToEmployeeForm(page: Page) {
  await signInBusiness(page);
  await page.goto('/help');
  await followMenu(page, 'Employee List');
  await page.getByRole('link', { name: 'Onboard employee' }).first().click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Employee Onboarding');
  await expect(title).toBeFocused();
}

/** Follows a link of the side menu. */
export async function followMenu(page: Page, name: string) {
  if (isNarrow(page)) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
}

/** Sends the form. */
export const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });
