import { generateTitle } from '../support/goal-texts.ts';
import { signInBusiness } from './support/people';
import { expect, test, wideOnly } from './support/test';
import { button, visit } from './support/visits';

test('selecting text and letting go beside the dialog keeps it open', { tag: wideOnly }, async ({ page }) => {
  await signInBusiness(page);
  await visit(page, '/business/dashboard');
  await button(page, generateTitle).click();
  const dialog = page.getByRole('dialog', { name: generateTitle });
  const prompt = page.getByLabel('Additional prompt');
  await prompt.fill('Fewer clicks');
  await prompt.hover({ position: { x: 60, y: 20 } });
  await page.mouse.down();
  await page.mouse.move(20, 450, { steps: 5 });
  await page.mouse.up();
  await expect(prompt).toHaveValue('Fewer clicks');
  await expect(dialog).toBeVisible();

  await page.mouse.click(20, 450);
  await expect(dialog).toBeHidden();
});
