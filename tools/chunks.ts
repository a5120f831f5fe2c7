import type { Rolldown } from 'vite';

/** Packages in their own chunks, so that budget.json can refuse them to pages. */
const packages = ['axios', 'jspdf', 'libphonenumber-js', 'papaparse'];

/** The first script of guarded pages' documents, which fetches their queries (tools/prerender/plugin.ts). */
export const pageQueries = '/src/app/page-queries.ts';
const entry = '/index.html';
const routeTree = '/src/app/routes.tsx';

/**
 * The chunk that shares the modules of a loader: of the entry, the first script, a layout, or the page of a shared link.
 * @param id of the loader
 */
function ownerOf(id: string): 'index' | 'data' | 'public' | 'shared' | 'auth' | 'shell' {
  if (id.endsWith(entry)) return 'index';
  if (id.endsWith(pageQueries)) return 'data';
  if (/\/(?:features\/marketing|layouts\/public)\//.test(id)) return 'public';
  if (id.includes('/features/shared/')) return 'shared';
  return /\/(?:features|layouts)\/auth\//.test(id) ? 'auth' : 'shell';
}

/** All items reachable from `start`, including itself. @param next gives an item's direct successors */
export function reached<T>(start: readonly T[], next: (one: T) => Iterable<T>): Set<T> {
  const found = new Set(start);
  // A set also iterates over values added meanwhile.
  for (const one of found) for (const each of next(one)) found.add(each);
  return found;
}

type InfoOf = (id: string) => Rolldown.ModuleInfo | null;

/** The modules that import each module before it runs, among those loaded separately. */
function findLoaders(loaders: readonly string[], infoOf: InfoOf): Map<string, string[]> {
  const loadersOf = new Map<string, string[]>();
  for (const loader of loaders) {
    for (const id of reached([loader], (one) => infoOf(one)?.importedIds ?? [])) {
      loadersOf.set(id, [...(loadersOf.get(id) ?? []), loader]);
    }
  }
  return loadersOf;
}

/**
 * The chunk of a module, by what needs it before it renders; null leaves it to the bundler: what one page needs, and what is
 * loaded later.
 */
function chunkOf(loaders: readonly string[] = []): string | null {
  const owners = new Set(loaders.map(ownerOf));
  // Everything loads the entry.
  if (owners.has('index')) return owners.has('data') ? 'base' : 'index';
  if (loaders.length < 2 && !owners.has('data') && !loaders[0]?.includes('/layouts/')) return null;
  if (owners.has('public') && owners.size > 1) return owners.has('data') ? 'base' : 'index';
  if (owners.has('data')) return 'data';
  // Modules that pages of every layout need are too few for a chunk of their own.
  return owners.size > 2 ? 'index' : [...owners].toSorted().join('-');
}

/**
 * Which modules share a file (docs/decisions/0004): by package, and by the pages that need them. Few larger chunks compress
 * better than many small ones, and mean fewer requests.
 */
export function codeSplitting(root: string): Rolldown.CodeSplittingOptions {
  let loaders: Map<string, string[]> | undefined;
  return {
    // A module's chunk depends on its importers.
    includeDependenciesRecursively: false,
    groups: [
      ...packages.map((name) => ({ name, test: new RegExp(`/node_modules/${name}/`), priority: 2 })),
      {
        name: (id, context) => {
          const infoOf: InfoOf = (one) => context.getModuleInfo(one);
          const pages = infoOf(root + routeTree)?.dynamicallyImportedIds ?? [];
          loaders ??= findLoaders([root + entry, ...pages], infoOf);
          return chunkOf(loaders.get(id));
        },
        debugName: 'pages',
        priority: 1,
      },
    ],
  };
}
