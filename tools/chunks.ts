import path from 'node:path';

import type { Rolldown } from 'vite';

/** Packages that are a chunk of their own, so that budget.json can refuse them to pages. */
const packages = ['axios', 'jspdf', 'libphonenumber-js', 'papaparse'];

/** What the documents of guarded pages load before all else, to read what their page shows (tools/prerender/plugin.ts). */
export const pageQueries = '/src/app/page-queries.ts';
const entry = '/index.html';
const routeTree = '/src/app/routes.tsx';

/** Whose chunk has what some modules share: the entry's, the first script's, or a layout's. @param id of the one that needs it */
function ownerOf(id: string): 'index' | 'data' | 'public' | 'auth' | 'shell' {
  if (id.endsWith(entry)) return 'index';
  if (id.endsWith(pageQueries)) return 'data';
  if (/\/(?:features\/marketing|layouts\/public)\//.test(id)) return 'public';
  return /\/(?:features|layouts)\/auth\//.test(id) ? 'auth' : 'shell';
}

/** What has to be there before a module runs: of all modules that are loaded by themselves, those that import it. */
function findLoaders(root: string, infoOf: (id: string) => Rolldown.ModuleInfo | null): Map<string, string[]> {
  const routed = infoOf(root + routeTree)?.dynamicallyImportedIds ?? [];
  const loadersOf = new Map<string, string[]>();
  for (const loader of [root + entry, ...routed]) {
    const needed = new Set([loader]);
    // A set also iterates over what is added meanwhile.
    for (const id of needed) {
      loadersOf.set(id, [...(loadersOf.get(id) ?? []), loader]);
      for (const imported of infoOf(id)?.importedIds ?? []) needed.add(imported);
    }
  }
  return loadersOf;
}

/** The chunk of a module, by what needs it before it renders; null leaves it with what is loaded later. */
function chunkOf([first, ...others]: readonly string[] = []): string | null {
  if (first === undefined) return null;
  const owners = new Set([first, ...others].map(ownerOf));
  // Everything loads the entry, so it also has what public pages share with others.
  const isEverywhere = owners.has('index') || (owners.has('public') && owners.size > 1);
  if (owners.has('data')) return isEverywhere ? 'base' : 'data';
  if (isEverywhere) return 'index';
  // What one page needs comes with the page, what several need with their layout.
  const isOnePages = others.length === 0 && !first.includes('/layouts/');
  return isOnePages ? path.basename(first, '.tsx') : [...owners].toSorted().join('-');
}

/**
 * Which modules share a file (docs/decisions/0004): by package, and by the pages that need them. Few larger chunks compress
 * better than many small ones, and mean fewer requests.
 */
export function codeSplitting(root: string): Rolldown.CodeSplittingOptions {
  let loaders: Map<string, string[]> | undefined;
  return {
    // A module is placed by who needs it, not by what else needs it.
    includeDependenciesRecursively: false,
    groups: [
      ...packages.map((name) => ({ name, test: new RegExp(`/node_modules/${name}/`), priority: 2 })),
      {
        name: (id, context) => chunkOf((loaders ??= findLoaders(root, (one) => context.getModuleInfo(one))).get(id)),
        debugName: 'pages',
        priority: 1,
      },
    ],
  };
}
