import { generateTitle } from '../support/goal-texts.ts';
import { expectAnnounced, logAnnouncements } from './support/announcements';
import { chooseEmployee, company, onboardCompany } from './support/business-steps';
import { fillNewPerson, followMenu } from './support/employee-steps';
import { heading, openPocket, signOut } from './support/steps';
import { expect, narrowOnly, test } from './support/test';
import { button } from './support/visits';

const email = 'people.team8@tidewater.example';
const password = 'correct horse battery';

test(
  'a business registers, describes itself and a person, drafts goals for them and leaves',
  { tag: narrowOnly },
  async ({ page }) => {
    await logAnnouncements(page);

    await test.step('register and sign in', async () => {
      await page.goto('/business/signup');
      await page.getByLabel('First Name').fill('Maren');
      await page.getByLabel('Last Name').fill('Lie');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm Password').fill(password);
      await button(page, 'Sign Up').click();
      await expectAnnounced(page, 'User registered successfully!');
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
      await followMenu(page, 'Company');
      await expect(page).toHaveURL('/business/company-onboarding');
      await onboardCompany(page);
      await expectAnnounced(
        page,
        'Company onboarded successfully, Redirecting to Company Profile to view company details',
      );
      const id = await page.evaluate(() => localStorage.getItem('businessId'));
      await expect(page).toHaveURL(`/business/company-profile/${id}`);
      await expect(page.getByText(company['Current Year Goals'])).toBeVisible();
    });

    await test.step('describe a person', async () => {
      await followMenu(page, 'Employee Onboarding');
      await expect(page).toHaveURL('/business/employee-onboarding');
      await fillNewPerson(page);
      await button(page, 'Submit').click();
      await expectAnnounced(
        page,
        'Employee data submitted successfully! navigating to employee list to view employee datails.',
      );
      await expect(page).toHaveURL('/business/employee-list');
      expect(await page.evaluate(() => localStorage.getItem('employeeId'))).not.toBeNull();
    });

    await test.step('find the person in the list', async () => {
      await page.getByRole('button', { name: "Ngozi O'Brien" }).click();
      const details = page.getByLabel('Details');
      await expect(details.getByRole('region', { name: 'Employment' })).toContainText('Customer Success Manager');
      await expect(details.getByText('1991')).toHaveCount(0);
      await page.getByRole('button', { name: 'Close details' }).click();
    });

    await test.step('draft goals for them', async () => {
      await followMenu(page, 'Dashboard');
      await button(page, generateTitle).click();
      await chooseEmployee(page, "Ngozi O'Brien");
      await expect(page.getByLabel('Department', { exact: true })).toHaveValue('Customer Success');
      await button(page, 'Generate').click();
      await expectAnnounced(page, 'OKRs generated! Please check your pocket.');
      await button(page, 'Close').click();
    });

    await test.step('find them in the pocket', async () => {
      await openPocket(page, 'OKRs');
      await expect(page).toHaveURL('/business/okrs');
      const goal = page.locator('[data-goal]').first();
      await expect(goal).toHaveText(company['Current Year Goals']);
      await goal.click();
      await expect(page.getByLabel('Details').getByText('Customer Success Manager', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Close details' }).click();
    });

    await test.step('leave', async () => {
      await signOut(page, '/business/signin');
      await page.goto('/business/employee-list');
      await expect(page).toHaveURL('/');
    });
  },
);
