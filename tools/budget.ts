/** A route's budget: the modules whose chunks it needs, how many kB they may weigh, and packages it must not load. */
type RouteBudget = { modules: readonly string[]; maxKb: number; never?: readonly string[] };

export type Budget = { routes: Readonly<Record<string, RouteBudget>> };

/** What is read of a chunk. Paths are from the project's root, with forward slashes. */
export type ChunkFacts = {
  fileName: string;
  /** File names of the chunks it imports statically. */
  imports: readonly string[];
  /** Rendered size in bytes of each module in it. */
  modules: ReadonlyMap<string, number>;
  /** Compressed size in bytes. */
  size: number;
};

export type RouteReport = {
  route: string;
  /** Compressed kB of all chunks together; 1 kB = 1000 bytes. */
  kb: number;
  maxKb: number;
  files: number;
  problems: string[];
};

const largestShown = 12;

/** The chunks that a route loads before it is drawn: those of its modules, and what they import, each once. */
function chunksOf(starts: readonly ChunkFacts[], all: ReadonlyMap<string, ChunkFacts>): ChunkFacts[] {
  const found = new Map<string, ChunkFacts>();
  const waiting = [...starts];
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (found.has(chunk.fileName)) continue;
    found.set(chunk.fileName, chunk);
    waiting.push(...chunk.imports.flatMap((name) => all.get(name) ?? []));
  }
  return [...found.values()];
}

/** The largest modules of some chunks, a line each, to see what grew. */
function largestModules(chunks: readonly ChunkFacts[]): string {
  return chunks
    .flatMap(({ modules }) => [...modules])
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, largestShown)
    .map(([id, bytes]) => `      ${(bytes / 1000).toFixed(1).padStart(7)} kB  ${id}`)
    .join('\n');
}

/** Weighs every route of the budget. A module that is in no chunk is a problem: its budget would guard nothing. */
export function weighRoutes(budget: Budget, chunks: readonly ChunkFacts[]): RouteReport[] {
  const all = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return Object.entries(budget.routes).map(([route, { modules, maxKb, never = [] }]) => {
    const problems: string[] = [];
    const starts = modules.flatMap((id) => {
      const home = chunks.find((chunk) => chunk.modules.has(id));
      if (home === undefined) problems.push(`${id} is in no chunk: correct budget.json`);
      return home ?? [];
    });
    const loaded = chunksOf(starts, all);
    const kb = loaded.reduce((sum, { size }) => sum + size, 0) / 1000;
    if (kb > maxKb) {
      problems.push(
        `${kb.toFixed(1)} kB is over the ${maxKb} kB allowed; largest modules before compression:\n${largestModules(loaded)}`,
      );
    }
    for (const name of never) {
      const ids = loaded.flatMap((chunk) => [...chunk.modules.keys()]);
      const culprit = ids.find((id) => id.includes(`node_modules/${name}/`));
      if (culprit !== undefined) problems.push(`${name} must not be loaded here, but ${culprit} is`);
    }
    return { route, kb, maxKb, files: loaded.length, problems };
  });
}

/** The table printed with each build. */
export function formatReports(reports: readonly RouteReport[]): string {
  const width = Math.max(...reports.map(({ route }) => route.length));
  return reports
    .map(
      ({ route, kb, maxKb, files, problems }) =>
        `  ${route.padEnd(width)}  ${kb.toFixed(1).padStart(6)} of ${maxKb} kB in ${files} files${problems.length > 0 ? '  OVER' : ''}`,
    )
    .join('\n');
}
