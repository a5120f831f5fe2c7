import puppeteer, { type Browser } from 'puppeteer-core';

import type { Engine, Tab, WindowSize } from './tab';

/** Firefox by WebDriver BiDi, which it speaks itself: Debian has no geckodriver. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  return { open: (size) => open(browser, size), close: () => browser.close() };
}

async function open(browser: Browser, size: WindowSize): Promise<Tab> {
  // Without a screen the first tab of Firefox never gets the focus.
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(size);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(`console.${message.type()}: ${message.text()}`);
  });
  // Policy violations are among them.
  page.on('pageerror', (error) => problems.push(`uncaught: ${error instanceof Error ? error.message : String(error)}`));
  return {
    problems,
    goto: async (address) => void (await page.goto(address)),
    // The library's own wait never ends for a page from the back-forward cache.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    evaluate: async <Args extends unknown[], Result>(
      work: (...args: Args) => Result | Promise<Result>,
      ...args: Args
    ) => (await page.evaluate(work as (...given: unknown[]) => unknown, ...args)) as Result,
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    picture: async (file) => void (await page.screenshot({ path: file })),
    close: () => context.close(),
  };
}
