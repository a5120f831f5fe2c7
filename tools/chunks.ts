import type { Rolldown } from 'vite';

/** What is asked of a module. */
type ModuleInfoOf = (
  id: string,
) => Pick<Rolldown.ModuleInfo, 'code' | 'importers' | 'dynamicImporters' | 'isEntry'> | null;

/** Packages that only some pages load: each a chunk of its own name, so that budget.json can refuse it to the others. */
const apart = {
  axios: /node_modules\/axios\//,
  jspdf: /node_modules\/jspdf\//,
  'libphonenumber-js': /node_modules\/libphonenumber-js\//,
  papaparse: /node_modules\/papaparse\//,
  'react-query': /node_modules\/@tanstack\/(?:react-query|query-core)\//,
};

const icon = /\/lucide-react\/dist\/esm\/(icons\/[\w-]+\.mjs)$/;

/** Pages with much in common; what only they share is a chunk by the family's name, the first that has them all. */
const families = {
  auth: /\/features\/auth\//,
  lists: /(?:pocket|employee-list|search|notifications)-page/,
  records: /(?:pocket|employee-list|search|notifications|overview)-page/,
  'shell-forms': /(?:profile|company|employee)-form|company-profile|dashboard-page/,
};

/** What so many pages of the shell need is loaded with the shell itself. */
const manyPages = 5;

/** The layout of what the route tree imports: a page, or the layout itself. */
function layoutOf(id: string): 'public' | 'auth' | 'shell' {
  if (/\/(?:marketing|layouts\/public)\//.test(id)) return 'public';
  return /\/(?:features|layouts)\/auth\//.test(id) ? 'auth' : 'shell';
}

/**
 * The modules that import a module. An icon is imported through the index of its package, under one of the names it has
 * there: by the modules that import one of these.
 */
function importersOf(id: string, infoOf: ModuleInfoOf): readonly string[] {
  const importers = infoOf(id)?.importers ?? [];
  const file = icon.exec(id)?.[1];
  if (file === undefined) return importers;
  return importers.flatMap((index) => {
    const { code = '', importers: users = [] } = infoOf(index) ?? {};
    const [, names = ''] = new RegExp(`export \\{([^}]*)\\} from ["']\\./${file}["']`).exec(code ?? '') ?? [];
    const named = new RegExp(
      `import \\{[^}]*\\b(?:${[...names.matchAll(/\w+(?=\s*(?:,|$))/g)].join('|')})\\b[^}]*\\} from ["']lucide-react["']`,
    );
    return users.filter((user) => named.test(infoOf(user)?.code ?? ''));
  });
}

/** What is loaded at once and needs a module: pages and layouts, as the route tree imports them, and the entry. */
function ownersOf(id: string, infoOf: ModuleInfoOf): { id: string; isEntry: boolean }[] {
  const found = new Set([id]);
  // A set also iterates over what is added meanwhile.
  for (const one of found) for (const importer of importersOf(one, infoOf)) found.add(importer);
  return [...found].flatMap((one) => {
    const { isEntry = false, dynamicImporters = [] } = infoOf(one) ?? {};
    return isEntry || dynamicImporters.some((importer) => importer.endsWith('/app/routes.tsx'))
      ? { id: one, isEntry }
      : [];
  });
}

/**
 * The chunk of a module that several pages need before they render, by the pages that need it; null leaves it with its only
 * page, or with what is loaded later.
 */
function chunkOf(id: string, infoOf: ModuleInfoOf): string | null {
  const owners = ownersOf(id, infoOf);
  if (owners.some(({ isEntry }) => isEntry)) return 'index';
  const layouts = new Set(owners.map((owner) => layoutOf(owner.id)));
  const ofShell = owners.filter((owner) => layoutOf(owner.id) === 'shell');
  const isShells = ofShell.length >= manyPages || ofShell.some((owner) => owner.id.includes('/layouts/'));
  if (layouts.size > 1 && isShells) return 'index';
  if (layouts.size > 1) return icon.test(id) ? null : 'forms';
  const [layout = null] = layouts;
  if (isShells || owners.some((owner) => owner.id.includes('/layouts/'))) return layout;
  if (owners.length < 2) return null;
  const family = Object.entries(families).find(([, pages]) => owners.every((owner) => pages.test(owner.id)));
  return family?.[0] ?? null;
}

/**
 * Which modules share a file (docs/decisions/0004): by package, and by the pages that need them. Few larger chunks compress
 * better than many small ones, and mean fewer requests.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  // A module is placed by who needs it, not by what else needs it.
  includeDependenciesRecursively: false,
  groups: [
    ...Object.entries(apart).map(([name, test]) => ({ name, test, priority: 2 })),
    { name: (id, context) => chunkOf(id, (one) => context.getModuleInfo(one)), debugName: 'pages', priority: 1 },
    { name: 'icons', test: icon, minShareCount: 2 },
  ],
};
