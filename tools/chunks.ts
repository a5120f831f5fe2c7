import path from 'node:path';

import type { Rolldown } from 'vite';

/** What the bundler knows of a module; null if nothing. */
type ModuleInfoOf = (id: string) => Rolldown.ModuleInfo | null;

/** Packages that only some pages load: each a chunk of its own name, so that budget.json can refuse it to the others. */
const apart = {
  axios: /node_modules\/axios\//,
  jspdf: /node_modules\/jspdf\//,
  'libphonenumber-js': /node_modules\/libphonenumber-js\//,
  papaparse: /node_modules\/papaparse\//,
};

/** Pages with much in common; what only they share is a chunk by the family's name, the first that has them all. */
const families = {
  auth: /\/features\/auth\//,
  lists: /(?:pocket|employee-list|search|notifications)-page/,
  records: /(?:pocket|employee-list|search|notifications|overview)-page/,
  goals: /(?:dashboard|pocket|search|overview)-page/,
  'shell-forms': /(?:profile|company|employee)-form|company-profile|dashboard-page/,
};

/** What is loaded before everything else, and sends the first reads (src/app/early-reads.ts). */
export const earlyReads = 'early-reads';

/** What so many pages of the shell need is loaded with the shell itself. */
const manyPages = 5;

/** The layout of what the route tree imports: a page, or the layout itself. */
function layoutOf(id: string): 'public' | 'auth' | 'shell' {
  if (/\/(?:marketing|layouts\/public)\//.test(id)) return 'public';
  return /\/(?:features|layouts)\/auth\//.test(id) ? 'auth' : 'shell';
}

const icon = /\/lucide-react\/dist\/esm\/(icons\/[\w-]+\.mjs)$/;

/**
 * Who imports which icon. All are imported through the index of their package, under one of the names they have there.
 * @param index the index, whose code lists the files with their names
 * @returns the importing modules, by the icon's file in its package
 */
function iconUsers(index: Rolldown.ModuleInfo | null, infoOf: ModuleInfoOf): Map<string, string[]> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of (index?.code ?? '').matchAll(
    /export \{([^}]*)\} from ["']\.\/([^"']+)["']/g,
  )) {
    for (const [name] of names.matchAll(/\w+(?=\s*(?:,|$))/g)) files.set(name, file);
  }
  const users = new Map<string, string[]>();
  for (const importer of index?.importers ?? []) {
    const [, names = ''] = /import \{([^}]*)\} from ["']lucide-react["']/.exec(infoOf(importer)?.code ?? '') ?? [];
    for (const [name] of names.matchAll(/\w+/g)) {
      const file = files.get(name);
      if (file !== undefined) users.set(file, [...(users.get(file) ?? []), importer]);
    }
  }
  return users;
}

/** What decides where a module goes. `isLoadedAtOnce`: a page or a layout, as the route tree imports them, or the entry. */
type Facts = { importers: readonly string[]; isEntry: boolean; isLoadedAtOnce: boolean };

/** Tells the facts of a build's modules, each looked up once: the bundler copies a module to tell of it. */
function factsOf(infoOf: ModuleInfoOf): (id: string) => Facts {
  const known = new Map<string, Facts>();
  let icons: Map<string, string[]> | undefined;
  function usersOf(file: string, importers: readonly string[]): readonly string[] {
    const index = importers.find((importer) => importer.endsWith('/lucide-react.mjs'));
    icons ??= iconUsers(infoOf(index ?? ''), infoOf);
    return icons.get(file) ?? [];
  }
  function lookUp(id: string): Facts {
    const { importers = [], dynamicImporters = [], isEntry = false } = infoOf(id) ?? {};
    const file = icon.exec(id)?.[1];
    return {
      importers: file === undefined ? importers : usersOf(file, importers),
      isEntry,
      isLoadedAtOnce: isEntry || dynamicImporters.some((importer) => importer.endsWith('/app/routes.tsx')),
    };
  }
  return (id) => {
    const facts = known.get(id) ?? lookUp(id);
    known.set(id, facts);
    return facts;
  };
}

/** The chunk of a module, by the pages that need it before they render; null leaves it with what is loaded later. */
function chunkOf(id: string, facts: (id: string) => Facts): string | null {
  const needing = new Set([id]);
  // A set also iterates over what is added meanwhile.
  for (const one of needing) for (const importer of facts(one).importers) needing.add(importer);
  if ([...needing].some((one) => one.endsWith(`/src/app/${earlyReads}.ts`))) return earlyReads;
  const owners = [...needing].filter((one) => facts(one).isLoadedAtOnce);
  const [owner] = owners;
  if (owner === undefined) return null;
  if (owners.some((one) => facts(one).isEntry)) return 'index';
  const ofShell = owners.filter((one) => layoutOf(one) === 'shell');
  const isLayouts = owners.some((one) => one.includes('/layouts/'));
  const isShells = ofShell.length >= manyPages || ofShell.some((one) => one.includes('/layouts/'));
  if (new Set(owners.map(layoutOf)).size > 1) return isShells || icon.test(id) ? 'index' : 'forms';
  if (isShells || isLayouts) return layoutOf(owner);
  if (owners.length === 1) return path.basename(owner, '.tsx');
  const family = Object.entries(families).find(([, pages]) => owners.every((one) => pages.test(one)));
  return family?.[0] ?? (icon.test(id) ? layoutOf(owner) : null);
}

/**
 * Which modules share a file (docs/decisions/0004): by package, and by the pages that need them. Few larger chunks compress
 * better than many small ones, and mean fewer requests.
 */
export function codeSplitting(): Rolldown.CodeSplittingOptions {
  let facts: ReturnType<typeof factsOf> | undefined;
  return {
    // A module is placed by who needs it, not by what else needs it.
    includeDependenciesRecursively: false,
    groups: [
      ...Object.entries(apart).map(([name, test]) => ({ name, test, priority: 2 })),
      {
        name: (id, context) => chunkOf(id, (facts ??= factsOf((one) => context.getModuleInfo(one)))),
        debugName: 'pages',
        priority: 1,
      },
    ],
  };
}
