// @ts-check
import { build } from 'vite';

import { startStaticServer } from '../../../tools/serve.mjs';
import { backendOrigin, imageOrigin, siteFolder, sitePort, slashedPort } from './addresses.mjs';
import { draftModel } from './draft-model.mjs';

/**
 * Builds the application as for production, against the backend of the run, and serves it with the production headers.
 */

// Overrides the caller's environment: a test runner would build the libraries for development.
process.env['NODE_ENV'] = 'production';
process.env['VITE_API_HOST'] = backendOrigin;
process.env['VITE_IMAGE_ORIGINS'] = imageOrigin;
Object.assign(process.env, draftModel);
await build({ mode: 'production', logLevel: 'warn', build: { outDir: siteFolder, emptyOutDir: true } });
const site = {
  root: siteFolder,
  apiOrigin: backendOrigin,
  imageOrigins: imageOrigin,
  // On one machine, compressing and decompressing a file takes longer than sending it.
  compressed: false,
};
await startStaticServer({ ...site, port: slashedPort, endSlash: true });
await startStaticServer({ ...site, port: sitePort });
