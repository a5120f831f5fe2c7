import { openCompanyGoals } from './company-goals';
import { businessScreens } from './screens-business';
import { peopleScreens } from './screens-people';
import { publicScreens } from './screens-public';
import { shellScreens } from './screens-shell';
import { pagesByVisitor } from './visitors';
import { type Screen, visit } from './visits';

/** Every screen and state that is looked at, by people and by axe. */
export const screens = [...publicScreens, ...shellScreens, ...businessScreens];

/** Every page, for every visitor who may see it. */
const everyPage = pagesByVisitor.flatMap(([who, enter, addresses]) =>
  addresses.map((path): Screen => ({
    name: `${path}, by ${who}`,
    open: async (page) => {
      await enter?.(page);
      await visit(page, path);
      // The page's requests start after its title is set.
      await page.waitForLoadState('networkidle');
    },
  })),
);

/** The goals of a company, at the groups that support them. */
const companyGoals: Screen = {
  name: 'company-goals',
  at: (width) => width >= 1024,
  open: openCompanyGoals,
  shown: (page) => page.getByRole('button', { name: /^Supports/ }).first(),
};

/** These, and every state: only for `npm run proof`, since many pages are among the states too. */
export const everyState: readonly Screen[] = [...everyPage, ...screens, companyGoals, ...peopleScreens];
