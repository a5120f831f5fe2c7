// @ts-check
import { firstPicture, onPhone, seenBy } from './phone.mjs';

/** @typedef {import('./phone.mjs').Browser} Browser @typedef {import('./phone.mjs').Page} Page */

const taps = 5;

/** A tap right after the first picture: is it answered, and how soon. */
export async function printFirstTaps(/** @type {Browser} */ browser, /** @type {string} */ origin) {
  const burger = [];
  const links = [];
  // Not counted: a browser that has just been started still starts.
  await onPhone(browser, (page) => tapBurger(page, origin));
  for (let run = 0; run < taps; run += 1) {
    burger.push(await onPhone(browser, (page) => tapBurger(page, origin)));
    links.push(await onPhone(browser, (page) => tapLink(page, origin)));
  }
  /** @param {string} name @param {(number | null)[]} times */
  const print = (name, times) => {
    const answered = times.filter((ms) => ms !== null && ms <= 100).length;
    const list = times.map((ms) => (ms === null ? 'lost' : Math.round(ms))).join(', ');
    console.log(`  ${name}  ${list} ms: ${answered} of ${taps} within 100 ms`);
  };
  console.log('first tap, right after the first picture of / (processor 4 times slower)');
  print('burger, tap to the picture of the open menu', burger);
  print('link, tap to the request of the next page  ', links);
}

/** @param {Page} page @param {string} origin @returns {Promise<number | null>} null: lost */
async function tapBurger(page, origin) {
  await page.goto(origin, { waitUntil: 'commit' });
  await firstPicture(page);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.waitForTimeout(500);
  if (!(await page.locator('nav:popover-open').count())) return null;
  const { answers } = await seenBy(page);
  // Shorter than 16 ms: the browser does not list it.
  return Math.max(16, ...answers.filter(({ name }) => /^(pointer(down|up)|click)$/.test(name)).map(({ ms }) => ms));
}

/** @param {Page} page @param {string} origin @returns {Promise<number | null>} null: lost */
async function tapLink(page, origin) {
  await page.goto(origin, { waitUntil: 'commit' });
  await firstPicture(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Get Started' }).first();
  await page.evaluate(() =>
    document.addEventListener(
      'pointerup',
      (event) => sessionStorage.setItem('tapped', String(performance.timeOrigin + event.timeStamp)),
      true,
    ),
  );
  const request = page
    .waitForRequest((sent) => sent.isNavigationRequest() && sent.url().endsWith('/get-started'), { timeout: 3000 })
    .catch(() => null);
  await link.tap();
  if ((await request) === null) return null;
  await page.waitForURL('**/get-started');
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const begun = performance.timeOrigin + /** @type {PerformanceNavigationTiming} */ (navigation).fetchStart;
    return begun - Number(sessionStorage.getItem('tapped'));
  });
}
