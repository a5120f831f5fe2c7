import path from 'node:path';

import type { Rolldown } from 'vite';

/** What the bundler knows of a module; null if nothing. */
type ModuleInfoOf = (id: string) => Rolldown.ModuleInfo | null;

/** Packages that are a chunk of their own, so that budget.json can refuse them to pages; the icons, as all import their index. */
const packages = ['axios', 'jspdf', 'libphonenumber-js', 'lucide-react', 'papaparse'];

/** What the documents of guarded pages load before all else, to read what their page shows (tools/prerender/plugin.ts). */
export const earlyReads = '/src/app/early-reads.ts';

/** The layout of a module that the route tree imports: a page, or the layout itself. */
function layoutOf(id: string): 'public' | 'auth' | 'shell' {
  if (/\/(?:features\/marketing|layouts\/public)\//.test(id)) return 'public';
  return /\/(?:features|layouts)\/auth\//.test(id) ? 'auth' : 'shell';
}

/** Finds the modules that are loaded by themselves and need a module before they run: entries, layouts and pages. */
function loadersOf(infoOf: ModuleInfoOf): (id: string) => { id: string; isMain: boolean }[] {
  // The bundler copies a module to tell of it, so each is looked up once.
  const known = new Map<string, { importers: readonly string[]; isMain: boolean; isLoader: boolean }>();
  function lookUp(id: string) {
    const { importers = [], dynamicImporters = [], isEntry = false } = infoOf(id) ?? {};
    const isMain = isEntry && !id.endsWith(earlyReads);
    const isRouted = dynamicImporters.some((importer) => importer.endsWith('/src/app/routes.tsx'));
    const found = { importers, isMain, isLoader: isEntry || isRouted };
    known.set(id, found);
    return found;
  }
  return (id) => {
    const needing = new Set([id]);
    // A set also iterates over what is added meanwhile.
    for (const one of needing) for (const importer of (known.get(one) ?? lookUp(one)).importers) needing.add(importer);
    return [...needing].flatMap((one) => {
      const { isMain, isLoader } = known.get(one) ?? lookUp(one);
      return isLoader ? [{ id: one, isMain }] : [];
    });
  };
}

/** The chunk of a module, by the pages that need it before they render; null leaves it with what is loaded later. */
function chunkOf(loaders: readonly { id: string; isMain: boolean }[]): string | null {
  const [first] = loaders;
  if (first === undefined) return null;
  const isEarly = loaders.some(({ id }) => id.endsWith(earlyReads));
  const layouts = new Set(loaders.map(({ id, isMain }) => (isMain ? 'public' : layoutOf(id))));
  // Also what public pages and others share: everything loads the entry.
  const isMain = loaders.some((loader) => loader.isMain) || (layouts.has('public') && layouts.size > 1);
  if (isEarly) return isMain ? 'base' : 'data';
  if (isMain) return 'index';
  if (layouts.size > 1) return [...layouts].toSorted().join('-');
  // What one page needs comes with the page, what several need with their layout.
  const isOnePages = loaders.length === 1 && !first.id.includes('/layouts/');
  return isOnePages ? path.basename(first.id, '.tsx') : layoutOf(first.id);
}

/**
 * Which modules share a file (docs/decisions/0004): by package, and by the pages that need them. Few larger chunks compress
 * better than many small ones, and mean fewer requests.
 */
export function codeSplitting(): Rolldown.CodeSplittingOptions {
  let loaders: ReturnType<typeof loadersOf> | undefined;
  return {
    // A module is placed by who needs it, not by what else needs it.
    includeDependenciesRecursively: false,
    groups: [
      ...packages.map((name) => ({ name, test: new RegExp(`/node_modules/${name}/`), priority: 2 })),
      // Below all others: the icons call it as soon as they are loaded, before the entry.
      { name: 'base', test: /\/node_modules\/react\//, priority: 2 },
      {
        name: (id, context) => chunkOf((loaders ??= loadersOf((one) => context.getModuleInfo(one)))(id)),
        debugName: 'pages',
        priority: 1,
      },
    ],
  };
}
