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

/** The modules that import each module before it runs, among those loaded separately. */
function findLoaders(loaders: readonly string[], context: Rolldown.ChunkingContext): Map<string, string[]> {
  const loadersOf = new Map<string, string[]>();
  for (const loader of loaders) {
    const needed = new Set([loader]);
    // A set also iterates over values added meanwhile.
    for (const id of needed) {
      loadersOf.set(id, [...(loadersOf.get(id) ?? []), loader]);
      for (const imported of context.getModuleInfo(id)?.importedIds ?? []) needed.add(imported);
    }
  }
  return loadersOf;
}

/**
 * The chunk of a module, by what needs it before it renders; null leaves it to the bundler: what one page needs, and what is
 * loaded later. Everything loads the entry; modules that pages of every layout need are too few for a chunk of their own.
 */
function chunkOf(loaders: readonly string[] = []): string | null {
  const owners = new Set(loaders.map(ownerOf));
  const isOfAll = owners.has('index') || owners.size > 2 || (owners.has('public') && owners.size > 1);
  if (owners.has('data')) return owners.has('index') || owners.has('public') ? 'base' : 'data';
  if (isOfAll) return 'index';
  return loaders.length < 2 && !loaders[0]?.includes('/layouts/') ? null : [...owners].toSorted().join('-');
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
          const pages = context.getModuleInfo(root + routeTree)?.dynamicallyImportedIds ?? [];
          loaders ??= findLoaders([root + entry, ...pages], context);
          return chunkOf(loaders.get(id));
        },
        debugName: 'pages',
        priority: 1,
      },
    ],
  };
}
