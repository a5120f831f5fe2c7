import { signIn } from './support/people';
import { heading } from './support/steps';
import { expect, test, wideOnly } from './support/test';

// Rendering the previous page once more, as pending, takes a slow phone half as long as the next page.
test('a page whose code is loaded replaces another in one step', { tag: wideOnly }, async ({ page }) => {
  await signIn(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const title = heading(page);
  const go = async (entry: string, text: string) => {
    await menu.getByRole('link', { name: entry }).click();
    await expect(title).toHaveText(text);
  };
  await page.goto('/help');
  await go('Notifications', 'Stay Updated');
  await go('Help', 'Help');
  const waits = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const note = (changes: MutationRecord[]) => {
      for (const { target } of changes) seen.push((target as Element).outerHTML.slice(0, 80));
    };
    new MutationObserver(note).observe(document.body, { subtree: true, attributeFilter: ['aria-busy'] });
    return seen;
  });
  await go('Notifications', 'Stay Updated');
  await go('Help', 'Help');
  expect(await waits.jsonValue()).toEqual([]);
});
