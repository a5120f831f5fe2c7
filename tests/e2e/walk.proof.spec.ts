// proof: walk

import type { Page, Route } from '@playwright/test';

import { brand } from '../../src/brand';
import { noteCase } from '../support/figures.ts';
import { hostileTexts } from '../support/hostile.ts';
import { pages } from '../support/pages.ts';
import { randomsOf } from '../support/randoms.mjs';
import { backendOrigin } from './support/addresses.mjs';
import { corsHeaders as headers } from './support/steps';
import { expect, test } from './support/test';
import { pagesByVisitor } from './support/visitors';

/* Random presses and typing under the policy, while a fifth of the answers are late, refused, broken off or of another
   shape. After every action the page must be whole (docs/decisions/0058). */

const actions = 10_000;
const actionsPerPage = 50;
const pagesPerRest = 20;

const faults: readonly ((route: Route) => Promise<unknown>)[] = [
  (route) => new Promise((resolve) => void setTimeout(resolve, 1500)).then(() => route.continue()),
  ...[403, 429, 500, 502].map(
    (status) => (route: Route) => route.fulfill({ status, headers, json: { message: 'No.' } }),
  ),
  (route) => route.abort('connectionreset'),
  ...['[{"id":"1","goal":"Gr', '{"__proto__":{"polluted":1},"rows":7}', '<p>Sign in to the network'].map(
    (body) => (route: Route) => route.fulfill({ headers, contentType: 'application/json', body }),
  ),
];

/** The paths and titles of pages whose title differs from their heading. */
const titles = pages.map(({ path, title }) => `${path.split('?')[0]} ${title} - ${brand.name}`);

/** Runs in the page: what is wrong with it. */
function wrong([ends, known]: readonly [string, readonly string[]]): string[] {
  const [heading, ...others] = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent.trim());
  const { title } = document;
  const said = /^(?<count>[\d,]+) saved/.exec(document.querySelector('h1 + p')?.textContent ?? '')?.groups?.['count'];
  const rows = Number(document.querySelector('main table[aria-rowcount]')?.getAttribute('aria-rowcount')) - 1;
  const isGrouped = location.search.includes('group=');
  return [
    heading === undefined || others.length > 0 ? `${others.length} more headings` : '',
    title === heading + ends || known.includes(`${location.pathname} ${title}`) ? '' : `the title ${title}`,
    said === undefined || isGrouped || rows < 0 || Number(said.replaceAll(',', '')) === rows ? '' : `${rows} rows`,
    '__xss' in window || 'polluted' in {} ? 'a text was executed' : '',
  ].filter(Boolean);
}

/** Runs in the page: a control that can be pressed, and where. */
function controlAt(random: number) {
  const found = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [role]');
  const controls = [...found]
    .filter((each) => each.tabIndex >= 0 && !each.matches('[target=_blank], [href^="mailto:"]'))
    .map((each) => ({ each, box: each.getBoundingClientRect() }))
    .map(({ each, box }) => ({ each, x: box.x + box.width / 2, y: box.y + box.height / 2 }))
    .filter(({ each, x, y }) => each.contains(document.elementFromPoint(x, y)));
  const { each, x, y } = controls[Math.floor(random * controls.length)] ?? { x: 0, y: 0 };
  return { x, y, isField: each?.matches('input, textarea') === true, isButton: each?.matches('a, button') === true };
}

/** Runs in the page: reloads it, or moves to the entry before or after it, unless that has no page. */
function moveInHistory(steps: number): void {
  const { currentEntry } = window.navigation;
  const entry = window.navigation.entries()[(currentEntry?.index ?? 0) + steps];
  const isFile = new URL(entry?.url ?? '/file.txt', location.href).pathname.includes('.');
  if (!isFile) window.history.go(steps);
}

const isFocusLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);
const loadedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);

for (const [index, [who, enter, addresses]] of pagesByVisitor.entries()) {
  test(`random actions of ${who}`, async ({ page, watch }) => {
    test.setTimeout(7_200_000);
    const random = randomsOf(index + 1);
    const any = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
    // Failures are logged; uncaught errors and violations of the policy fail the test.
    watch.allow(/^(?!uncaught|policy violation)/);
    page.on('dialog', (dialog) => void dialog.accept());
    page.on('filechooser', () => undefined);
    await page.addInitScript(() => (window.print = () => undefined));
    let requests = 0;
    await page.route(`${backendOrigin}/**`, (route) => {
      requests += 1;
      return random() < 0.2 && route.request().method() !== 'OPTIONS' ? any(faults)(route) : route.continue();
    });

    /** A random action. @returns whether it must leave a focus */
    async function act(): Promise<boolean> {
      const which = random();
      if (which < 0.14) {
        if (which < 0.06) await page.mouse.wheel(0, random() * 2000 - 1000);
        else await page.evaluate(moveInHistory, which < 0.09 ? 0 : which < 0.12 ? -1 : 1);
        return false;
      }
      const { x, y, isField, isButton } = await page.evaluate(controlAt, random());
      await page.mouse.click(x, y);
      if (isField) await page.keyboard.insertText(random() < 0.5 ? any(hostileTexts) : 'Grow 5% by 2027');
      return isButton;
    }

    for (let done = 0; done < actions; done += 1) {
      if (done % actionsPerPage === 0) {
        await page.setViewportSize({ width: any([390, 1440]), height: 900 });
        // The last action may have begun another navigation.
        await expect(async () => {
          await enter?.(page);
          await page.goto(any(addresses));
        }).toPass();
      }
      await test.step(`${done} at ${page.url()}`, async () => {
        let [leavesFocus, document] = [false, 0];
        // The last action may replace the document while this one looks for a control.
        await expect(async () => {
          document = await loadedAt(page);
          leavesFocus = await act();
        }).toPass();
        await expect(async () => {
          expect(await page.evaluate(wrong, [` - ${brand.name}`, titles] as const)).toEqual([]);
          const isLost = leavesFocus && (await isFocusLost(page)) && (await loadedAt(page)) === document;
          expect(isLost, 'the focus is lost').toBe(false);
        }).toPass({ timeout: 30_000 });
      });
      if (done % (actionsPerPage * pagesPerRest) === actionsPerPage - 1) {
        await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0, { timeout: 60_000 });
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(10_000);
        const sent = requests;
        await page.waitForTimeout(5000);
        const isUnderWay = (await page.locator('progress, [role="progressbar"]').count()) > 0;
        expect(isUnderWay || requests === sent, 'nothing starts while no one acts').toBe(true);
      }
      noteCase('walk', `${who}, ${done}`);
    }
  });
}
