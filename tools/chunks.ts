import type { Rolldown } from 'vite';

/** Packages in their own chunks, so that budget.json can refuse them to pages. */
const packages = ['axios', 'jspdf', 'libphonenumber-js', 'papaparse'];

/** The chunk that shares the modules of a loader: of the entry, the first script of guarded pages, a layout, or a shared link's page. */
const owners = {
  index: /\/index\.html$/,
  data: /\/app\/page-queries\.ts$/,
  public: /\/(?:features\/marketing|layouts\/public)\//,
  shared: /\/features\/shared\//,
  auth: /\/(?:features|layouts)\/auth\//,
};

const ownerOf = (id: string): string =>
  Object.entries(owners).find(([, ofLoader]) => ofLoader.test(id))?.[0] ?? 'shell';

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
  const names = new Set(loaders.map(ownerOf));
  if (names.has('data')) return names.has('index') || names.has('public') ? 'base' : 'data';
  if (names.has('index') || names.size > 2 || (names.has('public') && names.size > 1)) return 'index';
  return loaders.length < 2 && !loaders[0]?.includes('/layouts/') ? null : [...names].toSorted().join('-');
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
          const pages = context.getModuleInfo(`${root}/src/app/routes.tsx`)?.dynamicallyImportedIds ?? [];
          loaders ??= findLoaders([`${root}/index.html`, ...pages], context);
          return chunkOf(loaders.get(id));
        },
        debugName: 'pages',
        priority: 1,
      },
    ],
  };
}
