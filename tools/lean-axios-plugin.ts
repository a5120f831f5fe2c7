import type { Plugin } from 'vite';

/** Throws where something begins to need a removed file. */
const leftOut = (what: string) =>
  `export default function leftOut() { throw new Error('${what} is left out of this build (tools/lean-axios-plugin.ts).'); }`;

/** Files of axios that nothing here uses, and what replaces each. */
const stubs = new Map([
  // In a browser axios takes the XMLHttpRequest adapter, the only one that reports the progress of an upload.
  ['fetch.js', 'export const getFetch = () => null; export default null;'],
  // Names of the status codes.
  ['HttpStatusCode.js', 'export default {};'],
  // Requests are aborted by AbortSignal.
  ['CancelToken.js', leftOut('CancelToken')],
  // Objects as forms or query strings, and forms as JSON: bodies are JSON or a form as it is, and no call has a query.
  ['toFormData.js', leftOut('toFormData')],
  ['formDataToJSON.js', leftOut('formDataToJSON')],
]);

const prefix = '\0lean-axios/';

/** Leaves unused files of axios out of the build (docs/decisions/0004). */
export function leanAxios(): Plugin {
  return {
    name: 'lean-axios',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      const file = source.slice(source.lastIndexOf('/') + 1);
      return stubs.has(file) && importer?.includes('/axios/lib/') ? prefix + file : null;
    },
    load(id) {
      return id.startsWith(prefix) ? (stubs.get(id.slice(prefix.length)) ?? null) : null;
    },
  };
}
