import type { Plugin } from 'vite';

/** Fails where something begins to need what was left out, instead of doing nothing. */
const leftOut = (what: string) =>
  `export default function leftOut() { throw new Error('${what} is left out of this build (tools/lean-axios-plugin.ts).'); }`;

/** Files of axios that nothing here uses, and what stands in their place. */
const stubs = new Map([
  // In a browser axios takes the XMLHttpRequest adapter, the only one that reports the progress of an upload.
  ['fetch.js', 'export const getFetch = () => null; export default null;'],
  // Names for every status.
  ['HttpStatusCode.js', 'export default {};'],
  // Calls are given up by AbortSignal.
  ['CancelToken.js', leftOut('CancelToken')],
  // Objects as forms or query strings, and forms as JSON: bodies are JSON or a form as it is, and no call has a query.
  ['toFormData.js', leftOut('toFormData')],
  ['formDataToJSON.js', leftOut('formDataToJSON')],
]);

const prefix = '\0lean-axios/';

/** Leaves out of the build what nothing here uses of axios (docs/decisions/0004). */
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
