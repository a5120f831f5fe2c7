import type { Page } from '@playwright/test';

import { goalKinds } from '../../../src/domain/goal-kind';
import { paths } from '../../../src/domain/paths';
import { guardedPages, pages } from '../../support/pages.ts';
import { sharedLink } from '../../support/shared-link.ts';
import { signIn, signInBusiness } from './people';

const guarded: ReadonlySet<string> = new Set(guardedPages.map(({ path }) => path));

/** The pages that redirect a business; it shares the others. */
const ofIndividuals = new Set<string>([
  paths.dashboard,
  ...Object.values(goalKinds).map(({ listPath }) => listPath.individual),
]);

/** Visitors: how they sign in, and whose pages they see. Together they see every page. */
const visitors: [
  who: string,
  enter: ((page: Page) => Promise<unknown>) | undefined,
  sees: (path: string) => boolean,
][] = [
  ['a visitor', undefined, (path) => !guarded.has(path)],
  ['an individual', signIn, (path) => guarded.has(path) && !path.startsWith('/business')],
  ['a business', signInBusiness, (path) => guarded.has(path) && !ofIndividuals.has(path)],
];

const addresses: readonly string[] = [...pages.map(({ path }) => path), sharedLink];

/** Every page's address by visitor, with how they sign in; the page of a shared link also with a goal. */
export const pagesByVisitor = visitors.map(([who, enter, sees]) => [who, enter, addresses.filter(sees)] as const);
