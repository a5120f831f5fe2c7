import type { Plugin } from 'vite';

/** What is left out, by the name axios imports it by, and what stands in its place. */
const stubs = new Map([
  // In a browser axios takes the XMLHttpRequest adapter, the only one that reports the progress of an upload.
  ['./fetch.js', 'export const getFetch = () => null; export default null;'],
  // Names for every status, of which nothing here reads one.
  ['./helpers/HttpStatusCode.js', 'export default {};'],
]);

const prefix = '\0lean-axios/';

/**
 * Leaves out of the build what nothing here uses of axios: 4 kB (brotli) less for every page that makes a call
 * (docs/decisions/0004).
 */
export function leanAxios(): Plugin {
  return {
    name: 'lean-axios',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      return stubs.has(source) && importer?.includes('/axios/lib/') ? prefix + source : null;
    },
    load(id) {
      return id.startsWith(prefix) ? (stubs.get(id.slice(prefix.length)) ?? null) : null;
    },
  };
}
