import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import type { Plugin } from 'vite';

import { formatReports, weighRoutes, type Budget, type ChunkFacts } from './budget.ts';

/** Path of a module from the project's root, without what the bundler adds around it. */
function plainId(root: string, id: string): string {
  return path.relative(root, id.replace('\0', '').replace(/\?.*$/, '')).split(path.sep).join('/');
}

/** As a good host sends it: brotli at its highest level. */
function compressedSize(code: string): number {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;
}

/**
 * Weighs the script of every route in budget.json after each build, prints a table, and fails the build over budget.
 */
export function routeBudget(): Plugin {
  let root = '';
  return {
    name: 'route-budget',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    writeBundle(_options, bundle) {
      const budget = JSON.parse(readFileSync(path.join(root, 'budget.json'), 'utf8')) as Budget;
      const chunks = Object.values(bundle).flatMap((output): ChunkFacts[] => {
        if (output.type !== 'chunk') return [];
        const modules = Object.entries(output.modules).map(([id, { renderedLength }]): [string, number] => [
          plainId(root, id),
          renderedLength,
        ]);
        const { fileName, imports, code } = output;
        return [{ fileName, imports, modules: new Map(modules), size: compressedSize(code) }];
      });
      const reports = weighRoutes(budget, chunks);
      this.info(`script per route, brotli:\n${formatReports(reports)}`);
      const problems = reports.flatMap((report) => report.problems.map((problem) => `  ${report.route}: ${problem}`));
      if (problems.length > 0) this.error(`budget.json is not kept:\n${problems.join('\n')}`);
    },
  };
}
