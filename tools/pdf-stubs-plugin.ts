import type { Plugin } from 'vite';

/** What jsPDF imports for turning HTML and SVG into PDF: 106 kB (gzip) that this application never runs. */
const unused = new Set(['html2canvas', 'canvg', 'dompurify']);

const stub = '\0unused-by-pdf';

/**
 * Resolves the optional imports of jsPDF to an empty module, so that they are neither shipped nor pre-bundled. Imports
 * of the same packages from anywhere else are left alone.
 */
export function pdfStubs(): Plugin {
  return {
    name: 'pdf-stubs',
    enforce: 'pre',
    resolveId(source, importer) {
      return unused.has(source) && importer?.includes('/jspdf/') ? stub : null;
    },
    load(id) {
      return id === stub ? 'export default undefined;' : null;
    },
  };
}
