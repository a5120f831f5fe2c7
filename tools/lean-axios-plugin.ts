import type { Plugin } from 'vite';

const stub = '\0axios-without-fetch';

/**
 * Leaves axios' fetch adapter out of the build: in a browser axios takes the XMLHttpRequest adapter, the only one that
 * reports the progress of an upload. 4 kB (brotli) less for every page that makes a call (docs/decisions/0004).
 */
export function leanAxios(): Plugin {
  return {
    name: 'lean-axios',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      return source === './fetch.js' && importer?.includes('/axios/lib/adapters/') ? stub : null;
    },
    load(id) {
      return id === stub ? 'export const getFetch = () => null; export default null;' : null;
    },
  };
}
