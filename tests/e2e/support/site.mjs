// @ts-check
import { build } from 'vite';

import { startStaticServer } from '../../../tools/serve.mjs';
import { backendOrigin, siteFolder, sitePort } from './addresses.mjs';

/**
 * Builds the application as for production, against the backend of the run, and serves it with the production headers.
 */

process.env['VITE_API_HOST'] = backendOrigin;
await build({ mode: 'production', logLevel: 'warn', build: { outDir: siteFolder, emptyOutDir: true } });
await startStaticServer({ root: siteFolder, port: sitePort, apiOrigin: backendOrigin });
