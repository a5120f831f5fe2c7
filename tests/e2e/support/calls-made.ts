import type { Page } from '@playwright/test';

import { contract, type CallName } from '../../../src/api/contract';

/** Records the calls of the contract that a page makes, for the row of `npm run proof`. */
export function callsMade(page: Page): ReadonlySet<CallName> {
  const made = new Set<CallName>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    for (const [name, { method, path }] of Object.entries(contract)) {
      const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
      if (method === request.method() && pattern.test(pathname)) made.add(name as CallName);
    }
  });
  return made;
}
