import type { BrowserContext, Page } from '@playwright/test';

import type { Watch } from './watch';

/** Removes a chunk, like a deploy: the old page requests a name that is gone. Returns the function that restores it. */
export async function removeChunk(name: string, context: BrowserContext, watch: Watch): Promise<() => Promise<void>> {
  watch.allow(new RegExp(`${name}-|dynamically imported module|could not be |answer 404|Failed to load resource`));
  const address = `**/assets/${name}-*.js`;
  await context.route(address, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }));
  return () => context.unroute(address);
}

/** Counts how often the page is loaded again. */
export function countLoads(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on('domcontentloaded', () => (loads.count += 1));
  return loads;
}
