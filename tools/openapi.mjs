// @ts-check
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { runnerImport } from 'vite';

/** `npm run openapi`: writes docs/openapi.json from the contract. */

/** @type {{ module: typeof import('./openapi') }} */
const { module } = await runnerImport('./tools/openapi.ts', {
  configFile: false,
  resolve: { tsconfigPaths: true },
  logLevel: 'warn',
});

await writeFile(fileURLToPath(new URL('../docs/openapi.json', import.meta.url)), module.openApiText());
