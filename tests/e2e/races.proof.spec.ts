// proof: races

import { noteCase } from '../support/figures.ts';
import { raceName } from '../support/races.ts';
import { importFile, namesInFile } from './support/import-file';
import { signInBusiness } from './support/people';
import { expect, test } from './support/test';

test('a tab that is frozen during an import resumes, and sends no one twice', async ({ page, context }) => {
  await signInBusiness(page);
  const sent: string[] = [];
  let release = () => {};
  const due = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/employee', async (route) => {
    if (route.request().method() === 'POST') {
      sent.push(route.request().postData() ?? '');
      await due;
    }
    await route.fallback();
  });
  await importFile(page);
  await expect(page.getByRole('heading', { name: '0 of 3 people imported' })).toBeVisible();
  await expect.poll(() => sent.length).toBe(1);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  release();
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(page.getByRole('heading', { name: '3 of 3 people imported' })).toBeVisible();
  expect(sent).toHaveLength(namesInFile.length);
  expect(new Set(sent).size).toBe(namesInFile.length);
  noteCase('races', raceName(32));
});
