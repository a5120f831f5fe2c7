import type { Page } from '@playwright/test';

import { generateTitle } from '../support/goal-texts.ts';
import { byLabel, typedPerson } from '../support/people.ts';
import { company, onboardCompany } from './support/business-steps';
import { isNarrow, openPocket, signOut } from './support/steps';
import { expect, test, withMotion } from './support/test';

test.use(withMotion);

const email = 'people.team8@tidewater.example';
const password = 'correct horse battery';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A person to onboard, by the labels of the form; age and monthly salary are left to the form's helpers. */
const {
  Age: _age,
  'Gross Monthly Salary': _monthly,
  ...person
} = byLabel(
  typedPerson({
    firstName: 'Ingrid',
    lastName: 'Åsen',
    workMail: 'ingrid.asen@tidewater.example',
    dateOfBirth: '1990-04-17',
    jobTitle: 'Sales Lead',
    department: 'Sales',
    grossSalaryAnnual: '720000',
  }),
);

async function goByMenu(page: Page, name: string) {
  if (isNarrow(page)) await button(page, 'Menu').click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
}

test('a business registers, describes itself and a person, drafts goals for them and leaves', async ({
  page,
  isMobile,
}) => {
  test.setTimeout(90_000);

  await test.step('register and sign in', async () => {
    await page.goto('/business/signup');
    await page.getByLabel('First Name').fill('Maren');
    await page.getByLabel('Last Name').fill('Lie');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await button(page, 'Sign Up').click();
    await expect(toast(page, 'User registered successfully!')).toBeVisible();
    await expect(page).toHaveURL('/business/confirm-email');
    await expect(page.getByRole('main')).toContainText(email);
    await page.goto('/business/signin');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await button(page, 'Sign In').click();
    await expect(page).toHaveURL('/business/dashboard');
    await expect(heading(page)).toHaveText('Dashboard Overview');
  });

  await test.step('describe the company', async () => {
    await goByMenu(page, 'Company');
    await expect(page).toHaveURL('/business/company-onboarding');
    await onboardCompany(page);
    await expect(
      toast(page, 'Company onboarded successfully, Redirecting to Company Profile to view company details'),
    ).toBeVisible();
    const id = await page.evaluate(() => localStorage.getItem('businessId'));
    await expect(page).toHaveURL(`/business/company-profile/${id}`);
    await expect(page.getByText(company['Current Year Goals'])).toBeVisible();
  });

  await test.step('describe a person', async () => {
    await goByMenu(page, 'Employee Onboarding');
    await expect(page).toHaveURL('/business/employee-onboarding');
    for (const [label, text] of Object.entries(person)) await page.getByLabel(label, { exact: true }).fill(text);
    await page.keyboard.press('Escape');
    await page.getByText('Female', { exact: true }).click();
    await expect(page.getByLabel('Age', { exact: true }), 'from the birth date').not.toHaveValue('');
    await expect(page.getByLabel('Gross Monthly Salary'), 'a twelfth').toHaveValue('60000.00');
    await button(page, 'Submit').click();
    await expect(
      toast(page, 'Employee data submitted successfully! navigating to employee list to view employee datails.'),
    ).toBeVisible();
    await expect(page).toHaveURL('/business/employee-list');
    expect(await page.evaluate(() => localStorage.getItem('employeeId'))).not.toBeNull();
  });

  await test.step('find the person in the list', async () => {
    await page.getByRole('button', { name: /Ingrid Åsen/ }).click();
    const details = page.getByLabel('Details');
    await expect(details.getByRole('region', { name: 'Employment' })).toContainText('Sales Lead');
    await expect(details.getByText('1990')).toHaveCount(0);
    if (isNarrow(page)) await page.getByRole('button', { name: 'Close details' }).click();
  });

  await test.step('draft goals for them', async () => {
    await goByMenu(page, 'Dashboard');
    await button(page, generateTitle).click();
    const employee = page.getByRole('combobox', { name: 'Employee' });
    if (isMobile) await employee.selectOption({ label: 'Ingrid Åsen' });
    else {
      await employee.fill('asen');
      await page.getByRole('option', { name: /Ingrid Åsen/ }).click();
    }
    await expect(page.getByLabel('Department', { exact: true })).toHaveValue('Sales');
    await button(page, 'Generate').click();
    await expect(toast(page, 'OKRs generated! Please check your pocket.')).toBeVisible();
    await button(page, 'Close').click();
  });

  await test.step('find them in the pocket', async () => {
    await openPocket(page, 'OKRs');
    await expect(page).toHaveURL('/business/okrs');
    const goal = page.locator('[data-goal]').first();
    await expect(goal).toHaveText(company['Current Year Goals']);
    await goal.click();
    await expect(page.getByLabel('Details').getByText('Sales Lead', { exact: true })).toBeVisible();
    if (isNarrow(page)) await page.getByRole('button', { name: 'Close details' }).click();
  });

  await test.step('leave', async () => {
    await signOut(page, '/business/signin');
    expect(await page.evaluate(() => ['businessToken', 'email'].map((key) => localStorage.getItem(key)))).toEqual([
      null,
      null,
    ]);
    await page.goto('/business/employee-list');
    await expect(page).toHaveURL('/');
  });
});
